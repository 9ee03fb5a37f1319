import { describe, expect, it } from "vitest";
import { EDITION } from "../testing/builders";
import { lineStatus, linesOf } from "./lines";

const lines = linesOf(EDITION);

it("are the rows and columns of the rack with their points", () => {
  expect(lines.map(({ name, worth }) => [name, worth])).toEqual([
    ["row 1", 5],
    ["row 2", 6],
    ["column a", 2],
    ["column b", 3],
    ["column c", 4],
  ]);
  expect(lines[1]!.cells).toEqual(["a2", "b2", "c2"]);
  expect(lines[3]!.cells).toEqual(["b1", "b2"]);
});

describe("the status of a line", () => {
  const row = lines[0]!;

  it.each([
    ["empty", {}, 0, null, null],
    ["empty", { a2: "blue-bream" }, 0, null, null],
    ["single", { b1: "blue-bream" }, 1, "blue", "bream"],
    ["alive", { a1: "blue-bream", c1: "blue-puffer" }, 2, "blue", null],
    ["alive", { a1: "blue-bream", c1: "green-bream" }, 2, null, "bream"],
    ["spoiled", { a1: "blue-bream", c1: "green-puffer" }, 2, null, null],
    ["scored", { a1: "blue-bream", b1: "blue-bream", c1: "blue-puffer" }, 3, "blue", null],
    ["full", { a1: "blue-bream", b1: "blue-puffer", c1: "green-bream" }, 3, null, null],
  ] as const)("is %s with %o", (state, rack, filled, color, kind) => {
    expect(lineStatus(row, rack)).toEqual({ state, filled, color, kind });
  });

  it("understands kinds with a hyphen", () => {
    const rack = { a1: "blue-sea-bream", b1: "green-sea-bream" };
    expect(lineStatus(row, rack)).toMatchObject({ state: "alive", kind: "sea-bream" });
  });
});
