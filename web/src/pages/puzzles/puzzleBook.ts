/** Everything that puzzles need, from the client's files. */

import type { Edition } from "../../game/edition";
import { showFishOf } from "../../game/fish";
import { loadRules, packagedEdition } from "../../rules/loadRules";
import { ModuleFiles } from "../../rules/moduleFiles";
import type { Rules } from "../../rules/rules";
import { fetchPuzzles, type Puzzle } from "./puzzles";

export interface PuzzleBook {
  puzzles: Puzzle[];
  rules: Rules;
  edition: Edition;
}

export async function openPuzzleBook(): Promise<PuzzleBook> {
  const [files, set] = await Promise.all([ModuleFiles.open(), fetchPuzzles()]);
  const compiled = await packagedEdition(files, "standard");
  if (!set.edition.endsWith(`:${compiled.digest}`) || set.rules !== compiled.rules)
    throw new Error(`the puzzles are of ${set.edition}, rules ${set.rules}`);
  const edition = compiled.data as Edition;
  showFishOf(edition);
  return { puzzles: set.puzzles, rules: await loadRules(files, compiled), edition };
}
