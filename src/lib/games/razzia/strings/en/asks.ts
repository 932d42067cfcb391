import {
  askedPlayers,
  capitalize,
  formatDollars,
  numberWord,
  joinWithAnd,
  stayingPlayers,
  type Ask,
  type Names,
  type PlayerId
} from '$lib/core';
import type { AskText } from '$lib/games/contract/define';
import { stepOf } from '$lib/games/contract/action';
import { HAND_SIZE, WHOLE_BOX_PLAYERS } from '$lib/games/razzia/data';
import { TURN_OVER } from './choices';
import { barsCloseNow, someCardsGoNow } from './leaving';
import { viewOfPaidRound } from '$lib/games/razzia/payout/duels';
import { expectedDuelsOf } from '$lib/games/razzia/payout/odds';
import { playersDealtIn } from '$lib/games/razzia/state/table';
import type { Move, View, Why } from '$lib/games/razzia/types';
import { atBar, sumText } from './shared';

/** Asked before a round, and shown under a proposal that leaves chits in the middle. */
export const NEEDS_CARDS = 'Everyone needs cards.';
export const GIVE_ALL = 'Give every chit to someone.';

/** The buttons that deal the hands, cover one without a choice, and settle the entered chits. */
export const DEAL_CARDS = 'Deal the cards';
export const COVER_CARDS = 'Hide my cards, choose later';
export const SETTLE = 'Settle the round';

/** The alternatives beside a question: the app deals, or the players turned over cards of their own. */
export const APP_DEALS = 'App deals';
export const TURNED_OWN_CARDS = 'We turned our own cards over';

/** The units of the numbers beside a question. */
export const IN_THE_DECK = 'in the deck';
export const CHITS_LEFT = 'chits left';

/** Asked of the dealer: where the chit goes. */
export const whereToPut = (dealer: string, chit: string) => `Where does ${dealer} put ${chit}?`;

/** The question to a player who is offered this sum. */
export const takeOffer = (player: string, offeredSum: string) => `${player}, take ${offeredSum}?`;

interface AskTextContext {
  readonly view: View;
  /** The player who is asked; the dealer if everyone is. */
  readonly player: PlayerId;
  readonly names: Names;
}

const ASK_TEXTS: Readonly<
  Record<Exclude<Move['type'], 'leave' | 'join'>, (context: AskTextContext) => AskText>
> = {
  hands: ({ view, names }) => ({
    question: needsCardsText(view, names),
    hint: 'The app deals them face down.',
    action: DEAL_CARDS,
    countWithUnit: { figure: view.deckLeft, words: IN_THE_DECK },
    ...(view.phase === 'choose' ? { offerButton: APP_DEALS } : {})
  }),
  lay: ({ view, names }) => layAskText(view, names),
  put: ({ view, names }) => ({
    question: whereToPut(
      names(view.dealer),
      view.last === undefined ? 'the last chit' : formatDollars(view.last)
    ),
    hint: 'Tap a bar.',
    countWithUnit: { figure: view.stackLeft, words: CHITS_LEFT }
  }),
  choose: ({ player, names }) => ({
    question: `Which card, ${names(player)}?`,
    hint: 'No one else may look.',
    action: 'Place it face down',
    gate: {
      intro: `${capitalize(numberWord(HAND_SIZE))} cards, face down.`,
      task: 'choose one card',
      secret: 'your cards',
      done: 'the card is played',
      coverButton: COVER_CARDS
    }
  }),
  turnOver: () => ({
    question: 'Everyone has chosen.',
    hint: 'Turn all the cards over at once.',
    action: TURN_OVER
  }),
  reveal: ({ view }) => ({
    question: 'Which cards did you turn over?',
    hint: 'One card per player.',
    action: 'Enter these cards',
    countWithUnit: { figure: view.deckLeft, words: IN_THE_DECK },
    offerButton: TURNED_OWN_CARDS
  }),
  propose: ({ view: { deal }, player, names }) => ({
    question: `What deal does ${names(player)} propose${deal === undefined ? '' : ` ${atBar(deal.bar)}`}?`,
    hint: GIVE_ALL,
    action: 'Propose this'
  }),
  answer: (context) => answerAskText(context),
  duel: ({ view: { deal }, names }) => ({
    question:
      deal?.next === undefined
        ? 'Both roll a die.'
        : `${joinWithAnd([deal.next.champion, deal.next.challenger].map((card) => names(card.player)))} each roll a die.`,
    hint: 'The higher total of card and die takes what’s left.',
    action: 'Roll both dice',
    appButton: 'App rolls',
    table: { question: 'What did each of them roll?', hint: 'Tap one die for each.' }
  }),
  taken: () => ({
    question: 'Who took which chits?',
    hint: 'Tap a player, then their chits. The rest stay.',
    action: SETTLE
  }),
  depth: ({ view }) =>
    view.depth === 'turns'
      ? { question: 'Enter only round results?', hint: 'You then enter who took which chits.' }
      : { question: 'Enter every turn?', hint: 'Croupier then knows the cards and pays by the rules.' }
};

