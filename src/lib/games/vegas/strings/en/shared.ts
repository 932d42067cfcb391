import { numberWord, joinWithAnd, type Names, type PlayerId } from '$lib/core';
import { numberOf, type Numbers } from '$lib/games/vegas/state/board';
import type { Card, Hearts } from '$lib/games/vegas/data';
import type { TableName, VegasChange } from '$lib/games/vegas/types';

const ORDINAL_TEXTS: Readonly<Record<number, string>> = {
  1: 'first',
  2: 'second',
  3: 'third',
  4: 'fourth',
  5: 'fifth',
  6: 'sixth',
  7: 'seventh',
  8: 'eighth',
  9: 'ninth'
};

/**
 * Names a table by its gold: "the 8-gold table", "the second 6-gold table". If its gold is not known, returns "table
 * 3".
 */
export function tableText(name: TableName): string {
  if (name === 'this') return 'this table';
  const { table, gold, nth } = name;
  if (gold === undefined) return `table ${numberOf(table)}`;
  return nth === undefined
    ? `the ${gold}-gold table`
    : `the ${ORDINAL_TEXTS[nth] ?? `${nth}th`} ${gold}-gold table`;
}

/** Returns the name of a table for the beginning of a sentence or a heading: "The 8-gold table". */
export function tableTitle(name: TableName): string {
  const text = tableText(name);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** The numbers on a space: "3", "1/2". */
export function numberText(numbers: Numbers): string {
  return numbers.join('/');
}

const CARD_TEXTS: Readonly<Record<Card, string>> = {
  'good-luck-1': 'Good Luck 1',
  'good-luck-2': 'Good Luck 2',
  'good-luck-3': 'Good Luck 3',
  'good-luck-4': 'Good Luck 4',
  'good-luck-5': 'Good Luck 5',
  'good-luck-6': 'Good Luck 6',
  'mary-chip': 'Mary Chip card',
  'front-man': 'Front-man'
};

export function cardText(card: Card): string {
  return CARD_TEXTS[card];
}

export function heartText(hearts: Hearts): string {
  return hearts === 1 ? 'one heart' : `${numberWord(hearts)} hearts`;
}

/** Returns "1 counter" or "3 counters". */
export function counterText(count: number): string {
  return count === 1 ? '1 counter' : `${count} counters`;
}

export function peopleText(players: readonly PlayerId[], names: Names): string {
  return joinWithAnd(players.map(names));
}

/** The result of a table with one more counter of a player. */
export function changeSentence({ count, winner }: VegasChange, player: PlayerId, names: Names): string {
  const countText = `${names(player)} would then have ${count} there`;
  if (winner === undefined) return `${countText} and no one would win it`;
  return winner === player ? `${countText} and win it` : `${countText} and ${names(winner)} would win it`;
}
