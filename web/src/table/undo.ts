/** What the viewer may undo. */

import type { TableInfo } from "../connection/protocol";
import { gameHistory } from "../game/history";
import type { Table } from "./table.svelte";

interface OfferedUndo {
  /** How many decisions of the game are kept. */
  keep: number;
  /** Whether others have to agree. */
  asks: boolean;
  /** Who takes back: at a shared device, perhaps the one who looked before. */
  seat: number;
}

export function undoOf(table: Table): OfferedUndo | null {
  const { info, latestGame, seat } = table;
  if (!info || !latestGame || info.status !== "playing" || info.undo_asked) return null;
  const free = table.freeUndoSeat;
  if (free !== null) return { keep: latestGame.decisions - 1, asks: false, seat: free };
  if (info.undo !== "consent" || !seat || table.players[seat]?.standIn) return null;
  const standing = gameHistory(table.steps).filter(
    ({ step, undone }) => step.kind === "decided" && !undone,
  );
  const keep = standing.findLastIndex(({ step }) => step.seat === seat);
  return keep < 0 ? null : { keep, asks: othersPlay(info, seat), seat };
}

function othersPlay({ seats }: TableInfo, seat: number): boolean {
  return seats.some((one) => one.seat !== seat && one.kind === "person" && !one.stand_in);
}

export function takeBack(table: Table): void {
  const undo = undoOf(table);
  if (!undo) return;
  const { keep, seat } = undo;
  void table.request({ type: "undo", version: table.version, keep }, seat);
}
