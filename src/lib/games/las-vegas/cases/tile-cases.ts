import * as v from 'valibot';
import type { PlayerId } from '$lib/core';
import { CaseError, defineCase, type Award, type Case, type Verdict } from '$lib/games/define';
import { byName, exactly, noOptions, oneOf, wholeNumber, type ByName } from '$lib/games/position';
import { CHIPS } from '$lib/games/las-vegas/data';
import { strength } from '$lib/games/las-vegas/payout';
import { badLuckWhy, unlucky } from '$lib/games/las-vegas/tiles/bad-luck';
import { BLACK_BOX, pileSum } from '$lib/games/las-vegas/tiles/black-box';
import { fineOf, type Fine } from '$lib/games/las-vegas/tiles/fine';
import { payDayReward } from '$lib/games/las-vegas/tiles/pay-day';
import type { Strength, Why } from '$lib/games/las-vegas/types';
import * as forms from './tile-forms';
import { dice, full, MOST_PLAYERS, note, personName, refuseMissingNotes, rewardOf, Table } from './table';

/** One reward, or nothing, and why. */
export function rewardVerdict(
  name: string,
  value: number,
  why: Why,
  table: Table,
  facts: Verdict['facts'] = {}
): Verdict {
  return { awards: rewardOf(name, value), reasons: [table.reason(why, table.seat(name))], facts };
}

const badLuckOptions = v.optional(
  v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const read = v.safeParse(
        exactly({ badLuckChange: v.optional(v.picklist(['kept', 'exact'])) }),
        dataset.value
      );
      if (read.success) return read.output;
      addIssue({ message: 'badLuckChange is kept or exact' });
      return NEVER;
    })
  )
);

const holding = exactly({ notes: v.array(note, 'a list of notes'), chips: wholeNumber(0, CHIPS) });

const badLuck = defineCase({
  id: 'bad-luck',
  title: 'What does Bad Luck cost?',
  form: forms.badLuckForm,
  schema: exactly({
    game: v.literal('las-vegas'),
    case: v.literal('bad-luck'),
    dice: byName(dice, 1, MOST_PLAYERS),
    holdings: byName(holding, 1, MOST_PLAYERS),
    options: badLuckOptions
  }),
  settle: ({ dice: given, holdings, options }) => {
    refuseOthers(given, holdings);
    refuseMissingNotes(holdings.map(([name, { notes }]) => [`holdings.${name}.notes`, notes]));
    const exact = options?.badLuckChange === 'exact';
    const table = new Table(given.map(([name]) => name));
    const there = given.map(([name, some]) => ({ name, dice: strength(table.seat(name), full(some)) }));
    const payers = unlucky(there.map((each) => [each, each.dice.count] as const)).map(([each]) => each);
    const fines = payers.map(({ name, dice: own }) => {
      const { notes = [], chips = 0 } = holdings.find(([holder]) => holder === name)?.[1] ?? {};
      return { name, own, fine: fineOf(notes, chips) };
    });
    const spared = there.filter((each) => !payers.includes(each));
    const fewest = payers[0]?.dice.count ?? 0;
    return {
      awards: fines.flatMap(({ name, fine }) => fineAwards(name, fine, exact)),
      reasons: [
        ...fines.map(({ name, own, fine }) =>
          table.reason(badLuckWhy('this', table.seat(name), own, fine, exact), table.seat(name))
        ),
        ...spared.map(({ name, dice: own }) =>
          table.reason(sparedWhy(table.seat(name), own, fewest), table.seat(name))
        )
      ],
      facts: { paid: Object.fromEntries(fines.flatMap(({ name, fine }) => paidBy(name, fine, exact))) }
    };
  }
});

function sparedWhy(player: PlayerId, own: Strength, fewest: number): Why {
  return { code: 'badLuckSpared', rule: '14.1', at: 'this', player, dice: own, fewest };
}

function refuseOthers(given: ByName<unknown>, holdings: ByName<unknown>): void {
  const names = new Set(given.map(([name]) => name));
  const same = names.size === holdings.length && holdings.every(([name]) => names.has(name));
  if (!same) throw new CaseError('holdings', 'the same players as in dice');
}

function fineAwards(name: string, { notes, chips, change, over }: Fine, exact: boolean): readonly Award[] {
  return [
    ...notes.map((value) => ({ from: name, to: 'bank', piece: 'note', value })),
    ...(chips > 0 ? [{ from: name, to: 'bank', piece: 'chip', value: 10000, count: chips }] : []),
    ...(change > 0 ? [{ from: 'bank', to: name, piece: 'note', value: change }] : []),
    ...(exact && over > 0 ? [{ from: 'bank', to: name, piece: 'cash', value: over }] : [])
  ];
}

function paidBy(
  name: string,
  { notes, chips, change, over }: Fine,
  exact: boolean
): readonly (readonly [string, number])[] {
  const given = pileSum(notes) + chips * 10000;
  return given === 0 ? [] : [[name, given - change - (exact ? over : 0)]];
}

const payDay = defineCase({
  id: 'pay-day',
  title: 'What does Pay Day pay?',
  form: forms.payDayForm,
  schema: exactly({
    game: v.literal('las-vegas'),
    case: v.literal('pay-day'),
    player: personName,
    casinos: wholeNumber(1, 6, 'a number of casinos'),
    options: noOptions
  }),
  settle: ({ player, casinos }) => {
    const table = new Table([player]);
    const value = payDayReward(casinos);
    return rewardVerdict(
      player,
      value,
      { code: 'payDay', rule: '15.2', at: 'this', player: table.seat(player), casinos, value },
      table
    );
  }
});

const token = oneOf([0, 20000, 60000] as const, 'a token of the Black Box');
const pile = v.array(token, 'a list of tokens');

const blackBox = defineCase({
  id: 'black-box',
  title: 'What does the Black Box pay?',
  form: forms.blackBoxForm,
  schema: exactly({
    game: v.literal('las-vegas'),
    case: v.literal('black-box'),
    winner: personName,
    piles: v.strictTuple([pile, pile], 'two piles of tokens'),
    chosen: oneOf([0, 1] as const, 'the first pile is 0, the second 1'),
    options: noOptions
  }),
  settle: ({ winner, piles, chosen }) => {
    refusePiles(piles);
    const table = new Table([winner]);
    const value = pileSum(piles[chosen]);
    const [tokens, others] = [piles[chosen].length, piles[chosen === 0 ? 1 : 0].length];
    const why = { code: 'blackBox', rule: '21.2', at: 'this', value, tokens, others } as const;
    return rewardVerdict(winner, value, { ...why, player: table.seat(winner) }, table);
  }
});

function refusePiles([one, other]: readonly [readonly number[], readonly number[]]): void {
  const sorted = (tokens: readonly number[]): string => [...tokens].sort((a, b) => a - b).join(' ');
  const all = sorted([...one, ...other]) === sorted(BLACK_BOX);
  if (one.length === 0 || other.length === 0 || !all)
    throw new CaseError('piles', 'the six tokens 60000, 20000, 20000, 0, 0 and 0, at least one in each pile');
}

/** What the tiles that the referee was first asked about pay. */
export const rewardCases: readonly Case[] = [badLuck, payDay, blackBox];
