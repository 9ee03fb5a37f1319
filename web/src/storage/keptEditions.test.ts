import { beforeEach, expect, it } from "vitest";
import { keepEdition, keptEditions, removeEdition } from "./keptEditions";
import { writeStored } from "./storage";

const edition = (id: string, digest: string) => ({ id, version: 1, digest, text: `id = "${id}"` });

beforeEach(() => {
  localStorage.clear();
});

it("keeps editions, the latest first", () => {
  keepEdition(edition("a", "1"));
  keepEdition(edition("b", "2"));
  expect(keptEditions().map(({ id }) => id)).toEqual(["b", "a"]);
});

it("replaces an earlier state of the same edition", () => {
  keepEdition(edition("a", "1"));
  keepEdition(edition("b", "2"));
  keepEdition(edition("a", "3"));
  expect(keptEditions().map(({ digest }) => digest)).toEqual(["3", "2"]);
});

it("removes one", () => {
  keepEdition(edition("a", "1"));
  keepEdition(edition("b", "2"));
  removeEdition("2");
  expect(keptEditions().map(({ id }) => id)).toEqual(["a"]);
});

it("ignores what it cannot read", () => {
  writeStored("namiji.editions", { kept: [edition("a", "1"), { id: "b" }, null, 3] });
  expect(keptEditions().map(({ id }) => id)).toEqual(["a"]);
  writeStored("namiji.editions", { kept: "none" });
  expect(keptEditions()).toEqual([]);
});
