import { dollars, inWords, listed, plural, possessive, type Names } from '$lib/core';
import { BAR_NAMES } from '$lib/games/razzia/data';
import type { Why } from '$lib/games/razzia/types';
import { atBar, cardWords } from './shared';

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
      | 'fewChits'
      | 'notNow';
  }
>;

/** One sentence for a refusal; none of them says anything of a hidden card. */
export function refusal(why: Refusal, names: Names): string {
  switch (why.code) {
    case 'notInHand':
      return `Choose a card from ${possessive(names(why.player))} hand.`;
    case 'alreadyChosen':
      return `${names(why.player)} has already chosen. Undo that to choose again.`;
    case 'notAllChosen':
      return `Waiting for ${listed(why.missing.map(names))} to choose.`;
    case 'noSuchCard':
      return noSuchCard(why);
    case 'cardGone':
      return `Check ${possessive(names(why.player))} card. The ${cardWords(why.card)} has already been played, and the cards haven’t been shuffled since.`;
    case 'wrongCards':
      return `Enter ${plural(why.wanted, 'card')} still in play. You’ve entered ${why.given}.`;
    case 'chitGone':
      return why.left === 0
        ? `There are no ${dollars(why.value)} chits left. Check the values.`
        : `Only ${inWords(why.left)} ${dollars(why.value)} ${why.left === 1 ? 'chit is' : 'chits are'} left. Check the values.`;
    case 'wrongChits':
      return `Enter ${plural(why.wanted, 'chit')} for this round. You’ve entered ${why.given}.`;
    case 'barClosed':
      return `Pick another bar. ${BAR_NAMES[why.bar]} isn’t used in this three-player game.`;
    case 'wrongShares':
      return `Divide all the chits ${atBar(why.bar)}, each one whole, among the players in the deal.`;
    case 'notAsked':
      return `${names(why.player)} has no offer to answer right now.`;
    case 'wrongDie':
      return 'Enter a number from 1 to 6 for each die.';
    case 'unreadable':
      return 'Croupier couldn’t read that. Please enter it again.';
    case 'takenWrong':
      return `Check the chits ${atBar(why.bar)}. You can only hand out those that are there, each to one player.`;
    case 'depthLater':
      return 'Finish this round first. You can only change that before anyone chooses a card.';
    case 'fewChits':
      return `Only ${inWords(why.left)} chits are left, too few for a round with four players, so no one can join.`;
    case 'notNow':
      return NOT_NOW[why.wanted];
  }
}

function noSuchCard({ players, card, inPlay }: Extract<Refusal, { code: 'noSuchCard' }>): string {
  if (inPlay === 0) return `Check the card. The ${cardWords(card)} isn’t used with ${players} players.`;
  if (inPlay === 1)
    return `Check the cards. With ${players} players there’s only one ${cardWords(card)}, and you’ve already entered it.`;
  return `Check the cards. With ${players} players there are only ${inWords(inPlay)} of the ${cardWords(card)}, and you’ve already entered them.`;
}

const NOT_NOW: Readonly<Record<Extract<Why, { code: 'notNow' }>['wanted'], string>> = {
  lay: 'Turn up the chits for this round first.',
  put: 'Waiting for the dealer to place the last chit.',
  cards: 'First deal the cards or enter the ones you turned over.',
  choose: 'Waiting for everyone to choose a card.',
  turnOver: 'Everyone has chosen. Turn the cards over.',
  propose: 'Waiting for the strongest player to propose a deal.',
  answer: 'Waiting for the others to accept or challenge.',
  duel: 'Roll the duel first.',
  taken: 'You’re entering this round when it’s over.',
  nothing: 'The game is over.'
};
