/** The settings of this device. Of these, only names and colors ever go to the server. */

import { COLORS, LEVELS, type Color, type Level } from "../game/scene";
import { LANGUAGES, loadLanguage, preferredLanguage, type Language } from "../words/words.svelte";
import { readStored, restore, writeStored, type Checks } from "./storage";

export type Theme = "auto" | "light" | "dark";
export type Speed = "calm" | "brisk" | "instant";

export interface Settings {
  language: Language;
  theme: Theme;
  speed: Speed;
  /** Whether a choice has to be confirmed before it is played. */
  confirm: boolean;
  /** Whether single characters are shortcuts at the table. */
  shortcuts: boolean;
  /** Whether the game is heard, and felt on devices that vibrate. */
  sound: boolean;
  /** Whether the browser tells when it is the person's turn. */
  notify: boolean;
  /** Whether a coach speaks up after a costly decision, in a game against bots. */
  coach: boolean;
  names: string[];
  color: Color;
  bots: Level[];
}

const KEY = "namiji.settings";
const THEMES: readonly unknown[] = ["auto", "light", "dark"] satisfies Theme[];
const SPEEDS: readonly unknown[] = ["calm", "brisk", "instant"] satisfies Speed[];

const CHECKS: Checks<Settings> = {
  language: (value) => LANGUAGES.some((known) => known === value),
  theme: (value) => THEMES.includes(value),
  speed: (value) => SPEEDS.includes(value),
  confirm: (value) => typeof value === "boolean",
  shortcuts: (value) => typeof value === "boolean",
  sound: (value) => typeof value === "boolean",
  notify: (value) => typeof value === "boolean",
  coach: (value) => typeof value === "boolean",
  names: (value) => Array.isArray(value) && value.every((name) => typeof name === "string"),
  color: (value) => COLORS.some((known) => known === value),
  bots: (value) =>
    Array.isArray(value) && value.every((level) => LEVELS.some((known) => known === level)),
};

function storedSettings(): Settings {
  const defaults: Settings = {
    language: preferredLanguage(navigator.languages),
    theme: "auto",
    speed: "calm",
    confirm: true,
    shortcuts: true,
    sound: false,
    notify: false,
    coach: false,
    names: [],
    color: "indigo",
    bots: ["sailor", "sailor"],
  };
  return restore(defaults, readStored(KEY), CHECKS);
}

export const settings: Settings = $state(storedSettings());

/** Change settings, and store them. */
export function changeSettings(changes: Partial<Omit<Settings, "language">>): void {
  Object.assign(settings, changes);
  writeStored(KEY, settings);
  if (changes.theme) applyTheme();
}

/** Switch to another language and store it, unless its words cannot be fetched. */
export async function changeLanguage(language: Language): Promise<void> {
  if (!(await loadLanguage(language))) return;
  settings.language = language;
  writeStored(KEY, settings);
}

/** A change in one tab applies to all. */
addEventListener("storage", ({ key }) => {
  if (key !== KEY) return;
  const { language, ...others } = storedSettings();
  Object.assign(settings, others);
  applyTheme();
  if (language !== settings.language) void changeLanguage(language);
});

const prefersDark = matchMedia("(prefers-color-scheme: dark)");
const prefersStill = matchMedia("(prefers-reduced-motion: reduce)");
prefersDark.addEventListener("change", applyTheme);

export function applyTheme(): void {
  const dark = settings.theme === "dark" || (settings.theme === "auto" && prefersDark.matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  const paper = getComputedStyle(document.documentElement).getPropertyValue("--paper").trim();
  document.querySelector('meta[name="theme-color"]')?.setAttribute("content", paper);
}

/** How long motion takes, compared with the calm speed. 0: there is none. */
export function motionScale(): number {
  if (prefersStill.matches) return 0;
  return { calm: 1, brisk: 0.5, instant: 0 }[settings.speed];
}

/** How long a bot's decision stays on the screen, in seconds. */
export function botSeconds(): number {
  return { calm: 1.2, brisk: 0.5, instant: 0 }[settings.speed];
}
