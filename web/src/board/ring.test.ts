import { describe, expect, it } from "vitest";
import { ringOf } from "./ring";

const BOX = { width: 136, height: 52 };
const MARGIN = 8;

describe.each([true, false])("clockwise: %s", (clockwise) => {
  const ring = ringOf(BOX, clockwise);

  it("starts in the middle of the lower side", () => {
    expect(ring.at(0)).toEqual({ x: BOX.width / 2, y: BOX.height - MARGIN });
  });

  it("is closed", () => {
    const end = ring.at(ring.length);
    expect(end.x).toBeCloseTo(ring.at(0).x, 6);
    expect(end.y).toBeCloseTo(ring.at(0).y, 6);
    expect(ring.at(-10).x).toBeCloseTo(ring.at(ring.length - 10).x, 6);
  });

  it("leaves to the left if it is clockwise, or else to the right", () => {
    expect(ring.at(10).x < BOX.width / 2).toBe(clockwise);
  });

  it("is at the middle of the upper side half way around", () => {
    const half = ring.at(ring.length / 2);
    expect(half.x).toBeCloseTo(BOX.width / 2, 6);
    expect(half.y).toBeCloseTo(MARGIN, 6);
  });

  it("stays inside its box, and moves by the distance", () => {
    let before = ring.at(0);
    for (let distance = 1; distance <= ring.length; distance++) {
      const here = ring.at(distance);
      expect(here.x).toBeGreaterThanOrEqual(MARGIN - 1e-6);
      expect(here.x).toBeLessThanOrEqual(BOX.width - MARGIN + 1e-6);
      expect(here.y).toBeGreaterThanOrEqual(MARGIN - 1e-6);
      expect(here.y).toBeLessThanOrEqual(BOX.height - MARGIN + 1e-6);
      expect(Math.hypot(here.x - before.x, here.y - before.y)).toBeCloseTo(1, 2);
      before = here;
    }
  });

  it("moves points outwards on all sides", () => {
    const center = { x: BOX.width / 2, y: BOX.height / 2 };
    const radius = ({ x, y }: { x: number; y: number }) => Math.hypot(x - center.x, y - center.y);
    for (const share of [0, 0.2, 0.4, 0.5, 0.7, 0.9]) {
      const distance = ring.length * share;
      expect(radius(ring.at(distance, 5))).toBeGreaterThan(radius(ring.at(distance)));
      expect(radius(ring.at(distance, -5))).toBeLessThan(radius(ring.at(distance)));
    }
  });
});

it("is a circle in a square box", () => {
  const ring = ringOf({ width: 100, height: 100 }, true);
  expect(ring.length).toBeCloseTo(2 * Math.PI * 42, 6);
});
