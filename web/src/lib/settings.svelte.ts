/** What a device remembers of its people. Nothing of it leaves the device but names and colours. */

import { LANGUAGES, preferredLanguage, speak, type Language } from "./words.svelte";
import { COLOURS, LEVELS, type Colour, type Level } from "./scene";

export type Theme = "auto" | "light" | "dark";
export type Speed = "calm" | "brisk" | "instant";

export interface Settings {
  language: Language;
  theme: Theme;
  speed: Speed;
  /** Whether a choice is shown first and played when it is confirmed. */
  confirm: boolean;
  names: string[];
  colour: Colour;
  bots: Level[];
}

const KEY = "namiji.settings";

const CHECKS: { [K in keyof Settings]: (value: unknown) => boolean } = {
  language: (value) => LANGUAGES.some((known) => known === value),
  theme: (value) => ["auto", "light", "dark"].includes(value as string),
  speed: (value) => ["calm", "brisk", "instant"].includes(value as string),
  confirm: (value) => typeof value === "boolean",
  names: (value) => Array.isArray(value) && value.every((name) => typeof name === "string"),
  colour: (value) => COLOURS.some((known) => known === value),
  bots: (value) => Array.isArray(value) && value.every((level) => LEVELS.includes(level)),
};

function remembered(): Settings {
  const settings: Settings = {
    language: preferredLanguage(navigator.languages),
    theme: "auto",
    speed: "calm",
    confirm: true,
    names: [],
    colour: "indigo",
    bots: ["sailor", "sailor"],
  };
  for (const [key, value] of Object.entries(read(KEY) ?? {})) {
    if (CHECKS[key as keyof Settings]?.(value)) Object.assign(settings, { [key]: value });
  }
  return settings;
}

export const settings: Settings = $state(remembered());

/** Change settings, for now and for the next time. */
export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  write(KEY, settings);
  if (changes.language) void speak(changes.language);
  if (changes.theme) applyTheme();
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
dark.addEventListener("change", applyTheme);

export function applyTheme(): void {
  const night = settings.theme === "dark" || (settings.theme === "auto" && dark.matches);
  document.documentElement.dataset.theme = night ? "dark" : "light";
  const paper = getComputedStyle(document.documentElement).getPropertyValue("--paper").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", paper);
}

/** How long motion takes compared with calm; 0: none. */
export function tempo(): number {
  if (still.matches) return 0;
  return { calm: 1, brisk: 0.5, instant: 0 }[settings.speed];
}

/** How long each decision of a bot should be seen, in seconds. */
export function botPace(): number {
  return { calm: 1.2, brisk: 0.5, instant: 0 }[settings.speed];
}

/** Where a browser lets nothing be stored, a game is played all the same; it is only not remembered. */
export function read(key: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return typeof value === "object" ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

export function write(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // as above
  }
}
