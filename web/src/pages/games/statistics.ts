/** What the games of this device add up to. */

import { LEVELS, type Level } from "../../game/scene";
import type { PlayedGame } from "../../storage/playedGames";
import { REASONS, type Reason } from "../../game/results";

const LATEST = 10; // games that decide about a suggestion
const ENOUGH = 5;

export interface LevelRecord {
  level: Level;
  games: number;
  /** Shared victories count as a part. */
  wins: number;
}

/** The strongest bot of a game; null if other people played, too. */
export function levelOf({ seat, seats }: PlayedGame): Level | null {
  const others = seats.filter((one) => one.seat !== seat);
  if (!seat || others.some(({ level }) => level === null)) return null;
  return LEVELS.findLast((level) => others.some((one) => one.level === level)) ?? null;
}

export function share({ seat, winners }: PlayedGame): number {
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/** The levels that the person has played against, the weakest first. */
export function byLevel(games: readonly PlayedGame[]): LevelRecord[] {
  return LEVELS.flatMap((level) => {
    const against = games.filter((game) => levelOf(game) === level);
    const wins = against.reduce((sum, game) => sum + share(game), 0);
    return against.length ? [{ level, games: against.length, wins }] : [];
  });
}

/**
 * The level to try next, for someone who has won most of the latest games against the strongest
 * level that they have played. `games`: the latest first.
 */
export function suggestion(games: readonly PlayedGame[]): Level | null {
  const strongest = byLevel(games).at(-1)?.level;
  if (!strongest) return null;
  const latest = games.filter((game) => levelOf(game) === strongest).slice(0, LATEST);
  const wins = latest.reduce((sum, game) => sum + share(game), 0);
  if (latest.length < ENOUGH || wins <= latest.length / 2) return null;
  return LEVELS[LEVELS.indexOf(strongest) + 1] ?? null;
}

export interface Best {
  /** Null: all points of a game. */
  reason: Reason | null;
  points: number;
  game: PlayedGame;
}

/** The person's best game by each source of points, and altogether. */
export function bests(games: readonly PlayedGame[]): Best[] {
  return [null, ...REASONS].flatMap((reason) => {
    const all = games.flatMap((game) => {
      const own = game.results.find(({ seat }) => seat === game.seat);
      const points = reason ? own?.by[reason] : own?.total;
      return points === undefined ? [] : [{ reason, points, game }];
    });
    const best = all.reduce<Best | null>((a, b) => (a && a.points >= b.points ? a : b), null);
    return best && (reason === null || best.points > 0) ? [best] : [];
  });
}

/** The person's place in a game: 1 for a winner. */
export function placeIn({ seat, results }: PlayedGame): number {
  const own = results.find((one) => one.seat === seat);
  return own ? results.filter(({ total }) => total > own.total).length + 1 : 0;
}
