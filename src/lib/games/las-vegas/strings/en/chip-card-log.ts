import { CHIP_COLOUR_NAMES } from '$lib/chip-cards';
import { formatDollars, plural, type Names } from '$lib/core';
import type { ChipCardWhy } from './chip-card';
import type { Why } from '$lib/games/las-vegas/types';

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
      return `${names(why.player)} gets ${formatDollars(why.value)} for ${plural(why.count, `${CHIP_COLOUR_NAMES[why.colour]} chip card`)}.`;
    case 'wrongChipCards':
      return `Enter one chip card for each of the six casinos; you’ve entered ${why.given}.`;
    case 'chipCardGone':
      return why.left === 0
        ? `There are no ${CHIP_COLOUR_NAMES[why.colour]} chip cards left in the draw pile.`
        : `Only ${plural(why.left, `${CHIP_COLOUR_NAMES[why.colour]} chip card`)} ${why.left === 1 ? 'is' : 'are'} left in the draw pile.`;
    case 'noChipCard':
      return `Pick another chip card: there’s no ${CHIP_COLOUR_NAMES[why.colour]} one at casino ${why.casino}.`;
    case 'chipCardsTaken':
      return `That chip card isn’t at casino ${why.casino}, or someone already has it.`;
  }
}
