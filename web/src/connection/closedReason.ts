/** Why the server will not have us back, and what to do. */

import { has, t } from "../words/words.svelte";

export function goneWords(why: string): string {
  return has(`connection-gone-${why}`) ? t(`connection-gone-${why}`) : t("connection-gone");
}
