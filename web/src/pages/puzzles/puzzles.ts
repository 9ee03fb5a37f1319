/** The puzzles of the package; `namiji puzzles` writes them (docs/puzzles.md). */

import type { HintInfo, ViewDict } from "../../connection/protocol";
import address from "../../../../src/namiji/puzzles/standard.json?url";

export const THEMES = [
  ...(["tempo", "lines", "odds", "draft"] as const),
  ...(["rocks", "panoramas", "offerings", "rivals"] as const),
] as const;
export type Theme = (typeof THEMES)[number];

export interface Puzzle {
  id: string;
  players: number;
  direction: ViewDict["direction"];
  /** The deal and all decisions before this one, by number. */
  seed: string;
  actions: number[];
  /** The number of the best action. */
  solution: number;
  /** By action: the chance to win, and how far its interval reaches to either side. */
  chances: Record<string, [number, number]>;
  /** Whether the chances are calculated to the end. */
  exact: boolean;
  merit: NonNullable<HintInfo["merit"]>;
  theme: Theme;
  /** How often deckhand, sailor, skipper and master find the solution. */
  success: number[];
  rating: number;
}

export interface PuzzleSet {
  /** The digest of its edition follows the last colon. */
  edition: string;
  rules: number;
  puzzles: Puzzle[];
}

export async function fetchPuzzles(): Promise<PuzzleSet> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return (await answer.json()) as PuzzleSet;
}

const NEAR = 5; // puzzles of about the right difficulty, of which one is drawn

/** The next puzzle: one of those not tried yet that are about as hard as the player is good. */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  { rating, isTried }: { rating: number; isTried: (id: string) => boolean },
  random: () => number = Math.random,
): Puzzle | null {
  const fresh = puzzles.filter(({ id }) => !isTried(id));
  const distance = (puzzle: Puzzle) => Math.abs(puzzle.rating - rating);
  const near = (fresh.length ? fresh : [...puzzles])
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, NEAR);
  return near[Math.floor(random() * near.length)] ?? null;
}
