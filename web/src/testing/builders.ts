/** Views, states and editions for tests, with only the properties that matter to a test. */

import type {
  BoatDict,
  Choice,
  GameEvent,
  GameInfo,
  State,
  Step,
  TableInfo,
  ViewDict,
} from "../connection/protocol";
import type { Edition } from "../game/edition";
import type { PlayedGame } from "../storage/playedGames";

export function boat(seat: number, changes: Partial<BoatDict> = {}): BoatDict {
  return {
    seat,
    position: 0,
    slot: seat - 1,
    score: 0,
    rack: {},
    rows_scored: 0,
    columns_scored: 0,
    nets: 0,
    crabs: 0,
    shrimp: 0,
    offerings: 6,
    sections: {},
    bonuses: [],
    dock_cards: [],
    rocks: 0,
    early_bird: 0,
    parameters: {},
    ...changes,
  };
}

/** Two boats, seen from seat 1. */
export function view(changes: Partial<ViewDict> = {}): ViewDict {
  return {
    seat: 1,
    players: 2,
    direction: "clockwise",
    phase: "sail",
    decider: 1,
    boat_in_action: 1,
    leg: 1,
    legal_actions: [],
    legal_ids: [],
    boats: { 1: boat(1), 2: boat(2) },
    face_up: {},
    face_down: {},
    bag: [3, 9],
    haul: [0, 0],
    catches_left: 0,
    keeps_left: 0,
    fish_in_hand: null,
    net_in_hand: null,
    nets_revealed: [],
    nets_unseen: {},
    nets_under: [],
    deck_sizes: {},
    own_rocks: [],
    known_rocks: {},
    hand: [],
    hand_size: 0,
    ...changes,
  } as ViewDict;
}

export function table(changes: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "table",
    status: "playing",
    seats: [],
    edition: { digest: "digest" },
    ...changes,
  } as TableInfo;
}

export function state(version: number, changes: Partial<State> = {}): State {
  return {
    type: "state",
    protocol: 1,
    version,
    seat: 1,
    table: table(),
    steps: [],
    game: null,
    ...changes,
  };
}

/** The first decision of a game. */
export function game(changes: Partial<GameInfo> = {}): GameInfo {
  return {
    number: 1,
    decisions: 0,
    clock: null,
    view: view(),
    choices: [],
    ...changes,
  } as GameInfo;
}

export function decided(version: number, ...events: GameEvent[]): Step {
  return { version, kind: "decided", seat: 1, events };
}

export function choice(id: number, effect: Partial<Choice["effect"]>): Choice {
  return { id, action: `action ${id}`, effect: effect as Choice["effect"] };
}

/** A rack of 2 by 3, and a route of two legs with two stops each. */
export const EDITION = {
  route: { stations: ["angling", "trap*", "dock", "net", "rock", "finish"] },
  boat: { rows: 2, columns: 3, row_points: [5, 6], column_points: [2, 3, 4] },
} as Edition;

/** A game of one person, who won, against a Sailor. */
export function played(changes: Partial<PlayedGame> = {}): PlayedGame {
  return {
    id: "a-1",
    table: "a",
    game: 1,
    ended: 0,
    edition: "standard",
    seat: 1,
    seats: [
      { seat: 1, name: "Ana", color: "indigo", level: null },
      { seat: 2, name: "Sailor 2", color: "moss", level: "sailor" },
    ],
    results: [
      { seat: 1, total: 40, by: { row: 10 }, rocks: [] },
      { seat: 2, total: 30, by: { row: 5 }, rocks: [] },
    ],
    winners: [1],
    record: "format: namiji-record 1",
    ...changes,
  };
}
