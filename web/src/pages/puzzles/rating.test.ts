import { describe, expect, it } from "vitest";
import { expectedSuccess, ratingAfter } from "./rating";

describe("a rating", () => {
  it("expects an even player to solve every other puzzle", () => {
    expect(expectedSuccess(1500, 1500)).toBe(0.5);
    expect(expectedSuccess(1900, 1500)).toBeCloseTo(10 / 11);
  });

  it("rises after a solution and falls after a mistake, most at first", () => {
    const rise = ratingAfter(1500, 0, 1500, true) - 1500;
    expect(rise).toBeGreaterThan(0);
    expect(ratingAfter(1500, 0, 1500, false) - 1500).toBe(-rise);
    expect(ratingAfter(1500, 40, 1500, true) - 1500).toBeLessThan(rise);
  });

  it("rises more for a harder puzzle", () => {
    expect(ratingAfter(1500, 9, 1700, true)).toBeGreaterThan(ratingAfter(1500, 9, 1300, true));
  });

  it("finds out how good a player is", () => {
    let rating = 1200;
    let chance = 1;
    for (let tries = 0; tries < 400; tries++) {
      chance = (chance * 16807) % 2147483647;
      const solved = chance / 2147483647 < expectedSuccess(1600, rating);
      rating = ratingAfter(rating, tries, rating, solved);
    }
    expect(Math.abs(rating - 1600)).toBeLessThan(120);
  });
});
