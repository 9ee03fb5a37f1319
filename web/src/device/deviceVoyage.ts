/** The voyage of the day, which is always on this device. */

import { Problem } from "../connection/problemCode";
import { device } from "./device";
import { readRecord } from "./recordText";

const FIRST = 1; // the game that counts; later ones at the table are for fun

/** The record of a finished voyage. */
export const voyageRecord = (table: string): Promise<string> => device.call("record", table, FIRST);

/** The scores by seat; null while the voyage is not over. */
export async function voyageScores(table: string): Promise<number[] | null> {
  try {
    return readRecord(await voyageRecord(table)).result?.scores ?? null;
  } catch (problem) {
    if (problem instanceof Problem && problem.code === "not-over") return null;
    throw problem;
  }
}
