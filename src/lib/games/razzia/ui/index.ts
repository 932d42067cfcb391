import { outcomeOf, askedPiecesOf } from '$lib/core/asks/entered';
import type { AskContext, Control, GameUi, Preview } from '$lib/games/contract/define';
import { stepOf } from '$lib/games/contract/action';
import { cardOf } from '$lib/games/razzia/data';
import { duelSentences } from '$lib/games/razzia/payout/duels';
import { activePlayers } from '$lib/games/razzia/state/table';
import type { CardName, Razzia } from '$lib/games/razzia/types';
import Answering from './asks/Answering.svelte';
import DealBoard from './asks/DealBoard.svelte';
import DuelBoard from './asks/DuelBoard.svelte';
import DuelOdds from './asks/DuelOdds.svelte';
import Fan from './asks/Fan.svelte';
import Hand from './asks/Hand.svelte';
import Reveal from './asks/Reveal.svelte';
import Taken from './asks/Taken.svelte';
import Taking from './asks/Taking.svelte';
import { isFull } from './asks/chosen-taker.svelte';
import { readEnteredCards, readEnteredDice } from './entered-cards';
import { interludes, isLastRoundShown, withChits } from './interludes';
import Piece from './Piece.svelte';
import Dealer from './table/Dealer.svelte';
import Table from './Table.svelte';
import * as say from '$lib/games/razzia/strings/en/board';
import { cardStep, pickedCardText, PROPOSED } from '$lib/games/razzia/strings/en/steps';

/** Shows the chits of a new round at its bars, as they are entered. The last one is the dealer's to place. */
function preview({ ask, view, taps, source }: AskContext<Razzia>): Preview<Razzia> | undefined {
  if (source === 'app' || stepOf(ask) !== 'lay') return undefined;
  const chits = askedPiecesOf(ask, taps)?.enteredPieces.map(Number) ?? [];
  if (chits.length === 0) return undefined;
  const openBars = view.bars.filter(({ closed: isClosed }) => !isClosed);
  const bars = openBars.map((bar, index) => withChits(bar, bar.chits.concat(chits[index] ?? [])));
  const next = bars[chits.length]?.bar;
  return {
    view: { ...view, bars, areCardsShown: false },
    highlightedTargets: next === undefined ? [] : [`bar:${next}`]
  };
}

type Ui = GameUi<Razzia>;
type RazziaAskContext = AskContext<Razzia>;

/** The card that was tapped in the hand. The tap has its index, because two cards can be equal. */
function pickedCard({ taps, view }: RazziaAskContext): CardName | undefined {
  const tap = taps.findLast(({ kit }) => kit === 'pick');
  return tap?.kit === 'pick' ? view.ownCards?.hand[Number(tap.value)] : undefined;
}

const choose: Control<Razzia> = {
  Pad: Hand,
  outcome(context) {
    const card = pickedCard(context);
    const choices = context.ask.kind === 'choose' ? context.ask.choices : [];
    const choiceIndex = choices.findIndex(({ move }) => move.type === 'choose' && move.card === card);
    return choiceIndex < 0 ? undefined : { kind: 'choose', choice: choiceIndex };
  },
  choiceSentence(context) {
    const card = pickedCard(context);
    const bar = card === undefined ? undefined : cardOf(card).bar;
    return pickedCardText(card, context.view.bars.find((barView) => barView.bar === bar)?.total ?? 0);
  }
};

const reveal: Control<Razzia> = {
  Pad: Reveal,
  hidesSeatsOn: () => 'phones',
  questionText({ taps, view }, names) {
    const { next, bar } = readEnteredCards(taps, activePlayers(view));
    return next === undefined ? undefined : cardStep(next, bar, names);
  }
};

/** If a bar has more chits than fit in one line on a phone, all bars take the space of the seats. */
const takenControl: Control<Razzia> = {
  Board: Taken,
  Pad: Taking,
  hidesSeatsOn: ({ bars }) => (bars.some(isFull) ? 'phones' : 'smallPhones')
};

const propose: Control<Razzia> = {
  Board: DealBoard,
  questionText: ({ ask, taps }) => (outcomeOf(ask, taps) === undefined ? undefined : { hint: PROPOSED })
};

const answer: Control<Razzia> = {
  Board: DealBoard,
  Pad: Answering,
  details: {
    showLabel: say.odds,
    hideLabel: say.noOdds,
    isShown: ({ options }) => options.odds === 'shown',
    Details: DuelOdds
  }
};

const duel: Control<Razzia> = {
  Board: DuelBoard,
  questionText({ source, taps, view }, names) {
    if (source === 'app' || view.deal === undefined) return undefined;
    const sentences = duelSentences(view, view.deal, readEnteredDice(taps), names);
    if (sentences === undefined) return { action: say.settleTheDuel };
    return { question: sentences.title, hint: sentences.sums, action: sentences.action };
  }
};

/** Checks whether a player has chosen a card or answered a deal. */
const answerStatus: NonNullable<Ui['answerStatus']> = ({ ask, view: { chosen, deal, ...table } }, player) => {
  const step = stepOf(ask);
  if (step === 'choose') {
    if (!activePlayers(table).includes(player)) return undefined;
    const isDone = chosen.includes(player);
    return { isDone, ...(isDone ? { why: { code: 'alreadyChosen', rule: '3.1', player } } : {}) };
  }
  const isAsked = step === 'answer' && deal !== undefined && player !== deal.proposer;
  if (!isAsked || !deal.claimants.some((claimant) => claimant.player === player)) return undefined;
  const hasAnswered = deal.answers[player] !== undefined;
  return { isDone: hasAnswered, ...(hasAnswered ? { why: { code: 'notAsked', rule: '4.4', player } } : {}) };
};

/** Chits and cards that are entered one at a time need a taller panel, and so do the takers of a round. */
const height: NonNullable<Ui['height']> = ({ depth, seats }, { chits, cards }, context) => {
  const isCrowd = depth === 'rounds' && seats.length > 5;
  const isLeast = depth === 'turns' && chits === 'app' && cards === 'app';
  const step = context === undefined ? undefined : stepOf(context.ask);
  const isFree = step === 'answer' || step === 'reveal' || step === 'duel';
  const tableHeight = isCrowd ? 'high' : isLeast ? 'least' : 'low';
  return { table: tableHeight, ...(isFree ? {} : { minHeight: 'least' }) };
};

/** The results of the last round stay on the table until the first chit of the next one. */
const heading: NonNullable<Ui['heading']> = (view, context) => {
  const step = context === undefined ? undefined : stepOf(context.ask);
  if (step === 'duel') return { title: say.duelHeading, round: view.round };
  if (step === 'propose' || step === 'answer') return { title: say.dealHeading, round: view.round };
  if (!isLastRoundShown(view) || (context?.taps ?? []).length > 0) return undefined;
  return { title: say.payoutRound(view.round - 1), round: view.round - 1 };
};

export const ui: Ui = {
  Table,
  Piece,
  SeatMark: Dealer,
  GatePicture: Fan,
  columns: { chits: 'four' },
  controls: { choose, reveal, propose, answer, duel, taken: takenControl },
  targetOf: (move) => (move.type === 'put' ? `bar:${move.bar}` : undefined),
  preview,
  answerStatus,
  height,
  heading,
  actor: ({ ask, view }) => (stepOf(ask) === 'lay' ? view.dealer : undefined),
  interludes
};
