/** What is heard of a game. Nothing is loaded until someone switches the sound on. */

import type { GameEvent } from "../connection/protocol";
import { settings } from "../storage/settings.svelte";
import type { SoundName } from "./synthesizer";

/** The sound of an event, if it has one. */
export function soundOf(event: GameEvent): SoundName | null {
  switch (event.type) {
    case "sailed":
      return "sea";
    case "fish_kept":
    case "net_kept":
    case "section_taken":
    case "rock_kept":
    case "dock_card_kept":
    case "offering_floated":
      return "wood";
    case "crustacean_drawn":
    case "haul_lost":
      return "bag";
    case "bonus_taken":
      return "bell";
    case "scored":
      return ["row", "column", "rock"].includes(event.reason) && event.points > 0 ? "bell" : null;
    default:
      return null;
  }
}

export function play(name: SoundName | null): void {
  if (!settings.sound || !name || document.hidden) return;
  import("./synthesizer").then(
    ({ sound }) => sound(name),
    () => {
      // The game does without it.
    },
  );
}
