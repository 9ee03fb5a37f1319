import { SIZES, type Field, type NumberType, type RecordLayout } from "./description.ts";

/** Records or numbers of one type, one after the other, in the memory of a module. */
export class Block {
  readonly type: string;
  readonly address: number;
  readonly size: number;
  readonly #memory: WebAssembly.Memory;
  readonly #layout: RecordLayout;

  /** @param layout of each item; a number's is a record with one field that has no name. */
  constructor(
    memory: WebAssembly.Memory,
    type: string,
    layout: RecordLayout,
    address: number,
    count: number,
  ) {
    this.type = type;
    this.address = address;
    this.size = layout.size * count;
    this.#memory = memory;
    this.#layout = layout;
  }

  /** The bytes as they are in memory. When the memory grows, they are left behind: do not keep. */
  get bytes(): Uint8Array {
    return new Uint8Array(this.#memory.buffer, this.address, this.size);
  }

  set bytes(bytes: Uint8Array) {
    if (bytes.length !== this.size) {
      throw new RangeError(`${this.type} takes ${this.size} bytes, not ${bytes.length}`);
    }
    this.bytes.set(bytes);
  }

  /** The bytes of one of the items. */
  item(index: number): Uint8Array {
    const { size } = this.#layout;
    return this.bytes.subarray(index * size, (index + 1) * size);
  }

  /** One of the items, to read and write its fields. */
  at(index: number): Block {
    const { size } = this.#layout;
    return new Block(this.#memory, this.type, this.#layout, this.address + index * size, 1);
  }

  /** The bytes of the first record's field. */
  field(name: string): Uint8Array {
    const { type, offset, shape } = this.#layout.fields[name]!;
    const length = shape.reduce((size, n) => size * n, SIZES[type]);
    return this.bytes.subarray(offset, offset + length);
  }

  /** The value of the first record's field, or of one number of it. */
  number(field: string, ...index: number[]): number {
    return Number(this.#read(field, index));
  }

  /** The same for a field with 64 bits, of which a number would lose some. */
  word(field: string, ...index: number[]): bigint {
    return BigInt(this.#read(field, index));
  }

  set(field: string, value: number | bigint, ...index: number[]): void {
    const [{ type }, at] = this.#find(field, index);
    WRITE[type](new DataView(this.#memory.buffer), at, value);
  }

  #read(field: string, index: number[]): number | bigint {
    const [{ type }, at] = this.#find(field, index);
    return READ[type](new DataView(this.#memory.buffer), at);
  }

  #find(name: string, index: number[]): [Field, number] {
    const field = this.#layout.fields[name];
    if (!field) throw new RangeError(`${this.type} has no field '${name}'`);
    const { shape } = field;
    if (index.length !== shape.length || index.some((i, axis) => i < 0 || i >= shape[axis]!)) {
      throw new RangeError(`'${name}' has the shape ${shape.join("×")}: no [${index.join()}]`);
    }
    const place = index.reduce((sum, i, axis) => sum * shape[axis]! + i, 0);
    return [field, this.address + field.offset + place * SIZES[field.type]];
  }
}

const READ: Record<NumberType, (view: DataView, at: number) => number | bigint> = {
  int8: (view, at) => view.getInt8(at),
  int16: (view, at) => view.getInt16(at, true),
  uint16: (view, at) => view.getUint16(at, true),
  int32: (view, at) => view.getInt32(at, true),
  int64: (view, at) => view.getBigInt64(at, true),
  uint64: (view, at) => view.getBigUint64(at, true),
  float32: (view, at) => view.getFloat32(at, true),
  float64: (view, at) => view.getFloat64(at, true),
};

const WRITE: Record<NumberType, (view: DataView, at: number, value: number | bigint) => void> = {
  int8: (view, at, value) => view.setInt8(at, Number(value)),
  int16: (view, at, value) => view.setInt16(at, Number(value), true),
  uint16: (view, at, value) => view.setUint16(at, Number(value), true),
  int32: (view, at, value) => view.setInt32(at, Number(value), true),
  int64: (view, at, value) => view.setBigInt64(at, BigInt(value), true),
  uint64: (view, at, value) => view.setBigUint64(at, BigInt(value), true),
  float32: (view, at, value) => view.setFloat32(at, Number(value), true),
  float64: (view, at, value) => view.setFloat64(at, Number(value), true),
};
