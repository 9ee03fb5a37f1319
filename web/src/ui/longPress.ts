/** Asking what something is: by a long press, the right button, or the key for menus. */

import type { Attachment } from "svelte/attachments";

const LONG = 550; // milliseconds

export function onLongPress(act: () => void): Attachment<HTMLElement> {
  return (element) => {
    const listening = new AbortController();
    const { signal } = listening;
    let timer = 0;
    const stop = () => clearTimeout(timer);

    element.addEventListener(
      "contextmenu",
      (event) => {
        event.preventDefault();
        stop();
        act();
      },
      { signal },
    );

    // Not every browser asks for a menu when a finger stays.
    element.addEventListener(
      "pointerdown",
      ({ pointerType }) => {
        if (pointerType === "mouse") return;
        timer = window.setTimeout(() => {
          ignoreLifting();
          act();
        }, LONG);
      },
      { signal },
    );
    for (const end of ["pointerup", "pointercancel", "pointerleave"])
      element.addEventListener(end, stop, { signal });

    return () => {
      stop();
      listening.abort();
    };
  };
}

/** The finger that stayed is lifted: that presses nothing, whatever lies under it by then. */
function ignoreLifting(): void {
  const lifting = new AbortController();
  const options = { capture: true, signal: lifting.signal };
  addEventListener("pointerdown", () => lifting.abort(), options);
  addEventListener(
    "click",
    (event) => {
      lifting.abort();
      if (event.detail) event.stopImmediatePropagation(); // 0: by a key
    },
    options,
  );
}
