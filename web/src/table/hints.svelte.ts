/** Prompts problemText themselves to people who are new to them. */

import type { ViewDict } from "../connection/protocol";
import { readStored, writeStored } from "../storage/storage";
import { t } from "../words/words.svelte";

type Phase = ViewDict["phase"];

const KEY = "namiji.hints";
const NEW_TO_IT = 8; // prompts of a kind

interface Hints {
  on: boolean;
  /** How many prompts of each kind were explained. */
  seen: Partial<Record<Phase, number>>;
}

function remembered(): Hints {
  const { on, seen } = (readStored(KEY) ?? {}) as Partial<Hints>;
  return { on: on !== false, seen: typeof seen === "object" && seen ? seen : {} };
}

const hints: Hints = $state(remembered());

export function hintsOn(): boolean {
  return hints.on;
}

/** Switched on again, they begin anew. */
export function switchHints(on: boolean): void {
  hints.on = on;
  if (on) hints.seen = {};
  writeStored(KEY, hints);
}

/** What a prompt is about: one thought at a time, another the next time. Null for those who know. */
export function hintFor(phase: Phase): string | null {
  const seen = hints.seen[phase] ?? 0;
  if (!hints.on || seen >= NEW_TO_IT) return null;
  const thoughts = t(`about-${phase}`).split("\n");
  return thoughts[seen % thoughts.length]!;
}

export function countHint(phase: Phase): void {
  hints.seen[phase] = (hints.seen[phase] ?? 0) + 1;
  writeStored(KEY, hints);
}

export function dismissHint(phase: Phase): void {
  hints.seen[phase] = NEW_TO_IT;
  writeStored(KEY, hints);
}
