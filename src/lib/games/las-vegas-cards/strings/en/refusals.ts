import { dollars, inWords, listed, plural, possessive, type Names } from '$lib/core';
import type { Wanted, Why } from '$lib/games/las-vegas-cards/types';
import { atCasino, cardWord } from './shared';

const REFUSALS = [
  'noCard',
  'manyNumbers',
  'notInHand',
  'alreadyChosen',
  'notAllChosen',
  'wrongHand',
  'finished',
  'alreadyLaid',
  'notYourTurn',
  'noSuchCard',
  'noteGone',
  'wrongNotes',
  'wrongChipCards',
  'chipCardGone',
  'wrongNeutral',
  'noChipCard',
  'wrongCount',
  'takenWrong',
  'depthLater',
  'startHidden',
  'unreadable',
  'notNow'
] as const satisfies readonly Why['code'][];

/** The reasons why something cannot be done, each with the next step if there is one. */
export type Refusal = Extract<Why, { code: (typeof REFUSALS)[number] }>;

export function isRefusal(why: Why): why is Refusal {
  return REFUSALS.some((code) => code === why.code);
}

/** One sentence for a refusal; none of them says anything of a hidden card. */
export function refusal(why: Refusal, names: Names): string {
  switch (why.code) {
    case 'startHidden':
      return 'The money is hidden, so a newcomer starts with nothing.';
    case 'noCard':
      return 'Choose at least one card: everyone places at least one each turn.';
    case 'manyNumbers':
      return `Choose one number for three or more cards: these ${inWords(why.cards)} show ${listed(why.numbers.map(String))}.`;
    case 'notInHand':
      return `Choose from the five cards in ${possessive(names(why.player))} hand.`;
    case 'alreadyChosen':
      return `${names(why.player)} has already chosen. Use undo to choose again.`;
    case 'notAllChosen':
      return `Waiting for ${listed(why.missing.map(names))} to choose.`;
    case 'wrongHand':
      return `Enter five of the cards left in ${possessive(names(why.player))} draw pile.`;
    case 'finished':
      return `${names(why.player)} has ${plural(why.cards, 'card')} at the casinos and is done for this round.`;
    case 'alreadyLaid':
      return `${names(why.player)} has already placed this turn. Use undo to change that.`;
    case 'notYourTurn':
      return `Waiting for ${names(why.turn)}. ${possessive(names(why.player))} turn comes later.`;
    case 'noSuchCard':
      return noSuchCard(why, names);
    case 'noteGone':
      return noteGone(why);
    case 'wrongNotes':
      return `Enter two notes for each of the six casinos, twelve in all; you’ve entered ${why.given}.`;
    case 'wrongChipCards':
      return `Enter one chip card for each of the six casinos; you’ve entered ${why.given}.`;
    case 'chipCardGone':
      return why.left === 0
        ? `There are no ${why.name} chip cards left in the draw pile.`
        : `Only ${plural(why.left, `${why.name} chip card`)} ${why.left === 1 ? 'is' : 'are'} left in the draw pile.`;
    case 'wrongNeutral':
      return 'Enter eight cards of the third colour, with no more of any card than a set has.';
    case 'noChipCard':
      return `Pick another chip card: there’s no ${why.name} one ${atCasino(why.casino)}.`;
    case 'wrongCount':
      return `Enter how many dice ${names(why.player)} has at each of the six casinos, and no more than there are on all the cards of that number.`;
    case 'takenWrong':
      return `That chip card isn’t at casino ${why.casino}, or someone already has it.`;
    case 'depthLater':
      return why.depth === 'turns'
        ? 'Finish this round first. You can only start entering every turn before the first card of a round.'
        : 'Finish this turn first. You can only change that between two turns.';
    case 'unreadable':
      return 'Croupier couldn’t read that. Please enter it again.';
    case 'notNow':
      return NOT_NOW[why.wanted];
  }
}

function noSuchCard({ card, inSet, player }: Extract<Refusal, { code: 'noSuchCard' }>, names: Names): string {
  if (inSet === 0) return `A set has no ${cardWord(card)}.`;
  return `${names(player)} can’t have placed that many: a set has only ${inSet === 1 ? 'one' : inWords(inSet)} ${cardWord(card)}${inSet === 1 ? '' : 's'}.`;
}

function noteGone({ left, value }: Extract<Refusal, { code: 'noteGone' }>): string {
  if (left === 0) return `There are no ${dollars(value)} notes left in the draw pile.`;
  return `Only ${plural(left, `${dollars(value)} note`)} ${left === 1 ? 'is' : 'are'} left in the draw pile.`;
}

const NOT_NOW: Readonly<Record<Wanted, string>> = {
  notes: 'Deal this round’s notes first.',
  chipCards: 'Deal this round’s chip cards first.',
  neutral: 'Turn up the cards of the third colour first.',
  hand: 'Deal five cards first.',
  choose: 'Waiting for everyone with cards to choose.',
  turnOver: 'Turn the cards over first. Everyone has chosen.',
  lay: 'Enter what was placed first.',
  chipCard: 'Take a chip card first, or leave them all.',
  count: 'You’re entering this round when it’s over. Count the dice then.',
  nothing: 'The game is over.'
};
