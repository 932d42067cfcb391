import type { Deck } from '$lib/core';
import type { BoxWords } from '$lib/games/contract/define';
import type { JsonObject } from '$lib/games/contract/form';
import * as say from './strings/en/game';
import { CARD_NAMES, CARD_SET, NOTE_VALUES } from './data';
import type { Options } from './types';
import { cardWord } from './strings/en/shared';
import { noteDeckOf, setDeckOf } from './options';

/** Makes the member `set` of a position, if the match plays with other dice cards than the usual ones. */
export function setPosition(set: Deck = CARD_SET): JsonObject {
  const changed = CARD_NAMES.flatMap((name) => {
    const count = set[name] ?? 0;
    return count === CARD_SET[name] ? [] : [[name, count] as const];
  });
  return changed.length === 0 ? {} : { set: Object.fromEntries(changed) };
}

/** Sentences about the corrected contents of the owner's copy. */
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
