/** A seat's line to the server: it comes back by itself, and no request is lost or done twice. */

import type { ClientMessage, ServerMessage, State, TableInfo } from "./protocol";
import { Problem } from "./problem";

/** What a client asks for and is answered; the id is given here. */
type Asked = Extract<ClientMessage, { id: string }>;
export type Request = Asked extends infer R
  ? R extends { id: string }
    ? Omit<R, "id">
    : never
  : never;

export interface Listener {
  onState(state: State): void;
  onTable(table: TableInfo): void;
  onLine(status: LineStatus): void;
}

/** `connecting`: for the first time. `gone`: the server will not have us back. */
export type LineStatus = "connecting" | "up" | "down" | { gone: string };

const PROTOCOL = 1;
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
const SILENCE = 25_000; // then we ask whether the line is alive
const PATIENCE = 10_000; // for the answer to that, and for a new line

interface Waiting {
  message: Asked;
  done(version: number): void;
  failed(problem: Problem): void;
}

export class Line {
  #socket: WebSocket | null = null;
  #version = 0;
  #waiting = new Map<string, Waiting>();
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #greeted = false;
  #pace: number | null = null;

  constructor(
    readonly table: string,
    readonly token: string | null,
    readonly listener: Listener,
  ) {
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** Resolves with the version in which it was done; rejects with a Problem that says why it is not. */
  ask(request: Request): Promise<number> {
    if (this.#closed) return Promise.reject(new Problem("closed"));
    const message = { ...request, id: randomId() } as Asked;
    return new Promise((done, failed) => {
      this.#waiting.set(message.id, { message, done, failed });
      this.#send(message);
    });
  }

  pace(seconds: number): void {
    this.#pace = seconds;
    this.#send({ type: "pace", seconds });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close(1000);
    this.#fail("closed");
  }

  #fail(code: string): void {
    for (const { failed } of this.#waiting.values()) failed(new Problem(code));
    this.#waiting.clear();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.#socket = socket;
    this.#greeted = false;
    this.#expectWord();
    let lastError: string | null = null;
    socket.onopen = () => {
      const hello = { protocol: PROTOCOL, token: this.token, since: this.#version };
      socket.send(JSON.stringify({ type: "hello", ...hello } satisfies ClientMessage));
    };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data as string) as ServerMessage;
      if (message.type === "error") lastError = message.error.code;
      this.#receive(message);
    };
    socket.onclose = ({ code }) => {
      if (this.#closed || this.#socket !== socket) return;
      clearTimeout(this.#silence);
      if (code === 4404) return this.#leave("no-such-table");
      if (code === 1000) return this.#leave("closed");
      if (code === 1008) return this.#leave(lastError ?? "unknown");
      this.listener.onLine("down");
      this.#retry = setTimeout(() => this.#connect(), this.#pause * (0.7 + 0.6 * Math.random()));
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    };
  }

  #leave(why: string): void {
    this.close();
    this.listener.onLine({ gone: why });
  }

  /** The network is back, or somebody looks again: do not wait. */
  #hurry = (): void => {
    if (document.hidden || this.#closed) return;
    if (this.#socket?.readyState === WebSocket.CLOSED) this.#connect();
    else this.#checkLine();
  };

  #receive(message: ServerMessage): void {
    this.#listen();
    switch (message.type) {
      case "state": {
        this.#pause = FIRST_PAUSE;
        const steps = message.steps.filter((step) => step.version > this.#version);
        this.#version = message.version;
        this.listener.onLine("up");
        this.listener.onState({ ...message, steps });
        this.#greet();
        break;
      }
      case "error": // it does not say to what
        this.#fail(message.error.code);
        break;
      case "table":
        this.listener.onTable(message.table);
        break;
      case "answer": {
        const asked = this.#waiting.get(message.id);
        this.#waiting.delete(message.id);
        if (message.error) asked?.failed(new Problem(message.error.code));
        else asked?.done(message.version);
        break;
      }
    }
  }

  /** On a new line: say again what the server may not have heard. */
  #greet(): void {
    if (this.#greeted) return;
    this.#greeted = true;
    if (this.#pace !== null) this.#send({ type: "pace", seconds: this.#pace });
    for (const { message } of this.#waiting.values()) this.#send(message);
  }

  /** A line can die without a word: after a silence, ask; without an answer, start another. */
  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#checkLine(), SILENCE);
  }

  #checkLine(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#send({ type: "ping" });
    this.#expectWord();
  }

  #expectWord(): void {
    clearTimeout(this.#silence);
    const socket = this.#socket!;
    this.#silence = setTimeout(() => {
      socket.onclose = null;
      socket.close();
      this.listener.onLine("down");
      this.#connect();
    }, PATIENCE);
  }

  #send(message: ClientMessage): void {
    if (this.#greeted && this.#socket?.readyState === WebSocket.OPEN)
      this.#socket.send(JSON.stringify(message));
  }
}

/** Like crypto.randomUUID, which browsers keep from pages without TLS, such as a table in the home network. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
