/** What the board and the boats are drawn from. A live table is a scene, and so is a replay. */

import type { Choice, Color, GameEvent, Level, ViewDict } from "../connection/protocol";
import type { Comparison } from "./comparison";
import type { Edition } from "./edition";

export type { Color, Level };
export const COLORS: readonly Color[] = ["indigo", "vermilion", "moss", "ochre", "plum"];
export const LEVELS: readonly Level[] = ["deckhand", "sailor", "skipper", "master"];

export interface Player {
  seat: number;
  name: string;
  color: Color | "neutral";
  /** Whether the scene is seen from this seat. */
  you: boolean;
  kind: "person" | "bot";
  level: Level | null;
  present: boolean;
  standIn: boolean;
}

export interface BoatPosition {
  position: number;
  slot: number;
}

export interface Scene {
  readonly edition: Edition;
  /** The view that is shown. It lags behind the game while events are animated. */
  readonly view: ViewDict;
  /** Legal for the seat shown. None during animations, on another's turn and in a replay. */
  readonly choices: Choice[];
  /** The seat from which the game is seen. 0: a watcher's view. */
  readonly seat: number;
  /** By seat. 0 is the neutral boat, if there is one. */
  readonly players: Record<number, Player>;
  /** Where the boats are drawn, event by event. */
  readonly boats: Record<number, BoatPosition>;
  /** Points as they are shown, event by event. */
  readonly scores: Record<number, number>;
  /** The event that is being shown, if any. */
  readonly shownEvent: GameEvent | null;
  /** How long that event is shown, in milliseconds. 0: at once, without motion. */
  readonly duration: number;
  /** The choice under the pointer or the focus. */
  readonly pointed: Choice | null;
  /** The choice that waits to be confirmed. */
  readonly picked: Choice | null;
  /** In a replay: the next decision beside a better one. */
  readonly comparison?: Comparison | null;
  point(choice: Choice | null): void;
  /** Picks a choice, or plays it if it was picked before. */
  pick(choice: Choice): void;
  /** Plays the picked choice. */
  confirm(): void;
}
