import type { PlayerId, Posting } from '$lib/core';
import type { LowestNumber, PayReason, Space, TableName, TieRules } from '$lib/games/vegas/types';
import type { Numbers } from '$lib/games/vegas/state/board';

/** The counters of one player at a table. */
export interface PlayerCounters {
  readonly player: PlayerId;
  readonly count: number;
  /** The numbers of the covered spaces, lowest first. In a tie at least the lowest one is known. */
  readonly lowNumbers: readonly number[];
}

/** The leaders of a table, and the comparison that breaks their tie. */
export interface Majority {
  readonly highestCount: number;
  /** Players who share the most counters; empty if one player leads alone. */
  readonly tiedCounters: readonly PlayerCounters[];
  /** The tied players who share the lowest number; empty if one player has it alone. */
  readonly tiedLowest: readonly PlayerCounters[];
  readonly winner?: PlayerCounters;
}

/** Returns the number that a space counts as when the lowest number decides (6.6). */
export function lowNumberOf(numbers: Numbers, { doubleSpace }: Pick<TieRules, 'doubleSpace'>): number {
  return doubleSpace === 'larger' ? Math.max(...numbers) : Math.min(...numbers);
}

/** Returns the counters of every player who has any there, in the given order. */
export function countersOnSpaces(
  spaces: readonly Space[],
  order: readonly PlayerId[],
  rules: Pick<TieRules, 'doubleSpace'>
): readonly PlayerCounters[] {
  return order.flatMap((player) => {
    const playerSpaces = spaces.filter(({ counter }) => counter === player);
    const lowNumbers = playerSpaces.map(({ numbers }) => lowNumberOf(numbers, rules)).sort((a, b) => a - b);
    return playerSpaces.length === 0 ? [] : [{ player, count: playerSpaces.length, lowNumbers }];
  });
}

/** Finds the winner: the most counters (6.3), of tied players the lowest number (6.4), else no one (6.5, 6.8). */
export function majorityOf(
  counters: readonly PlayerCounters[],
  { equallyLow }: Pick<TieRules, 'equallyLow'>
): Majority {
  const highestCount = Math.max(0, ...counters.map(({ count }) => count));
  const leaders = counters.filter(({ count }) => count === highestCount);
  const [first, ...others] = leaders;
  if (first === undefined) return { highestCount, tiedCounters: [], tiedLowest: [] };
  if (others.length === 0) return { highestCount, tiedCounters: [], tiedLowest: [], winner: first };
  const lowest = Math.min(...leaders.map(lowestOf));
  const lowestCounters = leaders.filter((table) => lowestOf(table) === lowest);
  const winner =
    equallyLow === 'compare'
      ? soleLowest(lowestCounters)
      : lowestCounters.length === 1
        ? lowestCounters[0]
        : undefined;
  return {
    highestCount,
    tiedCounters: leaders,
    tiedLowest: lowestCounters.length === 1 ? [] : lowestCounters,
    ...(winner === undefined ? {} : { winner })
  };
}

export function lowestOf({ lowNumbers }: PlayerCounters): number {
  return lowNumbers[0] ?? Infinity;
}

/** Returns the first index at which the sorted numbers differ, or undefined if they are equal. */
function firstDifference(a: PlayerCounters, b: PlayerCounters): number | undefined {
  const differenceIndex = a.lowNumbers.findIndex((number, index) => number !== b.lowNumbers[index]);
  return differenceIndex < 0 ? undefined : differenceIndex;
}

function soleLowest(lowestCounters: readonly PlayerCounters[]): PlayerCounters | undefined {
  return lowestCounters.find((candidate) =>
    lowestCounters.every((other) => candidate === other || hasLowerNumbers(candidate, other))
  );
}

function hasLowerNumbers(a: PlayerCounters, b: PlayerCounters): boolean {
  const index = firstDifference(a, b);
  return index !== undefined && (a.lowNumbers[index] ?? Infinity) < (b.lowNumbers[index] ?? Infinity);
}

/** A table that is scored, or previewed as if it were. */
export interface ScoredTable {
  readonly name: TableName;
  /** Value of its gold chip. */
  readonly gold: number;
}

/**
 * Returns the postings of a scored table: its gold chip to the winner, or out of the game (`box`) if there is none, and
 * a zero posting for every other player with a counter there. Players are listed in `order`.
 */
export function payTable(
  table: ScoredTable,
  spaces: readonly Space[],
  order: readonly PlayerId[],
  rules: TieRules
): readonly Posting<PayReason>[] {
  const postings = payCounters(table, countersOnSpaces(spaces, order, rules), rules);
  const doubleSpace = rules.doubleSpace === 'larger' ? 'smaller' : 'larger';
  const postingsWithOtherRule = payCounters(table, countersOnSpaces(spaces, order, { doubleSpace }), rules);
  return winnerOf(postings) === winnerOf(postingsWithOtherRule) ? postings : postings.map(citeDoubleSpace);
}

/** Returns the receiver of the gold chip, which is in the first posting. */
function winnerOf([first]: readonly Posting<PayReason>[]): Posting<PayReason>['to'] | undefined {
  return first?.to;
}

