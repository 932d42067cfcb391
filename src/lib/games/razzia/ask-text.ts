import { askedOf, capital, dollars, inWords, listed, type Ask, type Names, type PlayerId } from '$lib/core';
import type { AskWords } from '$lib/games/define';
import { stepOf } from './asks';
import { HAND } from './data';
import { TURN_OVER } from './choice-text';
import { fightOf } from './odds';
import type { Move, RoundStep, View, Why } from './types';
import { atBar, sumWords } from './words';

interface Asked {
  readonly view: View;
  /** Who is asked; the dealer where the table is. */
  readonly player: PlayerId;
  readonly names: Names;
}

const ASKING: Readonly<Record<RoundStep, (asked: Asked) => AskWords>> = {
  hands: () => ({
    question: 'Cards for everybody.',
    hint: 'The app deals them face down.',
    action: 'Deal the cards'
  }),
  lay: ({ view, names }) => layWords(view, names),
  put: ({ view, names }) => ({
    question: `Where does ${names(view.dealer)} put ${view.last === undefined ? 'the last chit' : dollars(view.last)}?`,
    hint: 'Tap a bar.'
  }),
  choose: ({ player, names }) => ({
    question: `Which card does ${names(player)} choose?`,
    hint: 'Nobody else looks.',
    action: 'Lay it face down',
    gate: {
      lies: `${capital(inWords(HAND))} cards lie face down.`,
      wants: 'choose one card',
      what: 'your cards',
      laid: 'the card is laid',
      leave: 'Cover, and lay nothing'
    }
  }),
  turnOver: () => ({
    question: 'Everybody has chosen.',
    hint: 'All cards are turned over at once.',
    action: TURN_OVER
  }),
  reveal: () => ({
    question: 'Which cards were turned over?',
    hint: 'One card of each player.',
    action: 'These cards were shown'
  }),
  propose: ({ view: { deal }, player, names }) => ({
    question: `${names(player)} proposes${deal === undefined ? '' : ` ${atBar(deal.bar)}`}.`,
    hint: 'Every chit goes to somebody.',
    action: 'Propose this'
  }),
  answer: (asked) => answerWords(asked),
  duel: ({ view: { deal }, names }) => ({
    question:
      deal?.next === undefined
        ? 'Both throw a die.'
        : `${listed([deal.next.champion, deal.next.challenger].map((each) => names(each.player)))} throw a die each.`,
    hint: 'The higher sum of card and die takes what is left.',
    action: 'Throw both dice',
    appWay: 'App throws',
    table: { question: 'What does each of them throw?', hint: 'Tap one die for each.' }
  }),
  taken: () => ({
    question: 'Who took which chits?',
    hint: 'What nobody took stays at its bar.',
    action: 'Settle the round'
  }),
  depth: ({ view }) =>
    view.depth === 'turns'
      ? { question: 'Tell only the end of each round?', hint: 'You then tell who took which chits.' }
      : { question: 'Tell every turn?', hint: 'The app then knows the cards, and pays by the rules.' }
};

function layWords({ dealer, round, bars, chitsARound }: View, names: Names): AskWords {
  const name = names(dealer);
  const hint =
    chitsARound > bars.length
      ? `The last one is for ${name} to place.`
      : 'The last chits go one to a bar, from the left.';
  return {
    question: `${name} deals round ${round}.`,
    hint,
    action: `Turn up ${chitsARound} chits`,
    appWay: 'App draws',
    tableWay: 'Type them',
    table: { question: 'Which chits are turned up?', hint }
  };
}

function answerWords({ view, player, names }: Asked): AskWords {
  const { deal } = view;
  const proposer = deal?.claimants.find((each) => each.player === deal.proposer);
  const own = deal?.claimants.find((each) => each.player === player);
  const question = `${names(player)}, take ${sumWords(deal?.offered[player])}?`;
  const equal = deal?.equalSums[player];
  if (deal === undefined || proposer === undefined || own === undefined || equal === undefined)
    return { question };
  const [first, ...later] = fightOf(deal, player).fighters.slice(1).reverse();
  if (first !== undefined && later.length > 0)
    return {
      question,
      hint: chainHint(
        names,
        proposer.player,
        first.player,
        later.map((each) => each.player)
      )
    };
  if (equal.unthrown)
    return {
      question,
      hint: `The symbols are equal: a duel goes to ${names(proposer.player)} without a throw.`
    };
  return {
    question,
    hint: `A duel is ${own.value} + die against ${proposer.value} + die, and ${names(equal.winner)} wins a tie.`
  };
}

/** The order of the duels where another one has challenged already (4.7). */
function chainHint(names: Names, proposer: PlayerId, first: PlayerId, later: readonly PlayerId[]): string {
  return `${names(first)} would duel ${names(proposer)} first, and the winner ${listed(later.map(names))}. The lower card wins a tie.`;
}

/** What the table is asked. Of a card chosen in secret it says no more than whose it is. */
export function ask(asked: Ask<Move, Why>, view: View, names: Names): AskWords {
  const [player = view.dealer] = askedOf(asked);
  return ASKING[stepOf(asked)]({ view, player, names });
}
