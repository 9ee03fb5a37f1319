/** Rules from the client's files, and from what is stored for tables that began earlier. */

import { Problem } from "../connection/problemCode";
import type { CompiledEdition } from "../rules/frame";
import { loadRules, packagedEdition } from "../rules/loadRules";
import type { ModuleFiles } from "../rules/moduleFiles";
import type { Rules } from "../rules/rules";
import type { RulesSource } from "./tableHost";
import type { TableLog } from "./tableLog";

/** Editions that tables may name by their digest before this device has kept them. */
const PACKAGED = ["standard", "lesson"];

export class FileRules implements RulesSource {
  readonly #rules = new Map<string, Promise<Rules>>();

  constructor(
    readonly files: ModuleFiles,
    readonly log: TableLog,
  ) {}

  async named(id: string): Promise<Rules> {
    return this.#load(await packagedEdition(this.files, id));
  }

  async find(digest: string): Promise<Rules> {
    for (const id of PACKAGED) {
      const edition = await packagedEdition(this.files, id);
      if (edition.digest === digest || edition.id === digest) return this.#load(edition);
    }
    const kept = await this.log.edition(digest);
    if (!kept) throw new Problem("no-such-edition");
    return this.#load(kept);
  }

  #load(edition: CompiledEdition): Promise<Rules> {
    let rules = this.#rules.get(edition.digest);
    if (!rules) {
      rules = loadRules(this.files, edition);
      rules.catch(() => this.#rules.delete(edition.digest));
      this.#rules.set(edition.digest, rules);
    }
    return rules;
  }
}
