import { countPieces, type Deck } from '$lib/core';
import { CARD_NAMES, cardOf, HAND_SIZE, sortCards } from '$lib/games/las-vegas-cards/data';
import {
  NUMBERS,
  type Breach,
  type CardName,
  type CasinoNumber,
  type Why
} from '$lib/games/las-vegas-cards/types';

/** A card from a referee position or from a hand. */
interface DiceOfNumber {
  readonly number: CasinoNumber;
}

/** Lists the rules that a selection breaks: at least one card (3.1), and more than two only of one number (3.2). */
export function brokenRules(selection: readonly DiceOfNumber[]): readonly Breach[] {
  const numbers = new Set(selection.map(({ number }) => number));
  return [
    ...(selection.length === 0 ? (['at-least-one'] as const) : []),
    ...(selection.length > 2 && numbers.size > 1 ? (['one-number'] as const) : [])
  ];
}

/** Returns the numbers of a selection, ascending, each listed once. */
export function numbersOf(selection: readonly DiceOfNumber[]): readonly CasinoNumber[] {
  return NUMBERS.filter((number) => selection.some((dice) => dice.number === number));
}

/** Returns the reason why these cards cannot be placed together, or undefined if they can. */
export function refuseSelection(cards: readonly CardName[]): Why | undefined {
  const selection = cards.map(cardOf);
  const [firstBrokenRule] = brokenRules(selection);
  if (firstBrokenRule === undefined) return undefined;
  if (firstBrokenRule === 'at-least-one') return { code: 'noCard', rule: '3.1' };
  return { code: 'manyNumbers', rule: '3.2', cards: cards.length, numbers: numbersOf(selection) };
}

/** Returns the dice that a selection adds to each casino, in ascending order. */
export function diceAt(
  selection: readonly { readonly number: CasinoNumber; readonly dice: number }[]
): readonly (readonly [CasinoNumber, number])[] {
  return numbersOf(selection).map((number) => {
    const sameNumber = selection.filter((item) => item.number === number);
    return [number, sameNumber.reduce((sum, { dice }) => sum + dice, 0)] as const;
  });
}

/** Returns all legal selections from a hand of five cards, each listed once. */
export function selectionsFrom(hand: readonly CardName[]): readonly (readonly CardName[])[] {
  return selections(countPieces(hand));
}

/**
 * Returns all legal selections from these card counts: any number of cards of one number up to a whole hand, and any
 * two of different numbers (3.1, 3.2).
 */
export function selections(availableCards: Deck): readonly (readonly CardName[])[] {
  return [...selectionsOfOneNumber(availableCards), ...selectionsOfTwoNumbers(availableCards)];
}

function selectionsOfOneNumber(availableCards: Deck): readonly (readonly CardName[])[] {
  return NUMBERS.flatMap((number) => {
    const [single = '', double = ''] = CARD_NAMES.filter((card) => cardOf(card).number === number);
    return countsUpTo(availableCards[double] ?? 0).flatMap((doubles) =>
      countsUpTo(availableCards[single] ?? 0)
        .filter((singles) => singles + doubles > 0 && singles + doubles <= HAND_SIZE)
        .map((singles) => [
          ...Array<CardName>(singles).fill(single),
          ...Array<CardName>(doubles).fill(double)
        ])
    );
  });
}

function selectionsOfTwoNumbers(availableCards: Deck): readonly (readonly CardName[])[] {
  const handCards = sortCards(CARD_NAMES.filter((card) => (availableCards[card] ?? 0) > 0));
  return handCards.flatMap((firstCard, index) =>
    handCards
      .slice(index + 1)
      .filter((secondCard) => cardOf(secondCard).number !== cardOf(firstCard).number)
      .map((secondCard) => [firstCard, secondCard])
  );
}

function countsUpTo(max: number): readonly number[] {
  return Array.from({ length: max + 1 }, (_, count) => count);
}
