import { PLAYER_COLOURS, type PlayerColour } from '$lib/core';
import { CaseError, settle, type Verdict } from '$lib/games';
import { writePosition } from '$lib/games/address';
import type { Case, Game } from '$lib/games/define';
import type { Field, Form, Json, JsonObject } from '$lib/games/form';
import { emptyTable, peopleOf, renamed, says, tidy, withPeople, type HouseValues } from './tidy';
import { object } from './read';

interface Step {
  readonly position: JsonObject;
  /** What was told with it, in words: "Carla’s big die". */
  readonly words: string;
}

/** A position while it is typed in, and what the referee says of it. */
export class Telling {
  readonly game: Game;
  readonly form: Form;
  readonly case: Case;
  readonly house: HouseValues;
  /** Undefined as long as the address has not been read. */
  position: JsonObject | undefined = $state.raw();
  verdict: Verdict | undefined = $state.raw();
  /** Why there is no verdict yet. */
  missing: CaseError | undefined = $state.raw();
  #steps: readonly Step[] = $state.raw([]);
  #undone: readonly Step[] = $state.raw([]);
  #judged = 0;

  constructor(game: Game, asked: Case, form: Form) {
    this.game = game;
    this.case = asked;
    this.form = form;
    const bearing = game.houseRules.filter(({ id }) => form.houseRules?.includes(id));
    this.house = Object.fromEntries(
      bearing.map(({ id, choices }) => [id, choices.map(({ value }) => value)] as const)
    );
  }

  get people(): readonly string[] {
    return this.position === undefined ? [] : peopleOf(this.form, this.position);
  }

  get fields(): readonly Field[] {
    return this.position === undefined ? [] : this.form.fields(this.position);
  }

  /** The position as a short text. */
  get written(): string {
    return writePosition(this.position ?? {});
  }

  get undoLabel(): string | undefined {
    return this.#steps.at(-1)?.words;
  }

  get redoLabel(): string | undefined {
    return this.#undone.at(-1)?.words;
  }

  colourOf(name: string): PlayerColour {
    return PLAYER_COLOURS[this.people.indexOf(name)] ?? 'sky';
  }

  /** Begins with a position from elsewhere, and says whether all of it fits here. */
  open(told: JsonObject): boolean {
    this.#steps = [];
    this.#undone = [];
    this.#set(tidy(this.form, told, this.house));
    return says(this.position, told);
  }

  /** Begins with an empty table, as this box is played here. */
  begin(names: readonly string[], options: JsonObject): void {
    this.#steps = [];
    this.#undone = [];
    this.#set(emptyTable(this.form, names, this.house, options));
  }

  /** Another value of one member. */
  tell(member: string, value: Json | undefined, words: string): void {
    const { [member]: _, ...others } = this.position ?? {};
    this.#step(object([...Object.entries(others), [member, value]]), words);
  }

  /** Another position, as one step that can be taken back. */
  fill(position: JsonObject, words: string): void {
    this.#step(position, words);
  }

  clear(): void {
    const options = this.position?.['options'];
    const kept = typeof options === 'object' ? (options as JsonObject) : undefined;
    this.#step(emptyTable(this.form, this.people, this.house, kept), 'Clear the table');
  }

  seat(names: readonly string[], words: string): void {
    this.#step(withPeople(this.form, this.position ?? {}, names, this.house), words);
  }

  rename(from: string, to: string): void {
    this.#step(renamed(this.form, this.position ?? {}, from, to), `${from} is called ${to}`);
  }

  undo(): void {
    const last = this.#steps.at(-1);
    if (last === undefined || this.position === undefined) return;
    this.#steps = this.#steps.slice(0, -1);
    this.#undone = [...this.#undone, { position: this.position, words: last.words }];
    this.#set(last.position);
  }

  redo(): void {
    const next = this.#undone.at(-1);
    if (next === undefined || this.position === undefined) return;
    this.#undone = this.#undone.slice(0, -1);
    this.#steps = [...this.#steps, { position: this.position, words: next.words }];
    this.#set(next.position);
  }

  #step(told: JsonObject, words: string): void {
    const position = tidy(this.form, told, this.house);
    if (this.position !== undefined) this.#steps = [...this.#steps, { position: this.position, words }];
    this.#undone = [];
    this.#set(position);
  }

  #set(position: JsonObject): void {
    this.position = position;
    void this.#judge(position);
  }

  async #judge(position: JsonObject): Promise<void> {
    const turn = (this.#judged += 1);
    const answer = await settle({ game: this.game.meta.id, case: this.case.id, ...position }).catch(
      (error: unknown) => {
        if (error instanceof CaseError) return error;
        throw error;
      }
    );
    if (turn !== this.#judged) return;
    this.verdict = answer instanceof CaseError ? undefined : answer;
    this.missing = answer instanceof CaseError ? answer : undefined;
  }
}
