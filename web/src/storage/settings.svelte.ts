/** What a device remembers of its people. Nothing of it leaves the device but names and colours. */

import { LANGUAGES, preferredLanguage, speak, type Language } from "../words/words.svelte";
import { COLOURS, LEVELS, type Colour, type Level } from "../game/scene";

export type Theme = "auto" | "light" | "dark";
export type Speed = "calm" | "brisk" | "instant";

export interface Settings {
  language: Language;
  theme: Theme;
  speed: Speed;
  /** Whether a choice is shown first and played when it is confirmed. */
  confirm: boolean;
  /** Whether single characters do something at the table. */
  shortcuts: boolean;
  names: string[];
  colour: Colour;
  bots: Level[];
}

const KEY = "namiji.settings";

/** What a browser would not store, for as long as the page is open: a game is played all the same. */
const unstored = new Map<string, string>();

/** What each value has to be, to be taken from what was stored: perhaps by another version. */
export type Checks<T> = { [K in keyof T]: (value: unknown) => boolean };

const CHECKS: Checks<Settings> = {
  language: (value) => LANGUAGES.some((known) => known === value),
  theme: (value) => ["auto", "light", "dark"].includes(value as string),
  speed: (value) => ["calm", "brisk", "instant"].includes(value as string),
  confirm: (value) => typeof value === "boolean",
  shortcuts: (value) => typeof value === "boolean",
  names: (value) => Array.isArray(value) && value.every((name) => typeof name === "string"),
  colour: (value) => COLOURS.some((known) => known === value),
  bots: (value) => Array.isArray(value) && value.every((level) => LEVELS.includes(level)),
};

/** What was stored, as far as it is sound; `fresh` stands for the rest. */
export function recall<T extends object>(fresh: T, stored: unknown, checks: Checks<T>): T {
  const sound = Object.entries(stored ?? {}).filter(
    ([key, value]) => Object.hasOwn(checks, key) && checks[key as keyof T](value),
  );
  return { ...fresh, ...Object.fromEntries(sound) };
}

function remembered(): Settings {
  const fresh: Settings = {
    language: preferredLanguage(navigator.languages),
    theme: "auto",
    speed: "calm",
    confirm: true,
    shortcuts: true,
    names: [],
    colour: "indigo",
    bots: ["sailor", "sailor"],
  };
  return recall(fresh, read(KEY), CHECKS);
}

export const settings: Settings = $state(remembered());

/** Change settings, for now and for the next time. */
export function change(changes: Partial<Omit<Settings, "language">>): void {
  Object.assign(settings, changes);
  write(KEY, settings);
  if (changes.theme) applyTheme();
}

/** Speak another language, for now and for the next time, if its words can be fetched. */
export async function changeLanguage(language: Language): Promise<void> {
  if (!(await speak(language))) return;
  settings.language = language;
  write(KEY, settings);
}

/** What is changed in one tab counts in all. */
addEventListener("storage", ({ key }) => {
  if (key !== KEY) return;
  const { language, ...others } = remembered();
  Object.assign(settings, others);
  applyTheme();
  if (language !== settings.language) void changeLanguage(language);
});

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

export function read(key: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(unstored.get(key) ?? localStorage.getItem(key) ?? "null");
    return typeof value === "object" ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

export function write(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
}
