/** The voyage of the day: by date, the same deal, seats and bots for everyone. The server has the
 * same (`namiji.record.voyage`). */

import type { Direction } from "./edition";
import type { Level } from "./scene";

/** Who sits where. */
export const SEATS = ["person", "skipper", "sailor", "skipper"] as const;
export const PERSON = 1;
export const BOTS: Level[] = SEATS.filter((seat) => seat !== "person");

const DAY = 24 * 3600 * 1000;

/** Today's date in UTC, such as `2026-11-17`. */
export function today(now = Date.now()): string {
  return new Date(now).toISOString().slice(0, 10);
}

/** The seed is public: it follows from the date. */
export function voyageSeed(day: string): string {
  return `voyage-${day}`;
}

export function voyageDirection(day: string): Direction {
  return (Date.parse(day) / DAY) % 2 ? "counterclockwise" : "clockwise";
}
