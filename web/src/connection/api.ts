/** The server over HTTP. */

import type {
  AnalysisAnswer,
  Colour,
  EditionInfo,
  Listing,
  NewLesson,
  NewTable,
  Problem as Refused,
  Replay,
  Seated,
  TableAnswer,
} from "./protocol";
import type { Edition } from "../game/edition";
import { Problem } from "./problem";

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const post = { method: "POST", headers: { "Content-Type": "application/json" } };
  let answer: Response;
  try {
    answer = await fetch(
      `/api${path}`,
      body === undefined ? {} : { ...post, body: JSON.stringify(body) },
    );
  } catch {
    throw new Problem("offline");
  }
  if (answer.ok) return (await answer.json()) as T;
  const refused = (await answer.json().catch(() => null)) as Refused | null;
  throw new Problem(refused?.error?.code ?? "unknown");
}

export const createTable = (wish: NewTable) => ask<Seated>("/tables", wish);
export const createLesson = (wish: NewLesson) => ask<Seated>("/lessons", wish);
export const listTables = () => ask<Listing>("/tables");
export const showTable = (id: string) => ask<TableAnswer>(`/tables/${id}`);
export const joinTable = (id: string, names: string[], colours: (Colour | null)[] = []) =>
  ask<Seated>(`/tables/${id}/join`, { names, colours });
export const replayOf = (id: string, game: number, seat: number) =>
  ask<Replay>(`/tables/${id}/games/${game}/replay?seat=${seat}`);
export const analysisOf = (id: string, game: number) =>
  ask<AnalysisAnswer>(`/tables/${id}/games/${game}/analysis`);
export const recordAddress = (id: string, game: number) => `/api/tables/${id}/games/${game}/record`;

const editions = new Map<string, Promise<Edition>>();

/** An edition never changes under its digest: asked for once. */
export function editionOf({ digest }: Pick<EditionInfo, "digest">): Promise<Edition> {
  let edition = editions.get(digest);
  if (!edition) {
    edition = ask<Edition>(`/editions/${digest}`);
    edition.catch(() => editions.delete(digest));
    editions.set(digest, edition);
  }
  return edition;
}
