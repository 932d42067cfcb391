import { isPlayer, type Names } from '$lib/core';
import type { AskContext, Control } from '$lib/games/contract/define';
import { choiceOf } from '$lib/games/las-vegas-cards/actions/asks';
import { cardName, cardOf, isCasinoNumber, TURNS } from '$lib/games/las-vegas-cards/data';
import type { LasVegasCards } from '$lib/games/las-vegas-cards/types';
import { NUMBERS, type CardName, type CasinoNumber } from '$lib/games/las-vegas-cards/types';
import * as say from '$lib/games/las-vegas-cards/strings/en/table';

type CardsAskContext = AskContext<LasVegasCards>;

/**
 * The part of a placement entered so far: the first of two different cards, or a number with or without its double
 * card.
 */
export interface EnteredPlacement {
  readonly first?: CardName;
  readonly number?: CasinoNumber;
  readonly hasDouble: boolean;
}

/** Collects the taps of a placement. */
export function enteredPlacement({ taps }: Pick<CardsAskContext, 'taps'>): EnteredPlacement {
  return taps.reduce<EnteredPlacement>(
    (placement, tap) => {
      if (tap.kit !== 'pick') return placement;
      const { part, value } = tap;
      const number = Number(value);
      if (part === 'number' && isCasinoNumber(number)) return { ...placement, number, hasDouble: false };
      if (part === 'double') return { ...placement, hasDouble: !placement.hasDouble };
      if (placement.number === undefined) return placement;
      return { first: cardName(placement.number, placement.hasDouble ? 2 : 1), hasDouble: false };
    },
    { hasDouble: false }
  );
}

/** Returns the cards of a placement of one number: this many single cards, and the double card if it was tapped. */
export function cardsOfOneNumber(
  { number, hasDouble }: EnteredPlacement,
  singles: number
): readonly CardName[] {
  if (number === undefined) return [];
  const cards = Array<CardName>(singles).fill(cardName(number, 1));
  return hasDouble ? [...cards, cardName(number, 2)] : cards;
}

/** Returns the cards entered so far. A number without its double card counts as one single card. */
export function enteredSoFar(placement: EnteredPlacement): readonly CardName[] {
  const { first, hasDouble } = placement;
  return [...(first === undefined ? [] : [first]), ...cardsOfOneNumber(placement, hasDouble ? 0 : 1)];
}

function pick({ ask }: CardsAskContext, part: string, value: string) {
  return { ask: ask.id, kit: 'pick', part, value } as const;
}

/** Players enter a number and then a count, or one card and then another. */
export const layControl: Omit<Control<LasVegasCards>, 'Pad'> = {
  targets: (context) =>
    new Map(NUMBERS.map((number) => [`casino:${number}`, pick(context, 'number', String(number))])),
  sideButtons(context) {
    const { number, first } = enteredPlacement(context);
    if (number === undefined || first !== undefined) return [];
    return [{ label: say.another, tap: pick(context, 'another', 'yes') }];
  },
  questionText(context, names: Names) {
    const { first, number } = enteredPlacement(context);
    const { for: player } = context.ask;
    const name = isPlayer(player) ? names(player) : '';
    if (first !== undefined) return say.otherCardQuestion(name, first);
    return number === undefined ? undefined : say.howManyQuestion(name, number, context.view.turn, TURNS);
  },
  enteredParts(move) {
    if (move.type !== 'lay') return [];
    const [first, other] = move.cards;
    if (first === undefined || other === undefined || cardOf(first).number === cardOf(other).number)
      return numberPicks(move.cards);
    return [...numberPicks([first]), ['another', 'yes'], ['number', String(cardOf(other).number)]];
  }
};

/** The parts that enter cards of one number. */
function numberPicks(cards: readonly CardName[]): readonly (readonly [string, string])[] {
  const [first] = cards;
  if (first === undefined) return [];
  const isDouble = cards.some((card) => cardOf(card).dice === 2);
  return [['number', String(cardOf(first).number)], ...(isDouble ? [['double', 'yes'] as const] : [])];
}

/** The indexes of the chosen cards in a hand that the app dealt. */
export function pickedFrom({ taps }: Pick<CardsAskContext, 'taps'>): readonly number[] {
  return taps.reduce<readonly number[]>((positions, tap) => {
    if (tap.kit !== 'pick') return positions;
    const index = Number(tap.value);
    return positions.includes(index) ? positions.filter((each) => each !== index) : [...positions, index];
  }, []);
}

/** Returns the chosen cards of a hand. */
export function chosenCards({ view, taps }: Pick<CardsAskContext, 'view' | 'taps'>): readonly CardName[] {
  return pickedFrom({ taps }).flatMap((index) => view.ownCards?.hand[index] ?? []);
}

/** The answer that places these cards; undefined if they cannot be placed together. */
export function placingAnswer({ ask }: Pick<CardsAskContext, 'ask'>, cards: readonly CardName[]) {
  const choice = choiceOf(ask, cards);
  return choice < 0 ? undefined : ({ kind: 'choose', choice } as const);
}
