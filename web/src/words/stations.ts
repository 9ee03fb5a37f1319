/** What each station does for a boat with certain upgrades. */

import { PANORAMAS, type Edition } from "../game/edition";
import type { Perspective } from "./phrases";
import { t } from "./words.svelte";

export type Topic =
  "angling" | "net" | "trap" | "whirlpool" | "panorama" | "rock" | "dock" | "finish";

/** The three panoramas share a topic. */
export function topicOf(station: string): Topic {
  return (PANORAMAS as readonly string[]).includes(station) ? "panorama" : (station as Topic);
}

export function stationHelp(topic: Topic, { edition, view, seat }: Perspective): string[] {
  const own = view.boats[seat]?.parameters ?? edition.parameters;
  const n = (name: string) => own[name] ?? 0;
  const lines = t("help-lines", {
    rows: figures(edition.boat.row_points),
    columns: figures(edition.boat.column_points),
  });
  switch (topic) {
    case "angling":
      return [
        t("help-angling"),
        ...(n("angling_reveals") ? [t("help-angling-reveals", { n: n("angling_reveals") })] : []),
        ...(n("angling_catches") > 1
          ? [t("help-angling-catches", { n: n("angling_catches") - 1 })]
          : []),
        ...(n("angling_spread") ? [t("help-angling-spread")] : []),
        lines,
      ];
    case "net":
      return [t("help-net", { n: n("net_reveals") }), lines];
    case "trap":
      return [
        t("help-trap", {
          draws: n("trap_draws"),
          crabs: n("trap_crabs"),
          n: edition.crustaceans.points_each,
        }),
        ...(n("trap_saved") ? [t("help-trap-saved", { n: n("trap_saved") })] : []),
      ];
    case "whirlpool": {
      const costs = edition.boat.penalty.slice(1);
      const each = costs.map((cost, left) => t("help-penalty", { cost, left: left + 1 }));
      return [t("help-whirlpool", { n: n("whirlpool_offerings"), penalties: each.join(", ") })];
    }
    case "panorama":
      return [
        t("help-panorama", { ...edition.panoramas.sections, n: edition.panoramas.bonus }),
        ...(n("panorama_sections") > 1
          ? [t("help-panorama-sections", { n: n("panorama_sections") })]
          : []),
      ];
    case "rock":
      return [t("help-rock", { n: n("rock_draws"), keeps: n("rock_keeps") || 1 })];
    case "dock":
      return [t("help-dock")];
    case "finish":
      return [t("help-finish", { tokens: tokensInPlay(edition, view).join(", ") })];
  }
}

/** The Early Bird tokens in play: one per boat. */
function tokensInPlay(edition: Edition, { boats }: Perspective["view"]): number[] {
  const seats = Object.keys(boats).filter(
    (seat) => seat !== "0" || edition.rulings.neutral_counts_as_boat,
  );
  return edition.early_bird.tokens.slice(0, seats.length);
}

/** Equal numbers are listed once. */
function figures(values: readonly number[]): string {
  return new Set(values).size === 1 ? String(values[0]) : values.join(", ");
}
