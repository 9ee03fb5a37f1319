/** Keeps the focus on the page: when the focused element disappears, the prompt gets it. */

/** Works until the returned function is called. */
export function keepFocus(): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  let last: Element | null = document.activeElement;

  addEventListener("focusin", ({ target }) => (last = target as Element), { signal });
  addEventListener("focusout", ({ relatedTarget }) => relatedTarget ?? setTimeout(letGo), {
    signal,
  });

  /** If the element still exists, the player has moved the focus away on purpose. */
  function letGo(): void {
    if (last && isThere(last) && document.activeElement !== last) last = null;
  }

  // Not every browser sends an event when the focused element is removed.
  const changes = new MutationObserver(() => {
    const held = document.activeElement ?? document.body;
    const lost = last && !isThere(last) && (held === document.body || held === last);
    if (lost) promptLine()?.focus({ preventScroll: true });
  });
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ["disabled", "hidden"],
  });

  return () => {
    watching.abort();
    changes.disconnect();
  };
}

/** Moves the keyboard's focus from the prompt or from the last stop to the first choice. */
export function focusFirstChoice(): void {
  const focused = document.activeElement;
  const leftOver = focused === promptLine() || focused?.matches("main .stop:not(.legal)");
  if (leftOver && focused?.matches(":focus-visible"))
    document.querySelector<HTMLElement>("main .legal:is(button, a)")?.focus();
}

function promptLine(): HTMLElement | null {
  return document.getElementById("prompt-line");
}

function isThere(element: Element): boolean {
  const usable = element.isConnected && !element.matches(":disabled");
  return usable && element.getClientRects().length > 0;
}
