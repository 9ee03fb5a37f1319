/** The WebSocket of one seat. It reconnects by itself; no request is lost or done twice. */

import { showTable } from "./api";
import { applyChange } from "./applyChange";
import { Problem } from "./problem";
import type { ClientMessage, EmoteMessage, ServerMessage, State, TableInfo } from "./protocol";
import { randomId } from "./randomId";

type RequestMessage = Extract<ClientMessage, { id: string }>;

/** A message that the server answers. The connection adds the id. */
export type Request = RequestMessage extends infer R
  ? R extends { id: string }
    ? Omit<R, "id">
    : never
  : never;

export interface ConnectionListener {
  onState(state: State): void;
  onTable(table: TableInfo): void;
  onStatus(status: ConnectionStatus): void;
  onEmote(message: EmoteMessage): void;
}

/** `connecting`: not open yet for the first time. `closed`: for good, with the reason's code. */
export type ConnectionStatus = "connecting" | "up" | "down" | { closed: string };

const PROTOCOL = 1;
const FIRST_PAUSE = 400; // milliseconds before the first attempt to reconnect
const LONGEST_PAUSE = 8000;
const SILENCE = 25_000; // after this long without a message, ping the server
const PATIENCE = 10_000; // how long to wait for a pong, or for a new socket to say something

/** Close codes after which the server would refuse us again. */
const NORMAL_CLOSURE = 1000;
const REFUSED = 1008;
const NO_SUCH_TABLE = 4404;
/** What the server says of a table that is not there, and of an id that no table has. */
const NOT_THERE = ["no-such-table", "bad-request"];

interface PendingRequest {
  message: RequestMessage;
  resolve: (version: number) => void;
  reject: (problem: Problem) => void;
}

export class Connection {
  #socket: WebSocket | null = null;
  /** The latest version that we have received. */
  #version = 0;
  /** The latest state that this socket has received, to which changes apply. */
  #state: State | null = null;
  #pending = new Map<string, PendingRequest>();
  #pause = FIRST_PAUSE;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #silenceTimer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  /** Whether this socket has received its first state. Requests wait for that. */
  #ready = false;
  #botSeconds: number | null = null;

