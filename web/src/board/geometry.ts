/** Where the ports, stops, slots and boats of a leg are, in a box of any size. */

import { pathThrough, stretch, type Path, type Point } from "./path";

export interface Box {
  width: number;
  height: number;
}

export interface Place {
  /** The area of its button. */
  box: Box & Point;
  /** The center of its icon. Ports have no icon. */
  icon: Point;
  /** Where boats are drawn. The first slot is on the route. */
  slots: Point[];
  /** Whether the route runs from right to left here. */
  west: boolean;
}

/** How a port is drawn. */
export interface PortLayout {
  /** Its houses. */
  land: Box & Point;
  /** The width that is left for its name beside the houses. */
  room: number;
  /** Where boats are drawn, the slot closest to the route first. */
  slots: Point[];
  /** The two ends of the jetty, and where the numbers of the slots stand. */
  jetty: [Point, Point];
  numbers: Point[];
  /** Whether the sea is on its left. */
  west: boolean;
}

export interface LegLayout {
  shape: "wave" | "rows";
  /** The port behind, the stops, the port ahead. */
  places: Place[];
  /** The port behind and the port ahead. */
  ports: [PortLayout, PortLayout];
  /** Where a boat waits that has reached the port ahead and has no slot yet. */
  anchorage: Point;
  /** The widths of an icon, a boat and a slot. */
  icon: number;
  boat: number;
  slotSize: number;
  path: Path;
  /** The distance of each place along the path. */
  along: number[];
}

const FINGER = 44;

