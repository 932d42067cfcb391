import * as v from 'valibot';
import { PLAYER_COLOURS, PLAYER_IDS, namesOf, refuseName, type PlayerId, type Seat } from '$lib/core';
import { CaseError, type Award, type Verdict } from '$lib/games/define';
import { exactly, oneOf, wholeNumber } from '$lib/games/position';
import { BIG_DICE, CHIP_VALUE, NOTES, NOTE_VALUES, SMALL_DICE } from '$lib/games/las-vegas/data';
import { isImaginary } from '$lib/games/las-vegas/payout';
import { rulebook } from '$lib/games/las-vegas/rulebook';
import { text } from '$lib/games/las-vegas/text';
import type { Dice, Who, Why } from '$lib/games/las-vegas/types';

export const MOST_PLAYERS = 5;

export const note = oneOf(NOTE_VALUES, 'a note of the box');
export const dice = exactly({
  small: v.optional(wholeNumber(0, SMALL_DICE)),
  big: v.optional(wholeNumber(0, BIG_DICE))
});
export const pair = v.pipe(
  v.array(v.unknown(), 'two notes'),
  v.length(2, 'two notes'),
  v.strictTuple([note, note], 'two notes')
);
export type DiceGiven = v.InferOutput<typeof dice>;

/** Names at the edge of the referee, seats inside. */
export class Table {
  readonly #names: readonly string[];
  readonly #seats: readonly Seat[];

  constructor(names: readonly string[]) {
    this.#names = names;
    this.#seats = names.map((name, index) => ({
      player: PLAYER_IDS[index] ?? 'p1',
      name,
      colour: PLAYER_COLOURS[index] ?? 'sky'
    }));
  }

  seat(name: string): PlayerId {
    return PLAYER_IDS[this.#names.indexOf(name)] ?? 'p1';
  }

  name(who: Who): string {
    return isImaginary(who) ? who : namesOf(this.#seats)(who);
  }

  reason(why: Why, player?: PlayerId): Verdict['reasons'][number] {
    const said = { rule: `${rulebook.prefix} ${why.rule}`, text: text.why(why, namesOf(this.#seats)) };
    return player === undefined ? said : { player: this.name(player), ...said };
  }
}

export function full({ small = 0, big = 0 }: DiceGiven): Dice {
  return { small, big };
}

/** Throws a CaseError at the first note that the box does not hold that often. */
export function refuseMissingNotes(
  groups: readonly (readonly [path: string, notes: readonly number[]])[]
): void {
  const seen: Record<number, number> = {};
  for (const [path, notes] of groups) {
    notes.forEach((value, index) => {
      const count = (seen[value] = (seen[value] ?? 0) + 1);
      const most = NOTES[value] ?? 0;
      if (count > most) throw new CaseError(`${path}.${index}`, `the box holds ${most} notes of ${value}`);
    });
  }
}

/** A name at the edge of the referee. */
export const personName = v.pipe(
  v.string('a name'),
  v.rawCheck(({ dataset, addIssue }) => {
    const refused = dataset.typed ? refuseName(dataset.value) : undefined;
    if (refused !== undefined) addIssue({ message: refused });
  })
);

/** A reward of the bank, which is full: chips below $30,000, one note from there on. */
export function rewardOf(name: string, value: number): readonly Award[] {
  if (value === 0) return [];
  if (value >= NOTE_VALUES[0]) return [{ from: 'bank', to: name, piece: 'note', value }];
  return [{ from: 'bank', to: name, piece: 'chip', value: CHIP_VALUE, count: value / CHIP_VALUE }];
}
