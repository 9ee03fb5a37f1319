/** A worker in which the teacher of this device searches. It answers one question after another. */

import { Inquirer, seedsOf, wordsOf } from "../mind/inquirer";
import { ModuleFiles } from "../rules/moduleFiles";
import type { CompiledEdition } from "../rules/frame";
import type { Answer, TeacherAnswer, TeacherQuestion } from "./deviceTeacher";

const send = (answer: TeacherAnswer): void => postMessage(answer);

let files: Promise<ModuleFiles> | null = null;
let inquirer: { digest: string; ready: Promise<Inquirer> } | null = null;

function inquirerFor(found: ModuleFiles, { edition }: TeacherQuestion): Promise<Inquirer> {
  if (inquirer?.digest !== edition.digest)
    inquirer = { digest: edition.digest, ready: load(found, edition) };
  return inquirer.ready;
}

async function load(found: ModuleFiles, edition: CompiledEdition): Promise<Inquirer> {
  const [module, network] = await Promise.all([found.load("minds"), found.read("network.bin")]);
  return new Inquirer(module, found.description, edition, network);
}

async function answer(question: TeacherQuestion): Promise<Answer> {
  const found = await (files ??= ModuleFiles.open((share) => send({ share })));
  const { description } = found;
  const asked = await inquirerFor(found, question);
  switch (question.ask) {
    case "hint":
      return asked.hint(question.seen, seedsOf(description, "hint", question.seen.view));
    case "verdict": {
      const { seen, action } = question;
      return asked.verdict(seen, action, seedsOf(description, "1", seen.view));
    }
    case "measure": {
      const { played, effort } = question;
      const seeds = seedsOf(description, "1", played.view);
      return asked.measure(played, seeds, wordsOf("impact 1", played.state), effort);
    }
    case "addUp":
      return asked.addUp(question.decisions, question.end);
  }
}

onmessage = async ({ data }: MessageEvent<TeacherQuestion>) => {
  try {
    send({ answer: await answer(data) });
  } catch (error) {
    files = inquirer = null; // the next question tries again
    send({ failed: String(error) });
  }
};
