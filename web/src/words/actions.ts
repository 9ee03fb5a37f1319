/** An action in words: `sail 14` as "Sail to 14, Octopus Panorama". */

import { join, netWords, place, type Teller } from "./phrases";
import { nameOf, t } from "./words.svelte";

export function actionName(action: string, teller: Teller): string {
  const [verb, ...words] = action.split(" ");
  const what = words[0] ?? "";
  const id = `action-${verb}`;
  switch (verb) {
    case "sail":
      return t(id, { place: place(Number(what), teller) });
    case "slot":
      return t(id, { slot: what });
    case "take":
      return what === "face-down" ? t("action-take-random") : t(id, { fish: nameOf("fish", what) });
    case "net":
      return t(id, { net: netWords(what.split("+")) });
    case "place":
      return t(id, { cells: join(words) });
    case "keep":
    case "pick":
      return t(id, { card: nameOf("card", what) });
    default:
      return t(id);
  }
}
