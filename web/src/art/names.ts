/** The names of pictures. */

import type { Color } from "../game/scene";

export type SailColor = Color | "neutral";
export type PanoramaName = "dolphin" | "octopus" | "whale";
export type FishColor = "blue" | "orange" | "green";
export type FishKind = "bream" | "mackerel" | "puffer" | "sunfish";

/** `fish`: as in "blue-bream". */
export function fishParts(fish: string): { color: FishColor; kind: FishKind } {
  const [color, kind] = fish.split("-") as [FishColor, FishKind];
  return { color, kind };
}
