/** A puzzle as a scene: the decision as its seat saw it, the player's answer, and the solution. */

import type { Choice } from "../../connection/protocol";
import type { Comparison } from "../../game/comparison";
import type { Edition } from "../../game/edition";
import { COLORS, type Player, type Scene } from "../../game/scene";
import { Stage, StagedScene } from "../../game/stage.svelte";
import type { Rules } from "../../rules/rules";
import { settings } from "../../storage/settings.svelte";
import { t } from "../../words/words.svelte";
import { playTo } from "./playTo";
import type { Puzzle } from "./puzzles";

export class PuzzleScene extends StagedScene implements Scene {
  readonly seat: number;
  readonly #seats: number[];
  readonly players: Record<number, Player> = $derived.by(() =>
    Object.fromEntries(this.#seats.map((seat) => [seat, this.#player(seat)])),
  );
  pointed = $state.raw<Choice | null>(null);
  picked = $state.raw<Choice | null>(null);
  answer = $state.raw<Choice | null>(null);
  readonly #all: Choice[];

  constructor(
    readonly puzzle: Puzzle,
    rules: Rules,
    readonly edition: Edition,
    readonly onanswer: (solved: boolean) => void,
  ) {
    super(new Stage());
    const state = playTo(puzzle, rules);
    this.seat = rules.decider(state);
    const view = rules.view(state, this.seat);
    this.#all = rules.choices(state, this.seat);
    this.stage.reset({ view, choices: this.#all });
    this.#seats = Object.keys(view.boats).map(Number);
  }

  get choices(): Choice[] {
    return this.answer ? [] : this.#all;
  }

  get solution(): Choice {
    return this.#all.find(({ id }) => id === this.puzzle.solution)!;
  }

  /** The best of the other choices. */
  get nextBest(): Choice {
    const chance = ({ id }: Choice) => this.puzzle.chances[id]![0];
    const others = this.#all.filter((choice) => choice !== this.solution);
    return others.reduce((best, other) => (chance(other) > chance(best) ? other : best));
  }

  get solved(): boolean {
    return this.answer === this.solution;
  }

  /** The answer beside the solution, for the board to mark. */
  get comparison(): Comparison | null {
    if (!this.answer) return null;
    return {
      played: this.answer.action,
      better: this.solved ? null : this.solution.action,
    };
  }

  point(choice: Choice | null): void {
    this.pointed = choice;
  }

  pick(choice: Choice): void {
    if (this.picked?.id === choice.id || !settings.confirm) this.#give(choice);
    else this.picked = choice;
  }

  confirm(): void {
    if (this.picked) this.#give(this.picked);
  }

  #give(choice: Choice): void {
    this.answer = this.#all.find(({ id }) => id === choice.id)!;
    this.picked = this.pointed = null;
    this.onanswer(this.solved);
  }

  #player(seat: number): Player {
    const you = seat === this.seat;
    return {
      seat,
      name: seat ? t("seat-name", { seat }) : t("neutral-boat"),
      color: seat ? COLORS[seat - 1]! : "neutral",
      you,
      kind: "person",
      level: null,
      present: true,
      standIn: false,
    };
  }
}
