/** Messages in five languages, from the Fluent catalogs that the terminal uses too. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "it", "es", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, FluentVariable>;

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: "English",
  fr: "Français",
  it: "Italiano",
  es: "Español",
  ru: "Русский",
};

/** Loaded on demand. */
const catalogs: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("words:en"),
  fr: () => import("words:fr"),
  it: () => import("words:it"),
  es: () => import("words:es"),
  ru: () => import("words:ru"),
};

let bundle = $state.raw(new FluentBundle("en"));
let shown = $state<Language>("en");
let requested = $state<Language>("en");
let failed = $state<Language | null>(null);

export function language(): Language {
  return shown;
}

/** The language shown, or the one that is being loaded. */
export function requestedLanguage(): Language {
  return requested;
}

/** The language requested last, if it could not be loaded. */
export function failedLanguage(): Language | null {
  return failed;
}

/** The first of the reader's languages that we have. */
export function preferredLanguage(preferred: readonly string[]): Language {
  const spoken = preferred.map((wanted) => wanted.slice(0, 2).toLowerCase());
  return (
    LANGUAGES.find((known) => known === spoken.find((s) => LANGUAGES.some((l) => l === s))) ?? "en"
  );
}

/** Resolves with false if loading fails, or if another language is requested meanwhile. */
export async function loadLanguage(wanted: Language): Promise<boolean> {
  requested = wanted;
  failed = null;
  const text = await catalogs[wanted]().then(
    (words) => words.default,
    () => null,
  );
  if (requested !== wanted) return false;
  if (text === null) {
    requested = shown;
    failed = wanted;
    return false;
  }
  const next = new FluentBundle(wanted, { useIsolating: false });
  next.addResource(new FluentResource(text));
  bundle = next;
  shown = wanted;
  document.documentElement.lang = wanted;
  return true;
}

/** Falls back to any other language. Resolves with false if none can be loaded. */
export async function loadAnyLanguage(wanted: Language): Promise<boolean> {
  for (const one of [wanted, ...LANGUAGES.filter((other) => other !== wanted)]) {
    if (!(await loadLanguage(one))) continue;
    if (one !== wanted) failed = wanted;
    return true;
  }
  return false;
}

/** The message with an id. A failed message shows its id. */
export function t(id: string, args?: Args): string {
  return has(id) ? format(id, args) : id;
}

export function has(id: string): boolean {
  return bundle.getMessage(id)?.value != null;
}

function format(id: string, args?: Args): string {
  return bundle.formatPattern(bundle.getMessage(id)!.value!, args ?? null, []);
}

/** The name of something from an edition. If the catalogs do not know it, made from its id. */
export function nameOf(kind: "card" | "fish" | "color" | "kind", id: string): string {
  return has(`${kind}-${id}`) ? format(`${kind}-${id}`) : title(id);
}

function title(id: string): string {
  const words = id.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
