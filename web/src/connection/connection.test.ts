import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { decided, game, state, table } from "../testing/builders";
import { FakeSocket } from "../testing/fakeSocket";
import type { Change } from "./protocol";
import { Connection, type ConnectionListener, type ConnectionStatus } from "./connection";

/** The longest first pause before a reconnection, with its variation. */
const FIRST_PAUSE = 400 * 1.3;
const LONGEST_PAUSE = 8000 * 1.3;
const SILENCE = 25_000;
const PATIENCE = 10_000;

let listener: {
  [K in keyof ConnectionListener]: ReturnType<typeof vi.fn<ConnectionListener[K]>>;
};
let connection: Connection;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  FakeSocket.reset();
  listener = { onState: vi.fn(), onTable: vi.fn(), onStatus: vi.fn(), onEmote: vi.fn() };
  connection = new Connection("abc", "secret", listener);
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

function statuses(): ConnectionStatus[] {
  return listener.onStatus.mock.calls.map(([status]) => status);
}

/** Opens the latest socket, and lets the server send its first state. */
function welcome(version = 1): FakeSocket {
  const socket = FakeSocket.latest;
  socket.open();
  socket.receive(state(version));
  return socket;
}

/** Drops the latest socket, and waits for the next one. */
function reconnect(): FakeSocket {
  FakeSocket.latest.drop();
  vi.advanceTimersByTime(FIRST_PAUSE);
  return FakeSocket.latest;
}

const START = { type: "start" } as const;

it("shows pictures and hears of them", () => {
  const socket = welcome();
  connection.sendEmote("joy");
  expect(socket.sent.at(-1)).toEqual({ type: "emote", emote: "joy" });
  const shown = { type: "emote", version: 1, seat: 2, emote: "wow" } as const;
  socket.receive(shown);
  expect(listener.onEmote).toHaveBeenCalledWith(shown);
});

describe("opening", () => {
  it("says hello with the token of the seat", () => {
    FakeSocket.latest.open();
    expect(FakeSocket.latest.url).toMatch(/^wss?:.*\/api\/tables\/abc\/socket$/);
    expect(FakeSocket.latest.sent).toEqual([
      { type: "hello", protocol: 1, token: "secret", since: 0, changes: true },
    ]);
  });

  it("is up with the first state", () => {
    FakeSocket.latest.open();
    expect(statuses()).toEqual([]);
    FakeSocket.latest.receive(state(1));
    expect(statuses()).toEqual(["up"]);
    expect(listener.onState).toHaveBeenCalledOnce();
  });

  it("passes on what the server says about the table", () => {
    const info = table({ watchers: 3 });
    welcome().receive({ type: "table", version: 1, table: info });
    expect(listener.onTable).toHaveBeenCalledExactlyOnceWith(info);
  });
});

describe("changes", () => {
  const change = (version: number, since: number): Change => ({
    type: "change",
    version,
    since,
    steps: [decided(version)],
    table: { watchers: 2 },
    game: { decisions: 1, view: { phase: "haul", boats: { "2": { score: 9 } } } },
  });

  it("make the next state together with the last one", () => {
    const first = state(1, { game: game() });
    FakeSocket.latest.open();
    FakeSocket.latest.receive(first);
    FakeSocket.latest.receive(change(2, 1));
    const [latest] = listener.onState.mock.lastCall!;
    expect(latest).toMatchObject({ version: 2, steps: [{ version: 2 }], table: { watchers: 2 } });
    expect(latest.game).toMatchObject({ decisions: 1, choices: first.game!.choices });
    expect(latest.game!.view).toMatchObject({ phase: "haul", leg: first.game!.view.leg });
    const { "1": one, "2": two } = first.game!.view.boats;
    expect(latest.game!.view.boats).toEqual({ "1": one, "2": { ...two, score: 9 } });
  });

  it("apply to what the server last said about the table", () => {
    FakeSocket.latest.open();
    FakeSocket.latest.receive(state(1, { game: game() }));
    FakeSocket.latest.receive({ type: "table", version: 1, table: table({ pace: 3 }) });
    FakeSocket.latest.receive(change(2, 1));
    const [latest] = listener.onState.mock.lastCall!;
    expect(latest.table).toMatchObject({ pace: 3, watchers: 2 });
  });

  it("of another state lead to a whole one", () => {
    FakeSocket.latest.open();
    FakeSocket.latest.receive(state(1, { game: game() }));
    FakeSocket.latest.receive(change(3, 2));
    expect(listener.onState).toHaveBeenCalledOnce();
    expect(FakeSocket.latest.sentOf("refresh")).toEqual([{ type: "refresh", since: 1 }]);
    FakeSocket.latest.receive(state(3, { steps: [decided(2), decided(3)], game: game() }));
    const [latest] = listener.onState.mock.lastCall!;
    expect(latest.steps.map(({ version }) => version)).toEqual([2, 3]);
  });
});

