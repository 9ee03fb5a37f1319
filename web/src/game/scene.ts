/** What is drawn of a game: the live table and the replay both give it. */

import type { Choice, Colour, GameEvent, Level, ViewDict } from "../connection/protocol";
import type { Edition } from "./edition";

export type { Colour, Level };
export const COLOURS: readonly Colour[] = ["indigo", "vermilion", "moss", "ochre", "plum"];
export const LEVELS: readonly Level[] = ["deckhand", "sailor", "skipper", "master"];

export interface Face {
  seat: number;
  name: string;
  colour: Colour | "neutral";
  /** Whether it is the seat whose eyes we look through. */
  you: boolean;
  kind: "person" | "bot";
  level: Level | null;
  present: boolean;
  standIn: boolean;
}

export interface Mooring {
  position: number;
  slot: number;
}

export interface Scene {
  readonly edition: Edition;
  /** What is shown now: it lags behind the truth while things are being animated. */
  readonly view: ViewDict;
  /** Legal for the seat shown; none while things move, on another's turn, in a replay. */
  readonly choices: Choice[];
  /** Whose eyes; 0 watches. */
  readonly seat: number;
  /** By seat; 0 is the neutral boat, where there is one. */
  readonly faces: Record<number, Face>;
  /** Where the boats are drawn, event by event. */
  readonly boats: Record<number, Mooring>;
  /** Points as they are shown, event by event. */
  readonly scores: Record<number, number>;
  /** The event that is being shown, and for how many milliseconds; 0: at once, without motion. */
  readonly now: GameEvent | null;
  readonly beat: number;
  /** The choice that is hovered or focused, and the one that waits to be confirmed. */
  readonly pointed: Choice | null;
  readonly picked: Choice | null;
  point(choice: Choice | null): void;
  /** Picks a choice; picked again, it is played. */
  pick(choice: Choice): void;
  /** Plays what is picked. */
  confirm(): void;
}
