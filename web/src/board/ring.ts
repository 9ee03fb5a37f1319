/** The whole route as a loop that fills its box. It starts in the middle of the lower side. */

import type { Box } from "./geometry";
import type { Point } from "./path";

const MARGIN = 8;

export interface Ring {
  /** The length of the whole loop, in pixels. */
  length: number;
  /** The point at a distance along the loop, moved outwards by `off` pixels. */
  at(distance: number, off?: number): Point;
}

export function ringOf({ width, height }: Box, clockwise: boolean): Ring {
  const radius = Math.max(1, Math.min(width, height) / 2 - MARGIN);
  const side = Math.max(0, width - 2 * MARGIN - 2 * radius);
  const fall = Math.max(0, height - 2 * MARGIN - 2 * radius);
  const quarter = (Math.PI * radius) / 2;
  const length = 2 * side + 2 * fall + 4 * quarter;
  const turn = clockwise ? 1 : -1;

  const at = (distance: number, off = 0): Point => {
    // Clockwise; the result is mirrored for the other direction.
    let left = ((distance % length) + length) % length;
    const pieces = [side / 2, quarter, fall, quarter, side, quarter, fall, quarter, side / 2];
    let x = 0;
    let y = height / 2 - MARGIN;
    let heading = Math.PI; // to the left
    for (const [i, piece] of pieces.entries()) {
      const covered = Math.min(left, piece);
      if (i % 2) {
        const bent = covered / radius;
        x += radius * (Math.sin(heading + bent) - Math.sin(heading));
        y += radius * (Math.cos(heading) - Math.cos(heading + bent));
        heading += bent;
      } else {
        x += covered * Math.cos(heading);
        y += covered * Math.sin(heading);
      }
      left -= covered;
      if (left <= 0) break;
    }
    // The outside is on the left of the heading.
    x += off * Math.sin(heading);
    y -= off * Math.cos(heading);
    return { x: width / 2 + turn * x, y: height / 2 + y };
  };
  return { length, at };
}
