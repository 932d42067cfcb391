import { listed } from '$lib/core';
import type { BoxWords } from '$lib/games/define';
import { usualCard } from './data';
import { parseBox } from './kept-box';
import { characterWords } from './step-text';
import type { Options } from './types';
import { chipWords } from './words';

/** Under which part of the box is kept what its owner has copied. */
export const BOX_PART = 'box';

/** With which set-up card and characters a match is played, in sentences. */
export const yourBox: BoxWords<Options> = {
  inPlay: ({ card, casinos }) => {
    const usual = JSON.stringify(card) === JSON.stringify(usualCard(card.teams[0]?.flat().length ?? 0));
    const removed =
      card.removed.length === 0 ? '' : `, without the tiles ${listed(card.removed.map(String))}`;
    const there = casinos.flatMap(({ name, character }) =>
      character === undefined
        ? []
        : [`${characterWords(character)} at ${name === '' ? 'a casino without a name' : name}`]
    );
    return [
      `${chipWords(card.start)} lie on each casino${removed}${usual ? '. Check your set-up card.' : '.'}`,
      there.length === 0 ? 'No characters are played with.' : `Characters: ${listed(there)}.`
    ];
  },
  unread: (box) => {
    const copied = box[BOX_PART]?.copied;
    const read = copied === undefined ? undefined : parseBox(copied);
    return read !== undefined && 'refused' in read ? [read.refused] : [];
  }
};
