/** Who has gone elsewhere while something was asked for is not called back. */

import { onDestroy } from "svelte";

/** Whether the component that is being made is still shown. */
export function presence(): () => boolean {
  let here = true;
  onDestroy(() => (here = false));
  return () => here;
}
