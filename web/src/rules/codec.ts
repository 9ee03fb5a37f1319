import type { Bound, Names, Node, Place } from "./frame.ts";

/** Numbers to read from: those of a frame, or the rows of one event and its items. */
export interface Source {
  numbers: Int16Array;
  /** How many rows of items an event has. */
  items: number;
}

/** From numbers to JSON, as a description says. Knows the kinds of nodes and nothing of the game. */
export class Codec {
  readonly #names: Names;

  constructor(names: Names) {
    this.#names = names;
  }

  /** @param index of the lists and maps around the node */
  read(node: Node, source: Source, index: readonly number[] = []): unknown {
    const { numbers } = source;
    if ("number" in node) return numbers[at(node.number, index)];
    if ("constant" in node) return node.constant;
    if ("optional" in node) return orNull(numbers[at(node.optional, index)]!);
    if ("flag" in node) return numbers[at(node.flag, index)] !== 0;
    if ("name" in node) return this.#names[node.name]![numbers[at(node.at, index)]!] ?? null;
    if ("list" in node) {
      const from = bound(node.from, source, index);
      const to = bound(node.to, source, index);
      const length = Math.max(to - from, 0);
      return Array.from({ length }, (_, i) => this.read(node.list, source, [...index, from + i]));
    }
    if ("map" in node) return this.#map(node, source, index);
    if ("case" in node) {
      const chosen = node.of[numbers[at(node.case, index)]!];
      return chosen ? this.read(chosen, source, index) : null;
    }
    if ("ratio" in node) {
      const [part, whole] = node.ratio.map((place) => numbers[at(place, index)]!);
      return part! / whole!;
    }
    return Object.fromEntries(
      Object.entries(node.object).map(([key, value]) => [key, this.read(value, source, index)]),
    );
  }

  #map(
    { map, value, unless, to }: Extract<Node, { map: string }>,
    source: Source,
    index: readonly number[],
  ): unknown {
    const keys = this.#names[map]!;
    const stop = to === undefined ? keys.length : bound(to, source, index);
    const shown: Record<string, unknown> = {};
    for (let i = 0; i < stop; i++) {
      const inside = [...index, i];
      if (unless && source.numbers[at(unless[0], inside)] === unless[1]) continue;
      shown[keys[i] as string] = this.read(value, source, inside);
    }
    return shown;
  }
}

function orNull(number: number): number | null {
  return number < 0 ? null : number;
}

function at(place: Place, index: readonly number[]): number {
  return index.reduce((sum, i, axis) => sum + i * (place[axis + 1] ?? 0), place[0]!);
}

function bound(limit: Bound, source: Source, index: readonly number[]): number {
  if (limit === "items") return source.items;
  return typeof limit === "number" ? limit : source.numbers[at(limit, index)]!;
}
