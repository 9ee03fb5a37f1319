/** Where the reader stands when something has changed under them. */

import { tick } from "svelte";

/** At the title of a page that has come. */
export function focusTitle(title: HTMLElement): void {
  title.tabIndex = -1;
  // Before anything was touched the page has just been loaded, and the browser begins at its top.
  if (navigator.userActivation?.hasBeenActive) title.focus({ preventScroll: true });
}

/** Near what was pressed, where that can be pressed no more. */
export async function restoreFocus(near: () => HTMLElement): Promise<void> {
  await tick();
  if (document.activeElement?.matches("body, :disabled")) near().focus();
}
