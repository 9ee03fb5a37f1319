import { beforeEach, afterEach, describe, expect, it, vi } from "vitest";
import type { GameEvent } from "../connection/protocol";
import { settings } from "../storage/settings.svelte";
import { boat, view } from "../testing/builders";
import { Stage, type ShownGame, type StagedUpdate } from "./stage.svelte";

const SAILED = { type: "sailed", seat: 1, by: 1, from: 0, to: 3, slot: 0 } as GameEvent;
const SCORED = { type: "scored", seat: 1, points: 4, total: 4, reason: "meal" } as GameEvent;
const SAILED_TIME = 700;
const SCORED_TIME = 550;

function game(position: number, score = 0): ShownGame {
  return { view: view({ boats: { 1: boat(1, { position, slot: 0, score }) } }), choices: [] };
}

const START = game(0);
const END = game(3, 4);

function update(changes: Partial<StagedUpdate> = {}): StagedUpdate {
  const steps = [{ kind: "decided" as const, events: [SAILED, SCORED] }];
  return { steps, game: END, animate: true, ...changes };
}

let shown: GameEvent[];
let stage: Stage;

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = "calm";
  shown = [];
  stage = new Stage((event) => shown.push(event));
  stage.reset(START);
});

afterEach(() => {
  vi.useRealTimers();
});

const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe("an update", () => {
  it("is shown event by event, each for its time", async () => {
    stage.add(update());
    expect(shown).toEqual([SAILED]);
    expect(stage.busy).toBe(true);
    expect(stage.duration).toBe(SAILED_TIME);
    await wait(SAILED_TIME - 1);
    expect(shown).toEqual([SAILED]);
    await wait(1);
    expect(shown).toEqual([SAILED, SCORED]);
    await wait(SCORED_TIME);
    expect(stage.busy).toBe(false);
    expect(stage.shownEvent).toBeNull();
    expect(stage.game).toBe(END);
  });

  it("moves boats and points with the events, before the new view is shown", async () => {
    stage.add(update());
    expect(stage.boats[1]).toEqual({ position: 3, slot: 0 });
    expect(stage.scores[1]).toBe(0);
    expect(stage.game).not.toBe(END);
    await wait(SAILED_TIME);
    expect(stage.scores[1]).toBe(4);
    expect(stage.game!.view.boats[1]!.score).toBe(4);
  });

  it("gives a boat the slot that a Dock or the finish gives it", async () => {
    const docked = { type: "docked", seat: 1, by: 1, slot: 2 } as GameEvent;
    const arrived = { type: "arrived", seat: 1, rank: 3, early_bird: 0 } as GameEvent;
    stage.add(update({ steps: [{ kind: "decided", events: [docked, arrived] }] }));
    expect(stage.boats[1]!.slot).toBe(1);
    await wait(300);
    expect(stage.boats[1]!.slot).toBe(2);
  });

  it("without animation shows its game at once and narrates nothing", async () => {
    stage.add(update({ animate: false }));
    await wait(0);
    expect(stage.game).toBe(END);
    expect(shown).toEqual([]);
  });

  it("takes half the time at the brisk speed", () => {
    settings.speed = "brisk";
    stage.add(update());
    expect(stage.duration).toBe(SAILED_TIME / 2);
  });

  it("takes no time at the instant speed, but still tells every event", async () => {
    settings.speed = "instant";
    stage.add(update());
    await wait(0);
    expect(shown).toEqual([SAILED, SCORED]);
    expect(stage.busy).toBe(false);
  });

  it("with a hidden page takes no time", async () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    stage.add(update());
    await wait(0);
    expect(stage.busy).toBe(false);
  });

  it.each(["started", "undone"] as const)("after `%s` starts from the new view", (kind) => {
    stage.add(update({ steps: [{ kind, events: [SAILED] }] }));
    expect(stage.game).toBe(END);
    expect(stage.scores[1]).toBe(4);
  });

  it("survives a listener that fails", async () => {
    const reported = vi.fn();
    vi.stubGlobal("reportError", reported);
    const failing = new Stage(() => {
      throw new Error("no words");
    });
    failing.add(update());
    await wait(0);
    expect(reported).toHaveBeenCalledOnce();
    expect(failing.game).toBe(END);
    expect(failing.busy).toBe(false);
  });
});

describe("several updates", () => {
  it("are shown in their order", async () => {
    const second = game(5, 4);
    stage.add(update());
    stage.add(update({ steps: [], game: second }));
    await wait(SAILED_TIME + SCORED_TIME);
    expect(stage.game).toBe(second);
  });

  it("are shown faster when many wait", async () => {
    stage.add(update());
    expect(stage.duration).toBe(SAILED_TIME);
    for (let i = 0; i < 4; i++) stage.add(update());
    await wait(SAILED_TIME);
    expect(stage.shownEvent).toBe(SCORED);
    expect(stage.duration).toBe(Math.round(SCORED_TIME * 0.4));
  });

  it("are not animated when too many wait", async () => {
    for (let i = 0; i < 12; i++) stage.add(update());
    await wait(SAILED_TIME);
    // The waiting ones run without a pause until few enough are left.
    expect(shown.length).toBeGreaterThan(4);
  });

  it("skip the events of a step that was missed long ago", async () => {
    const steps = Array.from({ length: 9 }, () => ({ kind: "decided" as const, events: [SAILED] }));
    stage.add(update({ steps }));
    await wait(0);
    expect(shown).toEqual([]);
    expect(stage.game).toBe(END);
  });
});

describe("skip", () => {
  it("ends everything that waits, and tells every event", async () => {
    stage.add(update());
    stage.add(update());
    stage.skip();
    await wait(0);
    expect(shown).toHaveLength(4);
    expect(stage.busy).toBe(false);
  });

  it("does not skip the next update", async () => {
    stage.skip();
    stage.add(update());
    expect(stage.duration).toBe(SAILED_TIME);
    stage.skip();
    await wait(0);
    stage.add(update());
    expect(stage.duration).toBe(SAILED_TIME);
  });
});

describe("reset", () => {
  it("drops what is shown and what waits", async () => {
    const other = game(1);
    stage.add(update());
    stage.add(update());
    stage.reset(other);
    expect(stage.busy).toBe(false);
    expect(stage.game).toBe(other);
    await wait(SAILED_TIME + SCORED_TIME);
    expect(shown, "nothing of the old viewer is shown").toEqual([SAILED]);
    expect(stage.game).toBe(other);
  });

  it("lets new updates run", async () => {
    stage.add(update());
    stage.reset(START);
    stage.add(update());
    await wait(SAILED_TIME + SCORED_TIME);
    expect(stage.game).toBe(END);
    expect(shown).toEqual([SAILED, SAILED, SCORED]);
  });
});
