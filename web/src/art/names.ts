/** The names of pictures. */

import { fishColors, fishKinds, splitFish } from "../game/fish";
import type { Color } from "../game/scene";

export type SailColor = Color | "neutral";
export type PanoramaName = "dolphin" | "octopus" | "whale";
export type FishColor = "blue" | "orange" | "green" | "plum";
export type FishKind = "bream" | "mackerel" | "puffer" | "sunfish";

const PAINTS: readonly FishColor[] = ["blue", "orange", "green", "plum"];
const SHAPES: readonly FishKind[] = ["bream", "mackerel", "puffer", "sunfish"];

export interface FishPicture {
  color: FishColor;
  kind: FishKind;
  /** Looks the other way: there are more kinds than shapes. */
  mirrored: boolean;
}

/** How a fish is drawn. One with other words than ours gets a paint and a shape that are left. */
export function fishPicture(fish: string): FishPicture {
  const { color, kind } = splitFish(fish);
  const shape = placeOf(kind, fishKinds(), SHAPES);
  return {
    color: PAINTS[placeOf(color, fishColors(), PAINTS) % PAINTS.length]!,
    kind: SHAPES[shape % SHAPES.length]!,
    mirrored: shape >= SHAPES.length,
  };
}

/** The place of a name among the drawings; beyond their number, they begin again. */
function placeOf(name: string, names: readonly string[], drawn: readonly string[]): number {
  const own = drawn.indexOf(name);
  if (own >= 0) return own;
  const left = drawn.filter((one) => !names.includes(one)).map((one) => drawn.indexOf(one));
  const strangers = names.filter((one) => !drawn.includes(one));
  const place = Math.max(0, strangers.indexOf(name));
  return left[place] ?? drawn.length + place - left.length;
}
