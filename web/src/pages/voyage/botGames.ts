/** Games of bots with the deal of a day: what a level would have made of the person's seat. */

import { botSeed, keyOf } from "../../hash/deal";
import { DeviceGame } from "../../device/deviceGame";
import type { Level } from "../../game/scene";
import type { Minds } from "../../mind/minds";
import type { Rules } from "../../rules/rules";
import { PERSON, SEATS, voyageDirection, voyageSeed } from "../../game/voyage";

/** The levels that are quick enough to play many games. */
export const LEVELS = ["deckhand", "sailor", "skipper"] as const satisfies Level[];
export const GAMES = 40;

/** Plays a game with a level in the person's seat, and returns that seat's score. */
export function playGame(
  day: string,
  level: Level,
  number: number,
  { rules, minds }: { rules: Rules; minds: Minds },
): number {
  const seed = voyageSeed(day);
  const game = new DeviceGame(rules, {
    players: SEATS.length,
    direction: voyageDirection(day),
    key: keyOf(seed),
  });
  while (!game.isOver) {
    const seat = game.decider;
    const player = SEATS[seat - 1]!;
    // The other bots are those that the person met.
    const own = player === "person" ? `${number}.${botSeed(seed, seat)}` : botSeed(seed, seat);
    const action = minds.choose({
      level: player === "person" ? level : player,
      seat,
      view: rules.look(game.state, seat),
      seed: `${own}.${game.decisions}`,
    });
    const text = rules.actionText(action);
    game.add(text, "bot", game.foresee(text));
  }
  return game.scores[PERSON - 1]!;
}
