/** Everything that a stop shows, in words for screen readers. */

import { effectText } from "../words/effects";
import { listText, nameOrYou, sentences } from "../words/phrases";
import type { Scene } from "../game/scene";
import { t } from "../words/words.svelte";
import { sailChoices, type ShownStop } from "./leg";

export function stopText(stop: ShownStop, scene: Scene): string {
  const { place, last, port, slots, boats, choice } = stop;
  const next = choice && !choice.effect.again ? choice.effect.next_boat : null;
  const end = place ? "ahead" : "behind";
  return sentences(
    choice
      ? effectText(choice.effect, scene)
      : t("board-station", { station: t(`station-${stop.station}`) }),
    port ? t("board-port", { end }) : t("board-stop", { n: place, of: last - 1 }),
    !choice && !port && slots > 1 && t("board-two-slots"),
    boats.length > 0 &&
      t("board-boats", { names: listText(boats.map((seat) => nameOrYou(seat, scene))) }),
    !choice && place > 0 && sailChoices(scene).length > 0 && t("board-closed"),
    next !== null && t("board-then", { name: nameOrYou(next, scene) }),
  );
}
