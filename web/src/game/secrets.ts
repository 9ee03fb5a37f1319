/** What only one of several people at a device may see. */

import type { GameEvent, ViewDict } from "../connection/protocol";
import type { ShownGame } from "./stage.svelte";

/** Decisions about cards that nobody else may see. */
const SECRET_PHASES: ViewDict["phase"][] = ["rock", "draft"];

export function showsSecrets(game: ShownGame | null): boolean {
  return game !== null && game.choices.length > 0 && SECRET_PHASES.includes(game.view.phase);
}

/** The view with all Sacred Rock cards face down, and without the cards in hand. */
export function withoutSecrets(view: ViewDict): ViewDict {
  return { ...view, own_rocks: [], known_rocks: {}, hand: [] };
}

/** The event as anyone may know it. */
export function publicEvent(event: GameEvent): GameEvent {
  switch (event.type) {
    case "rocks_drawn":
    case "dock_hand": {
      const { cards: _, ...others } = event;
      return others;
    }
    case "rock_kept":
    case "rock_returned":
    case "dock_card_discarded":
    case "dock_card_returned": {
      const { card: _, ...others } = event;
      return others;
    }
    default:
      return event;
  }
}
