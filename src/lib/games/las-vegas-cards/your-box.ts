import type { Deck } from '$lib/core';
import type { BoxWords } from '$lib/games/define';
import type { JsonObject } from '$lib/games/form';
import * as say from './box-words';
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
      : [say.notesAreYours(NOTE_VALUES.map((value) => say.notesOf(notes[value] ?? 0, value)))]),
    ...(set === undefined
      ? []
      : [say.cardsAreYours(Object.entries(set).map(([card, count]) => say.cardsOf(count, cardWord(card))))])
  ],
  unread: (box) => [
    ...(box['notes']?.counts !== undefined && noteDeckOf(box) === undefined ? [say.otherNotes] : []),
    ...(box['dice-cards-first']?.counts !== undefined && setDeckOf(box) === undefined ? [say.otherCards] : [])
  ]
};
