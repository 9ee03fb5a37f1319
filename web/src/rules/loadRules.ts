/** Rules from the client's files. */

import type { CompiledEdition, FrameDescription } from "./frame";
import type { ModuleFiles } from "./moduleFiles";
import { Rules } from "./rules";

/** An edition that the client's files have. */
export function packagedEdition(files: ModuleFiles, id: string): Promise<CompiledEdition> {
  return json<CompiledEdition>(files, `${id}.json`);
}

export async function loadRules(files: ModuleFiles, edition: CompiledEdition): Promise<Rules> {
  const [frame, code] = await Promise.all([
    json<FrameDescription>(files, "frame.json"),
    files.read("rules.wasm"),
  ]);
  return Rules.load({ modules: files.description, frame, code, edition });
}

async function json<T>(files: ModuleFiles, name: string): Promise<T> {
  return JSON.parse(new TextDecoder().decode(await files.read(name))) as T;
}
