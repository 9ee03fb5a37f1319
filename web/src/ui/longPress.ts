/** Runs an action on a long press, a right click, or the menu key. */

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

    // Not every browser sends `contextmenu` on a long press.
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

/** Lifting the finger after a long press must not click what is under it by then. */
function ignoreLifting(): void {
  const lifting = new AbortController();
  const options = { capture: true, signal: lifting.signal };
  addEventListener("pointerdown", () => lifting.abort(), options);
  addEventListener(
    "click",
    (event) => {
      lifting.abort();
      if (event.detail) event.stopImmediatePropagation(); // 0: a key was pressed
    },
    options,
  );
}
