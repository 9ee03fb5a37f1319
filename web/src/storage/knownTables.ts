/** The latest tables that were played here: on this device, and at the server. */

import { showTable } from "../connection/api";
import { Problem } from "../connection/problem";
import type { TableInfo } from "../connection/protocol";
import { forgetSeats, visitedTables } from "../connection/seatTokens";
import { TableLog } from "../device/tableLog";

const MOST_SHOWN = 8;

/** The latest first. Tables that cannot be fetched are left out. */
export async function fetchKnownTables(): Promise<TableInfo[]> {
  const known = await Promise.all([fetchDeviceTables(), fetchServerTables()]);
  return known
    .flat()
    .sort((a, b) => b.at - a.at)
    .map(({ table }) => table);
}

interface Known {
  table: TableInfo;
  /** When it was last visited or played, in milliseconds. */
  at: number;
}

async function fetchServerTables(): Promise<Known[]> {
  const visits = visitedTables().slice(0, MOST_SHOWN);
  const tables = await Promise.all(visits.map(({ id }) => fetchTable(id)));
  return tables.flatMap((table, i) => (table ? [{ table, at: visits[i]!.visited }] : []));
}

async function fetchDeviceTables(): Promise<Known[]> {
  try {
    const log = await TableLog.open();
    const rows = await log.tables();
    log.close();
    return rows.slice(0, MOST_SHOWN).map(({ info, changed }) => ({ table: info, at: changed }));
  } catch {
    return []; // the browser stores nothing
  }
}

async function fetchTable(id: string): Promise<TableInfo | null> {
  try {
    return (await showTable(id)).table;
  } catch (problem) {
    if (problem instanceof Problem && problem.code === "no-such-table") forgetSeats(id);
    return null;
  }
}
