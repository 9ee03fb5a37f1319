/** Plays a puzzle's game up to its decision. */

import { DeviceGame } from "../../device/deviceGame";
import { keyOf } from "../../hash/deal";
import type { GameState, Rules } from "../../rules/rules";
import type { Puzzle } from "./puzzles";

const TAKE_BACK = -1;

export function playTo({ seed, players, direction, actions }: Puzzle, rules: Rules): GameState {
  const game = new DeviceGame(rules, { players, direction, key: keyOf(seed) });
  for (const action of actions) {
    if (action === TAKE_BACK) game.takeBack(game.decisions - 1);
    else {
      const text = rules.actionText(action);
      game.add(text, "bot", game.foresee(text));
    }
  }
  return game.state;
}
