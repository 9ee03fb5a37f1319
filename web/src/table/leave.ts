/** Leaving a table. */

import type { Table } from "./table.svelte";

/**
 * Leaves with all seats of this device; resolves with false if the server refuses. Before the game
 * the seats become free. During the game bots stand in until the people come back.
 */
export async function leave(table: Table): Promise<boolean> {
  const givenUp = table.info?.status === "open";
  for (const seat of table.localSeats) {
    if (table.players[seat]?.standIn) continue;
    if (!(await table.request({ type: "leave" }, seat))) return false;
    if (givenUp) table.transport.forgetSeat(seat);
  }
  return true;
}
