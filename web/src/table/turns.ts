/** What has happened since the viewer's last turn, turn by turn. */

import type { GameEvent, Step } from "../connection/protocol";
import { actorOf } from "../game/actor";
import { stationAt, type Stop } from "../game/edition";
import { gameHistory } from "../game/history";
import { narrate } from "../words/narration";
import type { LoggedTable } from "./logEntries";

/** One boat's turn: where it went, what it scored, and all of it in words. */
export interface Turn {
  /** Who moved. */
  seat: number;
  /** Where the boat went. Null: it stayed where it was, as in a draft. */
  station: Stop["station"] | null;
  points: number;
  sentences: string[];
}

const WATCHED = 4; // how many turns a watcher sees

/** `shown`: the latest version that may be told. */
export function turnsSince(table: LoggedTable, shown: number): Turn[] {
  const turns: Turn[] = [];
  let actor = 0;
  for (const event of eventsSince(table, shown)) {
    actor = actorOf(event, actor);
    if (!actor) continue;
    const last = turns.at(-1);
    const goesOn = last?.seat === actor && event.type !== "sailed";
    const turn = goesOn ? last : { seat: actor, station: null, points: 0, sentences: [] };
    if (!goesOn) turns.push(turn);
    tell(event, turn, table);
  }
  const told = turns.filter(({ sentences }) => sentences.length > 0);
  return table.seat ? told : told.slice(-WATCHED);
}

function tell(event: GameEvent, turn: Turn, table: LoggedTable): void {
  if (event.type === "sailed")
    turn.station = stationAt(table.edition, table.view.direction, event.to);
  if (event.type === "scored") turn.points += event.points;
  const words = narrate(event, table);
  if (words) turn.sentences.push(words);
}

/** Without what the viewer's own last decision led to for the viewer. */
function eventsSince({ steps, seat }: LoggedTable, shown: number): GameEvent[] {
  const told = gameHistory(steps.filter(({ version }) => version <= shown))
    .filter(({ step, undone }) => step.kind === "decided" && !undone)
    .map(({ step }) => step);
  const own = told.findLastIndex((step) => step.seat === seat);
  const later = told.slice(own + 1).flatMap(eventsOf);
  return own < 0 ? later : [...othersEvents(told[own]!), ...later];
}

/** The forced moves of others that a decision led to. */
function othersEvents(step: Step): GameEvent[] {
  let actor = step.seat;
  const events = eventsOf(step);
  const first = events.findIndex((event) => {
    actor = actorOf(event, actor);
    return actor !== step.seat;
  });
  return first < 0 ? [] : events.slice(first);
}

function eventsOf({ events }: Step): GameEvent[] {
  return events ?? [];
}
