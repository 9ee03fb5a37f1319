/** The rows and columns of a rack. */

import type { LineEffect } from "../connection/protocol";
import { cellName, type Edition } from "../game/edition";
import { splitFish } from "../game/fish";

export interface Line {
  /** As in effects: `row 1`, `column a`. */
  name: string;
  row: boolean;
  /** From 0, counted from the top or from the left. */
  index: number;
  cells: string[];
  worth: number;
}

/** `empty`, `single` and `alive` may still score. `full` is full and scores nothing. */
export type LineState = "empty" | "single" | "alive" | "spoiled" | "scored" | "full";

export interface LineStatus {
  state: LineState;
  filled: number;
  /** What all its fish have in common. */
  color: string | null;
  kind: string | null;
}

const range = (size: number) => Array.from({ length: size }, (_, i) => i);

export function linesOf({ boat }: Edition): Line[] {
  const rows = range(boat.rows).map((index) => ({
    name: `row ${index + 1}`,
    row: true,
    index,
    cells: range(boat.columns).map((column) => cellName(index, column)),
    worth: boat.row_points[index]!,
  }));
  const columns = range(boat.columns).map((index) => ({
    name: `column ${cellName(0, index).charAt(0)}`,
    row: false,
    index,
    cells: range(boat.rows).map((row) => cellName(row, index)),
    worth: boat.column_points[index]!,
  }));
  return [...rows, ...columns];
}

/** Follows from the fish in the line alone. */
export function lineStatus(line: Line, rack: Record<string, string>): LineStatus {
  const fish = line.cells.flatMap((cell) => rack[cell] ?? []);
  const color = common(fish.map((one) => splitFish(one).color));
  const kind = common(fish.map((one) => splitFish(one).kind));
  const full = fish.length === line.cells.length;
  const together = color !== null || kind !== null;
  let state: LineState = "alive";
  if (fish.length < 2) state = fish.length ? "single" : "empty";
  else if (full) state = together ? "scored" : "full";
  else if (!together) state = "spoiled";
  return { state, filled: fish.length, color, kind };
}

function common(values: string[]): string | null {
  return values.length && values.every((value) => value === values[0]) ? values[0]! : null;
}

export function isBad({ change }: LineEffect): boolean {
  return change === "spoils" || change === "fills";
}
