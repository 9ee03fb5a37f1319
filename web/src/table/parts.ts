/** Below the prompt, a small screen shows one part of the table at a time. */

import type { Scene } from "../game/scene";
import { screen } from "../ui/screen";

/** A hand of more cards takes several rows. */
export const FEW_CARDS = 3;

export type Part = "offer" | "boat" | "others" | "school" | "log";

/** Whether the viewer decides. Watchers see everything as the deciding player does. */
function isOurs({ view, seat }: Scene): boolean {
  return seat === 0 || view.decider === seat;
}

/** Whether there is something to choose from that needs its own part. */
export function hasOffer(scene: Scene): boolean {
  return isOurs(scene) && ["net", "haul", "rock", "draft"].includes(scene.view.phase);
}

/** Whether there is something in hand, which is shown beside another part. */
export function hasHand(scene: Scene): boolean {
  return isOurs(scene) && ["take", "place", "place_net"].includes(scene.view.phase);
}

/** The part that the decision needs. Null if any will do. */
export function partFor(scene: Scene): Part | null {
  if (hasOffer(scene)) return "offer";
  if (!hasHand(scene)) return null;
  return scene.view.phase === "take" ? "school" : "boat";
}

/** Whether a small screen shows many cards or nets, which need all the room that there is. */
export function showsManyCards(part: Part, { view }: Scene): boolean {
  const size = Math.max(view.hand_size, view.nets_revealed.length);
  return screen.small && part === "offer" && size > FEW_CARDS;
}

/** Whether a large screen shows cards or nets that need more than the place below the boat. */
export function spreadsCards(scene: Scene): boolean {
  const { hand_size, nets_revealed } = scene.view;
  return !screen.small && hasOffer(scene) && (hand_size > 2 || nets_revealed.length > FEW_CARDS);
}

/** Whether a part with choices takes the place of the board. */
export function replacesBoard(part: Part, scene: Scene): boolean {
  return part === partFor(scene) && (screen.short || showsManyCards(part, scene));
}
