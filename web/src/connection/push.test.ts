import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Problem } from "./problem";
import { canPush, stopPush, wantPush, wantsPush } from "./push";
import { rememberSeats } from "./seatTokens";
import { followStatus } from "./status.svelte";
import type { Seated } from "./protocol";

const KEYS = { p256dh: "BPoint", auth: "secret" };
const subscription = {
  endpoint: "https://push",
  toJSON: () => ({ endpoint: "https://push", keys: KEYS }),
};
const subscribe = vi.fn(() => Promise.resolve(subscription));
const requests: [string, RequestInit | undefined][] = [];
const answer = (status: number, body: unknown) =>
  Promise.resolve(new Response(status === 204 ? null : JSON.stringify(body), { status }));

beforeEach(async () => {
  localStorage.clear();
  requests.length = 0;
  vi.stubGlobal("fetch", (path: string, init?: RequestInit) => {
    if (path === "/api/status")
      return answer(200, { push_key: "BKey", share_url: null, preparation: { ready: true } });
    requests.push([path, init]);
    return answer(204, null);
  });
  vi.stubGlobal("PushManager", {});
  vi.stubGlobal("Notification", { requestPermission: () => Promise.resolve("granted") });
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { ready: Promise.resolve({ pushManager: { subscribe } }) },
  });
  followStatus();
  await vi.waitFor(() => {
    expect(canPush()).toBe(true);
  });
  const seats = [1, 2].map((seat) => ({ seat, token: `token-${seat}` }));
  rememberSeats({ table: { id: "abc" }, seats } as unknown as Seated);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it("asks the server to tell this browser about each of its seats", async () => {
  await wantPush("abc");
  expect(subscribe).toHaveBeenLastCalledWith({
    userVisibleOnly: true,
    applicationServerKey: "BKey",
  });
  expect(requests.map(([path, init]) => [path, init?.method])).toEqual([
    ["/api/tables/abc/push", "PUT"],
    ["/api/tables/abc/push", "PUT"],
  ]);
  expect(new Headers(requests[1]![1]!.headers).get("Authorization")).toBe("Bearer token-2");
  expect(JSON.parse(requests[0]![1]!.body as string)).toEqual({
    endpoint: "https://push",
    ...KEYS,
    language: "en",
  });
  expect([wantsPush("abc"), wantsPush("other")]).toEqual([true, false]);
});

it("ends when people no longer want it", async () => {
  await wantPush("abc");
  await stopPush("abc");
  expect(requests.at(-1)![1]!.method).toBe("DELETE");
  expect(wantsPush("abc")).toBe(false);
});

it("asks the server for nothing that the browser does not allow", async () => {
  vi.stubGlobal("Notification", { requestPermission: () => Promise.resolve("denied") });
  await expect(wantPush("abc")).rejects.toEqual(new Problem("push-denied"));
  expect(requests).toEqual([]);
  expect(wantsPush("abc")).toBe(false);
});
