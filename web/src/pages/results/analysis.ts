/** The analysis of a game. Chances are from 0 to 1. */

import type { AnalyzedDecision, Analysis } from "../../connection/protocol";
import { analysisOf } from "../../connection/api";
import { language } from "../../words/words.svelte";

const POLL = 1500;
const NOTICEABLE = 0.005; // less rounds to 0 percent

/** Polls the server until it is done. `onprogress` gets the share that is done. */
export async function awaitAnalysis(
  table: string,
  game: number,
  onprogress: (share: number) => void,
  signal: AbortSignal,
): Promise<Analysis | null> {
  while (!signal.aborted) {
    const answer = await analysisOf(table, game);
    if (answer.state === "done") return answer.analysis;
    onprogress(answer.total ? answer.done / answer.total : 0);
    await new Promise((resolve) => setTimeout(resolve, POLL));
  }
  return null;
}

/** A seat's chance before the first decision and after each one. Estimates may be a little below 0
 * or above 1. */
export function chances({ decisions }: Analysis, seat: number): number[] {
  const first = decisions[0]?.before[seat - 1] ?? 0;
  const estimates = [first, ...decisions.map(({ after }) => after[seat - 1] ?? 0)];
  return estimates.map((chance) => Math.min(Math.max(chance, 0), 1));
}

/** "42%", as the reader's language writes it. */
export function percentage(chance: number, signDisplay: "auto" | "exceptZero" = "auto"): string {
  const written = new Intl.NumberFormat(language(), { style: "percent", signDisplay });
  return written.format(chance).replace("-", "−");
}

/** "+1.5", as the reader's language writes it. */
export function points(change: number, signDisplay: "auto" | "exceptZero" = "auto"): string {
  const written = new Intl.NumberFormat(language(), { maximumFractionDigits: 1, signDisplay });
  return written.format(change).replace("-", "−");
}

/** The greatest mistakes and the greatest luck, in the order of the game. */
export function turningPoints({ decisions }: Analysis, count: number): AnalyzedDecision[] {
  const weight = ({ cost, missed, luck }: AnalyzedDecision) =>
    Math.max(missed ? cost : 0, Math.abs(luck));
  return decisions
    .filter((decision) => weight(decision) >= NOTICEABLE)
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, count)
    .sort((a, b) => a.number - b.number);
}
