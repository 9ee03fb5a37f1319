/** Who sits where, as it is shown. */

import type { TableInfo, ViewDict } from "../connection/protocol";
import { COLOURS, type Face } from "./scene";
import { t } from "../words/words.svelte";

/** By seat; 0 is the neutral boat, where the game has one. */
export function facesOf(
  info: TableInfo | null,
  view: ViewDict | null,
  you: number,
): Record<number, Face> {
  const faces: Record<number, Face> = {};
  for (const { seat, kind, name, colour, level, present, stand_in } of info?.seats ?? []) {
    if (kind === "open") continue;
    faces[seat] = {
      seat,
      name: name ?? t("bot-name", { level: t(`level-${level}`), seat }),
      colour: colour ?? COLOURS[seat - 1]!,
      you: seat === you,
      kind,
      level,
      present,
      standIn: stand_in,
    };
  }
  if (view?.boats["0"]) {
    const face = { name: t("neutral-boat"), colour: "neutral", kind: "bot", level: null } as const;
    faces[0] = { seat: 0, you: false, present: true, standIn: false, ...face };
  }
  return faces;
}
