/** Requests to the server over HTTP. */

import type {
  AnalysisAnswer,
  CheckedEdition,
  EditionInfo,
  Editions,
  FinishedVoyage,
  HintInfo,
  Join,
  Listing,
  NewLesson,
  NewTable,
  Problem as ProblemAnswer,
  PushRemoval,
  PushRegistration,
  Replay,
  Seated,
  ServerStatus,
  TableAnswer,
  VerdictInfo,
  VoyageScores,
} from "./protocol";
import type { Edition } from "../game/edition";
import { isSite } from "../navigation/pageAddress";
import { Problem } from "./problem";

async function send<T>(path: string, body?: unknown, token?: string): Promise<T> {
  const post = { method: "POST", headers: { "Content-Type": "application/json" } };
  const bearer = token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } };
  const answer = await ask(
    path,
    body === undefined ? bearer : { ...post, body: JSON.stringify(body) },
  );
  return (await answer.json()) as T;
}

/** A request for a seat. Its answer says nothing. */
async function sendAs(token: string, method: string, path: string, body: unknown): Promise<void> {
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${token}` };
  await ask(path, { method, headers, body: JSON.stringify(body) });
}

async function ask(path: string, request: RequestInit): Promise<Response> {
  if (isSite) throw new Problem("no-server");
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, request);
  } catch {
    throw new Problem("offline");
  }
  if (answer.ok) return answer;
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
export const hintOf = (id: string, token: string) =>
  send<HintInfo>(`/tables/${id}/hint`, undefined, token);
export const verdictOf = (id: string, decision: number, token: string) =>
  send<VerdictInfo>(`/tables/${id}/decisions/${decision}/verdict`, undefined, token);
export const handInVoyage = (day: string, voyage: FinishedVoyage) =>
  send<VoyageScores>(`/voyages/${day}`, voyage);
export const serverStatus = () => send<ServerStatus>("/status");
export const recordAddress = (id: string, game: number) => `/api/tables/${id}/games/${game}/record`;

export async function recordOf(id: string, game: number): Promise<string> {
  const answer = await fetch(recordAddress(id, game));
  if (!answer.ok) throw new Error(`no record: ${answer.status}`);
  return answer.text();
}

export const startPush = (id: string, token: string, registration: PushRegistration) =>
  sendAs(token, "PUT", `/tables/${id}/push`, registration);
export const endPush = (id: string, token: string, removal: PushRemoval) =>
  sendAs(token, "DELETE", `/tables/${id}/push`, removal);

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
