/**
 * The logs of all tables on this device, in IndexedDB. An append names the version that it expects:
 * if another tab was faster, it fails and changes nothing.
 */

import { Problem } from "../connection/problemCode";
import type { TableInfo } from "../connection/protocol";
import type { CompiledEdition } from "../rules/frame";
import type { Entry } from "./entries";

const NAME = "namiji";
const VERSION = 1;
const ENTRIES = "entries"; // by table and version
const TABLES = "tables"; // by id
const EDITIONS = "editions"; // by digest, as tables began with them: an update may bring others

/** What is known of a table without playing its log. */
export interface TableRow {
  id: string;
  /** When something was last saved, in milliseconds since 1970. */
  changed: number;
  info: TableInfo;
}

/** Another tab has added entries first. */
export class Conflict extends Error {}

export class TableLog {
  private constructor(readonly database: IDBDatabase) {}

  static async open(): Promise<TableLog> {
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-condition -- some browsers hide it
    if (!globalThis.indexedDB) throw new Problem("no-storage");
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open(NAME, VERSION);
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore(ENTRIES, { keyPath: ["table", "version"] });
        opening.result.createObjectStore(TABLES, { keyPath: "id" });
        opening.result.createObjectStore(EDITIONS, { keyPath: "digest" });
      };
      opening.onsuccess = () => {
        const database = opening.result;
        database.onversionchange = () => database.close(); // a later app may change the layout
        resolve(new TableLog(database));
      };
      opening.onerror = () => reject(new Problem("no-storage"));
    });
  }

  /** Save the next entry. */
  append(table: string, entry: Entry): Promise<void> {
    return new Promise((resolve, reject) => {
      const change = this.#begin([ENTRIES], "readwrite");
      let isLate = false;
      const adding = change.objectStore(ENTRIES).add({ table, ...entry });
      adding.onerror = () => {
        isLate = adding.error?.name === "ConstraintError";
      };
      change.oncomplete = () => resolve();
      change.onabort = () => {
        reject(isLate ? new Conflict() : storageProblem(change.error));
      };
    });
  }

  /** Save what is listed of a table. */
  describe(row: TableRow): Promise<void> {
    return this.#change(TABLES, (store) => store.put(row));
  }

  keepEdition(edition: CompiledEdition): Promise<void> {
    return this.#change(EDITIONS, (store) => store.put(edition));
  }

  edition(digest: string): Promise<CompiledEdition | undefined> {
    type Found = IDBRequest<CompiledEdition | undefined>;
    return this.#read(EDITIONS, (store) => store.get(digest) as Found);
  }

  /** The entries of a table after a version. */
  async load(table: string, since = 0): Promise<Entry[]> {
    const range = IDBKeyRange.bound([table, since], [table, Infinity], true);
    const stored = await this.#read(
      ENTRIES,
      (store) => store.getAll(range) as IDBRequest<Stored[]>,
    );
    return stored.map(({ table: _, ...entry }) => entry);
  }

  /** All tables, the latest first. */
  async tables(): Promise<TableRow[]> {
    const rows = await this.#read(TABLES, (store) => store.getAll() as IDBRequest<TableRow[]>);
    return rows.sort((a, b) => b.changed - a.changed);
  }

  close(): void {
    this.database.close();
  }

  /** `strict`: a change is complete when it is on the disk. */
  #begin(stores: string[], mode: IDBTransactionMode): IDBTransaction {
    try {
      return this.database.transaction(stores, mode, { durability: "strict" });
    } catch {
      throw new Problem("no-storage"); // closed, because another tab has a later version
    }
  }

  #change(name: string, make: (store: IDBObjectStore) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const change = this.#begin([name], "readwrite");
      make(change.objectStore(name));
      change.oncomplete = () => resolve();
      change.onabort = () => reject(storageProblem(change.error));
    });
  }

  #read<T>(name: string, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const asking = ask(this.#begin([name], "readonly").objectStore(name));
      asking.onsuccess = () => resolve(asking.result);
      asking.onerror = () => reject(new Problem("no-storage"));
    });
  }
}

type Stored = Entry & { table: string };

function storageProblem(error: DOMException | null): Problem {
  return new Problem(error?.name === "QuotaExceededError" ? "storage-full" : "no-storage");
}
