/** Where a fish or a net may lie, and what pressing a cell of the rack means. */

import type { Choice, PlaceEffect } from "../connection/protocol";

export interface Placing {
  choice: Choice;
  effect: PlaceEffect;
  /** In the order of the fish: one, or two for a net. */
  cells: string[];
  fish: string[];
}

export function placingOf(choice: Choice): Placing | null {
  const { effect } = choice;
  if (effect.kind !== "place") return null;
  return { choice, effect, cells: Object.keys(effect.cells), fish: Object.values(effect.cells) };
}

export interface Press {
  /** The placement that it means; none where a net could lie several ways from here. */
  placing: Placing | null;
  /** All of them with the first fish here. */
  from: Placing[];
}

/**
 * A net is laid in two steps, the cell of its first fish and then one beside it; two equal fish have no order.
 * `first` is the cell of the first step, `picked` what waits to be confirmed.
 */
export function press(
  cell: string,
  placings: Placing[],
  first: string | null,
  picked: Choice | null,
): Press | null {
  const startingAt = (start: string) =>
    placings.filter(({ effect, fish }) => effect.cells[start] === fish[0]);
  const from = startingAt(cell);
  const placing =
    (first && first !== cell && startingAt(first).find(({ cells }) => cells.includes(cell))) ||
    placings.find(({ choice, cells }) => choice.id === picked?.id && cells.includes(cell)) ||
    (from.length === 1 ? from[0]! : null);
  return placing || from.length ? { placing, from } : null;
}

/** The one that scores most. */
export function best(placings: Placing[]): Placing {
  return placings.reduce((a, b) => (b.effect.points > a.effect.points ? b : a));
}
