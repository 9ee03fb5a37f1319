/** New tables: on this device where that is possible, otherwise at the server. */

import { isSite } from "../navigation/pageAddress";
import { createLesson, createTable } from "../connection/api";
import { Problem } from "../connection/problem";
import type { NewLesson, NewTable, Seated } from "../connection/protocol";
import { rememberSeats } from "../connection/seatTokens";
import { noteProblem } from "./deviceProblem.svelte";

/** Why the server is asked instead: this browser or this moment allows no table on the device. */
const ELSEWHERE = ["no-modules", "no-linker", "old-page", "no-storage", "no-such-edition"];

/** Whether a table can be on this device: nobody comes by link, and no clock runs. */
export function fitsOnDevice(wish: NewTable): boolean {
  const isStandard = !wish.edition_text && (wish.edition ?? "standard") === "standard";
  return isStandard && !wish.clock && (wish.seats ?? []).every(({ kind }) => kind !== "link");
}

/** Resolves with the id of the table. */
export function openTable(wish: NewTable): Promise<string> {
  const atServer = () => createTable(wish);
  if (!fitsOnDevice(wish)) return atServer().then(seated);
  return openHere(async () => (await import("./device")).createOnDevice(wish), atServer);
}

export function openLesson(wish: NewLesson): Promise<string> {
  const here = async () => (await import("./device")).createLessonOnDevice(wish);
  return openHere(here, () => createLesson(wish));
}

/** Load what a table on this device needs, in the hope that someone wants one. */
export function prepareDevice(): void {
  import("./device").then(
    ({ device }) => device.call("prepare").catch(noteProblem),
    () => undefined, // opening a table will say what is wrong
  );
}

async function openHere(here: () => Promise<string>, atServer: () => Promise<Seated>) {
  try {
    return await here();
  } catch (problem) {
    noteProblem(problem);
    const isOurs = problem instanceof Problem && !ELSEWHERE.includes(problem.code);
    if (isSite || isOurs) throw problem;
    return seated(await atServer());
  }
}

function seated(answer: Seated): string {
  rememberSeats(answer);
  return answer.table.id;
}
