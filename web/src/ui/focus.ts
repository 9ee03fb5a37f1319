/** Where the focus goes when the page changes. */

import { tick } from "svelte";

/** Focuses the title of a new page, so that screen readers read it. */
export function focusTitle(title: HTMLElement): void {
  title.tabIndex = -1;
  // Not on the first load: there the browser starts at the top by itself.
  // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- Firefox before 120
  if (navigator.userActivation?.hasBeenActive) title.focus({ preventScroll: true });
}

/** If the focused button is gone or disabled, focuses an element near it. */
export async function restoreFocus(near: () => HTMLElement): Promise<void> {
  await tick();
  if (document.activeElement?.matches("body, :disabled")) near().focus();
}
