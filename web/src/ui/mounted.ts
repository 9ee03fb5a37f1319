/** Who has gone elsewhere while something was asked for is not called back. */

import { onDestroy } from "svelte";

/** Whether the component that is being made is still shown. */
export function trackMounted(): () => boolean {
  let isMounted = true;
  onDestroy(() => (isMounted = false));
  return () => isMounted;
}