describe("requests", () => {
  it("wait for the first state", () => {
    void connection.request(START).catch(() => undefined);
    FakeSocket.latest.open();
    expect(FakeSocket.latest.sentOf("start")).toHaveLength(0);
    FakeSocket.latest.receive(state(1));
    expect(FakeSocket.latest.sentOf("start")).toHaveLength(1);
  });

  it("resolve with the version of their answer", async () => {
    const socket = welcome();
    const done = connection.request(START);
    const { id } = socket.sentOf("start")[0]!;
    socket.receive({ type: "answer", id, version: 7, error: null });
    await expect(done).resolves.toBe(7);
  });

  it("are told apart by their ids", async () => {
    const socket = welcome();
    const first = connection.request(START);
    const second = connection.request(START);
    const [one, two] = socket.sentOf("start");
    expect(one!.id).not.toBe(two!.id);
    socket.receive({ type: "answer", id: two!.id, version: 2, error: null });
    socket.receive({ type: "answer", id: one!.id, version: 3, error: null });
    await expect(first).resolves.toBe(3);
    await expect(second).resolves.toBe(2);
  });

  it.each(["stale", "not-your-turn"])("reject if they are refused: %s", async (code) => {
    const socket = welcome();
    const done = connection.request({ type: "decide", version: 1, action: "sail 3" });
    const { id } = socket.sentOf("decide")[0]!;
    socket.receive({ type: "answer", id, version: 4, error: { code, message: "no" } });
    await expect(done).rejects.toMatchObject({ code });
  });

  it("all reject on an error without an id", async () => {
    const socket = welcome();
    const done = connection.request(START);
    socket.receive({ type: "error", version: 1, error: { code: "too-fast", message: "wait" } });
    await expect(done).rejects.toMatchObject({ code: "too-fast" });
  });

  it("reject when the connection is closed, and afterwards", async () => {
    welcome();
    const done = connection.request(START);
    connection.close();
    await expect(done).rejects.toMatchObject({ code: "closed" });
    await expect(connection.request(START)).rejects.toMatchObject({ code: "closed" });
    expect(FakeSocket.latest.sentOf("start")).toHaveLength(1);
  });
});

