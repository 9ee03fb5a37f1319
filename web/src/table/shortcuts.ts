/** Keys for those who do not want to reach for a button. */

import { settings } from "../storage/settings.svelte";

export type Shortcut = "undo" | "confirm" | "cancel" | "log" | "help";

const KEYS: Record<string, Shortcut> = {
  u: "undo",
  Enter: "confirm",
  Escape: "cancel",
  l: "log",
  "?": "help",
};

export function runShortcut(event: KeyboardEvent, acts: Record<Shortcut, () => void>): void {
  const { key, target, ctrlKey, metaKey, altKey, repeat, defaultPrevented } = event;
  const name = KEYS[key];
  if (!name || ctrlKey || metaKey || altKey || repeat || defaultPrevented) return;
  const element = target as HTMLElement;
  if (element.closest("input, select, textarea, dialog")) return;
  // Characters can be struck unawares, or dictated: they count at the table only, and can be switched off.
  if (key.length === 1 && !(settings.shortcuts && element.closest("main"))) return;
  // Enter is for what has the focus, if that is something to press.
  if (name === "confirm" && element.closest("button, a")) return;
  acts[name]();
}
