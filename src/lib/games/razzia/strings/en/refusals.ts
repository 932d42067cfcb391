import { formatDollars, numberWord, joinWithAnd, plural, possessive, type Sentences } from '$lib/core';
import { BAR_NAMES } from '$lib/games/razzia/data';
import type { Why } from '$lib/games/razzia/types';
import { atBar, cardText } from './shared';

/** One sentence for a refusal; none of them reveals a hidden card. */
export const refusalText = {
  notInHand: (why, names) => `Choose a card from ${possessive(names(why.player))} hand.`,
  alreadyChosen: (why, names) => `${names(why.player)} has already chosen. Undo that to choose again.`,
  notAllChosen: (why, names) => `Waiting for ${joinWithAnd(why.missing.map(names))} to choose.`,
  noSuchCard,
  cardGone: (why, names) =>
    `Check ${possessive(names(why.player))} card. The ${cardText(why.card)} has already been played, and the cards haven’t been shuffled since.`,
  wrongCards: (why) => `Enter ${plural(why.wanted, 'card')} still in play. You’ve entered ${why.given}.`,
  chitGone: (why) =>
    why.left === 0
      ? `There are no ${formatDollars(why.value)} chits left. Check the values.`
      : `Only ${numberWord(why.left)} ${formatDollars(why.value)} ${why.left === 1 ? 'chit is' : 'chits are'} left. Check the values.`,
  wrongChits: (why) => `Enter ${plural(why.wanted, 'chit')} for this round. You’ve entered ${why.given}.`,
  barClosed: (why) => `Pick another bar. ${BAR_NAMES[why.bar]} isn’t used in this three-player game.`,
  wrongShares: (why) =>
    `Divide all the chits ${atBar(why.bar)}, each one whole, among the players in the deal.`,
  notAsked: (why, names) => `${names(why.player)} has no offer to answer right now.`,
  wrongDie: () => 'Enter a number from 1 to 6 for each die.',
  unreadable: () => 'Croupier couldn’t read that. Please enter it again.',
  takenWrong: (why) =>
    `Check the chits ${atBar(why.bar)}. You can only hand out those that are there, each to one player.`,
  depthLater: () => 'Finish this round first. You can only change that before anyone chooses a card.',
  fewChits: (why) =>
    `Only ${numberWord(why.left)} chits are left, too few for a round with four players, so no one can join.`,
  notNow: (why) => NOT_NOW[why.wanted]
} satisfies Partial<Sentences<Why>>;

function noSuchCard({ players, card, inPlay }: Extract<Why, { code: 'noSuchCard' }>): string {
  if (inPlay === 0) return `Check the card. The ${cardText(card)} isn’t used with ${players} players.`;
  if (inPlay === 1)
    return `Check the cards. With ${players} players there’s only one ${cardText(card)}, and you’ve already entered it.`;
  return `Check the cards. With ${players} players there are only ${numberWord(inPlay)} of the ${cardText(card)}, and you’ve already entered them.`;
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
