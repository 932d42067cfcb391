import { dollars, inWords, listed, plural, type Names } from '$lib/core';
import { BAR_NAMES } from './data';
import type { Why } from './types';
import { atBar, cardWords } from './words';

/** The reasons why something cannot be done, each saying what is allowed. */
export type Refusal = Extract<
  Why,
  {
    code:
      | 'notInHand'
      | 'alreadyChosen'
      | 'notAllChosen'
      | 'noSuchCard'
      | 'cardGone'
      | 'wrongCards'
      | 'chitGone'
      | 'wrongChits'
      | 'barClosed'
      | 'wrongShares'
      | 'notAsked'
      | 'wrongDie'
      | 'unreadable'
      | 'takenWrong'
      | 'depthLater'
      | 'notNow';
  }
>;

/** One sentence for a refusal; none of them says anything of a hidden card. */
export function refusal(why: Refusal, names: Names): string {
  switch (why.code) {
    case 'notInHand':
      return `${names(why.player)} chooses one of the cards in hand.`;
    case 'alreadyChosen':
      return `${names(why.player)} has chosen already; undo takes the choice back.`;
    case 'notAllChosen':
      return `${listed(why.missing.map(names))} still ${why.missing.length === 1 ? 'has' : 'have'} to choose.`;
    case 'noSuchCard':
      return noSuchCard(why);
    case 'cardGone':
      return `${names(why.player)} cannot have the ${cardWords(why.card)}: it was played already, and the cards have not been shuffled since.`;
    case 'wrongCards':
      return `This takes ${plural(why.wanted, 'card')} of those still left; ${why.given} ${why.given === 1 ? 'was' : 'were'} given.`;
    case 'chitGone':
      return why.left === 0
        ? `The stacks have no ${dollars(why.value)} chits left.`
        : `Only ${plural(why.left, `${dollars(why.value)} chit`)} ${why.left === 1 ? 'is' : 'are'} left in the stacks.`;
    case 'wrongChits':
      return `A round lays out ${plural(why.wanted, 'chit')}; ${why.given} ${why.given === 1 ? 'was' : 'were'} told.`;
    case 'barClosed':
      return `${BAR_NAMES[why.bar]} stays in the box with three players.`;
    case 'wrongShares':
      return `The chits that lie ${atBar(why.bar)} are divided whole, all of them, among those who want them.`;
    case 'notAsked':
      return `${names(why.player)} has nothing to answer in this deal.`;
    case 'wrongDie':
      return 'Each of the two dice shows a number from 1 to 6.';
    case 'unreadable':
      return 'What was told cannot be read; tell it again.';
    case 'takenWrong':
      return `Only chits that lie ${atBar(why.bar)} can have been taken there, each by one player.`;
    case 'depthLater':
      return 'That can change before the first card of a round is chosen; finish this round first.';
    case 'notNow':
      return NOT_NOW[why.wanted];
  }
}

function noSuchCard({ players, card, inPlay }: Extract<Refusal, { code: 'noSuchCard' }>): string {
  if (inPlay === 0) return `With ${players} players the ${cardWords(card)} stays in the box.`;
  if (inPlay === 1)
    return `With ${players} players there is only one ${cardWords(card)}, and it lies on the table already.`;
  return `With ${players} players there are only ${inWords(inPlay)} of the ${cardWords(card)}, and they lie on the table already.`;
}

const NOT_NOW: Readonly<Record<Extract<Why, { code: 'notNow' }>['wanted'], string>> = {
  lay: 'The chits of the round come first.',
  put: 'The dealer places the last chit first.',
  cards: 'The cards come first.',
  choose: 'Everybody chooses a card now.',
  turnOver: 'Everybody has chosen; the cards are turned over now.',
  propose: 'The strongest proposes how to divide the chits now.',
  answer: 'The others accept or refuse now.',
  duel: 'The duel is fought now.',
  taken: 'This round is told at its end.',
  nothing: 'The game is over.'
};
