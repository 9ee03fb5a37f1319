/** What the teacher says. */

import type { HintInfo, MeritInfo, VerdictInfo } from "../connection/protocol";
import { estimateText } from "../pages/results/analysis";
import { actionName } from "../words/actions";
import { sentences, type Perspective } from "../words/phrases";
import { t } from "../words/words.svelte";

/** What speaks most for a choice. */
export function meritText(merit: MeritInfo | null): string {
  if (!merit) return t("merit-none");
  const n = Math.max(1, Math.round(merit.points));
  if (merit.kind === "tempo") return t("merit-tempo", { n, stops: merit.stops });
  return t(`merit-${merit.kind}`, { n });
}

export function hintText(hint: HintInfo, perspective: Perspective): string {
  return sentences(
    t("hint-best", { action: actionName(hint.best, perspective) }),
    meritText(hint.merit),
    t(`hint-${hint.sureness}`),
    t("hint-compared", {
      chance: estimateText({ chance: hint.chance, error: hint.chance_error }),
      action: actionName(hint.other, perspective),
      next: estimateText({ chance: hint.other_chance, error: hint.other_error }),
    }),
  );
}

export function verdictText({ best, cost, error, merit }: VerdictInfo, at: Perspective): string {
  return sentences(
    t("coach-mistake", {
      cost: estimateText({ chance: cost, error }),
      action: actionName(best, at),
    }),
    meritText(merit),
  );
}
