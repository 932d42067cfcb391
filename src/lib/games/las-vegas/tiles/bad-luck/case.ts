import { CaseError, type Verdict } from '$lib/games/contract/define';
import { fillInHouseRules } from '$lib/games/contract/house-rule';
import type { ByName } from '$lib/referee/position';
import { count, defineCase, onePerson, people, type PositionOf } from '$lib/referee/define-case';
import { BLACK_DICE, CHIP_VALUE, GREY_DICE } from '$lib/games/las-vegas/data';
import { isImaginary, strength } from '$lib/games/las-vegas/payout/payout';
import { chargeAll, sparedReason, findLowestPlayers } from './tile';
import type { State, Strength, Why } from '$lib/games/las-vegas/types';
import {
  bankNotes,
  box,
  diceOf,
  withZeros,
  hand,
  holdingWithDebt,
  MAX_PLAYERS,
  ownCopyMembers,
  refuseMissingNotes
} from '$lib/games/las-vegas/referee/members';
import { awardsOf, royaleTable, playerOfReason, reasonsOf } from '$lib/games/las-vegas/referee/royale-table';
import { tableOf, type SeatedTable } from '$lib/games/las-vegas/referee/seated-table';
import { changeRule, chipsRule } from './house-rules';
import * as say from './strings/en';

const fineRules = [changeRule, chipsRule] as const;

const dice = diceOf(1, say.diceAtItsCasino, say.upToFivePlayers);

/** Fields for the players' money and the house rules. */
const moneyFields = {
  holdings: { answer: people(holdingWithDebt, 1, MAX_PLAYERS), ...say.holdings },
  bank: { ...bankNotes, absent: true, more: say.aBankWhoseNotesAreCounted },
  box,
  options: { rules: fineRules }
} as const;

const badLuck = defineCase({
  id: 'bad-luck',
  title: say.whatDoesBadLuckCost,
  shortName: say.badLuck,
  sketch: { value: '−$50,000' },
  people: { min: 1, max: MAX_PLAYERS },
  fields: { dice, ...moneyFields },
  settle: (payment) => fineVerdict(payment, [], []),
  examples: [
    {
      title: say.theFewestPayAndGet,
      position: {
        dice: { Anna: { small: 2 }, Ben: { small: 1 } },
        holdings: { Anna: { notes: [50000], chips: 0 }, Ben: { notes: [80000], chips: 2 } }
      }
    }
  ],
  boxMembers: ownCopyMembers
});

/** Case of Bad Luck with neutral, grey or black dice at the casino (14.5). */
const badLuckWithOtherDice = defineCase({
  id: 'bad-luck-others',
  ...say.badLuckOthersCase,
  sketch: { value: '−$50,000' },
  people: { min: 1, max: MAX_PLAYERS },
  fields: {
    dice,
    neutral: { answer: hand, absent: true, ...say.neutral, more: say.neutralGreyOrBlackDice },
    gray: { answer: count(0, GREY_DICE), absent: true, ...say.gray, more: say.neutralGreyOrBlackDice },
    extra: {
      answer: onePerson(1, BLACK_DICE),
      absent: true,
      ...say.extra,
      more: say.neutralGreyOrBlackDice
    },
    ...moneyFields
  },
  settle: ({ neutral, gray = 0, extra = [], ...payment }) => {
    if (neutral !== undefined && payment.dice.length > 2)
      throw new CaseError('dice', say.atMostTwoPlayersWithNeutral);
    const imaginaryStrengths = [
      ...(neutral === undefined ? [] : [strength('neutral', withZeros(neutral))]),
      ...(gray === 0 ? [] : [strength('gray', { small: gray, big: 0 })])
    ];
    return fineVerdict(payment, imaginaryStrengths, extra);
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
  boxMembers: ownCopyMembers
});

/** Fields about the players in a position of either case. */
type FinePosition = PositionOf<typeof moneyFields & { readonly dice: typeof dice }>;

function fineVerdict(
  { dice: enteredDice, holdings, bank, box: boxNotes, options }: FinePosition,
  imaginaryStrengths: readonly Strength[],
  blackDice: ByName<number>
): Verdict {
  refuseOtherNames(enteredDice, holdings, blackDice);
  refuseMissingNotes(
    holdings.map(([name, { notes }]) => [`holdings.${name}.notes`, notes]),
    boxNotes
  );
  const table = tableOf(enteredDice.map(([name]) => name));
  const blackDiceByName = new Map(blackDice);
  const playerStrengths = enteredDice.map(([name, ownDice]) => {
    const blackDice = blackDiceByName.get(name);
    return strength(table.seat(name), {
      ...withZeros(ownDice),
      ...(blackDice === undefined ? {} : { black: blackDice })
    });
  });
  const strengths = [...playerStrengths, ...imaginaryStrengths];
  const seatedTable = royaleTable(table, { holdings, bank }, fillInHouseRules(fineRules, options ?? {}));
  const byOwner = Object.fromEntries(strengths.map((strength) => [strength.who, strength]));
  const state: State = { ...seatedTable, casinos: [{ notes: [0, 0], dice: byOwner }] };
  const { postings } = chargeAll(state, { casino: 1, casinoInReason: 'this' });
  const reasons = reasonsOf(postings);
  return {
    awards: awardsOf(postings, table),
    reasons: [
      ...reasons.map((why) => table.reason(why, playerOfReason(why))),
      ...sparedReasons(strengths, table)
    ],
    facts: { paid: Object.fromEntries(reasons.flatMap((why) => paymentsOf(why, table))) }
  };
}

function refuseOtherNames(dice: ByName<unknown>, holdings: ByName<unknown>, blackDice: ByName<number>): void {
  const names = new Set(dice.map(([name]) => name));
  const hasSameNames = names.size === holdings.length && holdings.every(([name]) => names.has(name));
  if (!hasSameNames) throw new CaseError('holdings', say.theSamePlayersAsInDice);
  if (blackDice.some(([name]) => !names.has(name))) throw new CaseError('extra', say.theSamePlayersAsInDice);
}

/** Reasons for the players who pay nothing, with or without dice. */
function sparedReasons(strengths: readonly Strength[], table: SeatedTable) {
  const playerStrengths = strengths.filter(({ who }) => !isImaginary(who));
  const chargedStrengths = findLowestPlayers(
    playerStrengths.map((personStrength) => [personStrength, personStrength.count] as const)
  ).map(([strength]) => strength);
  const lowestCount = chargedStrengths[0]?.count ?? 0;
  return strengths.flatMap((strength) => {
    const { who } = strength;
    if (chargedStrengths.includes(strength) || isImaginary(who)) return [];
    return [table.reason(sparedReason('this', who, strengths, lowestCount), who)];
  });
}

function paymentsOf(why: Why, table: SeatedTable): readonly (readonly [string, number])[] {
  if (why.code !== 'badLuck') return [];
  const { notes, chips, change, over, exact } = why;
  const payment = notes + chips * CHIP_VALUE;
  return payment === 0 ? [] : [[table.name(why.player), payment - change - (exact ? over : 0)]];
}

export const cases = [badLuck, badLuckWithOtherDice] as const;
