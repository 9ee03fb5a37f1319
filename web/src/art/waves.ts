import { brush } from "./ink";

/** A long stroke of water with `count` low crests. */
export function crests(
  x: number,
  y: number,
  length: number,
  height: number,
  count: number,
  weight: number,
): string {
  const steps = count * 2;
  return brush(
    Array.from({ length: steps + 1 }, (_, i) => {
      const t = i / steps;
      const up = i % 2 ? -height : height * 0.15 * Math.sin(i * 2.3);
      const swell = Math.sin(Math.PI * (0.04 + 0.92 * t)) * (i % 2 ? 1 : 0.55);
      return `${x + length * t + (i % 2 ? length / steps / 4 : 0)} ${y + up} ${Math.max(0.12, weight * swell)}`;
    }).join(","),
  );
}
