import { fileAddress } from "../navigation/fileAddress.ts";
import type { Description } from "./description.ts";
import { WasmModule } from "./wasmModule.ts";

/** Called with how many bytes have arrived, and how many there are. */
export type OnProgress = (loaded: number, size: number) => void;

/** Why there are no modules: not built (yet), or built for another version of this page. */
export class NoModules extends Error {
  constructor(readonly code: "no-modules" | "old-page") {
    super(code);
  }
}

/** The modules and their data, as the client's folder has them for this version of the page. */
export class ModuleFiles {
  readonly #bytes = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  private constructor(readonly description: Description) {}

  static async open(): Promise<ModuleFiles> {
    const version = import.meta.env.VITE_VERSION;
    // The service worker answers with the description that it has stored for this version.
    const address = fileAddress(`wasm/modules.json?client=${version}`);
    const answer = await fetch(address, { cache: "no-cache" });
    if (!answer.ok) throw new NoModules("no-modules");
    const description = (await answer.json()) as Description;
    if (version !== undefined && description.client !== version) throw new NoModules("old-page");
    return new ModuleFiles(description);
  }

  /** The content of a file, fetched once. */
  read(name: string, onProgress?: OnProgress): Promise<Uint8Array<ArrayBuffer>> {
    let bytes = this.#bytes.get(name);
    if (!bytes) {
      bytes = this.#fetch(name, onProgress);
      bytes.catch(() => this.#bytes.delete(name));
      this.#bytes.set(name, bytes);
    }
    return bytes;
  }

  /** A module with a memory of its own: `rules` or `minds`. */
  async load(name: string, onProgress?: OnProgress): Promise<WasmModule> {
    return WasmModule.load(await this.read(`${name}.wasm`, onProgress), this.description, name);
  }

  async #fetch(name: string, onProgress?: OnProgress): Promise<Uint8Array<ArrayBuffer>> {
    const { file, size } = this.description.files[name]!;
    const answer = await fetch(fileAddress(`wasm/${file}`));
    if (!answer.ok || !answer.body) throw new NoModules("old-page");
    const bytes = new Uint8Array(size);
    let loaded = 0;
    for await (const part of parts(answer.body)) {
      bytes.set(part, loaded);
      loaded += part.length;
      onProgress?.(loaded, size);
    }
    return bytes;
  }
}

/** Not all browsers can iterate over a stream. */
async function* parts(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}