/** Cites 6.6 in reasons that depend on the number of a double space, because it decides who has the lowest number. */
function citeDoubleSpace(posting: Posting<PayReason>): Posting<PayReason> {
  const { why } = posting;
  const isInterpretation =
    why.code === 'lowest' || why.code === 'higher' || why.code === 'equallyLow' || why.code === 'discarded';
  return isInterpretation ? { ...posting, why: { ...why, rule: '6.6' } } : posting;
}

/** Returns the postings of a table if only the counts, and the lowest numbers of tied players, are known (9.2). */
export function payCounters(
  table: ScoredTable,
  counters: readonly PlayerCounters[],
  rules: Pick<TieRules, 'equallyLow'>
): readonly Posting<PayReason>[] {
  const majority = majorityOf(counters, rules);
  const { winner } = majority;
  const losers = counters.filter((counter) => counter !== winner);
  return [
    winner === undefined ? discardGold(table, majority) : payWinner(table, winner, majority),
    ...losers.map((loser): Posting<PayReason> => ({
      to: loser.player,
      value: 0,
      why: reasonForNothing(table, loser, majority)
    }))
  ];
}

/** Returns the reasons why a table is not paid yet, one per player with a counter there. */
export function unpaidPostings(
  name: TableName,
  spaces: readonly Space[],
  order: readonly PlayerId[],
  rules: TieRules
): readonly Posting<PayReason>[] {
  const freeCount = spaces.filter(({ counter }) => counter === undefined).length;
  return countersOnSpaces(spaces, order, rules).map(({ player, count }) => ({
    to: player,
    value: 0,
    why: { code: 'notScored', rule: '6.2', at: name, player, count, free: freeCount }
  }));
}

/** Returns the posting of the gold chip, which is on the table until a player wins it. */
export function goldPosting(
  receiver: PlayerId | 'box',
  gold: number,
  why: PayReason
): Extract<Posting<PayReason>, { piece: string }> {
  return { from: 'table', to: receiver, piece: 'gold', value: gold, why };
}

function payWinner(
  { name, gold }: ScoredTable,
  winner: PlayerCounters,
  majority: Majority
): Posting<PayReason> {
  const { player, count } = winner;
  const { tiedCounters, tiedLowest } = majority;
  const claim = { at: name, player, count, gold };
  if (tiedCounters.length === 0) return goldPosting(player, gold, { code: 'most', rule: '6.3', ...claim });
  const lowest = lowestOf(winner);
  if (tiedLowest.length === 0) {
    const others = otherCounters(tiedCounters, winner).map(lowestNumber);
    return goldPosting(player, gold, { code: 'lowest', rule: '6.4', ...claim, lowest, others });
  }
  const decidingNumber = Math.max(
    ...otherCounters(tiedLowest, winner).map((other) => firstDifference(winner, other) ?? 0)
  );
  const others = otherCounters(tiedLowest, winner)
    .filter((other) => firstDifference(winner, other) === decidingNumber)
    .map((other): LowestNumber => ({ player: other.player, number: other.lowNumbers[decidingNumber] ?? 0 }));
  const next = winner.lowNumbers[decidingNumber] ?? 0;
  return goldPosting(player, gold, { code: 'nextLowest', rule: '6.7', ...claim, lowest, next, others });
}

function discardGold(
  { name, gold }: ScoredTable,
  { highestCount, tiedLowest }: Majority
): Posting<PayReason> {
  const [first] = tiedLowest;
  if (first === undefined)
    return goldPosting('box', gold, { code: 'nobodyThere', rule: '5.5', at: name, gold });
  const players = tiedLowest.map(({ player }) => player);
  return goldPosting('box', gold, {
    code: 'discarded',
    rule: '6.5',
    at: name,
    gold,
    players,
    count: highestCount,
    lowest: lowestOf(first)
  });
}

function reasonForNothing(
  { name }: ScoredTable,
  counters: PlayerCounters,
  { highestCount, tiedLowest, winner }: Majority
): PayReason {
  const { player, count } = counters;
  const claim = { at: name, player, count };
  if (count < highestCount) return { code: 'fewer', rule: '6.3', ...claim, most: highestCount };
  const lowest = lowestOf(counters);
  const others = otherCounters(tiedLowest, counters).map((table) => table.player);
  if (winner === undefined)
    return tiedLowest.includes(counters)
      ? { code: 'equallyLow', rule: '6.5', ...claim, lowest, others }
      : {
          code: 'higherThird',
          rule: '6.8',
          ...claim,
          lowest,
          others,
          low: Math.min(...tiedLowest.map(lowestOf))
        };
  const differenceIndex = firstDifference(counters, winner) ?? 0;
  if (differenceIndex === 0)
    return { code: 'higher', rule: '6.4', ...claim, lowest, winner: lowestNumber(winner) };
  return {
    code: 'nextHigher',
    rule: '6.7',
    ...claim,
    lowest,
    next: counters.lowNumbers[differenceIndex] ?? 0,
    winner: { player: winner.player, number: winner.lowNumbers[differenceIndex] ?? 0 }
  };
}

function otherCounters(
  counters: readonly PlayerCounters[],
  claim: PlayerCounters
): readonly PlayerCounters[] {
  return counters.filter((counter) => counter !== claim);
}

function lowestNumber(counters: PlayerCounters): LowestNumber {
  return { player: counters.player, number: lowestOf(counters) };
}
