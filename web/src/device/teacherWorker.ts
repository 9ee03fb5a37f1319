/** A worker in which the teacher of this device searches. It answers one question after another. */

import { Inquirer, seedsOf, wordsOf } from "../mind/inquirer";
import { ModuleFiles } from "../rules/moduleFiles";
import type { TeacherAnswer, TeacherQuestion } from "./deviceTeacher";

const files = ModuleFiles.open();
let inquirer: { digest: string; ready: Promise<Inquirer> } | null = null;

function inquirerFor({ edition }: TeacherQuestion): Promise<Inquirer> {
  if (inquirer?.digest !== edition.digest) {
    const ready = files.then(async (found) => {
      const [module, network] = await Promise.all([found.load("minds"), found.read("network.bin")]);
      return new Inquirer(module, found.description, edition, network);
    });
    inquirer = { digest: edition.digest, ready };
  }
  return inquirer.ready;
}

async function answer(question: TeacherQuestion): Promise<TeacherAnswer["answer"]> {
  const { description } = await files;
  const asked = await inquirerFor(question);
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
    postMessage({ answer: await answer(data) } satisfies TeacherAnswer);
  } catch (error) {
    inquirer = null;
    postMessage({ failed: String(error) });
  }
};
