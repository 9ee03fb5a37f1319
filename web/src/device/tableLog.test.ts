import "fake-indexeddb/auto";
import { beforeEach, expect, test, vi } from "vitest";
import { Problem } from "../connection/problemCode";
import { table as info } from "../testing/builders";
import type { Entry } from "./entries";
import { Conflict, TableLog } from "./tableLog";

const entry = (version: number, nonce = ""): Entry => ({
  version,
  seat: 1,
  at: version,
  content: { kind: "nonce_given", nonce },
});
const row = (id: string, changed = 1) => ({ id, changed, info: info({ id }) });

let log: TableLog;

beforeEach(async () => {
  vi.stubGlobal("indexedDB", new IDBFactory());
  log = await TableLog.open();
});

test("entries come back in their order, table by table", async () => {
  for (const version of [1, 2, 3, 10]) await log.append("a", entry(version));
  await log.append("b", entry(1));
  expect(await log.load("a")).toEqual([1, 2, 3, 10].map((version) => entry(version)));
  expect(await log.load("a", 2)).toEqual([entry(3), entry(10)]);
  expect(await log.load("c")).toEqual([]);
});

test("the first of two tabs wins, and the other one changes nothing", async () => {
  const other = await TableLog.open();
  await log.append("a", entry(1, "mine"));
  await expect(other.append("a", entry(1, "theirs"))).rejects.toBeInstanceOf(Conflict);
  expect(await other.load("a")).toEqual([entry(1, "mine")]);
});

test("the latest table is listed first", async () => {
  await log.describe(row("a", 1));
  await log.describe(row("b", 3));
  await log.describe(row("c", 2));
  await log.describe(row("a", 4));
  expect((await log.tables()).map(({ id }) => id)).toEqual(["a", "b", "c"]);
});

test("what was saved is there for the next page", async () => {
  await log.append("a", entry(1));
  log.close();
  expect(await (await TableLog.open()).load("a")).toEqual([entry(1)]);
});

test("a full device says so", async () => {
  vi.spyOn(IDBObjectStore.prototype, "add").mockImplementation(function (this: IDBObjectStore) {
    const { transaction } = this;
    Object.defineProperty(transaction, "error", {
      value: new DOMException("no room", "QuotaExceededError"),
    });
    const asking = this.get("nothing");
    queueMicrotask(() => transaction.abort());
    return asking as IDBRequest<IDBValidKey>;
  });
  await expect(log.append("a", entry(1))).rejects.toEqual(new Problem("storage-full"));
});

test("a browser without storage says so", async () => {
  vi.stubGlobal("indexedDB", undefined);
  await expect(TableLog.open()).rejects.toEqual(new Problem("no-storage"));
});
