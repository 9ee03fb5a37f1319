/** The voyages of this device: the first game of a day counts. */

import { randomId } from "../../connection/randomId";
import { readStored, restore, writeStored, type Checks } from "../../storage/storage";

const KEY = "namiji.voyages";
const KEPT = 60; // days

export interface Attempt {
  /** The id of the table. */
  table: string;
  /** The scores by seat, the person's first, once the game is over. */
  scores: number[] | null;
}

interface Stored {
  /** Tells this device from others at a server that counts scores. */
  device: string;
  days: Record<string, Attempt>;
}

const CHECKS: Checks<Stored> = {
  device: (value) => typeof value === "string" && /^[0-9a-f]{32}$/.test(value),
  days: (value) =>
    typeof value === "object" && value !== null && Object.values(value).every(isAttempt),
};

function isAttempt(value: unknown): boolean {
  const { table, scores } = (value ?? {}) as Partial<Attempt>;
  const isScores =
    scores === null || (Array.isArray(scores) && scores.every((one) => typeof one === "number"));
  return typeof table === "string" && isScores;
}

class Attempts {
  #stored = $state.raw<Stored>(
    restore<Stored>({ device: randomId(), days: {} }, readStored(KEY), CHECKS),
  );

  get device(): string {
    return this.#stored.device;
  }

  of(day: string): Attempt | null {
    return this.#stored.days[day] ?? null;
  }

  /** The day whose voyage is played at a table, if one is. */
  dayOf(table: string): string | null {
    const found = Object.entries(this.#stored.days).find(([, attempt]) => attempt.table === table);
    return found?.[0] ?? null;
  }

  /** Keeps an attempt, and forgets those of long ago. */
  keep(day: string, attempt: Attempt): void {
    const days = { ...this.#stored.days, [day]: attempt };
    const latest = Object.keys(days).sort().slice(-KEPT);
    this.#stored = {
      ...this.#stored,
      days: Object.fromEntries(latest.map((one) => [one, days[one]!])),
    };
    writeStored(KEY, this.#stored);
  }
}

export const attempts = new Attempts();
