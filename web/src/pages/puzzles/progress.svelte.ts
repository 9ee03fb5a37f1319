/** How a player gets on with puzzles. It stays on this device. */

import { readStored, restore, writeStored, type Checks } from "../../storage/storage";
import type { Puzzle } from "./puzzles";
import { FIRST_RATING, ratingAfter } from "./rating";

const KEY = "namiji.puzzles";

interface Stored {
  rating: number;
  /** Puzzles solved in a row, now and at best. */
  streak: number;
  bestStreak: number;
  /** Whether the first try of a puzzle was right, by the puzzle's id. */
  tried: Record<string, boolean>;
}

const isNumber = (value: unknown) => typeof value === "number" && Number.isFinite(value);
const CHECKS: Checks<Stored> = {
  rating: isNumber,
  streak: isNumber,
  bestStreak: isNumber,
  tried: (value) =>
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((solved) => typeof solved === "boolean"),
};

export class PuzzleProgress {
  #stored = $state.raw<Stored>(
    restore({ rating: FIRST_RATING, streak: 0, bestStreak: 0, tried: {} }, readStored(KEY), CHECKS),
  );

  get rating(): number {
    return Math.round(this.#stored.rating);
  }

  get streak(): number {
    return this.#stored.streak;
  }

  get bestStreak(): number {
    return this.#stored.bestStreak;
  }

  isTried = (id: string): boolean => Object.hasOwn(this.#stored.tried, id);

  /** Counts an answer. Only the first one to a puzzle changes the rating. */
  add({ id, rating: puzzle }: Puzzle, solved: boolean): void {
    const { rating, streak, bestStreak, tried } = this.#stored;
    const run = solved ? streak + 1 : 0;
    const first = !this.isTried(id);
    const tries = Object.keys(tried).length;
    this.#stored = {
      rating: first ? ratingAfter(rating, tries, puzzle, solved) : rating,
      streak: run,
      bestStreak: Math.max(bestStreak, run),
      tried: first ? { ...tried, [id]: solved } : tried,
    };
    writeStored(KEY, this.#stored);
  }
}
