/** Bots think in a worker of their own, one decision at a time, and can be interrupted. */

import type { Question } from "../mind/minds";
import type { CompiledEdition } from "../rules/frame";

/** What the worker is sent; it answers with the number of an action. */
export interface BotMessage {
  edition: CompiledEdition;
  question: Question;
}

export type BotAnswer = { action: number } | { failed: string } | { share: number };

/** A worker, as far as it is used here. */
export type BotWorker = Pick<Worker, "postMessage" | "terminate" | "onmessage" | "onerror">;

export class Bots {
  #worker: BotWorker | null = null;
  #interrupt: (() => void) | null = null;

  constructor(
    readonly makeWorker: () => BotWorker,
    /** Told how much has arrived of what a worker fetches. */
    readonly onProgress?: (share: number) => void,
  ) {}

  /** Let a worker load what bots think with. */
  prepare(): void {
    this.#worker ??= this.makeWorker();
  }

  /** Resolves with the number of an action; null if it was interrupted by another question. */
  choose(edition: CompiledEdition, question: Question): Promise<number | null> {
    this.stop();
    const worker = (this.#worker ??= this.makeWorker());
    return new Promise((resolve, reject) => {
      this.#interrupt = () => resolve(null);
      const fail = (why: string) => {
        this.#interrupt = null;
        this.#end();
        reject(new Error(why));
      };
      worker.onmessage = ({ data }: MessageEvent<BotAnswer>) => {
        if ("share" in data) {
          this.onProgress?.(data.share);
          return;
        }
        if ("failed" in data) {
          fail(data.failed);
          return;
        }
        this.#interrupt = null;
        resolve(data.action);
      };
      worker.onerror = ({ message }) => fail(message);
      worker.postMessage({ edition, question } satisfies BotMessage);
    });
  }

  /** End the thought under way, if there is one, by ending its worker. */
  stop(): void {
    if (!this.#interrupt) return;
    this.#interrupt();
    this.#interrupt = null;
    this.#end();
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.onProgress?.(1); // it fetches nothing any more
  }
}
