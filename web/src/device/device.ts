/** The page's side of the worker that holds the tables of this device. */

import { Problem } from "../connection/problemCode";
import type { NewLesson, NewTable } from "../connection/protocol";
import { rememberNonce } from "../connection/nonces";
import { randomId } from "../connection/randomId";
import type { State } from "../connection/protocol";
import { setLoadedShare } from "./loading.svelte";
import type { Call, WorkerMessage } from "./messages";
import { RecordProblem } from "./recordText";
import type { NewDeviceTable } from "./tableHost";
import type { Methods } from "./tableWorker";

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (problem: Error) => void;
}

interface Listener {
  onState(state: State): void;
  onStopped(code: string): void;
}

class Device {
  #worker: Worker | null = null;
  #calls = 0;
  readonly #waiting = new Map<number, Waiting>();
  readonly #connections = new Map<number, Listener>();

  /** Call a method of the worker. It rejects with a Problem, or a RecordProblem. */
  call<M extends keyof Methods>(
    method: M,
    ...parameters: Parameters<Methods[M]>
  ): ReturnType<Methods[M]> {
    const worker = (this.#worker ??= this.#start());
    const call = ++this.#calls;
    return new Promise((resolve, reject) => {
      this.#waiting.set(call, { resolve, reject });
      worker.postMessage({ call, method, parameters } satisfies Call);
    }) as ReturnType<Methods[M]>;
  }

  /** Connect a seat; returns the number of the connection. */
  connect(table: string, seat: number, listener: Listener): number {
    const id = ++this.#calls;
    this.#connections.set(id, listener);
    this.call("connect", id, table, seat).catch((problem: unknown) => {
      listener.onStopped(problem instanceof Problem ? problem.code : "unknown");
    });
    return id;
  }

  disconnect(id: number): void {
    this.#connections.delete(id);
    void this.call("disconnect", id);
  }

  #start(): Worker {
    const worker = new Worker(new URL("./tableWorker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => this.#hear(data);
    worker.onerror = () => this.#fail();
    return worker;
  }

  #hear(message: WorkerMessage): void {
    if ("loader" in message) {
      setLoadedShare(message.loader, message.share);
    } else if ("connection" in message) {
      const listener = this.#connections.get(message.connection);
      if ("state" in message) listener?.onState(message.state);
      else listener?.onStopped(message.stopped);
    } else {
      const waiting = this.#waiting.get(message.call);
      this.#waiting.delete(message.call);
      if ("result" in message) waiting?.resolve(message.result);
      else waiting?.reject(problemOf(message.problem));
    }
  }

  /** The worker could not be loaded, or has crashed. What is saved is saved. */
  #fail(): void {
    this.#worker?.terminate();
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(new Problem("no-modules"));
    this.#waiting.clear();
    for (const listener of this.#connections.values()) listener.onStopped("no-modules");
    this.#connections.clear();
  }
}

function problemOf({ code, line }: { code: string; line?: number }): Error {
  return line === undefined ? new Problem(code) : new RecordProblem(code, line);
}

export const device = new Device();

/** Opens a table for people and bots here; resolves with its id. */
export async function createOnDevice(wish: NewTable): Promise<string> {
  return begin(await device.call("create", wish));
}

export async function createLessonOnDevice(wish: NewLesson): Promise<string> {
  return begin(await device.call("createLesson", wish));
}

export async function createVoyageOnDevice(day: string, wish: NewLesson): Promise<string> {
  return begin(await device.call("createVoyage", day, wish));
}

/** Everyone here adds to the chance of the first game, and it begins. */
async function begin({ id, seats, commitment }: NewDeviceTable): Promise<string> {
  for (const seat of commitment ? seats : []) {
    const nonce = randomId();
    rememberNonce(id, 1, seat, { nonce, commitment: commitment! });
    await device.call("request", id, seat, { type: "nonce", nonce });
  }
  return id;
}
