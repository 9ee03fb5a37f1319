/** The entries of a table's log on this device. They say what the server's log says. */

import type { NewTable } from "../connection/protocol";
import type { Direction } from "../game/edition";
import type { Color, Level } from "../game/scene";

export type Actor = "person" | "bot" | "stand_in";

export interface CreatedSeat {
  kind: "person" | "bot";
  name: string | null;
  level: Level | null;
  color: Color;
}

export interface Created {
  kind: "created";
  direction: NonNullable<NewTable["direction"]>;
  undo: NonNullable<NewTable["undo"]>;
  /** The digest of the edition. */
  edition: string;
  seats: CreatedSeat[];
  lesson: boolean;
  /** A seed that everyone may know, the same for all games: then nobody adds to their chance. */
  public_seed: string | null;
  /** The seed of the first game; null with a public one. Its commitment is shown from now on. */
  next_seed: string | null;
}

export interface NonceGiven {
  kind: "nonce_given";
  nonce: string;
}

export interface Voted {
  kind: "voted";
  direction: Direction;
}

export interface GameStarted {
  kind: "started";
  /** 1 for the first game at the table. */
  game: number;
  direction: Direction;
  /** The version of the rules. */
  rules: number;
  seed: string;
  /** What chance brought in the setup. */
  outcomes: string[];
  /** Who has each seat: `person`, or the level of a bot. */
  seats: string[];
  /** What people added to the chance of the game; null with a public seed. */
  nonces: (string | null)[] | null;
  next_seed: string | null;
}

export interface Decided {
  kind: "decided";
  by: Actor;
  action: string;
  /** What chance brought after the decision. */
  outcomes: string[];
}

/** The game went back to its first `keep` decisions. */
export interface Undone {
  kind: "undone";
  keep: number;
}

export interface UndoAsked {
  kind: "undo_asked";
  keep: number;
}

export interface UndoAnswered {
  kind: "undo_answered";
  agree: boolean;
}

/** A bot plays for a person from now on. */
export interface HandedOver {
  kind: "handed_over";
  about_seat: number;
  level: Level;
}

export interface CameBack {
  kind: "came_back";
}

export interface RematchWanted {
  kind: "rematch_wanted";
}

export type Content =
  | Created
  | NonceGiven
  | Voted
  | GameStarted
  | Decided
  | Undone
  | UndoAsked
  | UndoAnswered
  | HandedOver
  | CameBack
  | RematchWanted;

export interface Entry {
  /** 1, 2, 3 and so on, without gaps. */
  version: number;
  /** The seat that acted; 0 if it was none. */
  seat: number;
  /** Milliseconds since 1970. */
  at: number;
  content: Content;
}
