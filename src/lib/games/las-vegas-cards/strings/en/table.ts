import {
  capitalize,
  formatDollars,
  isolateName,
  joinWithAnd,
  plural,
  possessive,
  type Names
} from '$lib/core';
import { STOP_COUNT } from '$lib/games/las-vegas-cards/data';
import { differingCards } from '$lib/games/las-vegas-cards/payout/evidence';
import type { CardName, CasinoNumber, CasinoView, Claim } from '$lib/games/las-vegas-cards/types';
import { cardWord, cardWords, diceWords, ownerName } from './shared';

export const casino = (number: number) => `Casino ${number}`;
export const chipCards = 'Chip cards';
export const chipCard = (count: number) => plural(count, 'chip card');

// Lay
export const another = '& another';
export const number = 'Number';
export const cardNumber = (number: number) => `Number ${number}`;
export const howManyCards = 'Number of cards';
export const double = (number: number) => `Double ${number}`;
export const theOtherCard = 'The other card';
export const otherCardQuestion = (name: string, first: CardName) => ({
  question: `And the other card, ${name}?`,
  hint: `A ${cardWord(first)} and one of another number.`
});
export const howManyQuestion = (name: string, number: number, turn: number, turns: number) => ({
  question: `How many ${number}s, ${name}?`,
  hint: `Turn ${turn} of ${turns}: tap how many to place.`
});
export const ifPlaced = (name: string, cards: readonly CardName[]) =>
  `If ${isolateName(name)} placed ${cardWords(cards)}, this would be the result:`;

// Hand
export const cardsOf = (name: string) => `${possessive(isolateName(name))} cards`;

/** The rank that someone would have there, in a few words: "lead at 5", "tie Carla at 2". */
function rankAtCasino(number: CasinoNumber, { why }: Claim, names: Names): string {
  if (why.code === 'tied')
    return `tie ${joinWithAnd(why.others.map(({ who }) => ownerName(who, names)))} at ${number}`;
  if (why.code === 'most') return `lead at ${number}`;
  if (why.code === 'second') return `be second at ${number}`;
  return `get nothing at ${number}`;
}

/** The chosen cards, with the claims they would make at their casinos as these are now. */
export function pickedWords(
  cards: readonly CardName[],
  claims: readonly { readonly number: CasinoNumber; readonly claim: Claim }[],
  names: Names
): string {
  if (cards.length === 0) return 'No cards chosen yet.';
  const rankTexts = claims.map(({ number, claim }) => rankAtCasino(number, claim, names));
  return `${capitalize(cardWords(cards))}. Right now you’d ${joinWithAnd(rankTexts)}.`;
}

// Table
export const casinos = 'Casinos';
export const laterWords = 'later';

/**
 * A description of a casino for screen readers: its cards and notes, and each player's standing, now or with the cards
 * in hand.
 */
export function casinoWords({ number, notes, claims }: CasinoView, names: Names, isPreview = false): string {
  const notesText = notes === undefined ? 'notes not entered yet' : joinWithAnd(notes.map(formatDollars));
  const claimTexts = claims.map(
    ({ own, tied, award }) =>
      `${ownerName(own.who, names)} ${own.count}${tied ? ', tied' : award > 0 ? ', paid' : ''}`
  );
  const claimsText = claimTexts.length === 0 ? 'No cards here' : claimTexts.join('; ');
  return `Casino ${number}, ${notesText}. ${isPreview ? `It would be: ${claimsText}` : claimsText}.`;
}

// Evidence
export const claimTitles = { pieces: 'Cards', count: 'Dice', paid: 'Paid' } as const;
export const noCardsHere = 'No cards here.';
export const out = 'out';

// Seat holdings
export const cardsPlaced = 'Cards placed';
export const cardsPlacedAndChipCards = 'Cards placed, chip cards';
export const placedWords = (placedCount: number) => `${placedCount} of ${STOP_COUNT} cards placed`;

// Holding
export const placedAndWhy = (placedCount: number, why: string) => `${placedWords(placedCount)}. ${why}`;
export const atTheEnd = (colourLabel: string, value: number) =>
  `${colourLabel}: ${formatDollars(value)} at the end`;
export const noChipCardYet = 'No chip cards yet';
export const showMoney = (name: string) => `Show ${possessive(isolateName(name))} money`;

/** The money that a player has won, as far as everyone may see it (4.7). */
export function moneyWords(notes: readonly number[] | undefined): string {
  if (notes === undefined) return 'The money stays under the safe until the end.';
  return notes.length === 0 ? 'No notes yet' : plural(notes.length, 'note');
}

// Interlude
export const round = (round: number) => `Round ${round}`;
export const cardsAreTurnedOver = 'The cards are turned over.';
export const goToPayout = 'Go to the payout';

// payout
export const nextCasino = (number: number) => `Next: casino ${number}`;
export const theBox = 'the box';
export const mostDiceLabel = (count: number) => `Most dice still in: ${count}`;
export const secondMostDiceLabel = (count: number) => `Second most dice still in: ${count}`;
export const noOwner = 'No one owns these cards';
export const noOneHasCardsHere = 'No one has cards here.';
export const backToTheBox = (value: number) => `${formatDollars(value)} back to the box`;
export const allRoundsArePaid = { question: 'All four rounds are paid', action: 'See who won' } as const;
/** `next` is undefined after an early end. */
export const roundIsPaid = (round: number, next?: number) => ({
  question: `Round ${round} is paid`,
  action: next === undefined ? allRoundsArePaid.action : `On to round ${next}`
});

/** Describes a tie at a casino: "Anna and Ben have 4 dice each, on 4 and 3 cards. Both are out." */
export function tieSentence(group: readonly Pick<Claim, 'own'>[], names: Names): string {
  const [first] = group;
  const name = capitalize(joinWithAnd(group.map(({ own }) => ownerName(own.who, names))));
  const cards = differingCards(group);
  const cardsText = cards === undefined ? '' : `, on ${joinWithAnd(cards.map(String))} cards`;
  return `${name} have ${diceWords(first?.own.count ?? 0)} each${cardsText}. ${group.length === 2 ? 'Both' : 'All'} are out.`;
}

/** The text next to the notes of a player who joined. */
export const startMoneyText = (sum: string) => `${sum} to start with, without a note`;
