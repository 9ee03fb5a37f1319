import { Block } from "./block.ts";
import {
  SIZES,
  type Description,
  type NumberType,
  type RecordLayout,
  type Signature,
} from "./description.ts";

const PAGE = 1 << 16;
const ALIGNMENT = 16;

/**
 * A module of compiled rules or minds. It imports nothing: its functions read and write blocks of
 * its memory. What is allocated stays until the module goes.
 */
export class WasmModule {
  readonly #exports: WebAssembly.Exports;
  readonly #memory: WebAssembly.Memory;
  readonly #signatures: Record<string, Signature>;
  readonly #records: Record<string, RecordLayout>;
  #free: number;

  private constructor(exports: WebAssembly.Exports, description: Description, name: string) {
    this.#exports = exports;
    this.#memory = exports.memory as WebAssembly.Memory;
    this.#signatures = description.modules[name]!;
    this.#records = description.records;
    this.#free = (exports.__heap_base as WebAssembly.Global<"i32">).value;
  }

  static async load(
    code: BufferSource,
    description: Description,
    name: string,
  ): Promise<WasmModule> {
    const { instance } = await WebAssembly.instantiate(code);
    return new WasmModule(instance.exports, description, name);
  }

  /** Memory for records or numbers, all of them zero. */
  allocate(type: string, count = 1): Block {
    const layout = this.#records[type] ?? numberLayout(type);
    const address = Math.ceil(this.#free / ALIGNMENT) * ALIGNMENT;
    this.#free = address + layout.size * count;
    const missing = this.#free - this.#memory.buffer.byteLength;
    if (missing > 0) this.#memory.grow(Math.ceil(missing / PAGE));
    return new Block(this.#memory, type, layout, address, count);
  }

  /** The same with bytes in it, which say how many there are. */
  place(type: string, bytes: Uint8Array): Block {
    const { size } = this.#records[type] ?? numberLayout(type);
    const block = this.allocate(type, bytes.length / size);
    block.bytes = bytes;
    return block;
  }

  /** Call a function. A block of another type than it takes is an error here, not in memory. */
  call(name: string, ...values: (number | Block)[]): number {
    const types = Object.values(this.#signatures[name]?.parameters ?? {});
    if (types.length !== values.length) {
      throw new TypeError(`'${name}' is no function of ${values.length} parameters`);
    }
    const plain = values.map((value, i) => {
      const given = value instanceof Block ? `${value.type}*` : "number";
      const taken = types[i]!.endsWith("*") ? types[i]! : "number";
      if (given !== taken) throw new TypeError(`'${name}' takes ${taken}, not ${given}`);
      return value instanceof Block ? value.address : value;
    });
    return (this.#exports[name] as (...values: number[]) => number)(...plain);
  }
}

function numberLayout(type: string): RecordLayout {
  const size = SIZES[type as NumberType] as number | undefined;
  if (size === undefined) throw new TypeError(`no record and no number: '${type}'`);
  return { size, fields: { "": { type: type as NumberType, offset: 0, shape: [] } } };
}
