/** The latest sentences about the game, as events were shown. */

const KEPT = 6;

export class NarrationFeed {
  latest = $state.raw<{ number: number; words: string }[]>([]);
  #number = 0;

  get last(): string | null {
    return this.latest.at(-1)?.words ?? null;
  }

  add(words: string): void {
    this.#number += 1;
    this.latest = [...this.latest, { number: this.#number, words }].slice(-KEPT);
  }

  /** The next viewer must not read what was told to the last one. */
  clear(): void {
    this.latest = [];
  }
}
