/** Focus is never lost: when what had it is gone, it goes to the prompt, or to the choices of the next question. */

export class Anchor {
  /** What had the focus is gone, and the person has not gone elsewhere. */
  #adrift = false;

  /** Something has the focus. */
  drop(): void {
    this.#adrift = false;
  }

  lose({ target, relatedTarget }: FocusEvent): void {
    if (relatedTarget) return;
    // Only now is it known whether it was taken away or left.
    setTimeout(() => (this.#adrift = !isThere(target as HTMLElement)));
  }

  hold(root: HTMLElement, line: HTMLElement | undefined, asked: boolean): void {
    const parked = document.activeElement === line;
    const keyboard = parked && line!.matches(":focus-visible");
    if (asked && keyboard) root.querySelector<HTMLElement>(".legal:is(button, a)")?.focus();
    else if (!parked && this.#isLost()) line?.focus({ preventScroll: true });
  }

  #isLost(): boolean {
    const held = document.activeElement;
    return this.#adrift && (held === null || held === document.body);
  }
}

function isThere(element: HTMLElement): boolean {
  return element.isConnected && !element.matches(":disabled") && element.offsetParent !== null;
}
