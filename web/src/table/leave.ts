/** To leave with every seat that is played here. */

import { forget, keysOf } from "../connection/seatTokens";
import type { Table } from "./table.svelte";

/** Whether it could be done. Before the game a seat is given up; later a bot plays on, until one comes back. */
export async function leave(table: Table): Promise<boolean> {
  const givenUp = table.info?.status === "open";
  for (const { seat } of keysOf(table.id)) {
    if (table.faces[seat]?.standIn) continue;
    if (!(await table.ask({ type: "leave" }, seat))) return false;
    if (givenUp) forget(table.id, seat);
  }
  return true;
}
