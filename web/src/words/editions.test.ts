import { afterAll, beforeEach, expect, it } from "vitest";
import type { EditionProblem } from "../connection/protocol";
import type { Edition } from "../game/edition";
import { editionName, editionProblemText, noteText } from "./editions";
import { loadLanguage } from "./words.svelte";

const PROBLEM: EditionProblem = {
  line: 3,
  key: "version",
  code: "out-of-bounds",
  arguments: { low: "1", high: "9999", span: 9998, found: "0" },
  message: "must be an integer (1 to 9999), not 0",
};

beforeEach(() => loadLanguage("en"));
afterAll(() => loadLanguage("en"));

it("says a problem as the terminal does", () => {
  expect(editionProblemText(PROBLEM)).toBe(`version: ${PROBLEM.message}`);
});

it("says it in the reader's language", async () => {
  await loadLanguage("fr");
  expect(editionProblemText(PROBLEM)).toBe("version : il faut un entier (de 1 à 9999), et non 0");
});

it("says a problem of a newer server in English", () => {
  expect(editionProblemText({ ...PROBLEM, code: "brand-new", key: "" })).toBe(PROBLEM.message);
});

it("calls the standard edition by its name, and others by their ids", () => {
  expect(editionName({ id: "standard", version: 2 })).toBe("Standard edition, version 2");
  expect(editionName({ id: "my-box", version: 1 })).toBe("my-box, version 1");
});

it("translates our own notes and leaves those of others", async () => {
  await loadLanguage("fr");
  const route = { provenance: "house", note: "From my copy." };
  const edition = (id: string) =>
    ({ id, route, fish: { provenance: "house" } }) as never as Edition;
  expect(noteText(edition("my-box"), "route")).toBe("From my copy.");
  expect(noteText(edition("standard"), "route")).toContain("Pontons");
  expect(noteText(edition("my-box"), "fish")).toBe("");
});
