/** Requests to the server over HTTP. */

import type {
  AnalysisAnswer,
  CheckedEdition,
  EditionInfo,
  Editions,
  Join,
  Listing,
  NewLesson,
  NewTable,
  Problem as ProblemAnswer,
  Replay,
  Seated,
  ServerStatus,
  TableAnswer,
} from "./protocol";
import type { Edition } from "../game/edition";
import { Problem } from "./problem";

async function send<T>(path: string, body?: unknown): Promise<T> {
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
  const refused = (await answer.json().catch(() => null)) as Partial<ProblemAnswer> | null;
  throw new Problem(refused?.error?.code ?? "unknown");
}

export const createTable = (table: NewTable) => send<Seated>("/tables", table);
export const createLesson = (lesson: NewLesson) => send<Seated>("/lessons", lesson);
export const listTables = () => send<Listing>("/tables");
export const showTable = (id: string) => send<TableAnswer>(`/tables/${id}`);
export const joinTable = (id: string, join: Join) => send<Seated>(`/tables/${id}/join`, join);
export const replayOf = (id: string, game: number, seat: number) =>
  send<Replay>(`/tables/${id}/games/${game}/replay?seat=${seat}`);
export const analysisOf = (id: string, game: number) =>
  send<AnalysisAnswer>(`/tables/${id}/games/${game}/analysis`);
export const serverStatus = () => send<ServerStatus>("/status");
export const recordAddress = (id: string, game: number) => `/api/tables/${id}/games/${game}/record`;

export const listEditions = () => send<Editions>("/editions");
export const checkEdition = (text: string) => send<CheckedEdition>("/check-edition", { text });
export const editionAddress = (digest: string) => `/api/editions/${digest}/toml`;

const editions = new Map<string, Promise<Edition>>();

/** An edition never changes under its digest, so it is fetched once. */
export function editionOf({ digest }: Pick<EditionInfo, "digest">): Promise<Edition> {
  let edition = editions.get(digest);
  if (!edition) {
    edition = send<Edition>(`/editions/${digest}`);
    edition.catch(() => editions.delete(digest));
    editions.set(digest, edition);
  }
  return edition;
}
