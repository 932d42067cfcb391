import { formatDollars, joinWithAnd, type Names, type Reason } from '$lib/core';
import type { TableReason } from '$lib/games/las-vegas/state/royale';
import { tileOfReason, titleOf, type TileWhy } from '$lib/games/las-vegas/tiles';
import type { Why } from '$lib/games/las-vegas/types';

type Sentences<Each extends Reason> = {
  readonly [Code in Each['code']]: (why: Extract<Each, { code: Code }>, names: Names) => string;
};

/** One sentence for every reason of the main game that belongs to no single tile. */
export const TABLE_SENTENCES: Sentences<TableReason> = {
  closed: ({ face }) => `Casino ${face} is closed, so no dice can be added or removed.`,
  bankPays: ({ player, value }, names) => `${names(player)} is due ${formatDollars(value)} from the bank.`,
  bankLacks: ({ player, value }, names) =>
    `The bank has no notes that make ${formatDollars(value)}, so ${names(player)} gets nothing.`,
  bankChanges: ({ player, value, given, back }, names) =>
    `The bank has no notes that make ${formatDollars(value)}, so ${names(player)} gets ${joinWithAnd(given.map(formatDollars))} and gives back ${joinWithAnd(back.map(formatDollars))}.`,
  bankOwes: ({ player, value }, names) =>
    `The bank has no notes that make ${formatDollars(value)}, so it owes ${names(player)} that money.`,
  bankChips: ({ player, value, chips }, names) =>
    `The bank has no notes that make ${formatDollars(value)}, so ${names(player)} gets ${chips} chips instead.`,
  debtPaid: ({ player, value }, names) =>
    `Notes have come back to the bank, so it pays ${names(player)} the ${formatDollars(value)} it owes.`,
  bankCombines: ({ player, value, notes }, names) =>
    `The bank has no ${formatDollars(value)} note, so ${names(player)} gets ${joinWithAnd(notes.map(formatDollars))} instead.`,
  notLayable: ({ tile, rule }) =>
    rule === '8.3'
      ? `Choose another tile: ${titleOf(tile)} was used in an earlier round.`
      : `Choose another tile: ${titleOf(tile)}, or its other side, is already in play.`,
  notTheBank: ({ notes, wanted }) =>
    notes === wanted
      ? 'Count the bank again: you’ve entered more notes of one value than there can be.'
      : `Count the bank again: it should have ${wanted} notes, and you’ve entered ${notes}.`,
  toldReward: ({ tile, player, value }, names) =>
    `${titleOf(tile)} paid ${names(player)} ${formatDollars(value)} during the round.`
};

type Sentence = (why: Reason, names: Names) => string;

function sentenceOf(code: string): Sentence | undefined {
  const sentences: object = Object.hasOwn(TABLE_SENTENCES, code)
    ? TABLE_SENTENCES
    : (tileOfReason(code)?.sentences ?? {});
  return (sentences as Readonly<Record<string, Sentence | undefined>>)[code];
}

export function isRoyaleWhy(why: Why): why is TableReason | TileWhy {
  return Object.hasOwn(TABLE_SENTENCES, why.code) || tileOfReason(why.code) !== undefined;
}

/** One sentence for a reason of the main game. */
export function royaleSentence(why: TableReason | TileWhy, names: Names): string {
  return sentenceOf(why.code)?.(why, names) ?? '';
}
