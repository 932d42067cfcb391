import { deckSize, type Deck } from '$lib/core';
import { CaseError } from '$lib/games/contract/define';
import type { BoxOverrides } from '$lib/games/contract/box-overrides';
import { isObject, type Json, type JsonObject } from '$lib/games/contract/form';
import type { ByName } from '$lib/referee/position';
import { withControl, count, labels, type Member } from '$lib/referee/define-case';
import { CARD_NAMES, CARD_SET, cardName, isCard, SET_SIZE } from '$lib/games/las-vegas-cards/data';
import { setDeckOf, setPosition } from '$lib/games/las-vegas-cards/options';
import { cardWord } from '$lib/games/las-vegas-cards/strings/en/shared';
import { NUMBERS } from '$lib/games/las-vegas-cards/types';
import * as say from '$lib/games/las-vegas-cards/strings/en/referee';

const cards = labels(count(0, SET_SIZE, say.aNumberOfCards), say.diceCards, {
  label: say.card,
  min: 0,
  max: CARD_NAMES.length
});

/** The member `set`, for cases that check how many cards a player has. */
export const set = {
  answer: withControl(cards, {
    kind: 'group',
    members: CARD_NAMES.map((name) => ({
      member: name,
      label: cardWord(name),
      isOptional: true,
      kind: 'count',
      min: 0,
      max: SET_SIZE
    }))
  }),
  ...say.set
} as const satisfies Member;

/** Adds the counted set of the owner's copy to a position, if it differs from the usual one. */
export function ownCopyMembers(overrides: BoxOverrides): JsonObject {
  return setPosition(setDeckOf(overrides));
}

/**
 * Returns the cards of one player with the corrected counts. Throws a CaseError if no match could be played with them.
 */
export function setOfBox(boxCounts: ByName<number> = []): Deck {
  const unknownCard = boxCounts.find(([name]) => !isCard(name));
  if (unknownCard !== undefined)
    throw new CaseError(`set.${unknownCard[0]}`, say.diceCardOneOf(CARD_NAMES.join(', ')));
  const cards = { ...CARD_SET, ...Object.fromEntries(boxCounts) };
  if (deckSize(cards) !== SET_SIZE) throw new CaseError('set', say.aPlayerHasDiceCards(SET_SIZE));
  return cards;
}

/** Returns the most cards with this many dice that the entered set has of any number. It bounds the form control. */
export function mostOfANumber(dice: 1 | 2, value: Json | undefined): number {
  const set = isObject(value) ? { ...CARD_SET, ...value } : CARD_SET;
  const counts = NUMBERS.map((number) => set[cardName(number, dice)]);
  return Math.max(...counts.map((count) => (typeof count === 'number' ? count : 0)));
}

interface PlayerCards {
  readonly single?: number | undefined;
  readonly double?: number | undefined;
}

/** Throws a CaseError at the first cards that cannot all be of one number in the sets of the players. */
export function refuseOtherCards(cards: ByName<PlayerCards>, deck: Deck): void {
  let numbers: readonly number[] = NUMBERS;
  for (const [name, { single = 0, double = 0 }] of cards)
    for (const [member, dice, count] of [
      ['single', 1, single],
      ['double', 2, double]
    ] as const) {
      const maxCount = Math.max(...numbers.map((number) => deck[cardName(number, dice)] ?? 0));
      if (count > maxCount) throw new CaseError(`cards.${name}.${member}`, say.aCountFrom0To(maxCount));
      numbers = numbers.filter((number) => (deck[cardName(number, dice)] ?? 0) >= count);
    }
}
