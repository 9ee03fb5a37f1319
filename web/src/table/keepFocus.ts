/** Focus is never lost: when what had it is gone, it goes to the prompt. */

/** Watches over the page, until the function is called that it gives back. */
export function keepFocus(): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  let last: Element | null = document.activeElement;

  addEventListener("focusin", ({ target }) => (last = target as Element), { signal });
  addEventListener("focusout", ({ relatedTarget }) => relatedTarget ?? setTimeout(letGo), {
    signal,
  });

  /** What is still there was left on purpose, unless only the window was. */
  function letGo(): void {
    if (last && isThere(last) && document.activeElement !== last) last = null;
  }

  // Not every browser tells that the focus went when its element is taken away.
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

/** From the prompt a keyboard goes on to the choices of the next question. */
export function focusFirstChoice(): void {
  const line = promptLine();
  if (line && document.activeElement === line && line.matches(":focus-visible"))
    document.querySelector<HTMLElement>("main .legal:is(button, a)")?.focus();
}

function promptLine(): HTMLElement | null {
  return document.getElementById("prompt-line");
}

function isThere(element: Element): boolean {
  const usable = element.isConnected && !element.matches(":disabled");
  return usable && element.getClientRects().length > 0;
}
