/** The worker that plays the games of bots with a day's deal, and tells every score at once. */

import { Minds } from "../../mind/minds";
import { ModuleFiles } from "../../rules/moduleFiles";
import { loadRules, packagedEdition } from "../../rules/loadRules";
import { GAMES, LEVELS, playGame } from "./botGames";
import type { Level } from "../../game/scene";

export type BotScore = { level: Level; score: number } | { failed: string };

const send = (message: BotScore): void => postMessage(message);

onmessage = async ({ data: day }: MessageEvent<string>) => {
  try {
    const files = await ModuleFiles.open();
    const rules = await loadRules(files, await packagedEdition(files, "standard"));
    const minds = new Minds(await files.load("minds"), files.description, rules.edition);
    for (let number = 1; number <= GAMES; number++)
      for (const level of LEVELS)
        send({ level, score: playGame(day, level, number, { rules, minds }) });
  } catch (error) {
    send({ failed: String(error) });
  }
};
