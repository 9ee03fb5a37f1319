/** Editions in words: their names, what is wrong with a text, and what their figures rest on. */

import type { EditionInfo, EditionProblem } from "../connection/protocol";
import { sourceOf, type Edition, type TableName } from "../game/edition";
import { has, t } from "./words.svelte";

export function editionName({ id, version }: Pick<EditionInfo, "id" | "version">): string {
  return t("editions-name", { id, version: String(version) });
}

/** What is wrong, after the key that it is about. */
export function editionProblemText({ key, code, arguments: args, message }: EditionProblem) {
  const id = `edition-problem-${code}`;
  const what = has(id) ? t(id, args) : message;
  return key ? t("editions-problem", { key, what }) : what;
}

/** Our own notes are in the catalogs; those of other editions are in the words of their makers. */
export function noteText(edition: Edition, table: TableName): string {
  const { note } = sourceOf(edition, table);
  return note && edition.id === "standard" ? t(`edition-note-${table}`) : (note ?? "");
}
