import { CaseError, type Award } from '$lib/games/define';
import type { ByName } from '$lib/games/position';
import { defineCase, people } from '$lib/games/statement';
import { CHIP_VALUE } from '$lib/games/las-vegas/data';
import { change as changeRule, chips as chipsRule } from './house-rules';
import { strength } from '$lib/games/las-vegas/payout';
import { badLuckWhy, sparedWhy, unlucky } from '$lib/games/las-vegas/tiles/bad-luck';
import { ANY_NOTE, fineOf, type Fine } from '$lib/games/las-vegas/tiles/fine';
import { diceOf, full, holding, MOST_PLAYERS, refuseMissingNotes } from '$lib/games/las-vegas/cases/members';
import { tableOf } from '$lib/games/las-vegas/cases/seated-table';

const badLuck = defineCase({
  id: 'bad-luck',
  title: 'What does Bad Luck cost?',
  about: 'Bad Luck',
  sketch: { figure: '−$50,000' },
  people: { least: 1, most: MOST_PLAYERS },
  fields: {
    dice: diceOf(
      1,
      'Dice at its casino',
      'one to five players by name: everybody who plays, `{}` for one without dice at its casino'
    ),
    holdings: {
      is: people(holding, 1, MOST_PLAYERS),
      title: 'What each has',
      hint: 'when the round is paid',
      says: 'the same players, and what each has when the round is paid'
    },
    options: { rules: [changeRule, chipsRule] }
  },
  settle: ({ dice: given, holdings, options }) => {
    refuseOthers(given, holdings);
    refuseMissingNotes(holdings.map(([name, { notes }]) => [`holdings.${name}.notes`, notes]));
    const exact = options?.badLuckChange === 'exact';
    const fined = { ...ANY_NOTE, chipsBeside: options?.badLuckChips === 'exact' };
    const table = tableOf(given.map(([name]) => name));
    const there = given.map(([name, some]) => ({ name, dice: strength(table.seat(name), full(some)) }));
    const payers = unlucky(there.map((each) => [each, each.dice.count] as const)).map(([each]) => each);
    const fines = payers.map(({ name, dice: own }) => {
      const { notes = [], chips = 0 } = holdings.find(([holder]) => holder === name)?.[1] ?? {};
      return { name, own, fine: fineOf(notes, chips, fined) };
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
          table.reason(sparedWhy('this', table.seat(name), own, fewest), table.seat(name))
        )
      ],
      facts: { paid: Object.fromEntries(fines.flatMap(({ name, fine }) => paidBy(name, fine, exact))) }
    };
  },
  examples: [
    {
      title: 'The fewest pay, and get change of one note',
      position: {
        dice: { Anna: { small: 2 }, Ben: { small: 1 } },
        holdings: { Anna: { notes: [50000], chips: 0 }, Ben: { notes: [80000], chips: 2 } }
      }
    }
  ]
});

function refuseOthers(given: ByName<unknown>, holdings: ByName<unknown>): void {
  const names = new Set(given.map(([name]) => name));
  const same = names.size === holdings.length && holdings.every(([name]) => names.has(name));
  if (!same) throw new CaseError('holdings', 'the same players as in dice');
}

function fineAwards(name: string, { notes, chips, change, over }: Fine, exact: boolean): readonly Award[] {
  return [
    ...notes.map((value) => ({ from: name, to: 'bank', piece: 'note', value })),
    ...(chips > 0 ? [{ from: name, to: 'bank', piece: 'chip', value: CHIP_VALUE, count: chips }] : []),
    ...(change > 0 ? [{ from: 'bank', to: name, piece: 'note', value: change }] : []),
    ...(exact && over > 0 ? [{ from: 'bank', to: name, piece: 'cash', value: over }] : [])
  ];
}

function paidBy(
  name: string,
  { notes, chips, change, over }: Fine,
  exact: boolean
): readonly (readonly [string, number])[] {
  const given = notes.reduce((sum, note) => sum + note, 0) + chips * CHIP_VALUE;
  return given === 0 ? [] : [[name, given - change - (exact ? over : 0)]];
}

export const cases = [badLuck] as const;

declare module '$lib/games/las-vegas/cases/of-tiles' {
  interface CasesOfTiles {
    readonly 'bad-luck': typeof cases;
  }
}
