/** For code that awaits an answer: the reader may have left the page meanwhile. */

import { onDestroy } from "svelte";

/** Call while a component is created; the result says whether it still exists. */
export function trackMounted(): () => boolean {
  let isMounted = true;
  onDestroy(() => (isMounted = false));
  return () => isMounted;
}
