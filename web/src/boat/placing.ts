/** Where a fish or a net may be placed, and what pressing a cell of the rack does. */

import type { Choice, PlaceEffect } from "../connection/protocol";

export interface Placing {
  choice: Choice;
  effect: PlaceEffect;
  /** In the order of `fish`: one cell, or two for a net. */
  cells: string[];
  fish: string[];
}

export function placingOf(choice: Choice): Placing | null {
  const { effect } = choice;
  if (effect.kind !== "place") return null;
  return { choice, effect, cells: Object.keys(effect.cells), fish: Object.values(effect.cells) };
}

export interface Press {
  /** The placing that is picked. Null if a net could start here in several ways. */
  placing: Placing | null;
  /** All placings with the first fish here. */
  from: Placing[];
}

/**
 * A net is placed in two steps: the cell of its first fish, then one beside it. Two equal fish
 * have no order. `first` is the cell of the first step, `picked` the choice to be confirmed.
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
  const secondStep =
    first === null || first === cell
      ? undefined
      : startingAt(first).find(({ cells }) => cells.includes(cell));
  const placing =
    secondStep ??
    placings.find(({ choice, cells }) => choice.id === picked?.id && cells.includes(cell)) ??
    (from.length === 1 ? from[0]! : null);
  return placing || from.length ? { placing, from } : null;
}

/** The placing that scores most. */
export function best(placings: Placing[]): Placing {
  return placings.reduce((a, b) => (b.effect.points > a.effect.points ? b : a));
}
