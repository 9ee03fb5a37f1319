import { describe, expect, it } from "vitest";
import { pathThrough, pointAt, stretch, type Point } from "./path";

const CORNER: Point[] = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
  { x: 100, y: 80 },
];

function near(point: Point, x: number, y: number): void {
  expect(point.x).toBeCloseTo(x, 6);
  expect(point.y).toBeCloseTo(y, 6);
}

describe("a path", () => {
  const path = pathThrough(CORNER);

  it("passes all given points, at their marks", () => {
    expect(path.marks).toHaveLength(CORNER.length);
    CORNER.forEach(({ x, y }, i) => {
      near(pointAt(path, path.marks[i]!), x, y);
    });
  });

  it("measures distances along itself", () => {
    expect(path.distances[0]).toBe(0);
    for (let i = 1; i < path.points.length; i++) {
      const [a, b] = [path.points[i - 1]!, path.points[i]!];
      const step = Math.hypot(b.x - a.x, b.y - a.y);
      expect(path.distances[i]! - path.distances[i - 1]!).toBeCloseTo(step, 9);
    }
    expect(path.marks.at(-1)).toBe(path.distances.at(-1));
  });

  it("is straight between points in a line", () => {
    const straight = pathThrough([0, 50, 100].map((x) => ({ x, y: 7 })));
    expect(straight.marks).toEqual([0, expect.closeTo(50, 6), expect.closeTo(100, 6)]);
    near(pointAt(straight, 25), 25, 7);
  });

  it("ends at its ends", () => {
    near(pointAt(path, -5), 0, 0);
    near(pointAt(path, 1e6), 100, 80);
  });
});

describe("a stretch", () => {
  const straight = pathThrough([0, 50, 100].map((x) => ({ x, y: 0 })));

  it("has both ends and even steps", () => {
    const points = stretch(straight, 10, 70, 20);
    expect(points.map(({ x }) => Math.round(x))).toEqual([10, 30, 50, 70]);
  });

  it("runs backwards too", () => {
    const points = stretch(straight, 70, 10, 25);
    expect(points.map(({ x }) => Math.round(x))).toEqual([70, 50, 30, 10]);
  });

  it("of no length has two equal points", () => {
    expect(stretch(straight, 30, 30, 5)).toHaveLength(2);
  });
});
