/** To leave with every seat that is played here. */

import { forgetSeats, seatTokensOf } from "../connection/seatTokens";
import type { Table } from "./table.svelte";

/** Whether it could be done. Before the game a seat is given up; later a bot plays on, until one comes back. */
export async function leave(table: Table): Promise<boolean> {
  const givenUp = table.info?.status === "open";
  for (const { seat } of seatTokensOf(table.id)) {
    if (table.players[seat]?.standIn) continue;
    if (!(await table.request({ type: "leave" }, seat))) return false;
    if (givenUp) forgetSeats(table.id, seat);
  }
  return true;
}
