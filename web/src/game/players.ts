/** The players of a game as they are shown. */

import type { TableInfo, ViewDict } from "../connection/protocol";
import { t } from "../words/words.svelte";
import { COLORS, type Player } from "./scene";

/** By seat. 0 is the neutral boat, if the game has one. */
export function playersOf(
  info: TableInfo | null,
  view: ViewDict | null,
  you: number,
): Record<number, Player> {
  const players: Record<number, Player> = {};
  for (const { seat, kind, name, color, level, present, stand_in } of info?.seats ?? []) {
    if (kind === "open") continue;
    players[seat] = {
      seat,
      name: name ?? t("bot-name", { level: t(`level-${level}`), seat }),
      color: color ?? COLORS[seat - 1]!,
      you: seat === you,
      kind,
      level,
      present,
      standIn: stand_in,
    };
  }
  if (view?.boats["0"]) {
    const about = { name: t("neutral-boat"), color: "neutral", kind: "bot", level: null } as const;
    players[0] = { seat: 0, you: false, present: true, standIn: false, ...about };
  }
  return players;
}
