/** Plays a record again, by its decisions and outcomes, and checks all that it says. */

import { gameSeed, keyOf, sealedCommitment, seedCommitment } from "../hash/deal";
import { RulesError, type Rules } from "../rules/rules";
import { DeviceGame } from "./deviceGame";
import { RecordProblem, type ReadRecord } from "./recordText";

/** The game as it ended. A RecordProblem names the first line that is wrong. */
export function replayRecord(rules: Rules, record: ReadRecord): DeviceGame {
  const { edition } = rules;
  const { digest } = record.edition;
  const line = (key: string) => record.headerLines[key] ?? 0;
  if (record.edition.id !== edition.id || record.edition.version !== edition.version)
    throw new RecordProblem("unknown-edition", line("edition"));
  if (digest !== null && digest !== edition.digest)
    throw new RecordProblem("other-edition", line("edition"));
  if (record.rules !== edition.rules) throw new RecordProblem("unknown-rules", line("rules"));
  checkNames(rules, record);
  if (record.seed !== null) checkDeal(rules, record, record.seed);
  const game = begin(rules, record);
  record.history.forEach((decision, i) => {
    game.takeBack(decision.number - 1);
    follow(game, record, i, decision.outcomes);
  });
  game.takeBack(record.history.filter(({ undone }) => !undone).length);
  checkResult(game, record);
  return game;
}

/** Check that the edition has all that the record names. */
function checkNames(rules: Rules, { faceUp, headerLines, history, lines }: ReadRecord): void {
  if (faceUp !== null && !rules.hasOutcome(faceUp))
    throw new RecordProblem("bad-face-up", headerLines["face-up"] ?? 0);
  for (const [i, { action, outcomes }] of history.entries()) {
    if (rules.actionId(action) === undefined) throw new RecordProblem("unknown-action", lines[i]!);
    if (!outcomes.every((outcome) => rules.hasOutcome(outcome)))
      throw new RecordProblem("unknown-outcome", lines[i]!);
  }
}

function begin(rules: Rules, record: ReadRecord): DeviceGame {
  const { players, direction, order, faceUp } = record;
  const outcomes = [...order.map(String), ...(faceUp ? [faceUp] : [])];
  try {
    return new DeviceGame(rules, { players, direction, key: null, outcomes });
  } catch (problem) {
    throw asRecordProblem(problem, record.headerLines["face-up"] ?? 0);
  }
}

/** Play a decision of the record; without outcomes, chance brings what the seed says. */
function follow(
  game: DeviceGame,
  { history, lines }: ReadRecord,
  place: number,
  outcomes?: readonly string[],
): void {
  const { seat, action } = history[place]!;
  const line = lines[place]!;
  if (game.isOver) throw new RecordProblem("after-end", line);
  if (game.decider !== seat) throw new RecordProblem("wrong-seat", line);
  try {
    game.add(action, "person", game.foresee(action, outcomes));
  } catch (problem) {
    throw asRecordProblem(problem, line);
  }
}

function asRecordProblem(problem: unknown, line: number): unknown {
  return problem instanceof RulesError ? new RecordProblem(problem.code, line) : problem;
}

/** Check that chance came from the seed. What is not possible ends the check: the replay says why. */
function checkDeal(rules: Rules, record: ReadRecord, seed: string): void {
  const { deal, players, direction, history, lines, headerLines } = record;
  const promised = deal ? sealedCommitment(deal.table, deal.game, seed) : seedCommitment(seed);
  if (record.commitment !== null && record.commitment !== promised)
    throw new RecordProblem("broken-commitment", headerLines.seed ?? 0);
  const key = keyOf(deal ? gameSeed(deal, deal.game, direction, seed) : seed);
  const game = new DeviceGame(rules, { players, direction, key });
  const boats = record.order.length;
  const dealt = game.start.outcomes;
  if (dealt.slice(0, boats).join() !== record.order.join())
    throw new RecordProblem("not-from-seed", headerLines.order ?? 0);
  if ((dealt[boats] ?? null) !== record.faceUp)
    throw new RecordProblem("not-from-seed", headerLines["face-up"] ?? 0);
  for (const [i, decision] of history.entries()) {
    game.takeBack(decision.number - 1);
    try {
      follow(game, record, i);
    } catch (problem) {
      if (problem instanceof RecordProblem) return;
      throw problem;
    }
    if (game.history.at(-1)!.outcomes.join() !== decision.outcomes.join())
      throw new RecordProblem("not-from-seed", lines[i]!);
  }
}

function checkResult(game: DeviceGame, { result, headerLines, lines }: ReadRecord): void {
  if (!result) return;
  const line = headerLines.result ?? 0;
  if (!game.isOver) {
    if (result.scores.length) throw new RecordProblem("truncated", lines.at(-1) ?? line);
  } else if (
    result.scores.join() !== game.scores.join() ||
    result.winners.join() !== game.winners.join()
  ) {
    throw new RecordProblem("wrong-result", line);
  }
}
