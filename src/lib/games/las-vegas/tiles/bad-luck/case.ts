import { CaseError, type Verdict } from '$lib/games/contract/define';
import { chosen } from '$lib/games/contract/house-rule';
import type { ByName } from '$lib/referee/position';
import { count, defineCase, onePerson, people, type PositionOf } from '$lib/referee/define-case';
import { BLACK_DICE, CHIP_VALUE, GRAY_DICE } from '$lib/games/las-vegas/data';
import { isImaginary, strength } from '$lib/games/las-vegas/payout/payout';
import { chargeAll, sparedWhy, unlucky } from './tile';
import type { State, Strength, Why } from '$lib/games/las-vegas/types';
import {
  bankNotes,
  box,
  diceOf,
  withZeros,
  hand,
  holdingWithDebt,
  MOST_PLAYERS,
  ownCopyMembers,
  refuseMissingNotes
} from '$lib/games/las-vegas/referee/members';
import { awardsOf, royaleTable, playerOfReason, whysOf } from '$lib/games/las-vegas/referee/royale-table';
import { tableOf, type SeatedTable } from '$lib/games/las-vegas/referee/seated-table';
import { change as changeRule, chips as chipsRule } from './house-rules';
import * as say from './strings/en';

const fined = [changeRule, chipsRule] as const;

const dice = diceOf(1, say.diceAtItsCasino, say.upToFivePlayers);

/** Fields for the players' money and the house rules. */
const money = {
  holdings: { is: people(holdingWithDebt, 1, MOST_PLAYERS), ...say.holdings },
  bank: { ...bankNotes, absent: true, more: say.aBankWhoseNotesAreCounted },
  box,
  options: { rules: fined }
} as const;

const badLuck = defineCase({
  id: 'bad-luck',
  title: say.whatDoesBadLuckCost,
  about: say.badLuck,
  sketch: { figure: '−$50,000' },
  people: { least: 1, most: MOST_PLAYERS },
  fields: { dice, ...money },
  settle: (given) => charged(given, [], []),
  examples: [
    {
      title: say.theFewestPayAndGet,
      position: {
        dice: { Anna: { small: 2 }, Ben: { small: 1 } },
        holdings: { Anna: { notes: [50000], chips: 0 }, Ben: { notes: [80000], chips: 2 } }
      }
    }
  ],
  ofBox: ownCopyMembers
});

/** Case of Bad Luck with neutral, grey or black dice at the casino (14.5). */
const besideOthers = defineCase({
  id: 'bad-luck-others',
  ...say.badLuckOthersCase,
  sketch: { figure: '−$50,000' },
  people: { least: 1, most: MOST_PLAYERS },
  fields: {
    dice,
    neutral: { is: hand, absent: true, ...say.neutral, more: say.neutralBlankOrBlackDice },
    gray: { is: count(0, GRAY_DICE), absent: true, ...say.gray, more: say.neutralBlankOrBlackDice },
    extra: { is: onePerson(1, BLACK_DICE), absent: true, ...say.extra, more: say.neutralBlankOrBlackDice },
    ...money
  },
  settle: ({ neutral, gray = 0, extra = [], ...given }) => {
    if (neutral !== undefined && given.dice.length > 2)
      throw new CaseError('dice', say.atMostTwoPlayersWithNeutral);
    const imaginary = [
      ...(neutral === undefined ? [] : [strength('neutral', withZeros(neutral))]),
      ...(gray === 0 ? [] : [strength('gray', { small: gray, big: 0 })])
    ];
    return charged(given, imaginary, extra);
  },
  examples: [
    {
      title: say.greyDieSavesNoOne,
      position: {
        dice: { Anna: { small: 2 }, Ben: { small: 3 } },
        gray: 1,
        holdings: { Anna: { notes: [50000], chips: 0 }, Ben: { notes: [80000], chips: 2 } }
      }
    }
  ],
  ofBox: ownCopyMembers
});

/** Fields about the players in a position of either case. */
type Given = PositionOf<typeof money & { readonly dice: typeof dice }>;

function charged(
  { dice: given, holdings, bank, box: counted, options }: Given,
  imaginary: readonly Strength[],
  extra: ByName<number>
): Verdict {
  refuseOthers(given, holdings, extra);
  refuseMissingNotes(
    holdings.map(([name, { notes }]) => [`holdings.${name}.notes`, notes]),
    counted
  );
  const table = tableOf(given.map(([name]) => name));
  const black = new Map(extra);
  const people = given.map(([name, some]) => {
    const own = black.get(name);
    return strength(table.seat(name), { ...withZeros(some), ...(own === undefined ? {} : { black: own }) });
  });
  const there = [...people, ...imaginary];
  const seated = royaleTable(table, { holdings, bank }, chosen(fined, options ?? {}));
  const lying = Object.fromEntries(there.map((each) => [each.who, each]));
  const state: State = { ...seated, casinos: [{ notes: [0, 0], dice: lying }] };
  const { postings } = chargeAll(state, { at: 1, said: 'this' });
  const whys = whysOf(postings);
  return {
    awards: awardsOf(postings, table),
    reasons: [...whys.map((why) => table.reason(why, playerOfReason(why))), ...sparedWhys(there, table)],
    facts: { paid: Object.fromEntries(whys.flatMap((why) => paymentsOf(why, table))) }
  };
}

function refuseOthers(given: ByName<unknown>, holdings: ByName<unknown>, extra: ByName<number>): void {
  const names = new Set(given.map(([name]) => name));
  const same = names.size === holdings.length && holdings.every(([name]) => names.has(name));
  if (!same) throw new CaseError('holdings', say.theSamePlayersAsInDice);
  if (extra.some(([name]) => !names.has(name))) throw new CaseError('extra', say.theSamePlayersAsInDice);
}

/** Reasons for the players who pay nothing, with or without dice. */
function sparedWhys(there: readonly Strength[], table: SeatedTable) {
  const people = there.filter(({ who }) => !isImaginary(who));
  const payers = unlucky(people.map((each) => [each, each.count] as const)).map(([each]) => each);
  const fewest = payers[0]?.count ?? 0;
  return there.flatMap((own) => {
    const { who } = own;
    if (payers.includes(own) || isImaginary(who)) return [];
    return [table.reason(sparedWhy('this', who, there, fewest), who)];
  });
}

function paymentsOf(why: Why, table: SeatedTable): readonly (readonly [string, number])[] {
  if (why.code !== 'badLuck') return [];
  const { notes, chips, change, over, exact } = why;
  const given = notes + chips * CHIP_VALUE;
  return given === 0 ? [] : [[table.name(why.player), given - change - (exact ? over : 0)]];
}

export const cases = [badLuck, besideOthers] as const;
