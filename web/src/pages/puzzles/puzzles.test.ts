import { describe, expect, it } from "vitest";
import { nextPuzzle, type Puzzle } from "./puzzles";

const puzzles = [1000, 1200, 1400, 1600, 1800, 2000].map(
  (rating) => ({ id: `p${rating}`, rating }) as Puzzle,
);
const draw = (rating: number, tried: string[], random: number) =>
  nextPuzzle(puzzles, { rating, isTried: (id) => tried.includes(id) }, () => random)?.rating;

describe("the next puzzle", () => {
  it("is about as hard as the player is good", () => {
    expect(draw(1000, [], 0)).toBe(1000);
    expect(draw(1000, [], 0.99)).toBe(1800);
    expect(draw(2000, [], 0.99)).toBe(1200);
  });

  it("is one that was not tried, while there is one", () => {
    expect(draw(1000, ["p1000", "p1200"], 0)).toBe(1400);
    expect(
      draw(
        1000,
        puzzles.map(({ id }) => id),
        0,
      ),
    ).toBe(1000);
  });

  it("does not exist where there are no puzzles", () => {
    expect(nextPuzzle([], { rating: 1500, isTried: () => false })).toBeNull();
  });
});
