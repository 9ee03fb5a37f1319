/** The latest tables of this device, with their state on the server. */

import { showTable } from "../connection/api";
import { Problem } from "../connection/problem";
import type { TableInfo } from "../connection/protocol";
import { forgetSeats, knownTableIds } from "../connection/seatTokens";

const MOST_SHOWN = 8;

/** The latest first. Tables that cannot be fetched are left out. */
export async function fetchKnownTables(): Promise<TableInfo[]> {
  const ids = knownTableIds().slice(0, MOST_SHOWN);
  return (await Promise.all(ids.map(fetchTable))).filter((table) => table !== null);
}

async function fetchTable(id: string): Promise<TableInfo | null> {
  try {
    return (await showTable(id)).table;
  } catch (problem) {
    if (problem instanceof Problem && problem.code === "no-such-table") forgetSeats(id);
    return null;
  }
}
