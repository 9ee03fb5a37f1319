/** The text of cards, made from the edition's data. */

import type { ConditionNow } from "../connection/protocol";
import {
  dockSort,
  mealPoints,
  rockCard,
  upgrade,
  type Condition,
  type Edition,
} from "../game/edition";
import { listText, sentences } from "./phrases";
import { has, t } from "./words.svelte";

/** What a card gives, and under which conditions. */
export function cardText(card: string, { edition }: { edition: Edition }): string {
  const meal = mealPoints(edition, card);
  if (meal !== null) return t("gives-meal", { n: meal });
  const gear = upgrade(edition, card);
  if (gear) {
    const gains = Object.entries(gear.adds).map(([name, n]) => t(`parameter-${name}`, { n }));
    return sentences(...gains);
  }
  return t("gives-rock", { n: rockCard(edition, card)!.points, wanted: wanted(card, edition) });
}

/** `meal`, `upgrade for Angling`. */
export function cardSort(card: string, { edition }: { edition: Edition }): string {
  return t(`sort-${dockSort(edition, card) ?? "meal"}`);
}

/** The conditions of a Sacred Rock card. */
export function wanted(card: string, edition: Edition): string {
  const rock = rockCard(edition, card)!;
  return listText((rock.conditions ?? [rock]).map(condition));
}

function condition({ metric, at_least, at_most }: Condition): string {
  const least = at_least ?? 0;
  if (at_most === undefined) {
    if (!least) return t("condition", { limit: "any", metric: "", least });
    return t("condition", { limit: "least", metric: amount(metric, least), least });
  }
  const limit =
    at_most === 0 ? "none" : !least ? "most" : least === at_most ? "exactly" : "between";
  return t("condition", { limit, metric: amount(metric, at_most), least });
}

export function amount(metric: string, n: number): string {
  return has(`metric-${metric}`) ? t(`metric-${metric}`, { n }) : t("metric", { n, color: metric });
}

/** How far a boat is with the conditions of a card. */
export function progress(conditions: readonly ConditionNow[]): string {
  return sentences(
    ...conditions.map(({ metric, now, at_least, at_most }) => {
      const missing = Math.max(0, (at_least ?? 0) - now);
      const excess = at_most === null ? 0 : Math.max(0, now - at_most);
      const met = at_most === null ? "enough" : "right";
      const state = missing ? "missing" : excess ? "excess" : met;
      return t("progress", { state, metric: amount(metric, now), n: missing || excess });
    }),
  );
}
