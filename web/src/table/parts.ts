/** Small screens show one part of the table at a time under the prompt. */

import type { Scene } from "../game/scene";

export type Part = "offer" | "boat" | "others" | "school" | "log";

/** Whether what the decision is about concerns whoever looks. */
function isOurs({ view, seat }: Scene): boolean {
  return seat === 0 || view.decider === seat;
}

/** What is laid out to choose from needs room of its own. */
export function hasOffer(scene: Scene): boolean {
  return isOurs(scene) && ["net", "haul", "rock", "draft"].includes(scene.view.phase);
}

/** What is in hand lies beside the part that it is for. */
export function hasHand(scene: Scene): boolean {
  return isOurs(scene) && ["take", "place", "place_net"].includes(scene.view.phase);
}

/** The part that the decision needs; null where it does not matter. */
export function partFor(scene: Scene): Part | null {
  if (hasOffer(scene)) return "offer";
  if (!hasHand(scene)) return null;
  return scene.view.phase === "take" ? "school" : "boat";
}
