import { capital, dollars, listed, plural, type Names } from '$lib/core';
import type { AskWords } from '$lib/games/contract/define';
import { NEUTRAL_CARDS, STOP, TURNS, type NextNote } from '$lib/games/las-vegas-cards/data';
import { differingCards } from '$lib/games/las-vegas-cards/payout/evidence';
import type { CardName, CasinoNumber, CasinoView, Claim, View, Why } from '$lib/games/las-vegas-cards/types';
import { cardWord, cardWords, diceWords, whoName } from './shared';

/** What is asked between the first tap of a placement and the last. */
export function layStep(
  name: string,
  turn: number,
  { first, number }: { readonly first?: CardName; readonly number?: CasinoNumber }
): AskWords {
  if (first !== undefined)
    return {
      question: `And the other card, ${name}?`,
      hint: `A ${cardWord(first)} and one of another number.`
    };
  if (number !== undefined)
    return {
      question: `How many ${number}s, ${name}?`,
      hint: `Turn ${turn} of ${TURNS}: tap how many to place.`
    };
  return { question: `What does ${name} place?`, hint: `Turn ${turn} of ${TURNS}: tap the number first.` };
}

/** How somebody would stand there, in a few words: "lead at 5", "tie Carla at 2". */
function standsAt(number: CasinoNumber, { why }: Claim, names: Names): string {
  if (why.code === 'tied')
    return `tie ${listed(why.others.map(({ who }) => whoName(who, names)))} at ${number}`;
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
  const stands = claims.map(({ number, claim }) => standsAt(number, claim, names));
  return `${capital(cardWords(cards))}. Right now you’d ${listed(stands)}.`;
}

/** A casino for screen readers: its cards and notes, and the standing of each player, now or with the cards in hand. */
export function casinoWords({ number, notes, claims }: CasinoView, names: Names, isPreview = false): string {
  const money = notes === undefined ? 'notes not entered yet' : listed(notes.map(dollars));
  const people = claims.map(
    ({ own, tied, award }) =>
      `${whoName(own.who, names)} ${own.count}${tied ? ', tied' : award > 0 ? ', paid' : ''}`
  );
  const standing = people.length === 0 ? 'No cards here' : people.join('; ');
  return `Casino ${number}, ${money}. ${isPreview ? `It would be: ${standing}` : standing}.`;
}

/** What the walk says over the button of a casino: "$80,000 to Anna". */
export function awardWords({ own, award }: Claim, names: Names): string {
  return own.who === 'neutral' ? `${dollars(award)} to the box` : `${dollars(award)} to ${names(own.who)}`;
}

/** Everybody at a casino with the same count: "Anna and Ben have 4 dice each, on 4 and 3 cards: both are out." */
export function leaveWords(group: readonly Pick<Claim, 'own'>[], names: Names): string {
  const [first] = group;
  const who = capital(listed(group.map(({ own }) => whoName(own.who, names))));
  const cards = differingCards(group);
  const on = cards === undefined ? '' : `, on ${listed(cards.map(String))} cards`;
  return `${who} have ${diceWords(first?.own.count ?? 0)} each${on}. ${group.length === 2 ? 'Both' : 'All'} are out.`;
}

/** What a seat has laid, as it is read out and explained. */
export function placedWords(placed: number): string {
  return `${placed} of ${STOP} cards placed`;
}

/** The same, and why it is another turn or none. */
export function placedAndWhy(placed: number, why: string): string {
  return `${placedWords(placed)}. ${why}`;
}

/** The money that somebody has won, as far as the table may know it (4.7). */
export function moneyWords(notes: readonly number[] | undefined): string {
  if (notes === undefined) return 'The money stays under the safe until the end.';
  return notes.length === 0 ? 'No notes yet' : plural(notes.length, 'note');
}

/** Why somebody has another turn, or has none (3.6). */
export function turnsWhy({ player, placed, finished }: View['players'][number]): Why {
  return { code: finished ? 'stops' : 'goesOn', rule: '3.6', player, cards: placed };
}

/** What stands over the next page of a payout. */
export function nextCasino(casino: CasinoView | undefined): string {
  return casino === undefined ? 'Winnings' : `Next: casino ${casino.number}`;
}

/** What stands under a round that is paid, and which one comes next, if any does. */
export function paidStep(round: number, next: number | undefined): AskWords {
  return next === undefined
    ? { question: 'All four rounds are paid', action: 'See who won' }
    : { question: `Round ${round} is paid`, action: `On to round ${next}` };
}

/** Which note is entered next. */
export function noteStep({ casino, first }: NextNote): string {
  return `Casino ${casino}: ${first ? 'the first note' : 'the other note'}`;
}

/** Which card of the third colour is entered next, from 1. */
export function neutralStep(card: number): string {
  return `Card ${card} of ${NEUTRAL_CARDS}`;
}
