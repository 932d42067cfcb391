import { CaseError } from '$lib/games/define';
import { chosen } from '$lib/games/house-rule';
import type { ByName } from '$lib/games/position';
import { defineCase, people } from '$lib/games/statement';
import { CHIP_VALUE } from '$lib/games/las-vegas/data';
import { isImaginary, strength } from '$lib/games/las-vegas/payout';
import { chargeAll, sparedWhy, unlucky } from '$lib/games/las-vegas/tiles/bad-luck';
import type { State, Strength, Why } from '$lib/games/las-vegas/types';
import {
  bankNotes,
  box,
  diceOf,
  full,
  holdingWithDebt,
  MOST_PLAYERS,
  ofBox,
  refuseMissingNotes
} from '$lib/games/las-vegas/cases/members';
import { handedOver, royaleTable, whoseClaim, whysOf } from '$lib/games/las-vegas/cases/royale-table';
import { tableOf, type SeatedTable } from '$lib/games/las-vegas/cases/seated-table';
import { change as changeRule, chips as chipsRule } from './house-rules';
import * as say from './case-words';

const fined = [changeRule, chipsRule] as const;

const badLuck = defineCase({
  id: 'bad-luck',
  title: say.whatDoesBadLuckCost,
  about: say.badLuck,
  sketch: { figure: '−$50,000' },
  people: { least: 1, most: MOST_PLAYERS },
  fields: {
    dice: diceOf(1, say.diceAtItsCasino, say.oneToFivePlayersByName),
    holdings: {
      is: people(holdingWithDebt, 1, MOST_PLAYERS),
      title: say.whatEachHas,
      hint: say.whenItIsCharged,
      says: say.theSamePlayersAndWhatEachHasWhenItIs
    },
    bank: { ...bankNotes, absent: true, more: say.aBankWhoseNotesAreCounted },
    box,
    options: { rules: fined }
  },
  settle: ({ dice: given, holdings, bank, box: counted, options }) => {
    refuseOthers(given, holdings);
    refuseMissingNotes(
      holdings.map(([name, { notes }]) => [`holdings.${name}.notes`, notes]),
      counted
    );
    const table = tableOf(given.map(([name]) => name));
    const there = given.map(([name, some]) => strength(table.seat(name), full(some)));
    const money = royaleTable(table, { holdings, bank }, chosen(fined, options ?? {}));
    const dice = Object.fromEntries(there.map((each) => [each.who, each]));
    const state: State = { ...money, casinos: [{ notes: [0, 0], dice }] };
    const { postings } = chargeAll(state, { at: 1, said: 'this' });
    const whys = whysOf(postings);
    return {
      awards: handedOver(postings, table),
      reasons: [...whys.map((why) => table.reason(why, whoseClaim(why))), ...sparedWhys(there, table)],
      facts: { paid: Object.fromEntries(whys.flatMap((why) => paidBy(why, table))) }
    };
  },
  examples: [
    {
      title: say.theFewestPayAndGet,
      position: {
        dice: { Anna: { small: 2 }, Ben: { small: 1 } },
        holdings: { Anna: { notes: [50000], chips: 0 }, Ben: { notes: [80000], chips: 2 } }
      }
    }
  ],
  ofBox
});

function refuseOthers(given: ByName<unknown>, holdings: ByName<unknown>): void {
  const names = new Set(given.map(([name]) => name));
  const same = names.size === holdings.length && holdings.every(([name]) => names.has(name));
  if (!same) throw new CaseError('holdings', say.theSamePlayersAsInDice);
}

/** Everybody else with dice or without, who pays nothing. */
function sparedWhys(there: readonly Strength[], table: SeatedTable) {
  const payers = unlucky(there.map((each) => [each, each.count] as const)).map(([each]) => each);
  const fewest = payers[0]?.count ?? 0;
  return there.flatMap((own) => {
    const { who } = own;
    if (payers.includes(own) || isImaginary(who)) return [];
    return [table.reason(sparedWhy('this', who, own, fewest), who)];
  });
}

function paidBy(why: Why, table: SeatedTable): readonly (readonly [string, number])[] {
  if (why.code !== 'badLuck') return [];
  const { notes, chips, change, over, exact } = why;
  const given = notes + chips * CHIP_VALUE;
  return given === 0 ? [] : [[table.name(why.player), given - change - (exact ? over : 0)]];
}

export const cases = [badLuck] as const;

declare module '$lib/games/las-vegas/cases/of-tiles' {
  interface CasesOfTiles {
    readonly 'bad-luck': typeof cases;
  }
}
