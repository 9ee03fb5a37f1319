/** The names by which pictures are asked for. */

import type { Colour } from "../game/scene";

export type SailColour = Colour | "neutral";
export type PanoramaName = "dolphin" | "octopus" | "whale";
export type FishColour = "blue" | "orange" | "green";
export type FishKind = "bream" | "mackerel" | "puffer" | "sunfish";

/** "blue-bream" */
export function fishParts(fish: string): { colour: FishColour; kind: FishKind } {
  const [colour, kind] = fish.split("-") as [FishColour, FishKind];
  return { colour, kind };
}
