/** What is wrong with a record, in the reader's language. */

import { problemText } from "../../connection/problem";
import { RecordProblem } from "../../device/recordText";
import { t } from "../../words/words.svelte";

/** Many codes say the same to a reader. All others are about how a line is written. */
const ABOUT: Record<string, readonly string[]> = {
  file: ["not-a-record", "too-large", "too-many-lines", "not-text"],
  version: ["unknown-format", "unknown-rules", "bad-edition", "unknown-edition", "other-edition"],
  decision: ["wrong-seat", "illegal-action", "unknown-action", "after-end"],
  chance: ["impossible-outcome", "missing-outcome", "extra-outcome", "unknown-outcome"],
  result: ["wrong-result", "truncated"],
  proof: ["broken-commitment", "not-from-seed"],
};

export function recordProblemText(problem: unknown): string {
  if (!(problem instanceof RecordProblem)) return problemText(problem);
  const { code, line } = problem;
  const about = Object.keys(ABOUT).find((one) => ABOUT[one]!.includes(code)) ?? "line";
  return t(`record-problem-${about}`, { line });
}
