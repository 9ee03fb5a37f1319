/** The steps of a table's latest game, marked where they were undone. */

import type { GameEvent, Step } from "../connection/protocol";

export interface HistoryStep {
  step: Step;
  undone: boolean;
}

export function gameHistory(steps: readonly Step[]): HistoryStep[] {
  const start = steps.findLastIndex(({ kind }) => kind === "started");
  const history = steps.slice(Math.max(start, 0)).map((step) => ({ step, undone: false }));
  history.forEach(({ step }, index) => {
    if (step.kind !== "undone") return;
    const decisions = history
      .slice(0, index)
      .filter((earlier) => earlier.step.kind === "decided" && !earlier.undone);
    for (const earlier of decisions.slice(step.keep)) earlier.undone = true;
  });
  return history;
}

/** The events that were not undone, by decision. The first list is the start of the game. */
export function eventsByDecision(steps: readonly Step[]): GameEvent[][] {
  return gameHistory(steps)
    .filter(({ step, undone }) => step.events && !undone)
    .map(({ step }) => step.events!);
}