/** `stops`: without the ports. `portSlots`: of each port. `double`: some stops have two slots. */
export function layoutLeg(box: Box, stops: number, portSlots: number, double: boolean): LegLayout {
  const line = wave(box, stops, portSlots, double);
  if (line.icon >= FINGER) return line;
  // In the wide window of a desk, icons are clicked with a mouse.
  if (box.width > 4 * box.height && line.icon >= 0.8 * FINGER) return line;
  return [2, 3, 4, 5]
    .map((count) => rows(box, stops, portSlots, count))
    .reduce((best, layout) => (layout.icon > best.icon ? layout : best));
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/** A wave from left to right, with icons above it and second slots below. */
function wave(
  { width, height }: Box,
  stops: number,
  portSlots: number,
  double: boolean,
): LegLayout {
  const port = clamp(width * 0.115, 92, 220);
  const pitch = (width - 2 * port) / stops;
  const icon = Math.min(pitch * 0.86, height * 0.21, 112);
  const boat = Math.min(icon * 0.74, port * 0.45); // two fit beside a jetty
  const sail = boat * 0.8 + 9;
  const above = sail + icon + 4;
  const below = boat * (double ? 1.05 : 0.3);
  const room = height - above - below;
  const swing = clamp(room / 2 - 6, 0, height * 0.17);
  const middle = above + room / 2;
  const waves = stops > 8 ? 2 : 1;
  const level = (x: number) =>
    middle + swing * Math.cos((2 * Math.PI * waves * (x - port)) / (width - 2 * port));

  const stop = (i: number): Place => {
    const x = port + (i + 0.5) * pitch;
    const y = level(x);
    return {
      box: { x: x - pitch / 2, y: y - above, width: pitch, height: above + below },
      icon: { x, y: y - sail - icon / 2 },
      slots: [
        { x, y },
        { x, y: y + boat * 0.9 },
      ],
      west: false,
    };
  };
  // The jetties run across the route. Their first slots are at its two ends.
  const firstSlotY = height - boat * 0.75;
  const houses = Math.min(height * 0.22, port * 0.45);
  const slotSize = clamp(
    (firstSlotY - boat * 0.9 - houses - 8) / Math.max(1, portSlots - 1),
    20,
    FINGER,
  );
  const crowded = slotSize < boat * 1.05; // then boats are on both sides of the jetty
  const side = boat * 0.56 + 4;
  const portAt = (seaward: 1 | -1): [Place, PortLayout] => {
    const from = (inland: number) => (seaward > 0 ? inland : width - inland);
    const x = from(port * 0.55 - (crowded ? 0 : side));
    const sides = Array.from({ length: portSlots }, (_, slot) =>
      crowded && slot % 2 ? -seaward : seaward,
    );
    const slots = sides.map((at, slot) => ({ x: x + at * side, y: firstSlotY - slot * slotSize }));
    const land = houses / 0.75;
    const place = {
      box: { x: Math.min(from(0), from(port)), y: 0, width: port, height },
      icon: { x: from(port / 2), y: height / 2 },
      slots,
      west: false,
    };
    return [
      place,
      {
        land: { x: Math.min(from(0), from(land)), y: 2, width: land, height: houses },
        room: port - land,
        slots,
        jetty: [
          { x, y: slots.at(-1)!.y - boat * 0.5 },
          { x, y: firstSlotY + boat * 0.5 },
        ],
        numbers: slots.map(({ y }, slot) => ({ x: x - 9 * sides[slot]!, y: y + 4 })),
        west: seaward < 0,
      },
    ];
  };
  const [behind, from] = portAt(1);
  const [ahead, to] = portAt(-1);
  const inner = Array.from({ length: stops }, (_, i) => stop(i));
  const mouth = { x: behind.slots[0]!.x + boat * 0.6, y: firstSlotY };
  const anchorage = { x: ahead.slots[0]!.x - boat * 1.05, y: firstSlotY };
  const path = pathThrough([mouth, ...inner.map(({ slots }) => slots[0]!), anchorage]);
  return {
    shape: "wave",
    places: [behind, ...inner, ahead],
    ports: [from, to],
    anchorage,
    icon,
    boat,
    slotSize,
    path,
    along: path.marks,
  };
}

const BEHIND = 2; // the port behind is as wide as two stops
const AHEAD = 3; // the port ahead is as wide as three: its slots are buttons
const EDGE = 5;

/** Rows that run in alternating directions, with slots beside each icon. */
function rows({ width, height }: Box, stops: number, portSlots: number, count: number): LegLayout {
  const weight = BEHIND + stops + AHEAD;
  const rowOf = Array.from({ length: stops }, (_, i) =>
    Math.floor(((BEHIND + i + 0.5) / weight) * count),
  );
  const weights = Array.from(
    { length: count },
    (_, row) =>
      rowOf.filter((of) => of === row).length +
      (row === 0 ? BEHIND : 0) +
      (row === count - 1 ? AHEAD : 0),
  );
  const tall = height / count;
  const wide = width - 2 * EDGE;
  const narrow = wide / Math.max(...weights);
  const icon = Math.min(narrow * 0.62, tall * 0.56, 96);
  const boat = clamp(narrow - icon, 20, icon * 0.72);
  const lift = tall * 0.43; // of the icons' centers in their row
  const hull = lift + icon * 0.26; // of the route

  /** The box of something in a row. `begins` and `size` are in stops. */
  const cell = (row: number, begins: number, size: number) => {
    const unit = wide / weights[row]!;
    const x = EDGE + (row % 2 ? wide - (begins + size) * unit : begins * unit);
    return { x, y: row * tall, width: size * unit, height: tall };
  };

  const begun = Array.from({ length: count }, (_, row) => (row === 0 ? BEHIND : 0));
  const inner = rowOf.map((row): Place => {
    const box = cell(row, begun[row]!++, 1);
    const center = box.x + box.width / 2;
    const slot = { x: center + icon / 2, y: box.y + hull };
    return {
      box,
      icon: { x: center - boat / 2, y: box.y + lift },
      slots: [slot, { x: slot.x, y: slot.y + boat * 0.95 }],
      west: row % 2 === 1,
    };
  });

  const portAt = (row: number, ahead: boolean): [Place, PortLayout] => {
    const size = ahead ? AHEAD : BEHIND;
    const box = cell(row, ahead ? weights[row]! - size : 0, size);
    const seaward = ahead === Boolean(row % 2) ? 1 : -1; // the side on which the route continues
    const end = box.x + (seaward > 0 ? box.width : 0);
    const step = Math.min(box.width / portSlots, Math.max(ahead ? FINGER + 2 : 0, boat * 1.1));
    const land = Math.min(box.width * 0.55, tall * 0.72);
    const slots = Array.from({ length: portSlots }, (_, slot) => ({
      x: end - seaward * (slot + 0.5) * step,
      y: box.y + Math.min(tall * 0.74, tall - 24),
    }));
    const place = {
      box,
      icon: { x: box.x + box.width / 2, y: box.y + lift },
      slots,
      west: row % 2 === 1,
    };
    const x = seaward > 0 ? box.x : box.x + box.width - land;
    const houses = { x, y: box.y + 2, width: land, height: land * 0.75 };
    const y = slots[0]!.y + boat * 0.24;
    const reach = seaward * boat * 0.5;
    return [
      place,
      {
        land: houses,
        room: box.width - land + (box.width / size - icon - boat) / 2,
        slots,
        jetty: [
          { x: slots.at(-1)!.x - reach, y },
          { x: slots[0]!.x + reach, y },
        ],
        numbers: slots.map(({ x }) => ({ x, y: y + 12 })),
        west: seaward < 0,
      },
    ];
  };
  const [behind, from] = portAt(0, false);
  const [ahead, to] = portAt(count - 1, true);
  const places = [behind, ...inner, ahead];

  const through: Point[] = [];
  const marked: number[] = [];
  places.forEach(({ slots, west, box }, i) => {
    const before = places[i - 1];
    if (before && before.box.y !== box.y)
      through.push({ x: west ? width - EDGE : EDGE, y: (before.slots[0]!.y + slots[0]!.y) / 2 });
    marked.push(through.length);
    through.push(slots[0]!);
  });
  const path = pathThrough(through);
  const [first] = ahead.slots;
  return {
    shape: "rows",
    places,
    ports: [from, to],
    anchorage: { x: first!.x, y: first!.y - boat * 1.3 },
    icon,
    boat,
    slotSize: Math.min(FINGER + 2, ahead.box.width / portSlots),
    path,
    along: marked.map((mark) => path.marks[mark]!),
  };
}

/** Where a boat is in a layout. Without a slot it waits outside the port ahead. */
export interface Spot {
  place: number;
  slot: number | null;
}

export function pointOf({ places, anchorage }: LegLayout, { place, slot }: Spot): Point {
  if (slot === null) return anchorage;
  const { slots } = places[place]!;
  return slots[Math.min(slot, slots.length - 1)]!;
}

const EVERY = 12; // pixels between two points of the path

/** The path of a boat along the route, from one spot to another. */
export function sailingPath(layout: LegLayout, from: Spot, to: Spot): Point[] {
  const { path, along } = layout;
  const between =
    from.place === to.place ? [] : stretch(path, along[from.place]!, along[to.place]!, EVERY);
  return [pointOf(layout, from), ...between, pointOf(layout, to)];
}
