import { expect, it } from "vitest";
import { lineRange, lineText } from "./textLines";

const TEXT = 'id = "a"\n\n  [boat]\nrows = 3';

it.each([
  [1, 'id = "a"'],
  [2, ""],
  [3, "[boat]"],
  [9, ""],
])("has line %i", (line, text) => {
  expect(lineText(TEXT, line)).toBe(text);
});

it("knows where a line is", () => {
  const { from, to } = lineRange(TEXT, 3);
  expect(TEXT.slice(from, to)).toBe("  [boat]");
  expect(lineRange(TEXT, 1)).toEqual({ from: 0, to: 8 });
});
