/** The steps of a table's latest game, with those that were taken back told apart. */

import type { GameEvent, Step } from "../connection/protocol";

export interface Told {
  step: Step;
  undone: boolean;
}

export function history(steps: readonly Step[]): Told[] {
  const start = steps.findLastIndex(({ kind }) => kind === "started");
  const told = steps.slice(Math.max(start, 0)).map((step) => ({ step, undone: false }));
  told.forEach(({ step }, at) => {
    if (step.kind !== "undone") return;
    const decided = told.slice(0, at).filter((one) => one.step.kind === "decided" && !one.undone);
    for (const one of decided.slice(step.keep)) one.undone = true;
  });
  return told;
}

/** What happened in the game and still stands, decision by decision; first comes its start. */
export function course(steps: readonly Step[]): GameEvent[][] {
  return history(steps)
    .filter(({ step, undone }) => step.events && !undone)
    .map(({ step }) => step.events!);
}
