/** The worker in which bots think. It gets what one seat sees, and answers with an action. */

import { Minds } from "../mind/minds";
import { ModuleFiles } from "../rules/moduleFiles";
import type { BotAnswer, BotMessage } from "./bots";

const send = (answer: BotAnswer): void => postMessage(answer);
const files = ModuleFiles.open((share) => send({ share }));
files.then((found) => found.read("minds.wasm")).catch(() => undefined); // the first question finds out why
let minds: { digest: string; ready: Promise<Minds> } | null = null;

function mindsFor(edition: BotMessage["edition"]): Promise<Minds> {
  if (minds?.digest !== edition.digest) {
    const ready = files.then(
      async (found) => new Minds(await found.load("minds"), found.description, edition),
    );
    minds = { digest: edition.digest, ready };
  }
  return minds.ready;
}

async function choose({ edition, question }: BotMessage): Promise<number> {
  const found = await mindsFor(edition);
  if (found.lacksNetwork(question.level))
    found.readNetwork(await (await files).read("network.bin"));
  return found.choose(question);
}

onmessage = async ({ data }: MessageEvent<BotMessage>) => {
  try {
    send({ action: await choose(data) });
  } catch (error) {
    minds = null;
    send({ failed: String(error) });
  }
};
