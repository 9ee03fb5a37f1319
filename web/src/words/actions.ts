/** Actions in words: `sail 14` is "Sail to the Octopus Panorama (14)". */

import { listText, netText, placeTo, type Perspective } from "./phrases";
import { nameOf, t } from "./words.svelte";

export function actionName(action: string, perspective: Perspective): string {
  const [verb, ...words] = action.split(" ");
  const what = words[0] ?? "";
  const id = `action-${verb}`;
  switch (verb) {
    case "sail":
      return t(id, { place: placeTo(Number(what), perspective) });
    case "slot":
      return t(id, { slot: what });
    case "take":
      return what === "face-down" ? t("action-take-random") : t(id, { fish: nameOf("fish", what) });
    case "net":
      return t(id, { net: netText(what.split("+")) });
    case "place":
      return t(id, { cells: listText(words) });
    case "keep":
    case "pick":
      return t(id, { card: nameOf("card", what) });
    default:
      return t(id);
  }
}
