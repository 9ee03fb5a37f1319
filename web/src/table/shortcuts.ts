/** Keyboard shortcuts at the table. */

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
  // Characters can be typed by accident, or dictated. They work in the game only, and can be
  // switched off.
  if (key.length === 1 && !(settings.shortcuts && element.closest("main"))) return;
  // Enter presses the focused button or link, if there is one.
  if (name === "confirm" && element.closest("button, a")) return;
  acts[name]();
}
