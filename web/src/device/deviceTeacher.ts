/** The teacher of this device: hints, verdicts and analyses, in workers of their own. */

import { Problem } from "../connection/problemCode";
import type { Analysis, AnalysisAnswer, HintInfo, VerdictInfo } from "../connection/protocol";
import type { Finding, PlayedDecision, Inquirer, SeenDecision } from "../mind/inquirer";
import type { CompiledEdition } from "../rules/frame";
import { setLoadedShare } from "./loading.svelte";
import type { GameMoments } from "./tableHost";

/** Playouts per question of an analysis: half of what a server takes, for a phone's sake. */
const EFFORT = 400;

type Decisions = Parameters<Inquirer["addUp"]>[0];

export type TeacherQuestion = { edition: CompiledEdition } & (
  | { ask: "hint"; seen: SeenDecision }
  | { ask: "verdict"; seen: SeenDecision; action: string }
  | { ask: "measure"; played: PlayedDecision; effort: number }
  | { ask: "addUp"; decisions: Decisions; end: readonly number[] }
);

export type Answer = HintInfo | VerdictInfo | Finding | ReturnType<Inquirer["addUp"]>;

/** What a worker says; a share of what it fetches comes before its answer. */
export type TeacherAnswer = { answer: Answer } | { failed: string } | { share: number };

/** A worker that is asked one thing at a time. */
class TeacherWorker {
  readonly #worker = new Worker(new URL("./teacherWorker.ts", import.meta.url), { type: "module" });
  #last: Promise<unknown> = Promise.resolve();

  constructor(readonly onProgress?: (share: number) => void) {}

  ask(question: TeacherQuestion): Promise<unknown> {
    const asked = this.#last.then(
      () =>
        new Promise((resolve, reject) => {
          const fail = () => reject(new Problem("unknown"));
          this.#worker.onmessage = ({ data }: MessageEvent<TeacherAnswer>) => {
            if ("share" in data) this.onProgress?.(data.share);
            else if ("answer" in data) resolve(data.answer);
            else fail();
          };
          this.#worker.onerror = fail;
          this.#worker.postMessage(question);
        }),
    );
    this.#last = asked.catch(() => undefined);
    return asked;
  }

  end(): void {
    this.#worker.terminate();
  }
}

class DeviceTeacher {
  #worker: TeacherWorker | null = null;
  readonly #analyses = new Map<string, AnalysisAnswer | Problem>();

  /** A hint for the seat that decides. */
  hint({ edition, moments }: GameMoments, seat: number): Promise<HintInfo> {
    const now = moments.at(-1);
    if (now?.action !== null || now.seat !== seat) throw new Problem("not-your-turn");
    return this.#ask({ ask: "hint", edition, seen: now }) as Promise<HintInfo>;
  }

  /** What a decision cost, from 1. */
  verdict({ edition, moments }: GameMoments, decision: number): Promise<VerdictInfo> {
    const seen = moments[decision - 1];
    if (!seen?.action) throw new Problem("no-such-decision");
    const { action } = seen;
    return this.#ask({ ask: "verdict", edition, seen, action }) as Promise<VerdictInfo>;
  }

  /** How far an analysis is; the first question about a game begins it. */
  analysis(key: string, load: () => Promise<GameMoments>): AnalysisAnswer {
    const found = this.#analyses.get(key);
    if (found instanceof Problem) {
      this.#analyses.delete(key); // the next question tries again
      throw found;
    }
    if (found) return found;
    const begun: AnalysisAnswer = { state: "thinking", done: 0, total: 0 };
    this.#analyses.set(key, begun);
    this.#analyze(key, load).catch(() => this.#analyses.set(key, new Problem("unknown")));
    return begun;
  }

  async #analyze(key: string, load: () => Promise<GameMoments>): Promise<void> {
    const { edition, moments, scores, end } = await load();
    const workers = Array.from(
      { length: Math.min(navigator.hardwareConcurrency, moments.length) },
      () => new TeacherWorker(),
    );
    try {
      const findings: Finding[] = [];
      let next = 0;
      let done = 0;
      const work = async (worker: TeacherWorker): Promise<void> => {
        while (next < moments.length) {
          const at = next++;
          const played = moments[at] as PlayedDecision;
          const asked = worker.ask({ ask: "measure", edition, played, effort: EFFORT });
          findings[at] = (await asked) as Finding;
          this.#analyses.set(key, { state: "thinking", done: ++done, total: moments.length });
        }
      };
      await Promise.all(workers.map(work));
      const decisions = moments.map(({ seat, leg, action }, i) => {
        return { ...findings[i]!, seat, leg, action: action! };
      });
      const asked = workers[0]!.ask({ ask: "addUp", edition, decisions, end });
      const figures = (await asked) as ReturnType<Inquirer["addUp"]>;
      const seats = figures.seats.map((one, i) => ({ ...one, score: scores[i]! }));
      const analysis: Analysis = { ...figures, seats, scores, effort: EFFORT, seed: "1" };
      this.#analyses.set(key, { state: "done", analysis });
    } finally {
      for (const worker of workers) worker.end();
    }
  }

  #ask(question: TeacherQuestion): Promise<unknown> {
    this.#worker ??= new TeacherWorker((share) => setLoadedShare("teacher", share));
    return this.#worker.ask(question);
  }
}

export const deviceTeacher = new DeviceTeacher();
