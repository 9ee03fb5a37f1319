/** The editions that a person keeps on this device, as the texts of their files. */

import { readStored, writeStored } from "./storage";

export interface KeptEdition {
  id: string;
  version: number;
  digest: string;
  text: string;
}

const KEY = "namiji.editions";

/** The latest first. */
export function keptEditions(): KeptEdition[] {
  const stored = readStored(KEY)?.kept;
  return Array.isArray(stored) ? stored.filter(isKept) : [];
}

/** An edition with the same id is replaced: it is an earlier state of the same file. */
export function keepEdition(edition: KeptEdition): void {
  write([edition, ...keptEditions().filter(({ id }) => id !== edition.id)]);
}

export function removeEdition(digest: string): void {
  write(keptEditions().filter((edition) => edition.digest !== digest));
}

function write(kept: KeptEdition[]): void {
  writeStored(KEY, { kept });
}

function isKept(value: unknown): value is KeptEdition {
  const { id, version, digest, text } = Object(value) as Record<string, unknown>;
  return (
    typeof id === "string" &&
    typeof version === "number" &&
    typeof digest === "string" &&
    typeof text === "string"
  );
}
