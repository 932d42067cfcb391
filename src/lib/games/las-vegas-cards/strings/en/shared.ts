import { countPieces, formatDollars, numberWord, joinWithAnd, possessive, type Names } from '$lib/core';
import { cardCount, cardOf } from '$lib/games/las-vegas-cards/data';
import { numbersOf } from '$lib/games/las-vegas-cards/actions/selection';
import type { CardName, CasinoAt, ColourName, Strength, CardOwner } from '$lib/games/las-vegas-cards/types';

/** "at casino 3", or if the referee is shown one casino only: "at this casino". */
export function atCasino(casino: CasinoAt): string {
  return casino === 'this' ? 'at this casino' : `at casino ${casino}`;
}

/** A casino as the object of a sentence. */
export function casinoWords(casino: CasinoAt): string {
  return casino === 'this' ? 'this casino' : `casino ${casino}`;
}

/** The name of a card owner in the middle of a sentence. */
export function ownerName(owner: CardOwner, names: Names): string {
  return owner === 'neutral' ? 'the third colour' : names(owner);
}

/** The name of a card owner at the beginning of a sentence. A player's name is left as it is. */
export function subjectName(owner: CardOwner, names: Names): string {
  return owner === 'neutral' ? 'The third colour' : names(owner);
}

/** "1 die", "4 dice". */
export function diceWords(count: number): string {
  return count === 1 ? '1 die' : `${count} dice`;
}

/** The dice and, if the cards are known, the number of cards: "4 dice on 3 cards". */
export function strengthWords({ count, cards }: Strength): string {
  if (cards === undefined) return diceWords(count);
  const pieces = cardCount(cards);
  return `${diceWords(count)} on ${pieces === 1 ? '1 card' : `${pieces} cards`}`;
}

/** The comparison that decides a rank: "(5 dice to Ben’s 1)", "with 5 dice on 4 cards (5 to Ben’s 1)". */
export function scoreWords(strength: Strength, other: Strength, names: Names): string {
  const otherCount = `${possessive(ownerName(other.who, names))} ${other.count}`;
  return strength.cards === undefined
    ? `(${diceWords(strength.count)} to ${otherCount})`
    : `with ${strengthWords(strength)} (${strength.count} to ${otherCount})`;
}

/** "two 5s and a double 5", "a 1 and a 4". */
export function cardWords(cards: readonly CardName[]): string {
  const faces = cards.map((name) => ({ ...cardOf(name), name }));
  const cardTexts = numbersOf(faces).flatMap((number) => {
    const counts = countPieces(
      faces.filter((card) => card.number === number).map(({ dice }) => (dice === 2 ? 'double' : 'single'))
    );
    const { single = 0, double = 0 } = counts;
    return [
      ...(single > 0 ? [countOfNumber(single, `${number}`)] : []),
      ...(double > 0 ? [countOfNumber(double, `double ${number}`)] : [])
    ];
  });
  return joinWithAnd(cardTexts);
}

function countOfNumber(count: number, noun: string): string {
  return count === 1 ? `a ${noun}` : `${numberWord(count)} ${noun}s`;
}

/** The name of a card: "double 3", "single 3". */
export function cardWord(name: CardName): string {
  const { number, dice } = cardOf(name);
  return `${dice === 2 ? 'double' : 'single'} ${number}`;
}

/** "$80,000 and $30,000". */
export function noteWords(notes: readonly number[]): string {
  return joinWithAnd(notes.map(formatDollars));
}

/** "1 pink chip card", "4 gold chip cards". */
export function chipCardWords({ name }: Pick<ColourName, 'name'>, count: number): string {
  return count === 1 ? `1 ${name} chip card` : `${count} ${name} chip cards`;
}