  constructor(
    readonly table: string,
    readonly token: string | null,
    readonly listener: ConnectionListener,
  ) {
    addEventListener("online", this.#reconnectNow);
    document.addEventListener("visibilitychange", this.#reconnectNow);
    this.#connect();
  }

  /** Resolves with the version that the request led to; rejects with a Problem. */
  request(request: Request): Promise<number> {
    if (this.#closed) return Promise.reject(new Problem("closed"));
    const message = { ...request, id: randomId() };
    return new Promise((resolve, reject) => {
      this.#pending.set(message.id, { message, resolve, reject });
      this.#send(message);
    });
  }

  /** Ask the server to let each decision of a bot take this long. */
  setBotSeconds(seconds: number): void {
    this.#botSeconds = seconds;
    this.#send({ type: "pace", seconds });
  }

  /** Show a picture to the table. It is lost if the connection is down. */
  sendEmote(emote: EmoteMessage["emote"]): void {
    this.#send({ type: "emote", emote });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#retryTimer);
    clearTimeout(this.#silenceTimer);
    removeEventListener("online", this.#reconnectNow);
    document.removeEventListener("visibilitychange", this.#reconnectNow);
    this.#socket?.close(NORMAL_CLOSURE);
    this.#rejectAll("closed");
  }

  #rejectAll(code: string): void {
    for (const { reject } of this.#pending.values()) reject(new Problem(code));
    this.#pending.clear();
  }

  #connect(): void {
    clearTimeout(this.#retryTimer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/socket`);
    this.#socket = socket;
    this.#ready = false;
    this.#state = null;
    this.#expectMessage();
    let lastError: string | null = null;
    let opened = false;
    socket.onopen = () => {
      opened = true;
      const hello = { protocol: PROTOCOL, token: this.token, since: this.#version, changes: true };
      socket.send(JSON.stringify({ type: "hello", ...hello } satisfies ClientMessage));
    };
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(data as string) as ServerMessage;
      if (message.type === "error") lastError = message.error.code;
      this.#receive(message);
    };
    socket.onclose = ({ code }) => {
      if (this.#closed || this.#socket !== socket) return;
      clearTimeout(this.#silenceTimer);
      if (code === NO_SUCH_TABLE) this.#giveUp("no-such-table");
      else if (code === NORMAL_CLOSURE) this.#giveUp("closed");
      else if (code === REFUSED) this.#giveUp(lastError ?? "unknown");
      else {
        this.#retryLater();
        if (!opened) void this.#checkTable();
      }
    };
  }

  /** A browser does not say why a socket was refused: perhaps there is no such table. */
  async #checkTable(): Promise<void> {
    try {
      await showTable(this.table);
    } catch (problem) {
      if (this.#closed || !(problem instanceof Problem)) return;
      if (NOT_THERE.includes(problem.code)) this.#giveUp("no-such-table");
    }
  }

  #giveUp(reason: string): void {
    this.close();
    this.listener.onStatus({ closed: reason });
  }

  /** Pauses double, and vary so that not all clients of a restarted server come at once. */
  #retryLater(): void {
    this.listener.onStatus("down");
    const pause = this.#pause * (0.7 + 0.6 * Math.random());
    this.#retryTimer = setTimeout(() => {
      this.#connect();
    }, pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  /** The network is back, or the page is visible again. */
  #reconnectNow = (): void => {
    if (document.hidden || this.#closed) return;
    if (this.#socket?.readyState === WebSocket.CLOSED) this.#connect();
    else this.#ping();
  };

  #receive(message: ServerMessage): void {
    clearTimeout(this.#silenceTimer);
    this.#silenceTimer = setTimeout(() => {
      this.#ping();
    }, SILENCE);
    switch (message.type) {
      case "state":
        this.#take(message);
        break;
      case "change": {
        const state = applyChange(this.#state, message);
        if (state) this.#take(state);
        else this.#send({ type: "refresh", since: this.#version });
        break;
      }
      case "error": // it does not say which request it answers
        this.#rejectAll(message.error.code);
        break;
      case "table":
        if (this.#state) this.#state = { ...this.#state, table: message.table };
        this.listener.onTable(message.table);
        break;
      case "emote":
        this.listener.onEmote(message);
        break;
      case "answer": {
        const pending = this.#pending.get(message.id);
        this.#pending.delete(message.id);
        if (message.error) pending?.reject(new Problem(message.error.code));
        else pending?.resolve(message.version);
        break;
      }
    }
  }

  #take(state: State): void {
    this.#pause = FIRST_PAUSE;
    this.#state = state;
    const steps = state.steps.filter((step) => step.version > this.#version);
    this.#version = state.version;
    this.listener.onStatus("up");
    this.listener.onState({ ...state, steps });
    this.#resume();
  }

  /** On a new socket, send again what the server may not have received. */
  #resume(): void {
    if (this.#ready) return;
    this.#ready = true;
    if (this.#botSeconds !== null) this.#send({ type: "pace", seconds: this.#botSeconds });
    for (const { message } of this.#pending.values()) this.#send(message);
  }

  /** A socket can die without a close event. */
  #ping(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#send({ type: "ping" });
    this.#expectMessage();
  }

  /** Without a message in time, replace the socket. */
  #expectMessage(): void {
    clearTimeout(this.#silenceTimer);
    const socket = this.#socket!;
    this.#silenceTimer = setTimeout(() => {
      socket.onclose = null;
      socket.close();
      this.listener.onStatus("down");
      this.#connect();
    }, PATIENCE);
  }

  #send(message: ClientMessage): void {
    if (this.#ready && this.#socket?.readyState === WebSocket.OPEN)
      this.#socket.send(JSON.stringify(message));
  }
}
