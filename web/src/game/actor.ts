/** Who did what an event says. */

import type { GameEvent } from "../connection/protocol";

/**
 * The seat that acts; `before` is the one that acted in the event before. Events that name no seat
 * belong to the same actor. 0: nobody, at the start and at the end of a game.
 */
export function actorOf(event: GameEvent, before: number): number {
  if (event.type === "started" || event.type === "ended") return 0;
  if ("by" in event) return event.by; // a player may move the neutral boat
  return ("seat" in event && event.seat) || before;
}
