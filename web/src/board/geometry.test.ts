import { describe, expect, it } from "vitest";
import { layoutLeg, pointOf, sailingPath, type LegLayout } from "./geometry";
import type { Point } from "./path";

const DESKTOP = { width: 1280, height: 270 };
const PHONE = { width: 390, height: 340 };
const STOPS = 12;

const LAYOUTS = [2, 3, 5].flatMap((boats) =>
  [DESKTOP, PHONE].map((box) => ({
    box,
    boats,
    layout: layoutLeg(box, STOPS, boats, boats > 3),
    name: `${boats} boats in ${box.width} x ${box.height}`,
  })),
);

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

it("is a wave on a desktop and rows on a phone", () => {
  expect(layoutLeg(DESKTOP, STOPS, 3, false).shape).toBe("wave");
  expect(layoutLeg(PHONE, STOPS, 3, false).shape).toBe("rows");
});

it("is a wave in a low box, if that is wide", () => {
  expect(layoutLeg({ width: 1280, height: 200 }, 3, 3, false).shape).toBe("wave");
  expect(layoutLeg({ width: 420, height: 200 }, 3, 3, false).shape).toBe("rows");
});

describe.each(LAYOUTS)("$name", ({ box, boats, layout }) => {
  it("has a place for each stop and both ports", () => {
    expect(layout.places).toHaveLength(STOPS + 2);
    expect(layout.along).toHaveLength(STOPS + 2);
    expect(layout.ports.map(({ slots }) => slots.length)).toEqual([boats, boats]);
    expect(layout.places[0]!.slots).toEqual(layout.ports[0].slots);
    expect(layout.places.at(-1)!.slots).toEqual(layout.ports[1].slots);
  });

  it("keeps all slots, icons and buttons inside the box", () => {
    for (const place of layout.places) {
      for (const { x, y } of [...place.slots, place.icon]) {
        expect(x).toBeGreaterThanOrEqual(0);
        expect(x).toBeLessThanOrEqual(box.width);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(box.height);
      }
      expect(place.box.x).toBeGreaterThanOrEqual(-1e-9);
      expect(place.box.x + place.box.width).toBeLessThanOrEqual(box.width + 1e-9);
    }
  });

  it("has buttons that do not overlap", () => {
    layout.places.forEach((a, i) => {
      for (const b of layout.places.slice(i + 1)) {
        const wide = Math.min(a.box.x + a.box.width, b.box.x + b.box.width);
        const tall = Math.min(a.box.y + a.box.height, b.box.y + b.box.height);
        const overlaps =
          wide - Math.max(a.box.x, b.box.x) > 1e-6 && tall - Math.max(a.box.y, b.box.y) > 1e-6;
        expect(overlaps).toBe(false);
      }
    });
  });

  it("has slots for different boats at different points", () => {
    const slots = layout.ports[1].slots;
    slots.forEach((a, i) => {
      for (const b of slots.slice(i + 1)) expect(distance(a, b)).toBeGreaterThan(10);
    });
  });

  it("goes through its places in their order", () => {
    for (let i = 1; i < layout.along.length; i++)
      expect(layout.along[i]!).toBeGreaterThan(layout.along[i - 1]!);
  });
});

describe("where a boat is", () => {
  const layout: LegLayout = layoutLeg(DESKTOP, STOPS, 5, true);

  it("is its slot", () => {
    expect(pointOf(layout, { place: 4, slot: 1 })).toBe(layout.places[4]!.slots[1]);
  });

  it("is the last slot if it has a number that the stop does not have", () => {
    expect(pointOf(layout, { place: 4, slot: 7 })).toBe(layout.places[4]!.slots[1]);
  });

  it("is outside the port ahead without a slot", () => {
    expect(pointOf(layout, { place: STOPS + 1, slot: null })).toBe(layout.anchorage);
  });
});

describe.each(LAYOUTS)("the path of a boat, $name", ({ layout }) => {
  const from = { place: 2, slot: 0 };
  const to = { place: 9, slot: 0 };

  it("leads from spot to spot, past the stops between them", () => {
    const path = sailingPath(layout, from, to);
    expect(path[0]).toEqual(pointOf(layout, from));
    expect(path.at(-1)).toEqual(pointOf(layout, to));
    for (let place = 3; place < 9; place++) {
      const slot = layout.places[place]!.slots[0]!;
      expect(Math.min(...path.map((point) => distance(point, slot)))).toBeLessThan(12);
    }
  });

  it("does not jump", () => {
    const path = sailingPath(layout, from, to);
    for (let i = 1; i < path.length; i++)
      expect(distance(path[i - 1]!, path[i]!)).toBeLessThanOrEqual(12.1);
  });

  it("is the same in both directions", () => {
    const back = sailingPath(layout, to, from).reverse();
    sailingPath(layout, from, to).forEach(({ x, y }, i) => {
      expect(back[i]!.x).toBeCloseTo(x, 6);
      expect(back[i]!.y).toBeCloseTo(y, 6);
    });
  });

  it("between two slots of a place is direct", () => {
    expect(sailingPath(layout, from, { place: 2, slot: 1 })).toHaveLength(2);
  });
});

it.each([1, 2, 3])("keeps the boats of a leg with %i stops on a phone inside", (stops) => {
  const { places, boat } = layoutLeg({ width: 390, height: 340 }, stops, 3, false);
  for (const { x } of places.flatMap(({ slots }) => slots)) {
    expect(x - boat / 2).toBeGreaterThanOrEqual(0);
    expect(x + boat / 2).toBeLessThanOrEqual(390);
  }
});
