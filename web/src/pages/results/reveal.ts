/** What is revealed when a game ends, card by card. */

import type { GameEvent } from "../../connection/protocol";

export interface Revealed {
  seat: number;
  /** Null: the Offerings that are still aboard. */
  card: string | null;
  fulfilled: boolean;
  points: number;
  /** The seat's points after it. */
  total: number;
}

/** In the order in which it happened. `before`: each seat's points until then. */
export function revealOf(eventsByDecision: readonly GameEvent[][]): {
  revealed: Revealed[];
  before: Record<number, number>;
} {
  const totals: Record<number, number> = {};
  const revealed: Revealed[] = [];
  let before: Record<number, number> = {};
  for (const event of eventsByDecision.flat()) {
    if (event.type === "rock_revealed") {
      if (!revealed.length) before = { ...totals };
      const { seat, card, fulfilled } = event;
      revealed.push({ seat, card, fulfilled, points: 0, total: totals[seat] ?? 0 });
    } else if (event.type === "scored") {
      const { seat, reason, points, total } = event;
      if (reason === "penalty") {
        if (!revealed.length) before = { ...totals };
        revealed.push({ seat, card: null, fulfilled: false, points, total });
      } else if (reason === "rock") {
        Object.assign(revealed.at(-1)!, { points, total });
      }
      totals[seat] = total;
    }
  }
  return { revealed, before };
}
