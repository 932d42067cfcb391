import { CHIP_COLOUR_NAMES } from '$lib/chip-cards';
import { dollars, plural, type Names } from '$lib/core';
import type { ChipCardWhy } from './chip-card-words';
import type { Why } from './types';

const CODES: readonly string[] = [
  'chipBonus',
  'wrongChipCards',
  'chipCardGone',
  'noChipCard',
  'chipCardsTaken'
] satisfies readonly ChipCardWhy['code'][];

export function isChipCardWhy(why: Why): why is ChipCardWhy {
  return CODES.includes(why.code);
}

/** One sentence for every reason of the chip cards. */
export function chipCardSentence(why: ChipCardWhy, names: Names): string {
  switch (why.code) {
    case 'chipBonus':
      return `${names(why.player)} has ${plural(why.count, `${CHIP_COLOUR_NAMES[why.colour]} chip card`)}: ${dollars(why.value)}.`;
    case 'wrongChipCards':
      return `One chip card is laid at each of the six casinos; ${plural(why.given, 'chip card was', 'chip cards were')} told.`;
    case 'chipCardGone':
      return why.left === 0
        ? `The pile has no ${CHIP_COLOUR_NAMES[why.colour]} chip cards left.`
        : `Only ${plural(why.left, `${CHIP_COLOUR_NAMES[why.colour]} chip card`)} ${why.left === 1 ? 'is' : 'are'} left in the pile.`;
    case 'noChipCard':
      return `There is no ${CHIP_COLOUR_NAMES[why.colour]} chip card at casino ${why.casino}.`;
    case 'chipCardsTaken':
      return `Only chip cards that lie at casino ${why.casino} can have been taken there, each by one player.`;
  }
}
