/** What a table on this device sends to one of its seats: the same as a server would. */

import type { GameInfo, Replay, State, Step, TableInfo } from "../connection/protocol";
import type { DeviceGame } from "./deviceGame";
import { actorOf, type DeviceTable } from "./deviceTable";
import type { Content } from "./entries";

const PROTOCOL = 1;

/** Which Rock card a player keeps is known to that player alone. */
const OPEN_ACTIONS = new Set("sail slot take decline net place release draw stop pick".split(" "));

export function tableInfo(table: DeviceTable, pace: number): TableInfo {
  const { created, rules, undoRequest } = table;
  const { id, version, digest } = rules.edition;
  return {
    id: table.id,
    status: table.status,
    lesson: created.lesson,
    public: false,
    watch: false,
    direction: created.direction,
    edition: { id, version, digest, home_made: false },
    clock: null,
    undo: created.undo,
    stand_in: "skipper",
    pace,
    host: table.owners[0] ?? 0,
    seats: table.seats.map((seat) => ({
      seat: seat.seat,
      kind: seat.kind,
      name: seat.name,
      color: seat.color,
      level: seat.level,
      stand_in: actorOf(seat) === "stand_in",
      present: true,
    })),
    votes: Object.fromEntries(table.votes),
    rematch: [...table.rematch].sort(),
    undo_asked: undoRequest,
    games: table.games,
    commitment: table.nextCommitment,
    nonces: [...table.nonces.keys()].sort(),
    watchers: 0,
  };
}

/** The state of the table for a seat, and all steps after a version. */
export function stateOf(table: DeviceTable, info: TableInfo, seat: number, since: number): State {
  return {
    type: "state",
    protocol: PROTOCOL,
    version: table.version,
    seat,
    table: info,
    steps: table.log.slice(since).map(({ entry, trace }) => {
      const { kind } = entry.content;
      const step: Step = { version: entry.version, kind, seat: entry.seat };
      Object.assign(step, shownFields(entry.content, entry.seat === seat));
      const events = trace ? table.rules.events(trace, seat) : [];
      if (events.length) step.events = events;
      return step;
    }),
    game: table.game && gameInfo(table, table.game, seat),
  };
}

/** What a seat may see of an entry; `own`: it acted itself. What is not named here stays secret. */
function shownFields(content: Content, own: boolean): Partial<Step> {
  switch (content.kind) {
    case "started":
      return { direction: content.direction, game: content.game };
    case "decided": {
      const { by, action } = content;
      return own || OPEN_ACTIONS.has(action.split(" ")[0]!) ? { by, action } : { by };
    }
    case "voted":
      return { direction: content.direction };
    case "undone":
    case "undo_asked":
      return { keep: content.keep };
    case "undo_answered":
      return { agree: content.agree };
    case "handed_over":
      return { about_seat: content.about_seat, level: content.level, reason: "left" };
    default:
      return {};
  }
}

function gameInfo(table: DeviceTable, game: DeviceGame, seat: number): GameInfo {
  const { rules } = table;
  const isAsked = seat !== 0 && game.decider === seat && !table.botToDecide;
  return {
    number: table.games,
    rules: rules.edition.rules,
    commitment: table.commitments.at(-1)!,
    deal: table.deal,
    seed: game.isOver ? table.seed : null,
    decisions: game.decisions,
    free_undo: seat ? table.freeUndo(seat) : null,
    clock: null,
    view: rules.view(game.state, seat),
    choices: isAsked ? rules.choices(game.state, seat) : [],
  };
}

/** A finished game as a seat saw it. */
export function replayOf(game: DeviceGame, seat: number): Replay {
  const { rules } = game;
  return {
    seat,
    players: game.players,
    edition: rules.edition.digest,
    steps: game.steps.map(({ decision, played }) => ({
      number: decision?.number ?? 0,
      seat: decision?.seat ?? 0,
      action: decision?.action ?? null,
      events: rules.events(played.trace, seat),
      view: rules.view(played.state, seat),
    })),
  };
}
