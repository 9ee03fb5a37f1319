/** A WebSocket whose server is the test. */

import type { ClientMessage, ServerMessage } from "../connection/protocol";

export class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  /** Every socket since the last `reset`, the oldest first. */
  static all: FakeSocket[] = [];

  static reset(): void {
    FakeSocket.all = [];
  }

  static get latest(): FakeSocket {
    const latest = FakeSocket.all.at(-1);
    if (!latest) throw new Error("no socket was opened");
    return latest;
  }

  readyState = FakeSocket.CONNECTING;
  readonly sent: ClientMessage[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    if (this.readyState !== FakeSocket.OPEN) throw new Error("the socket is not open");
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(code = 1005): void {
    this.drop(code);
  }

  // The server's side

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }

  receive(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** Closes the socket, as a server or a broken network does. */
  drop(code = 1006): void {
    if (this.readyState === FakeSocket.CLOSED) return;
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code });
  }

  sentOf<T extends ClientMessage["type"]>(type: T): Extract<ClientMessage, { type: T }>[] {
    return this.sent.filter(
      (message): message is Extract<ClientMessage, { type: T }> => message.type === type,
    );
  }
}