/** Names those who need cards, if it is not everyone: someone joined after the deal. */
function needsCardsText({ cardReceivers, ...table }: View, names: Names): string {
  if (cardReceivers.length === stayingPlayers(table).length) return NEEDS_CARDS;
  return `${joinWithAnd(cardReceivers.map(names))} ${cardReceivers.length === 1 ? 'needs' : 'need'} cards.`;
}

/** Says what has changed since the last round if a player left during it (1.11, 1.12). */
function smallerBoxTexts(view: View): { readonly question: string; readonly hint: string } | undefined {
  const closedBars = view.bars.flatMap((bar) => (bar.closed === true ? [bar.bar] : []));
  if (closedBars.length > 0) return barsCloseNow(closedBars);
  const hasFewerChits =
    playersDealtIn(viewOfPaidRound(view)).length >= WHOLE_BOX_PLAYERS &&
    stayingPlayers(view).length < WHOLE_BOX_PLAYERS;
  return hasFewerChits ? someCardsGoNow : undefined;
}

function layAskText(view: View, names: Names): AskText {
  const { dealer, round, bars, chitsARound, stackLeft } = view;
  const name = names(dealer);
  const last =
    chitsARound > bars.filter(({ closed: isClosed }) => !isClosed).length
      ? `${name} places the last one.`
      : 'The last chits go to one bar each, from the left.';
  const dealsText = `${name} deals round ${round}.`;
  const smallerTexts = smallerBoxTexts(view);
  const hint = smallerTexts === undefined ? last : `${smallerTexts.hint} ${dealsText} ${last}`;
  return {
    question: smallerTexts?.question ?? dealsText,
    hint,
    action: `Turn up ${chitsARound} chits`,
    appButton: 'App draws',
    tableButton: 'Enter them',
    countWithUnit: { figure: stackLeft, words: CHITS_LEFT },
    table: { question: smallerTexts?.question ?? 'Which chits did you turn up?', hint }
  };
}

function answerAskText({ view, player, names }: AskTextContext): AskText {
  const { deal } = view;
  const proposer = deal?.claimants.find((claimant) => claimant.player === deal.proposer);
  const card = deal?.claimants.find((claimant) => claimant.player === player);
  const question = takeOffer(names(player), sumText(deal?.offeredSums[player]));
  const equalSum = deal?.equalSums[player];
  if (deal === undefined || proposer === undefined || card === undefined || equalSum === undefined)
    return { question };
  const [firstFighter, ...laterFighters] = expectedDuelsOf(deal, player).fighters.slice(1).reverse();
  if (firstFighter !== undefined && laterFighters.length > 0)
    return {
      question,
      hint: chainHint(
        names,
        proposer.player,
        firstFighter.player,
        laterFighters.map((card) => card.player)
      )
    };
  if (equalSum.unthrown)
    return {
      question,
      hint: `The symbols match, so ${names(proposer.player)} wins a duel without a roll.`
    };
  return {
    question,
    hint: `A duel is ${card.value} + die against ${proposer.value} + die, and ${names(equalSum.winner)} wins a tie.`
  };
}

/** The order of the duels if another player has already challenged (4.7). */
function chainHint(names: Names, proposer: PlayerId, first: PlayerId, others: readonly PlayerId[]): string {
  return `${names(first)} would duel ${names(proposer)} first, and the winner would face ${joinWithAnd(others.map(names))}. The lower card wins a tie.`;
}

/** The text of an ask. For a card chosen in secret, it says only whose card it is. */
export function ask(current: Ask<Move, Why>, view: View, names: Names): AskText {
  const [player = view.dealer] = askedPlayers(current);
  const step = stepOf(current);
  if (!isAsked(step)) throw new RangeError(`“${step}” is nothing that is asked`);
  return ASK_TEXTS[step]({ view, player, names });
}

function isAsked(step: string): step is keyof typeof ASK_TEXTS {
  return Object.hasOwn(ASK_TEXTS, step);
}
