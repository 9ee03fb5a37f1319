/** What went wrong, in the reader's language: the server's codes stay, its sentences are for other clients. */

import { has, t } from "../words/words.svelte";

export class Problem extends Error {
  constructor(readonly code: string) {
    super(code);
  }
}

export function explain(problem: unknown): string {
  const code = problem instanceof Problem ? problem.code : "unknown";
  return has(`error-${code}`) ? t(`error-${code}`) : t("error-unknown", { code });
}
