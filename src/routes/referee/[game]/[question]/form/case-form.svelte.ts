import { PLAYER_COLOURS, textIn, withText, type PlayerColour, type Rulebook, type Seat } from '$lib/core';
import { CaseError, settle, type Verdict } from '$lib/games';
import { writePosition } from '$lib/referee/position-url';
import type { BoxOverrides } from '$lib/games/contract/box-overrides';
import type { Case, Game } from '$lib/games/contract/define';
import type { Field, Form, Json, JsonObject } from '$lib/games/contract/form';
import {
  emptyTable,
  peopleOf,
  renamePerson,
  containsJson,
  normalize,
  defaultPeople,
  withPeople,
  type HouseValues
} from './normalize';
import type { Entered, PersonDraft } from './stored-form';
import { memberOf, objectOf } from './read';
import * as say from '#routes/referee/strings/en';

interface Step {
  readonly position: JsonObject;
  readonly seatedPeople: readonly string[];
  /** A description of the change: "Carla’s big die". */
  readonly description: string;
}

/** A situation while it is entered, and the referee's answer to it. */
export class CaseForm {
  readonly game: Game;
  readonly form: Form;
  readonly case: Case;
  readonly rulebook: Rulebook;
  readonly houseValues: HouseValues;
  /** Undefined until the address has been read. */
  position: JsonObject | undefined = $state.raw();
  verdict: Verdict | undefined = $state.raw();
  /** House rules that would change the answer if set differently. */
  decisiveRules: readonly string[] = $state.raw([]);
  /** The reason why there is no answer yet. */
  missing: CaseError | undefined = $state.raw();
  /** The person being added or renamed. */
  person: PersonDraft | undefined = $state.raw();
  /** The seats of the match from which the question comes; empty without one. */
  match: readonly Pick<Seat, 'name' | 'colour'>[] = $state.raw([]);
  #texts: Entered['texts'] = $state.raw({});
  /** The initial situation as JSON, which does not count as entered. */
  #initialSituation = $state.raw('');
  #steps: readonly Step[] = $state.raw([]);
  #undone: readonly Step[] = $state.raw([]);
  /** People added here, even if the situation names none of them. */
  #seated: readonly string[] = $state.raw([]);
  /** Facts about the players' own copy that apply to every situation. */
  #boxFacts: JsonObject = {};
  #judgeCount = 0;

  constructor(game: Game, question: Case, form: Form, rulebook: Rulebook) {
    this.game = game;
    this.case = question;
    this.form = form;
    this.rulebook = rulebook;
    this.houseValues = Object.fromEntries(
      form.houseRules.map(({ id, choices }) => [id, choices.map(({ value }) => value)] as const)
    );
  }

