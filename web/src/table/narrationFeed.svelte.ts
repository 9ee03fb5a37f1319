/** The latest sentences about the game, as events were shown. */

const KEPT = 6;

export interface Narration {
  number: number;
  /** Who did it. 0: nobody. */
  seat: number;
  words: string;
}

export class NarrationFeed {
  latest = $state.raw<Narration[]>([]);
  #number = 0;

  get last(): Narration | null {
    return this.latest.at(-1) ?? null;
  }

  add(words: string, seat: number): void {
    this.#number += 1;
    this.latest = [...this.latest, { number: this.#number, seat, words }].slice(-KEPT);
  }

  /** The next viewer must not read what was told to the last one. */
  clear(): void {
    this.latest = [];
  }
}