describe("reconnecting", () => {
  it("asks for what happened since the last version", () => {
    welcome(5);
    reconnect().open();
    expect(FakeSocket.latest.sentOf("hello")[0]!.since).toBe(5);
    expect(statuses()).toEqual(["up", "down"]);
  });

  it("drops steps that it has seen before", () => {
    welcome(5);
    reconnect().open();
    FakeSocket.latest.receive(state(7, { steps: [decided(5), decided(6), decided(7)] }));
    const [latest] = listener.onState.mock.lastCall!;
    expect(latest.steps.map(({ version }) => version)).toEqual([6, 7]);
    expect(statuses()).toEqual(["up", "down", "up"]);
  });

  it("sends a request without an answer again, once and with the same id", async () => {
    const socket = welcome();
    const done = connection.request(START);
    const { id } = socket.sentOf("start")[0]!;
    reconnect();
    const next = welcome(2);
    next.receive(state(3)); // a further state must not send it again
    expect(next.sentOf("start").map((message) => message.id)).toEqual([id]);
    next.receive({ type: "answer", id, version: 3, error: null });
    await expect(done).resolves.toBe(3);
  });

  it("does not send an answered request again", async () => {
    const socket = welcome();
    const done = connection.request(START);
    socket.receive({
      type: "answer",
      id: socket.sentOf("start")[0]!.id,
      version: 2,
      error: null,
    });
    await done;
    reconnect();
    expect(welcome(2).sentOf("start")).toHaveLength(0);
  });

  it("sends requests that were made while it was down", () => {
    welcome();
    FakeSocket.latest.drop();
    void connection.request(START).catch(() => undefined);
    vi.advanceTimersByTime(FIRST_PAUSE);
    expect(welcome(2).sentOf("start")).toHaveLength(1);
  });

  it("repeats how long bots should take", () => {
    connection.setBotSeconds(1);
    expect(welcome().sentOf("pace")).toMatchObject([{ seconds: 1 }]);
    connection.setBotSeconds(0.5);
    reconnect();
    expect(welcome(2).sentOf("pace")).toMatchObject([{ seconds: 0.5 }]);
  });

  it("doubles its pauses up to the longest, and starts over after a success", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5); // no variation
    const pauses: number[] = [];
    const measure = () => {
      FakeSocket.latest.drop();
      const count = FakeSocket.all.length;
      let pause = 0;
      while (FakeSocket.all.length === count) {
        vi.advanceTimersByTime(100);
        pause += 100;
      }
      pauses.push(pause);
    };
    welcome();
    for (let i = 0; i < 7; i++) measure();
    expect(pauses).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000]);
    welcome(2);
    measure();
    expect(pauses.at(-1)).toBe(400);
  });

  it("connects at once when the network is back", () => {
    welcome();
    FakeSocket.latest.drop();
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(FIRST_PAUSE);
    expect(FakeSocket.all, "the pause is canceled").toHaveLength(2);
  });
});

describe("a silent socket", () => {
  it("is pinged, and kept if it answers", () => {
    const socket = welcome();
    vi.advanceTimersByTime(SILENCE - 1);
    expect(socket.sentOf("ping")).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(socket.sentOf("ping")).toHaveLength(1);
    socket.receive({ type: "pong", version: 1 });
    vi.advanceTimersByTime(SILENCE - 1);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("is replaced if it does not answer", () => {
    welcome(4);
    vi.advanceTimersByTime(SILENCE + PATIENCE);
    expect(FakeSocket.all).toHaveLength(2);
    expect(statuses()).toEqual(["up", "down"]);
    welcome(4);
    expect(statuses()).toEqual(["up", "down", "up"]);
  });

  it("is replaced if it never opens", () => {
    vi.advanceTimersByTime(PATIENCE);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("is pinged when the page becomes visible", () => {
    const socket = welcome();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(socket.sentOf("ping")).toHaveLength(1);
  });
});

describe("close codes", () => {
  it.each([
    [4404, "no-such-table"],
    [1000, "closed"],
    [1008, "unknown"],
  ])("%i ends the connection: %s", async (code, closed) => {
    welcome();
    const done = connection.request(START);
    FakeSocket.latest.drop(code);
    await expect(done).rejects.toMatchObject({ code: "closed" });
    expect(statuses().at(-1)).toEqual({ closed });
    vi.advanceTimersByTime(LONGEST_PAUSE);
    dispatchEvent(new Event("online"));
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("a socket that never opens ends the connection if there is no such table", async () => {
    const error = { code: "no-such-table", message: "no" };
    vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ error }, { status: 404 })));
    FakeSocket.latest.drop();
    await vi.waitFor(() => {
      expect(statuses()).toEqual(["down", { closed: "no-such-table" }]);
    });
    vi.advanceTimersByTime(LONGEST_PAUSE);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("1008 gives the reason that the server sent before", () => {
    FakeSocket.latest.open();
    FakeSocket.latest.receive({
      type: "error",
      version: 1,
      error: { code: "bad-token", message: "no" },
    });
    FakeSocket.latest.drop(1008);
    expect(statuses()).toEqual([{ closed: "bad-token" }]);
  });

  it.each([1001, 1006, 1011, 1012, 4000])("%i is a reason to try again", (code) => {
    welcome();
    FakeSocket.latest.drop(code);
    expect(statuses()).toEqual(["up", "down"]);
    vi.advanceTimersByTime(FIRST_PAUSE);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("is not told about its own end", () => {
    welcome();
    connection.close();
    vi.advanceTimersByTime(LONGEST_PAUSE);
    expect(statuses()).toEqual(["up"]);
    expect(FakeSocket.all).toHaveLength(1);
  });
});