  get people(): readonly string[] {
    return this.position === undefined ? [] : peopleOf(this.form, this.position, this.#seated);
  }

  get fields(): readonly Field[] {
    return this.position === undefined ? [] : this.form.fields(this.position);
  }

  /** The situation as a short text. */
  get written(): string {
    return writePosition(this.position ?? {});
  }

  /** The unsaved input of this page; undefined if there is none. */
  get input(): Entered | undefined {
    const { position, people, person } = this;
    if (position === undefined) return undefined;
    const isTyped =
      Object.keys(this.#texts).length > 0 || (person !== undefined && person.typed !== (person.name ?? ''));
    if (!isTyped && JSON.stringify([position, people]) === this.#initialSituation) return undefined;
    return { position, people, texts: this.#texts, ...(person === undefined ? {} : { person }) };
  }

  /** Restores unsaved input. */
  restore({ position, people, person, texts }: Entered): void {
    this.#set(position, people);
    this.person = person;
    this.#texts = texts;
  }

  /** Text typed in a field but not accepted yet. */
  typedTextIn(field: string): string | undefined {
    return textIn(this.#texts, field);
  }

  /** Sets the text of a field; undefined shows the value of the situation. */
  type(field: string, text: string | undefined): void {
    this.#texts = withText(this.#texts, field, text);
  }

  /** The number of steps that can be undone. */
  get steps(): number {
    return this.#steps.length;
  }

  get undoLabel(): string | undefined {
    return this.#steps.at(-1)?.description;
  }

  get redoLabel(): string | undefined {
    return this.#undone.at(-1)?.description;
  }

  /** The colour of a person: that of their seat in the match from which the question comes, else a free one. */
  colourOf(name: string): PlayerColour {
    const seats = this.match.filter((seat) => this.people.includes(seat.name));
    const seat = seats.find((seat) => seat.name === name);
    if (seat !== undefined) return seat.colour;
    const freeColours = PLAYER_COLOURS.filter((colour) => seats.every((seat) => seat.colour !== colour));
    const others = this.people.filter((person) => seats.every((seat) => seat.name !== person));
    return freeColours[others.indexOf(name)] ?? 'sky';
  }

  /** Starts with a situation from a link. Returns whether all of it fits this form. */
  open(position: JsonObject): boolean {
    this.#steps = [];
    this.#undone = [];
    this.#set(normalize(this.form, position, this.houseValues), peopleOf(this.form, position));
    this.#resetForm();
    return containsJson(this.position, position);
  }

  /** Starts with an empty situation, with the house rules and corrections saved for this box. */
  begin(names: readonly string[], options: JsonObject, box: BoxOverrides = {}): void {
    this.#steps = [];
    this.#undone = [];
    this.#boxFacts = this.form.boxMembers?.(box) ?? {};
    const emptyPosition = emptyTable(this.form, names, this.houseValues, { ...this.#boxFacts, options });
    this.#set(emptyPosition, defaultPeople(this.form, names));
    this.#resetForm();
  }

  /** Sets one member. */
  enter(member: string, value: Json | undefined, description: string): void {
    const { [member]: _, ...others } = this.position ?? {};
    this.#step(objectOf([...Object.entries(others), [member, value]]), description, this.people);
  }

  /** Replaces the situation in one step that can be undone. */
  fill(position: JsonObject, description: string): void {
    this.#step(position, description, []);
  }

  clear(): void {
    const options = this.position?.['options'];
    const position = objectOf([...Object.entries(this.#boxFacts), ['options', options]]);
    const { people } = this;
    this.#step(emptyTable(this.form, people, this.houseValues, position), say.everythingCleared, people);
  }

  setPeople(names: readonly string[], description: string): void {
    this.#step(withPeople(this.form, this.position ?? {}, names, this.houseValues), description, names);
  }

  rename(oldName: string, newName: string): void {
    const people = this.people.map((name) => (name === oldName ? newName : name));
    this.#step(
      renamePerson(this.form, this.position ?? {}, oldName, newName),
      say.isRenamed(oldName, newName),
      people
    );
  }

  undo(): void {
    const lastStep = this.#steps.at(-1);
    if (lastStep === undefined || this.position === undefined) return;
    this.#steps = this.#steps.slice(0, -1);
    this.#undone = [...this.#undone, this.#now(lastStep.description, this.position)];
    this.#set(lastStep.position, lastStep.seatedPeople);
  }

  redo(): void {
    const next = this.#undone.at(-1);
    if (next === undefined || this.position === undefined) return;
    this.#undone = this.#undone.slice(0, -1);
    this.#steps = [...this.#steps, this.#now(next.description, this.position)];
    this.#set(next.position, next.seatedPeople);
  }

  #now(description: string, position: JsonObject): Step {
    return { position, seatedPeople: this.#seated, description };
  }

  #step(members: JsonObject, description: string, seatedPeople: readonly string[]): void {
    const position = normalize(this.form, members, this.houseValues, seatedPeople);
    if (this.position !== undefined) this.#steps = [...this.#steps, this.#now(description, this.position)];
    this.#undone = [];
    this.#set(position, seatedPeople);
  }

  #resetForm(): void {
    this.person = undefined;
    this.#texts = {};
    this.#initialSituation = JSON.stringify([this.position, this.people]);
  }

  #set(position: JsonObject, seatedPeople: readonly string[]): void {
    this.position = position;
    this.#seated = seatedPeople;
    void this.#judge(position);
  }

  async #judge(position: JsonObject): Promise<void> {
    const judgeNumber = (this.#judgeCount += 1);
    const answer = await this.#answer(position);
    const decisiveRules = answer instanceof CaseError ? [] : await this.#findDecisiveRules(position, answer);
    if (judgeNumber !== this.#judgeCount) return;
    this.verdict = answer instanceof CaseError ? undefined : answer;
    this.missing = answer instanceof CaseError ? answer : undefined;
    this.decisiveRules = decisiveRules;
  }

  async #answer(position: JsonObject): Promise<Verdict | CaseError> {
    return settle({ game: this.game.meta.id, case: this.case.id, ...position }).catch((error: unknown) => {
      if (error instanceof CaseError) return error;
      throw error;
    });
  }

  /** The ids of the house rules that would change this answer, or prevent one, if set differently. */
  async #findDecisiveRules(position: JsonObject, verdict: Verdict): Promise<readonly string[]> {
    const options = position['options'];
    const others = Object.entries(this.houseValues).flatMap(([id, values]) =>
      values.filter((value) => value !== (memberOf(options, id) ?? values[0])).map((value) => ({ id, value }))
    );
    const ids = await Promise.all(
      others.map(async ({ id, value }) => {
        const rules = Object.keys(this.houseValues).map((text) => [text, memberOf(options, text)] as const);
        const other = await this.#answer({ ...position, options: objectOf([...rules, [id, value]]) });
        return other instanceof CaseError || decisionOf(other) !== decisionOf(verdict) ? [id] : [];
      })
    );
    return ids.flat().filter((id, index, all) => all.indexOf(id) === index);
  }
}

/** The decisions of an answer, without its sentences. */
function decisionOf({ awards, facts }: Verdict): string {
  return JSON.stringify([awards, facts]);
}
