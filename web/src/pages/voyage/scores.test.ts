import { expect, test } from "vitest";
import { beatenShare, listed, median, rankOf } from "./scores";

test("a tie counts half", () => {
  expect(beatenShare(40, [30, 40, 50, 60])).toBe(0.375);
  expect(beatenShare(70, [30, 40])).toBe(1);
  expect(beatenShare(10, [])).toBeNull();
});

test("the middle of some scores", () => {
  expect(median([5, 1, 9])).toBe(5);
  expect(median([4, 1, 9, 5])).toBe(4);
  expect(median([])).toBeNull();
});

test("who is tied shares the better place", () => {
  expect([50, 40, 40, 30].map((score) => rankOf(score, [50, 40, 40, 30]))).toEqual([1, 2, 2, 4]);
});

test("counts become scores", () => {
  expect(listed({ "-3": 1, "20": 2 }).sort((a, b) => a - b)).toEqual([-3, 20, 20]);
});
