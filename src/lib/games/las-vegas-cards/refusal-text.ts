import { dollars, inWords, listed, plural, possessive, type Names } from '$lib/core';
import type { Wanted, Why } from './types';
import { cardWord } from './words';

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
  'unreadable',
  'notNow'
] as const satisfies readonly Why['code'][];

/** The reasons why something cannot be done, each saying what is allowed. */
export type Refusal = Extract<Why, { code: (typeof REFUSALS)[number] }>;

export function isRefusal(why: Why): why is Refusal {
  return REFUSALS.some((code) => code === why.code);
}

/** One sentence for a refusal; none of them says anything of a hidden card. */
export function refusal(why: Refusal, names: Names): string {
  switch (why.code) {
    case 'noCard':
      return 'At least one card is placed in every turn.';
    case 'manyNumbers':
      return `Three or more cards must all show the same number; these ${inWords(why.cards)} show ${listed(why.numbers.map(String))}.`;
    case 'notInHand':
      return `${names(why.player)} chooses from the five cards in hand.`;
    case 'alreadyChosen':
      return `${names(why.player)} has chosen already; undo takes the choice back.`;
    case 'notAllChosen':
      return `${listed(why.missing.map(names))} still ${why.missing.length === 1 ? 'has' : 'have'} to choose.`;
    case 'wrongHand':
      return `A hand is five of the cards left in ${possessive(names(why.player))} pile.`;
    case 'finished':
      return `${names(why.player)} has ${plural(why.cards, 'card')} at the casinos and has no more turns in this round.`;
    case 'alreadyLaid':
      return `${names(why.player)} has placed in this turn already; undo takes it back.`;
    case 'notYourTurn':
      return `It is ${possessive(names(why.turn))} turn; ${names(why.player)} comes later.`;
    case 'noSuchCard':
      return noSuchCard(why, names);
    case 'noteGone':
      return noteGone(why);
    case 'wrongNotes':
      return `Two notes lie at each of the six casinos, twelve in all; ${plural(why.given, 'note was', 'notes were')} told.`;
    case 'wrongChipCards':
      return `One chip card is laid at each of the six casinos; ${plural(why.given, 'chip card was', 'chip cards were')} told.`;
    case 'chipCardGone':
      return why.left === 0
        ? `The pile has no ${why.name} chip cards left.`
        : `Only ${plural(why.left, `${why.name} chip card`)} ${why.left === 1 ? 'is' : 'are'} left in the pile.`;
    case 'wrongNeutral':
      return 'Eight cards of the third colour are laid out, and no more of one kind than a set has.';
    case 'noChipCard':
      return `There is no ${why.name} chip card ${why.casino === 'this' ? 'at this casino' : `at casino ${why.casino}`}.`;
    case 'wrongCount':
      return `Tell how many dice ${names(why.player)} has at each of the six casinos; there are never more than on all cards of its number.`;
    case 'takenWrong':
      return `Only chip cards that lie at casino ${why.casino} can have been taken there, each by one player.`;
    case 'depthLater':
      return why.depth === 'turns'
        ? 'Telling every turn can begin before the first card of a round; finish this round first.'
        : 'That can change between two turns; finish this turn first.';
    case 'unreadable':
      return 'What was told cannot be read; tell it again.';
    case 'notNow':
      return NOT_NOW[why.wanted];
  }
}

function noSuchCard({ card, inSet, player }: Extract<Refusal, { code: 'noSuchCard' }>, names: Names): string {
  if (inSet === 0) return `A set has no ${cardWord(card)}.`;
  return `A set has ${inSet === 1 ? 'only one' : inWords(inSet)} ${cardWord(card)}${inSet === 1 ? '' : 's'}; ${names(player)} cannot have placed more.`;
}

function noteGone({ left, value }: Extract<Refusal, { code: 'noteGone' }>): string {
  if (left === 0) return `The pile has no ${dollars(value)} notes left.`;
  return `Only ${plural(left, `${dollars(value)} note`)} ${left === 1 ? 'is' : 'are'} left in the pile.`;
}

const NOT_NOW: Readonly<Record<Wanted, string>> = {
  notes: 'The notes of the round come first.',
  chipCards: 'The chip cards of the round come first.',
  neutral: 'The cards of the third colour come first.',
  hand: 'Five cards come first.',
  choose: 'Everybody who was dealt cards chooses now.',
  turnOver: 'Everybody has chosen; the cards are turned over now.',
  lay: 'Now say what was placed.',
  chipCard: 'First take the chip card, or leave it.',
  count: 'This round is told at its end.',
  nothing: 'The game is over.'
};
