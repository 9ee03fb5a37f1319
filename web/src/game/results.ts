/** The results of a game, added up from its events. */

import type { GameEvent, Scored } from "../connection/protocol";

export type Reason = Scored["reason"];

/** In the order of the score sheet. */
export const REASONS: readonly Reason[] = [
  "row",
  "column",
  "crustaceans",
  "section",
  "bonus",
  "meal",
  "upgrade",
  "early_bird",
  "rock",
  "penalty",
];

export interface Result {
  seat: number;
  total: number;
  by: Partial<Record<Reason, number>>;
  rocks: { card: string; fulfilled: boolean }[];
}

/** One per seat, the best first. */
export function results(eventsByDecision: readonly GameEvent[][]): Result[] {
  const events = eventsByDecision.flat();
  const ended = events.find((event) => event.type === "ended");
  const of = new Map<number, Result>();
  for (const [seat, total] of Object.entries(ended?.scores ?? {}))
    of.set(Number(seat), { seat: Number(seat), total, by: {}, rocks: [] });
  for (const event of events) {
    if (event.type === "scored") {
      const { by } = of.get(event.seat)!;
      by[event.reason] = (by[event.reason] ?? 0) + event.points;
    } else if (event.type === "rock_revealed") {
      of.get(event.seat)!.rocks.push({ card: event.card, fulfilled: event.fulfilled });
    }
  }
  return [...of.values()].sort((a, b) => b.total - a.total);
}

/** The points of each seat after each decision. */
export function scoreHistory(
  eventsByDecision: readonly GameEvent[][],
  seats: readonly number[],
): number[][] {
  return seats.map((seat) => {
    let total = 0;
    return eventsByDecision.map((events) => {
      for (const event of events)
        if (event.type === "scored" && event.seat === seat) total = event.total;
      return total;
    });
  });
}

/** The decisions that end a leg. */
export function portDecisions(eventsByDecision: readonly GameEvent[][]): number[] {
  return eventsByDecision.flatMap((events, index) =>
    events.some(({ type }) => type === "dock_card_returned") ? [index] : [],
  );
}
