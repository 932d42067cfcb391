import { dollars, listed, type Deck } from '$lib/core';
import type { BoxWords } from '$lib/games/define';
import type { JsonObject } from '$lib/games/form';
import { CARD_NAMES, CARD_SET, NOTE_VALUES } from './data';
import type { Options } from './types';
import { cardWord } from './words';
import { noteDeckOf, setDeckOf } from './options';

/** The member `set` of a position: the dice cards of a match that plays with those of its own box. */
export function setPosition(set: Deck = CARD_SET): JsonObject {
  const found = CARD_NAMES.flatMap((name) => {
    const there = set[name] ?? 0;
    return there === CARD_SET[name] ? [] : [[name, there] as const];
  });
  return found.length === 0 ? {} : { set: Object.fromEntries(found) };
}

/** What a table finds in its box, in sentences. */
export const yourBox: BoxWords<Options> = {
  inPlay: ({ notes, set }) => [
    ...(notes === undefined
      ? []
      : [
          `The notes are those of your box: ${listed(
            NOTE_VALUES.map((value) => `${notes[value] ?? 0} of ${dollars(value)}`)
          )}.`
        ]),
    ...(set === undefined
      ? []
      : [
          `The dice cards of a player are those of your box: ${listed(
            Object.entries(set).map(([card, count]) => `${count} of the ${cardWord(card)}`)
          )}.`
        ])
  ],
  unread: (box) => [
    ...(box['notes']?.counts !== undefined && noteDeckOf(box) === undefined
      ? ['A whole box has 48 notes, and you have counted others: the notes are told by the table.']
      : []),
    ...(box['dice-cards-first']?.counts !== undefined && setDeckOf(box) === undefined
      ? ['A player has 30 dice cards, and you have counted others: the match has those that we expect.']
      : [])
  ]
};
