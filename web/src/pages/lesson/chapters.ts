/** The chapters after the first lesson, each about one thing. */

import type { NewLesson, TableInfo } from "../../connection/protocol";
import type { Edition } from "../../game/edition";

export type Chapter = NonNullable<NewLesson["chapter"]>;

export const CHAPTERS: readonly Chapter[] = ["docks", "rocks", "neutral", "scoring"];

/** The chapter that an address or an edition names; null for the first lesson. */
export function chapterOf(name: string): Chapter | null {
  return CHAPTERS.find((chapter) => name === chapter || name === `lesson-${chapter}`) ?? null;
}

export function isChapter({ lesson, edition }: TableInfo, chapter: Chapter | null): boolean {
  return lesson && chapterOf(edition.id) === chapter;
}

/** Shown one after another before the first stop. */
export function welcomesOf({ id }: Edition): string[] {
  const chapter = chapterOf(id);
  if (chapter) return [`lesson-${chapter}-1`, `lesson-${chapter}-2`];
  return ["lesson-welcome-journey", "lesson-welcome-turns", "lesson-welcome-points"];
}
