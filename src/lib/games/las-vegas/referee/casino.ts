import type { PlayerId } from '$lib/core';
import { CaseError, type Award, type Verdict } from '$lib/games/contract/define';
import { count, defineCase, onePerson } from '$lib/referee/define-case';
import { BLACK_DICE, GREY_DICE } from '$lib/games/las-vegas/data';
import { sortPairs } from '$lib/games/las-vegas/actions/deal';
import { claims, payCasino, strength } from '$lib/games/las-vegas/payout/payout';
import type { Casino, Claim, Dice, DiceOwner } from '$lib/games/las-vegas/types';
import type { ByName } from '$lib/referee/position';
import { diceOf, withZeros, hand, MAX_PLAYERS, pair, ANY_PLAYERS } from './members';
import { tableOf, type SeatedTable } from './seated-table';
import * as say from '$lib/games/las-vegas/strings/en/referee';
import { isObject, type Example, type Json, type JsonObject, type Plate } from '$lib/games/contract/form';

/** Examples from the rulebook. */
const casinoExamples: readonly Example[] = [
  {
    title: say.tiesRemovedFewestWin,
    position: {
      notes: [80000, 50000],
      dice: { Anna: { small: 5 }, Ben: { small: 3 }, Carla: { small: 1, big: 1 }, Denny: { small: 1 } }
    }
  },
  {
    title: say.everyoneTies,
    position: { notes: [90000, 30000], dice: { Anna: { small: 2 }, Ben: { big: 1 } } }
  },
  {
    title: say.twoPlayersAndTheNeutral,
    position: {
      notes: [70000, 40000],
      dice: { Ben: { small: 2 }, Carla: { small: 4 } },
      neutral: { small: 1, big: 1 }
    }
  },
  {
    title: say.aBlackDieMakesATie,
    position: {
      notes: [100000, 30000],
      dice: { Anna: { small: 3 }, Ben: { small: 2 } },
      extra: { Ben: 1 },
      gray: 1
    }
  }
];

/** Plates of everyone with dice at the casino: first the ranking, then the tied players, struck out. */
function casinoPlates({ facts }: Verdict, position: JsonObject): readonly Plate[] {
  const ranking = facts['ranking'] as readonly string[];
  const tiedNames = (facts['tied'] as readonly (readonly string[])[]).flat();
  return [
    ...ranking.map((name, rank): Plate => plate(position, name, rank < 2 ? 'lit' : 'dark')),
    ...tiedNames.map((name): Plate => plate(position, name, 'struck'))
  ];
}

function plate(position: JsonObject, name: string, state: Plate['state']): Plate {
  const isImaginaryPlayer = name === 'neutral' || name === 'gray';
  const counts = isImaginaryPlayer ? position[name] : memberOf(position['dice'], name);
  const dice = typeof counts === 'number' ? { small: counts } : counts;
  const blackDice = isImaginaryPlayer ? 0 : numberOf(memberOf(position['extra'], name));
  const { count } = strength('p1', {
    small: numberOf(memberOf(dice, 'small')),
    big: numberOf(memberOf(dice, 'big')),
    black: blackDice
  });
  return { name, count, state };
}

function memberOf(value: Json | undefined, member: string): Json | undefined {
  return isObject(value) ? new Map(Object.entries(value)).get(member) : undefined;
}

function numberOf(value: Json | undefined): number {
  return typeof value === 'number' ? value : 0;
}

const OTHER_DICE_LABEL = say.neutralGreyOrBlackDice;

export const casino = defineCase({
  id: 'casino',
  ...say.casinoCase,
  sketch: { notes: [80000, 50000] },
  people: ANY_PLAYERS,
  fields: {
    notes: { answer: pair, ...say.pairWords },
    dice: diceOf(0, say.diceThere, say.zeroToFivePlayers),
    neutral: {
      answer: hand,
      absent: true,
      title: say.neutralColourOfTwoPlayers,
      more: OTHER_DICE_LABEL,
      description: say.neutralColourForTwo
    },
    gray: { answer: count(0, GREY_DICE), absent: true, ...say.gray, more: OTHER_DICE_LABEL },
    extra: { answer: onePerson(1, BLACK_DICE), absent: true, ...say.extra, more: OTHER_DICE_LABEL }
  },
  settle: ({ notes, dice: enteredDice, neutral, gray = 0, extra = [] }) => {
    const table = tableOf(allNames(enteredDice, extra, neutral !== undefined));
    const diceByOwner: Partial<Record<DiceOwner, Dice>> = {};
    for (const [name, ownDice] of enteredDice) diceByOwner[table.seat(name)] = withZeros(ownDice);
    for (const [name, black] of extra) {
      const seat = table.seat(name);
      diceByOwner[seat] = { ...(diceByOwner[seat] ?? { small: 0, big: 0 }), black };
    }
    if (neutral !== undefined) diceByOwner.neutral = withZeros(neutral);
    if (gray > 0) diceByOwner.gray = { small: gray, big: 0 };
    const [higher, lower] = sortPairs([notes])[0] ?? notes;
    return casinoVerdict({ notes: [higher, lower], dice: diceByOwner }, table);
  },
  examples: casinoExamples,
  plates: casinoPlates
});

/** All names in a position. Throws a CaseError if there are more than the box has colours for. */
function allNames(dice: ByName<unknown>, blackDice: ByName<unknown>, hasNeutral: boolean): readonly string[] {
  const maxNames = hasNeutral ? 2 : MAX_PLAYERS;
  const limitText = hasNeutral ? say.atMostTwoPlayersWithNeutral : say.atMostFivePlayers;
  if (dice.length > maxNames) throw new CaseError('dice', limitText);
  const names = [...new Set([...dice, ...blackDice].map(([name]) => name))];
  if (names.length > maxNames) throw new CaseError('extra', limitText);
  return names;
}

/** The position has no casino number, so the sentences say "this casino". */
function casinoVerdict(casino: Casino, table: SeatedTable): Verdict {
  const allClaims = claims('this', casino);
  const postings = payCasino('this', casino);
  return {
    awards: postings.flatMap((posting): Award[] => {
      if (!('piece' in posting)) return [];
      const recipient = posting.to === 'pile' ? 'pile' : table.name(posting.to as PlayerId);
      return [{ to: recipient, piece: posting.piece, value: posting.value }];
    }),
    reasons: postings
      .filter(({ why }, index) => postings[index - 1]?.why !== why)
      .map(({ to, why }) => (to === 'pile' ? table.reason(why) : table.reason(why, to as PlayerId))),
    facts: {
      ranking: allClaims.filter((claim) => !claim.tied).map((claim) => table.name(claim.own.who)),
      tied: tiedGroups(allClaims, table)
    }
  };
}

function tiedGroups(allClaims: readonly Claim[], table: SeatedTable): readonly (readonly string[])[] {
  const groups = new Map<number, string[]>();
  for (const { own, tied } of allClaims) {
    if (!tied) continue;
    groups.set(own.count, [...(groups.get(own.count) ?? []), table.name(own.who)]);
  }
  return [...groups.values()].map((group) => group.sort());
}
