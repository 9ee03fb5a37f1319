/** What the browser stores for us. A game can be played even where it stores nothing. */

/** What the browser refused to store, kept while the page is open. */
const unstored = new Map<string, string>();

/** The object stored under a key; null if there is none, or if it cannot be read. */
export function readStored(key: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(unstored.get(key) ?? localStorage.getItem(key) ?? "null");
    const isObject = typeof value === "object" && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
}

/** A check for each property: another version may have stored something else. */
export type Checks<T> = { [K in keyof T]: (value: unknown) => boolean };

/** The stored properties that pass their checks; defaults for the others. */
export function restore<T extends object>(defaults: T, stored: unknown, checks: Checks<T>): T {
  const sound = Object.entries(stored ?? {}).filter(
    ([key, value]) => Object.hasOwn(checks, key) && checks[key as keyof T](value),
  );
  return { ...defaults, ...Object.fromEntries(sound) };
}
