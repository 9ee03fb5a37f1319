/** The names of fish, as "blue-bream": a color and a kind of the edition that is shown. */

import type { Edition } from "./edition";

type FishNames = Pick<Edition["fish"], "colours" | "kinds">;

const STANDARD: FishNames = {
  colours: ["blue", "orange", "green"],
  kinds: ["bream", "mackerel", "puffer", "sunfish"],
};

let shown = STANDARD;

/** A page shows one edition. Its colors and kinds may be others than the standard ones. */
export function showFishOf({ fish }: Pick<Edition, "fish">): void {
  shown = fish;
}

export const fishColors = (): readonly string[] => shown.colours;
export const fishKinds = (): readonly string[] => shown.kinds;

/** Both parts may have hyphens of their own. */
export function splitFish(fish: string): { color: string; kind: string } {
  for (const color of shown.colours) {
    const kind = fish.slice(color.length + 1);
    if (fish.startsWith(`${color}-`) && shown.kinds.includes(kind)) return { color, kind };
  }
  const hyphen = fish.indexOf("-");
  return { color: fish.slice(0, hyphen), kind: fish.slice(hyphen + 1) };
}
