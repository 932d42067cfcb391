import type { EntrySource, PlayerColour, Seat } from '$lib/core';
import { PLAYER_IDS, deviceRandom, playersOf, rollDice, tidyName, type Table } from '$lib/core';
import type { BoxOverrides } from '$lib/games/contract/box-overrides';
import {
  ENTRY_DETAILS,
  partsUsed,
  type EntryDetail,
  type Game,
  type HouseRule,
  type Part,
  type ChosenValues,
  type Setup
} from '$lib/games/contract/define';
import { setRule, fillInHouseRules, freeChoices, areNeedsMet } from '$lib/games/contract/house-rule';
import {
  removeNewcomer,
  movePlayerTo,
  recolour,
  refuseNewcomer,
  refuseNewcomers,
  seatsOf,
  addNewcomer,
  type Newcomer
} from './seating';
import type { TableDraft } from './table-draft';
import { drawnPlayer, drawnStarterFor, type DrawnStarter, type StarterChoice } from './starter';
import * as say from './strings/en';

/** Everything that is set before a match starts. The defaults are what most groups would choose. */
export class NewTable {
  /** The game selected from the box. */
  game: Game;
  newcomers: readonly Newcomer[] = $state.raw([]);
  /** Removed players, last one first, so that they can be added again. */
  removedPlayers: readonly Newcomer[] = $state.raw([]);
  /** A name typed but not added yet. */
  typedName = $state('');
  starterChoice: StarterChoice = $state('printed');
  depth: EntryDetail = $state(ENTRY_DETAILS[0].value);
  hideMoney = $state(false);
  /** Part → its source. The players supply the parts that are not listed. */
  partSources: Readonly<Record<string, EntrySource>> = $state.raw({});
  /** House rule → value chosen on this page. */
  pickedRules: ChosenValues = $state.raw({});
  /** House rule → value saved for this box earlier. */
  savedRules: ChosenValues = $state.raw({});
  /** The players' corrections for their own copy. */
  box: BoxOverrides = $state.raw({});
  #printedFirst: string | undefined = $state();
  #drawnStarter: DrawnStarter | undefined = $state.raw();

  constructor(game: Game) {
    this.game = $state.raw(game);
  }

  /** House rule → value; rules that are not listed are as printed. */
  get chosen(): ChosenValues {
    return { ...this.savedRules, ...this.pickedRules };
  }

