/** Keeps a game on this device once it is over. */

import { eventsByDecision } from "../../game/history";
import { keepGame, type PlayedSeat } from "../../storage/playedGames";
import type { Table } from "../../table/table.svelte";
import { results } from "../../game/results";

/** A lesson is no game, and who watches has not played. */
export async function keepPlayed(table: Table): Promise<void> {
  const { info, latestGame, localSeats, id, transport } = table;
  if (!info || !latestGame || info.lesson || !localSeats.length) return;
  const events = eventsByDecision(table.steps);
  const ended = events.flat().find((event) => event.type === "ended");
  if (!ended) return;
  const sheet = results(events);
  const game = latestGame.number;
  await keepGame({
    id: `${id}-${game}`,
    table: id,
    game,
    ended: Date.now(),
    edition: info.edition.id,
    seat: localSeats.length === 1 ? localSeats[0]! : 0,
    seats: sheet.map(({ seat }): PlayedSeat => {
      const { name, color, level } = table.players[seat]!;
      return { seat, name, color: color as PlayedSeat["color"], level };
    }),
    results: sheet,
    winners: ended.winners,
    record: await transport.record(game).catch(() => null),
  });
}
