import type { BoxText } from '$lib/games/contract/define';
import * as say from './strings/en/box';
import { usualCard } from './data';
import { parseBox } from './copy/stored-box';
import { characterWords } from './strings/en/steps';
import type { Options } from './types';
import { chipWords } from './strings/en/shared';

/** The part of the stored box that holds the copied information. */
export const BOX_PART = 'box';

/** Sentences about the setup card and the characters that a match uses. */
export const yourBox: BoxText<Options> = {
  usedCorrections: ({ card, casinos }) => {
    const usual = JSON.stringify(card) === JSON.stringify(usualCard(card.teams[0]?.flat().length ?? 0));
    const chips = chipWords(card.start);
    const setupText =
      card.removed.length === 0 ? say.startingChips(chips) : say.startingChipsWithout(chips, card.removed);
    const characters = casinos.flatMap(({ name, character }) =>
      character === undefined
        ? []
        : [say.characterAt(characterWords(character), name === '' ? say.nameless : name)]
    );
    return [
      usual ? say.checkYourCard(setupText) : setupText,
      characters.length === 0 ? say.noCharacters : say.characters(characters)
    ];
  },
  unusedCorrections: (box) => {
    const copied = box[BOX_PART]?.copied;
    const parsed = copied === undefined ? undefined : parseBox(copied);
    return parsed !== undefined && 'refused' in parsed ? [parsed.refused] : [];
  }
};