  /** The draft of this page, to be saved and restored. */
  get draft(): TableDraft {
    const { depth, hideMoney } = this;
    const [first, drawn] = [this.#printedFirst, this.#drawnStarter];
    return {
      ...{ game: this.game.meta.id, sitters: this.newcomers, gone: this.removedPlayers },
      ...{ typed: this.typedName, way: this.starterChoice, depth, hideMoney },
      ...{ supplied: this.partSources, picked: this.pickedRules },
      ...(first === undefined ? {} : { first }),
      ...(drawn === undefined ? {} : { drawn })
    };
  }

  /** Restores a draft; members that it lacks stay unchanged. */
  restore(game: Game, draft: Partial<TableDraft>): void {
    this.game = game;
    this.newcomers = draft.sitters ?? this.newcomers;
    this.removedPlayers = draft.gone ?? this.removedPlayers;
    this.typedName = draft.typed ?? this.typedName;
    this.starterChoice = draft.way ?? this.starterChoice;
    this.depth = draft.depth ?? this.depth;
    this.hideMoney = draft.hideMoney ?? this.hideMoney;
    this.partSources = draft.supplied ?? this.partSources;
    this.pickedRules = draft.picked ?? this.pickedRules;
    this.#printedFirst = draft.first;
    this.#drawnStarter = draft.drawn;
  }

  get names(): readonly string[] {
    return this.newcomers.map(({ name }) => name);
  }

  get seats(): readonly Seat[] {
    return seatsOf(this.newcomers);
  }

  /** The reason why the match cannot start yet, as one sentence. */
  get refused(): string | undefined {
    const refusal = refuseNewcomers(this.newcomers, this.game.meta.players);
    if (refusal !== undefined) return refusal;
    return this.first === undefined ? say.firstDraw : undefined;
  }

  /** Whether anyone goes first at all with the chosen variations and house rules. */
  get isStarterAsked(): boolean {
    return this.game.printedStart?.applies?.(this.chosen) ?? true;
  }

  /** The name of the starting player, as far as it is known; the first seat if no one goes first. */
  get first(): string | undefined {
    if (!this.isStarterAsked) return this.names[0];
    if (this.starterChoice !== 'printed') return this.drawnName;
    return this.names.find((name) => name === this.#printedFirst) ?? this.names[0];
  }

  /** The name drawn, if it was drawn among the current players. */
  get drawnName(): string | undefined {
    return drawnPlayer(this.#drawnStarter, this.names);
  }

  /** The parts used with this number of players and these house rules. */
  get parts(): readonly Part[] {
    const players = PLAYER_IDS.slice(0, Math.max(this.newcomers.length, this.game.meta.players.min));
    const { depth, chosen: houseRules, box } = this;
    const options = this.game.options({ players, first: PLAYER_IDS[0], depth, houseRules, box });
    return partsUsed(this.game, options, this.newcomers.length);
  }

  /** The house rules that apply with this number of players and the other rules chosen. */
  get houseRules(): readonly HouseRule[] {
    return this.#rules.filter(({ variation }) => variation !== true);
  }

  /** The printed variations of the game. */
  get variations(): readonly HouseRule[] {
    return this.#rules.filter(({ variation }) => variation === true);
  }

  get #rules(): readonly HouseRule[] {
    const values = fillInHouseRules(this.game.houseRules, this.chosen);
    return this.game.houseRules
      .filter(({ players }) => players?.includes(this.newcomers.length) ?? true)
      .filter(({ needs }) => areNeedsMet(needs, values))
      .map((rule) => ({ ...rule, choices: freeChoices(rule, values) }));
  }

  /** The chosen value of a house rule; the first choice by default. */
  valueOf({ id, choices }: HouseRule): string {
    return (choices.find(({ value }) => value === this.chosen[id]) ?? choices[0])?.value ?? '';
  }

  get table(): Table {
    const parts = this.parts.map(({ id }) => [id, this.partSources[id] ?? 'table'] as const);
    return { parts: Object.fromEntries(parts), hideMoney: this.hideMoney };
  }

  /** Undefined while the match cannot start. */
  get setup(): Omit<Setup, 'players'> | undefined {
    const first = PLAYER_IDS[this.names.findIndex((name) => name === this.first)];
    if (this.refused !== undefined || first === undefined) return undefined;
    return { first, depth: this.depth, houseRules: this.chosen, box: this.box };
  }

  /** The corrections for the players' own copy that the match will use, and those that it cannot; one sentence each. */
  get boxSentences(): readonly string[] {
    const { setup, game } = this;
    if (game.yourBox === undefined || setup === undefined) return [];
    const options = game.options({ ...setup, players: playersOf({ seats: this.seats }) });
    return [...game.yourBox.usedCorrections(options), ...game.yourBox.unusedCorrections(this.box)];
  }

  /** Adds a player. Returns the reason as one sentence if that is impossible. */
  addPlayer(text: string, preferredColour?: PlayerColour): string | undefined {
    const name = tidyName(text);
    const refusal = refuseNewcomer(this.newcomers, name, this.game.meta.players.max);
    if (refusal === undefined) this.newcomers = addNewcomer(this.newcomers, name, preferredColour);
    return refusal;
  }

  removePlayer(name: string): void {
    const newcomer = this.newcomers.find((other) => other.name === name);
    if (newcomer !== undefined)
      this.removedPlayers = [newcomer, ...removeNewcomer(this.removedPlayers, name)];
    this.newcomers = removeNewcomer(this.newcomers, name);
  }

  /** Moves a player to a place, counted from 0. */
  move(name: string, place: number): void {
    this.newcomers = movePlayerTo(this.newcomers, name, place);
  }

  recolour(name: string): void {
    this.newcomers = recolour(this.newcomers, name);
  }

  /** Sets the starting player according to the printed rule. */
  setPrintedFirst(name: string): void {
    this.#printedFirst = name;
  }

  /** Draws the starting player. */
  drawStarter(): string | undefined {
    const { names } = this;
    if (names.length === 0) return undefined;
    this.#drawnStarter = drawnStarterFor(names, rollDice(1, names.length, deviceRandom)[0] ?? 1);
    return this.drawnName;
  }

  setSource(part: string, source: EntrySource): void {
    this.partSources = { ...this.partSources, [part]: source };
  }

  chooseRule(rule: string, value: string): void {
    this.pickedRules = {
      ...this.pickedRules,
      ...changedValues(this.chosen, setRule(this.game.houseRules, this.chosen, rule, value))
    };
  }
}

/** The entries of one record that differ from another. */
function changedValues(oldValues: ChosenValues, newValues: ChosenValues): ChosenValues {
  return Object.fromEntries(Object.entries(newValues).filter(([id, value]) => oldValues[id] !== value));
}
