/** The player's rating, by Elo: puzzles have fixed ratings, and every first try changes it. */

export const FIRST_RATING = 1200;

const SCALE = 400; // so many points more mean ten times the odds
const STEP = 16; // the change for an even try, twice that much for a surprise
const FIRST_STEP = 80;

/** How likely a player solves a puzzle. */
export function expectedSuccess(player: number, puzzle: number): number {
  return 1 / (1 + 10 ** ((puzzle - player) / SCALE));
}

/** The rating after a try. The first tries move it most: little is known of a new player. */
export function ratingAfter(
  player: number,
  tries: number,
  puzzle: number,
  solved: boolean,
): number {
  const step = Math.max(2 * STEP, (2 * FIRST_STEP) / (1 + tries / 4));
  return player + step * (Number(solved) - expectedSuccess(player, puzzle));
}
