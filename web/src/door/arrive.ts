/** Where the reader stands when a page has changed under them: at its title. */

export function arrive(title: HTMLElement): void {
  title.tabIndex = -1;
  // Before anything was touched the page has just been loaded, and the browser begins at its top.
  if (navigator.userActivation?.hasBeenActive) title.focus({ preventScroll: true });
}
