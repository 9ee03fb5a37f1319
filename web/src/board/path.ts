/** A smooth path through points. */

export interface Point {
  x: number;
  y: number;
}

export interface Path {
  /** Points along the path, so close that it looks smooth. */
  points: Point[];
  /** The distance of each of those points from the start. */
  distances: number[];
  /** The distance of each of the given points from the start. */
  marks: number[];
}

const STEPS = 14; // between two of the given points

/** The path through all points, in their order. */
export function pathThrough(through: readonly Point[]): Path {
  const points: Point[] = [through[0]!];
  const distances = [0];
  const marks = [0];
  for (let i = 0; i + 1 < through.length; i++) {
    for (let step = 1; step <= STEPS; step++) {
      const point = between(through, i, step / STEPS);
      const last = points.at(-1)!;
      distances.push(distances.at(-1)! + Math.hypot(point.x - last.x, point.y - last.y));
      points.push(point);
    }
    marks.push(distances.at(-1)!);
  }
  return { points, distances, marks };
}

/** A Catmull-Rom curve: at each point it is parallel to the line between the neighbors. */
function between(through: readonly Point[], i: number, t: number): Point {
  const b = through[i]!;
  const c = through[i + 1]!;
  const a = through[i - 1] ?? b;
  const d = through[i + 2] ?? c;
  const blend = (p: number, q: number, r: number, s: number) =>
    q + ((r - p) * t + (2 * p - 5 * q + 4 * r - s) * t ** 2 + (3 * q - p - 3 * r + s) * t ** 3) / 2;
  return { x: blend(a.x, b.x, c.x, d.x), y: blend(a.y, b.y, c.y, d.y) };
}

export function pointAt({ points, distances }: Path, distance: number): Point {
  const next = distances.findIndex((reached) => reached >= distance);
  if (next < 0) return points.at(-1)!;
  if (next === 0) return points[0]!;
  const from = distances[next - 1]!;
  const share = (distance - from) / (distances[next]! - from || 1);
  const a = points[next - 1]!;
  const b = points[next]!;
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** Points at even distances, from one distance along the path to another. */
export function stretch(path: Path, from: number, to: number, every: number): Point[] {
  const steps = Math.max(1, Math.ceil(Math.abs(to - from) / every));
  return Array.from({ length: steps + 1 }, (_, i) =>
    pointAt(path, from + ((to - from) * i) / steps),
  );
}
