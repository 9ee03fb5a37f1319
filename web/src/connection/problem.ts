/** What went wrong. The server sends a code; the sentence for it is in the reader's language. */

import { has, t } from "../words/words.svelte";
import { Problem } from "./problemCode";

export { Problem };

export function problemText(problem: unknown): string {
  const code = problem instanceof Problem ? problem.code : "unknown";
  return has(`error-${code}`) ? t(`error-${code}`) : t("error-unknown", { code });
}
