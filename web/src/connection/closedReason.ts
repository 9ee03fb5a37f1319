/** Why a connection was closed for good, and what to do. */

import { has, t } from "../words/words.svelte";

export function closedText(reason: string): string {
  return has(`connection-closed-${reason}`)
    ? t(`connection-closed-${reason}`)
    : has(`error-${reason}`)
      ? t(`error-${reason}`)
      : t("connection-closed");
}
