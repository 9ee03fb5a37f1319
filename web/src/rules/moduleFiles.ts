import { fileAddress } from "../navigation/fileAddress.ts";
import type { Description } from "./description.ts";
import { WasmModule } from "./wasmModule.ts";

/** Called with the share that has arrived of all that was asked for. */
export type OnProgress = (share: number) => void;

/**
 * Why there are no modules: not built (yet), not built because the linker was missing, or built for
 * another version of this page.
 */
export class NoModules extends Error {
  constructor(readonly code: "no-modules" | "no-linker" | "old-page") {
    super(code);
  }
}

/** The modules and their data, as the client's folder has them for this version of the page. */
export class ModuleFiles {
  readonly #bytes = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  #loaded = 0;
  #size = 0;

  private constructor(
    readonly description: Description,
    readonly onProgress?: OnProgress,
  ) {}

  static async open(onProgress?: OnProgress): Promise<ModuleFiles> {
    const version = import.meta.env.VITE_VERSION;
    // The service worker answers with the description that it has stored for this version.
    const address = fileAddress(`wasm/modules.json?client=${version}`);
    const answer = await fetch(address, { cache: "no-cache" });
    if (!answer.ok) throw new NoModules(await whyMissing());
    const description = (await answer.json()) as Description;
    if (version !== undefined && description.client !== version) throw new NoModules("old-page");
    return new ModuleFiles(description, onProgress);
  }

  /** The content of a file, fetched once. */
  read(name: string): Promise<Uint8Array<ArrayBuffer>> {
    let bytes = this.#bytes.get(name);
    if (!bytes) {
      bytes = this.#fetch(name);
      bytes.catch(() => this.#bytes.delete(name));
      this.#bytes.set(name, bytes);
    }
    return bytes;
  }

  /** A module with a memory of its own: `rules` or `minds`. */
  async load(name: string): Promise<WasmModule> {
    return WasmModule.load(await this.read(`${name}.wasm`), this.description, name);
  }

  async #fetch(name: string): Promise<Uint8Array<ArrayBuffer>> {
    const { file, size } = this.description.files[name]!;
    let loaded = 0;
    this.#count(0, size);
    try {
      const answer = await fetch(fileAddress(`wasm/${file}`));
      if (!answer.ok || !answer.body) throw new NoModules("old-page");
      const bytes = new Uint8Array(size);
      for await (const part of parts(answer.body)) {
        bytes.set(part, loaded);
        loaded += part.length;
        this.#count(part.length, 0);
      }
      return bytes;
    } catch (problem) {
      this.#count(-loaded, -size); // it is not on its way any more
      throw problem;
    }
  }

  #count(loaded: number, size: number): void {
    this.#loaded += loaded;
    this.#size += size;
    this.onProgress?.(this.#size ? this.#loaded / this.#size : 1);
  }
}

/** A build that lacks something leaves a note. */
async function whyMissing(): Promise<NoModules["code"]> {
  const note = await fetch(fileAddress("wasm/missing.json"), { cache: "no-cache" });
  const { code } = note.ok ? ((await note.json()) as { code: string }) : { code: "" };
  return code === "no-linker" ? code : "no-modules";
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
