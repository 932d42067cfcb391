import { dollars, listed, type Names, type Reason } from '$lib/core';
import type { TableWhy } from './royale';
import { tileOfReason, titleOf, type TileWhy } from './tiles';
import type { Why } from './types';

type Sentences<Each extends Reason> = {
  readonly [Code in Each['code']]: (why: Extract<Each, { code: Code }>, names: Names) => string;
};

/** One sentence for every reason of the main game that belongs to no single tile. */
export const TABLE_SENTENCES: Sentences<TableWhy> = {
  closed: ({ face }) => `Casino ${face} is closed: no die comes to it, and none leaves it.`,
  notFree: ({ player }, names) => `${names(player)} pays a chip to pass.`,
  bankPays: ({ player, value }, names) => `${names(player)} is due ${dollars(value)} from the bank.`,
  bankLacks: ({ player, value }, names) =>
    `The bank has no notes that make ${dollars(value)}: ${names(player)} gets nothing.`,
  bankChanges: ({ player, value, given, back }, names) =>
    `The bank has no notes that make ${dollars(value)}: ${names(player)} gets ${listed(given.map(dollars))} and gives ${listed(back.map(dollars))} back.`,
  bankOwes: ({ player, value }, names) =>
    `The bank has no notes that make ${dollars(value)} and owes it to ${names(player)}.`,
  bankChips: ({ player, value, chips }, names) =>
    `The bank has no notes that make ${dollars(value)}: ${names(player)} gets ${chips} chips instead.`,
  debtPaid: ({ player, value }, names) =>
    `Notes have come back to the bank: it pays ${names(player)} the ${dollars(value)} that it owes.`,
  bankCombines: ({ player, value, notes }, names) =>
    `The bank has no ${dollars(value)} note: ${names(player)} gets ${listed(notes.map(dollars))} instead.`,
  notLayable: ({ tile, rule }) =>
    rule === '8.3'
      ? `${titleOf(tile)} was used in an earlier round and is put aside.`
      : `${titleOf(tile)} cannot be laid: it lies there already, or the other side of its board does.`,
  notTheBank: ({ notes, wanted }) =>
    notes === wanted
      ? 'More notes of one kind were told than can be left unseen.'
      : `The bank holds ${wanted} notes that have not been seen, and ${notes} were told.`,
  toldReward: ({ tile, player, value }, names) =>
    `${names(player)} was paid ${dollars(value)} by ${titleOf(tile)} during the round.`
};

type Sentence = (why: Reason, names: Names) => string;

function sentenceOf(code: string): Sentence | undefined {
  const all: object = Object.hasOwn(TABLE_SENTENCES, code)
    ? TABLE_SENTENCES
    : (tileOfReason(code)?.sentences ?? {});
  return (all as Readonly<Record<string, Sentence | undefined>>)[code];
}

export function isRoyaleWhy(why: Why): why is TableWhy | TileWhy {
  return Object.hasOwn(TABLE_SENTENCES, why.code) || tileOfReason(why.code) !== undefined;
}

/** One sentence for a reason of the main game. */
export function royaleSentence(why: TableWhy | TileWhy, names: Names): string {
  return sentenceOf(why.code)?.(why, names) ?? '';
}
