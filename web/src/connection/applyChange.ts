/** Whole states out of changes: what the server leaves out is as it was. */

import type { BoatDict, Change, State } from "./protocol";

/** The state that a change leads to; null if it changes another state than this one. */
export function applyChange(state: State | null, change: Change): State | null {
  const game = state?.game;
  if (!game || state.version !== change.since) return null;
  const { view, ...rest } = change.game;
  const boats: Record<string, BoatDict> = {};
  for (const [seat, boat] of Object.entries(game.view.boats))
    boats[seat] = { ...boat, ...view?.boats?.[seat] };
  return {
    ...state,
    version: change.version,
    steps: change.steps,
    table: { ...state.table, ...change.table },
    game: { ...game, ...rest, view: { ...game.view, ...view, boats } },
  };
}
