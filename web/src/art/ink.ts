/**
 * Turns the few points of a drawing into brush strokes and washes, as outlines to be filled.
 *
 * Points are written "x y" or "x y width", separated by commas. A "!" makes a point a corner.
 */

interface Point {
  x: number;
  y: number;
  width: number;
  corner: boolean;
}

interface Vector {
  x: number;
  y: number;
}

function parse(points: string): Point[] {
  return points.split(",").map((text) => {
    const corner = text.includes("!");
    const [x = 0, y = 0, width = 0] = text.replace("!", "").trim().split(/\s+/).map(Number);
    return { x, y, width, corner };
  });
}

const at = <T>(list: T[], index: number): T => list[(index + list.length) % list.length]!;
const round = (value: number) => Math.round(value * 10) / 10;

/** Caches what a drawing function returns. */
function once<A extends (string | number)[], D>(draw: (...args: A) => D): (...args: A) => D {
  const drawn = new Map<string, D>();
  return (...args) => {
    const key = args.join(";");
    const found = drawn.get(key) ?? draw(...args);
    drawn.set(key, found);
    return found;
  };
}

/** The direction of a curve at a point. The nearer neighbor counts for more. */
function heading(before: Vector, here: Vector, after: Vector): Vector {
  const inward = Math.hypot(here.x - before.x, here.y - before.y) || 1e-6;
  const outward = Math.hypot(after.x - here.x, after.y - here.y) || 1e-6;
  const x = ((here.x - before.x) / inward) * outward + ((after.x - here.x) / outward) * inward;
  const y = ((here.y - before.y) / inward) * outward + ((after.y - here.y) / outward) * inward;
  const length = Math.hypot(x, y) || 1;
  return { x: x / length, y: y / length };
}

/** The two control points of the curve from one point to the next. */
function handles(points: Point[], index: number, closed: boolean): [Vector, Vector] {
  const from = at(points, index);
  const to = at(points, index + 1);
  const reach = Math.hypot(to.x - from.x, to.y - from.y) / 3;
  const free = (i: number) =>
    at(points, i).corner || (!closed && (i === 0 || i === points.length - 1));
  const bend = (i: number, sign: number): Vector => {
    const { x, y } = heading(at(points, i - 1), at(points, i), at(points, i + 1));
    return { x: at(points, i).x + sign * reach * x, y: at(points, i).y + sign * reach * y };
  };
  const next = (index + 1) % points.length;
  const leaving = free(index) ? null : bend(index, 1);
  const arriving = free(next) ? null : bend(next, -1);
  const middle = (a: Vector, b: Vector): Vector => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
  return [leaving ?? middle(from, arriving ?? to), arriving ?? middle(to, leaving ?? from)];
}

function trace(points: Point[], closed: boolean): string {
  const first = points[0]!;
  let d = `M${round(first.x)} ${round(first.y)}`;
  const segments = closed ? points.length : points.length - 1;
  for (let i = 0; i < segments; i++) {
    const [a, b] = handles(points, i, closed);
    const to = at(points, i + 1);
    d += `C${round(a.x)} ${round(a.y)} ${round(b.x)} ${round(b.y)} ${round(to.x)} ${round(to.y)}`;
  }
  return closed ? `${d}Z` : d;
}

/** Points along the curve, `steps` per segment. */
function sample(points: Point[], closed: boolean, steps: number): Point[] {
  const found: Point[] = [];
  const segments = closed ? points.length : points.length - 1;
  for (let i = 0; i < segments; i++) {
    const from = at(points, i);
    const to = at(points, i + 1);
    const [a, b] = handles(points, i, closed);
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const s = 1 - t;
      const blend = (p: number, q: number, r: number, u: number) =>
        s * s * s * p + 3 * s * s * t * q + 3 * s * t * t * r + t * t * t * u;
      found.push({
        x: blend(from.x, a.x, b.x, to.x),
        y: blend(from.y, a.y, b.y, to.y),
        width: from.width + (to.width - from.width) * t * t * (3 - 2 * t),
        corner: from.corner && step === 0,
      });
    }
  }
  if (!closed) found.push(at(points, -1));
  return found;
}

/** A closed outline. */
export const shape = once((points: string) => trace(parse(points), true));

/** A brush stroke with the width that each point gives. */
export const brush = once((points: string) => {
  const line = sample(parse(points), false, 2);
  const last = line.length - 1;
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach((point, i) => {
    const before = line[Math.max(0, i - 1)]!;
    const after = line[Math.min(last, i + 1)]!;
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const half = point.width / 2 / length;
    const nx = -(after.y - before.y) * half;
    const ny = (after.x - before.x) * half;
    const corner = i === 0 || i === last;
    left.push({ ...point, x: point.x + nx, y: point.y + ny, corner });
    right.unshift({ ...point, x: point.x - nx, y: point.y - ny, corner });
  });
  return trace([...left, ...right], true);
});

/** A stroke with thin ends. `weight` is its greatest width. */
export function stroke(points: string, weight: number): string {
  const line = parse(points);
  const last = Math.max(1, line.length - 1);
  return brush(
    line
      .map(({ x, y }, i) => {
        const t = i / last;
        const swell = 0.22 + 0.78 * Math.sin(Math.PI * Math.pow(0.1 + 0.9 * t, 0.75));
        return `${x} ${y} ${weight * Math.max(t === 1 ? 0.08 : 0.22, swell)}`;
      })
      .join(","),
  );
}

/** Random numbers that are always the same for the same drawing. */
function dice(text: string): () => number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9;
    const mixed = Math.imul(state ^ (state >>> 13), 3266489917);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 31 - 1;
  };
}

/** Layers of a wash with different edges. On top of each other they have a soft edge. */
export const bleed = once((points: string, spread: number, layers: number) => {
  const edge = sample(parse(points), true, 2);
  const roll = dice(points);
  return Array.from({ length: layers }, (_, layer) => {
    const grown = spread * (layers > 1 ? 0.5 - layer / (layers - 1) : 0);
    return trace(
      edge.map((point, i) => {
        const { x, y } = heading(at(edge, i - 1), point, at(edge, i + 1));
        const run = grown + spread * 0.7 * roll();
        return { ...point, x: point.x + y * run, y: point.y - x * run, corner: false };
      }),
      true,
    );
  });
});
