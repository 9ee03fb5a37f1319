/** The worker that holds the tables of this device: rules, log and table logic. */

import type { Request } from "../connection/connection";
import { Problem } from "../connection/problemCode";
import type { NewLesson, NewTable } from "../connection/protocol";
import { ModuleFiles, NoModules } from "../rules/moduleFiles";
import { Bots } from "./bots";
import type { LiveConnection } from "./liveTable";
import type { Call, CallProblem, Loader, WorkerMessage } from "./messages";
import { RecordProblem } from "./recordText";
import { FileRules } from "./rulesSource";
import { TableHost } from "./tableHost";
import { TableLog } from "./tableLog";

const send = (message: WorkerMessage): void => postMessage(message);

async function start(): Promise<TableHost> {
  const tell = (loader: Loader) => (share: number) => send({ loader, share });
  const [files, log] = await Promise.all([ModuleFiles.open(tell("tables")), TableLog.open()]);
  const rules = new FileRules(files, log);
  const bots = new Bots(
    () => new Worker(new URL("./botWorker.ts", import.meta.url), { type: "module" }),
    tell("bots"),
  );
  return new TableHost(log, rules, bots);
}

let host: Promise<TableHost> | null = null;

/** A host that could not start is tried again with the next call. */
function hosted(): Promise<TableHost> {
  host ??= start().catch((problem: unknown) => {
    host = null;
    throw problem;
  });
  return host;
}

const connections = new Map<number, { table: string; connection: LiveConnection }>();

const methods = {
  /** Load what new games need. */
  prepare: async () => {
    await (await hosted()).prepare();
  },
  create: async (wish: NewTable) => (await hosted()).create(wish),
  createLesson: async (wish: NewLesson) => (await hosted()).createLesson(wish),
  createVoyage: async (day: string, wish: NewLesson) => (await hosted()).createVoyage(day, wish),
  seats: async (table: string) => (await hosted()).seats(table),
  info: async (table: string) => (await hosted()).info(table),
  edition: async (digest: string) => (await (await hosted()).rules.find(digest)).edition.data,
  request: async (table: string, seat: number, request: Request) =>
    (await hosted()).request(table, seat, request),
  record: async (table: string, game: number) => (await hosted()).record(table, game),
  replay: async (table: string, game: number, seat: number) =>
    (await hosted()).replay(table, game, seat),
  readRecord: async (text: string, seat: number) => (await hosted()).readRecord(text, seat),
  moments: async (table: string, game?: number) => (await hosted()).moments(table, game),
  recordMoments: async (text: string) => (await hosted()).recordMoments(text),

  connect: async (id: number, table: string, seat: number) => {
    const connection: LiveConnection = {
      seat,
      pace: 0,
      onState: (state) => send({ connection: id, state }),
      onStopped: (stopped) => send({ connection: id, stopped }),
    };
    connections.set(id, { table, connection });
    await (await hosted()).connect(table, connection);
  },

  pace: async (id: number, seconds: number) => {
    const { table, connection } = connections.get(id)!;
    await (await hosted()).setPace(table, connection, seconds);
  },

  disconnect: async (id: number) => {
    const { table, connection } = connections.get(id)!;
    connections.delete(id);
    await (await hosted()).disconnect(table, connection);
  },
} satisfies Record<string, (...parameters: never[]) => Promise<unknown>>;

export type Methods = typeof methods;

onmessage = async ({ data: { call, method, parameters } }: MessageEvent<Call>) => {
  try {
    const run = methods[method as keyof Methods] as (...all: unknown[]) => Promise<unknown>;
    send({ call, result: await run(...parameters) });
  } catch (problem) {
    send({ call, problem: problemOf(problem) });
  }
};

function problemOf(problem: unknown): CallProblem {
  if (problem instanceof RecordProblem) return { code: problem.code, line: problem.line };
  if (problem instanceof Problem || problem instanceof NoModules) return { code: problem.code };
  console.error(problem);
  return { code: "unknown" };
}
