import { expect, it } from "vitest";
import type { GameEvent, Step } from "../connection/protocol";
import { decided } from "../testing/builders";
import { eventsByDecision, gameHistory } from "./history";

const event = (seat: number) => ({ type: "catch_declined", seat }) as GameEvent;
const undone = (version: number, keep: number): Step => ({
  version,
  kind: "undone",
  seat: 1,
  keep,
});
const started = (version: number): Step => ({
  version,
  kind: "started",
  seat: 0,
  events: [event(0)],
});

function undoneVersions(steps: Step[]): number[] {
  return gameHistory(steps)
    .filter((one) => one.undone)
    .map(({ step }) => step.version);
}

it("keeps the steps of the latest game", () => {
  const steps = [started(1), decided(2), started(3), decided(4)];
  expect(gameHistory(steps).map(({ step }) => step.version)).toEqual([3, 4]);
});

it("marks the decisions that an undo takes back", () => {
  expect(undoneVersions([started(1), decided(2), decided(3), decided(4), undone(5, 1)])).toEqual([
    3, 4,
  ]);
});

it("counts the kept decisions of a second undo without those undone before", () => {
  const first = [started(1), decided(2), decided(3), undone(4, 1)];
  expect(undoneVersions([...first, decided(5), decided(6), undone(7, 2)])).toEqual([3, 6]);
});

it("lists the events that were not undone, by decision", () => {
  const steps = [started(1), decided(2, event(1)), decided(3, event(2)), undone(4, 1)];
  expect(eventsByDecision([...steps, decided(5, event(3), event(4))])).toEqual([
    [event(0)],
    [event(1)],
    [event(3), event(4)],
  ]);
});
