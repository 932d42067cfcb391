import type { BoxText } from '$lib/games/contract/define';
import * as say from './strings/en/box';
import { usualCard } from './data';
import { parseBox } from './copy/stored-box';
import { characterText } from './strings/en/steps';
import type { Options } from './types';
import { chipText } from './strings/en/shared';

/** The part of the stored box that holds the copied information. */
export const BOX_PART = 'box';

/** Sentences about the setup card and the characters that a match uses. */
export const yourBox: BoxText<Options> = {
  usedCorrections: ({ card, casinos }) => {
    const isUsual = JSON.stringify(card) === JSON.stringify(usualCard(card.teams[0]?.flat().length ?? 0));
    const chips = chipText(card.start);
    const setupText =
      card.removed.length === 0 ? say.startingChips(chips) : say.startingChipsWithout(chips, card.removed);
    const characters = casinos.flatMap(({ name, character }) =>
      character === undefined
        ? []
        : [say.characterAt(characterText(character), name === '' ? say.unnamedCasino : name)]
    );
    return [
      isUsual ? say.checkYourCard(setupText) : setupText,
      characters.length === 0 ? say.noCharacters : say.characters(characters)
    ];
  },
  unusedCorrections: (box) => {
    const copiedText = box[BOX_PART]?.copied;
    const parsed = copiedText === undefined ? undefined : parseBox(copiedText);
    return parsed !== undefined && 'refused' in parsed ? [parsed.refused] : [];
  }
};
