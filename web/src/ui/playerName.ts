export const LONGEST_NAME = 24; // letters; the server shortens longer names

/** The typed name, or another one if nothing was typed. */
export function nameOr(typed: string | undefined, instead: string): string {
  const name = typed?.trim() ?? "";
  return name === "" ? instead : name;
}
