/** The analysis of a game. Chances are from 0 to 1. */

import type { AnalyzedDecision, Analysis } from "../../connection/protocol";
import type { Transport } from "../../connection/transport";
import { percentage, percentages } from "../../words/phrases";
import { language } from "../../words/words.svelte";

const POLL = 1500;
const POINTS = 5; // of each sort
const NOTICEABLE = 0.005; // less rounds to 0 percent

/** Polls until it is done. `onprogress` gets the share that is done. */
export async function awaitAnalysis(
  transport: Transport,
  game: number,
  signal: AbortSignal,
  onprogress?: (share: number) => void,
): Promise<Analysis | null> {
  while (!signal.aborted) {
    const answer = await transport.analysis(game);
    if (answer.state === "done") return answer.analysis;
    onprogress?.(answer.total ? answer.done / answer.total : 0);
    await new Promise((resolve) => setTimeout(resolve, POLL));
  }
  return null;
}

/** A seat's chance before the first decision and after each one. Estimates may be a little below 0
 * or above 1. */
export function chances({ decisions }: Analysis, seat: number): number[] {
  const first = decisions[0]?.before[seat - 1] ?? 0;
  const all = [first, ...decisions.map(({ after }) => after[seat - 1] ?? 0)];
  return all.map(within);
}

function within(chance: number): number {
  return Math.min(Math.max(chance, 0), 1);
}

/** "+1.5", as the reader's language writes it. */
export function points(change: number, signDisplay: "auto" | "exceptZero" = "auto"): string {
  const written = new Intl.NumberFormat(language(), { maximumFractionDigits: 1, signDisplay });
  return written.format(change).replace("-", "−");
}

export interface TurningPoints {
  /** The viewer's greatest mistakes. */
  own: AnalyzedDecision[];
  /** The greatest mistakes of others, and the greatest luck. */
  others: AnalyzedDecision[];
}

/** Both in the order of the game. `seat`: the viewer's, or 0. */
export function turningPoints({ decisions }: Analysis, seat: number): TurningPoints {
  const isOwn = (decision: AnalyzedDecision) => decision.seat === seat && decision.missed;
  const weight = ({ cost, missed, luck }: AnalyzedDecision) =>
    Math.max(missed ? cost : 0, Math.abs(luck));
  const greatest = (points: AnalyzedDecision[], by: (point: AnalyzedDecision) => number) =>
    points
      .filter((point) => by(point) >= NOTICEABLE)
      .sort((a, b) => by(b) - by(a))
      .slice(0, POINTS)
      .sort((a, b) => a.number - b.number);
  return {
    own: greatest(decisions.filter(isOwn), ({ cost }) => cost),
    others: greatest(
      decisions.filter((decision) => !isOwn(decision)),
      weight,
    ),
  };
}

/** What makes a decision a turning point. Of the viewer, mistakes come first. */
export function storyOf(
  { seat, cost, missed, luck }: AnalyzedDecision,
  viewer: number,
): "mistake" | "luck" | "misfortune" {
  if (missed && (seat === viewer || cost > Math.abs(luck))) return "mistake";
  return luck > 0 ? "luck" : "misfortune";
}

export interface Estimate {
  chance: number;
  /** The reach of the 95% interval to either side. */
  error: number;
}

/** The decider's chances with the move that was played, and with the better one. */
export function estimates(point: AnalyzedDecision): { played: Estimate; better: Estimate } {
  const at = point.seat - 1;
  const chance = point.before[at]! + point.chosen[at]!;
  const error = Math.hypot(point.before_error[at]!, point.chosen_error[at]!);
  return {
    played: { chance: within(chance), error },
    better: { chance: within(chance + point.cost), error: Math.hypot(error, point.cost_error) },
  };
}

/** "62% ± 3%", or "96% – 100%" where a chance would be beyond 0% or 100% */
export function estimateText({ chance, error }: Estimate): string {
  if (!error) return percentage(chance);
  const [low, high] = [within(chance - error), within(chance + error)];
  const isInside = low > 0 && high < 1;
  return isInside ? `${percentage(chance)} ± ${percentage(error)}` : percentages(low, high);
}
