/** Lines of a text, counted from 1. */

export function lineText(text: string, line: number): string {
  return text.split("\n")[line - 1]?.trim() ?? "";
}

/** Where a line begins and ends. */
export function lineRange(text: string, line: number): { from: number; to: number } {
  const lines = text.split("\n");
  const from = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  return { from, to: from + (lines[line - 1]?.length ?? 0) };
}

const ABOVE = 3; // lines that stay visible above

/** The lines of the field must not wrap. */
export function scrollToLine(area: HTMLTextAreaElement, line: number): void {
  const height = parseFloat(getComputedStyle(area).lineHeight);
  area.scrollTop = Math.max(0, line - 1 - ABOVE) * height;
  area.scrollLeft = 0;
}
