/** Explanations of prompts, for people who are new to them. */

import type { ViewDict } from "../connection/protocol";
import { readStored, writeStored } from "../storage/storage";
import { t } from "../words/words.svelte";

type Phase = ViewDict["phase"];

const KEY = "namiji.hints";
const EXPLAINED = 8; // times per kind of prompt

interface Hints {
  on: boolean;
  /** How often each kind of prompt was explained. */
  seen: Partial<Record<Phase, number>>;
}

function remembered(): Hints {
  const { on, seen } = readStored(KEY) ?? {};
  const counts = Object.entries(Object(seen)).filter(([, n]) => Number.isInteger(n));
  return { on: on !== false, seen: Object.fromEntries(counts) };
}

const hints: Hints = $state(remembered());

export function hintsOn(): boolean {
  return hints.on;
}

/** Switching hints on starts them from the beginning. */
export function switchHints(on: boolean): void {
  hints.on = on;
  if (on) hints.seen = {};
  writeStored(KEY, hints);
}

/** One of the hints for a prompt, in turn. Null for people who have seen enough. */
export function hintFor(phase: Phase): string | null {
  const seen = hints.seen[phase] ?? 0;
  if (!hints.on || seen >= EXPLAINED) return null;
  const thoughts = t(`about-${phase}`).split("\n");
  return thoughts[seen % thoughts.length]!;
}

export function countHint(phase: Phase): void {
  hints.seen[phase] = (hints.seen[phase] ?? 0) + 1;
  writeStored(KEY, hints);
}

export function dismissHint(phase: Phase): void {
  hints.seen[phase] = EXPLAINED;
  writeStored(KEY, hints);
}
