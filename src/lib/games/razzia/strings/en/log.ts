import type { LeavingWhy } from '$lib/games/contract/leaving';
import type { JoiningWhy } from '$lib/games/contract/joining';
import {
  capitalize,
  formatDollars,
  isPlayer,
  joinWithAnd,
  type PlayerId,
  plural,
  possessive,
  type AskTap,
  type Names,
  sentenceOf,
  type Sentences
} from '$lib/core';
import type { Text } from '$lib/games/contract/define';
import { isJoiningWhy, joinedLine, joiningSentence } from '$lib/games/contract/strings/en/joining';
import { isLeavingWhy, leavingSentence, leftLine } from '$lib/games/contract/strings/en/leaving';
import { ask } from './asks';
import { choice, counted, depthLabel, piece } from './choices';
import { BAR_NAMES } from '$lib/games/razzia/data';
import { refusalText } from './refusals';
import { BARS, type LogEvent, type Move, type Razzia, type View, type Why } from '$lib/games/razzia/types';
import {
  atBar,
  barName,
  cardText,
  chitsText,
  EQUAL_SUM_TEXTS,
  faceText,
  peopleText,
  sumText
} from './shared';

const SENTENCES: Sentences<Exclude<Why, JoiningWhy | LeavingWhy>> = {
  alone: (reason, names) =>
    `${names(reason.own.player)} is the only gambler ${atBar(reason.bar)} and takes the ${formatDollars(reason.value)}.`,
  raided: (reason, names) =>
    `${names(reason.own.player)} raids ${barName(reason.bar)}, catches ${peopleText(reason.gamblers, names)} and takes the ${formatDollars(reason.value)}.`,
  shutOut: (reason, names) =>
    `${joinWithAnd(reason.raiders.map(({ player }) => names(player)))} ${reason.raiders.length === 1 ? 'raids' : 'raid'} ${barName(reason.bar)}, so ${names(reason.own.player)} gets nothing.`,
  noGambler: (reason, names) =>
    `${names(reason.own.player)} raids ${barName(reason.bar)}, finds no gambler and gets nothing.${reason.money ? ' The money stays.' : ''}`,
  nothingThere: (reason, names) =>
    `There are no chits ${atBar(reason.bar)}, so ${names(reason.own.player)} gets nothing.`,
  offered: (reason, names) =>
    `${names(reason.own.player)} accepts ${possessive(names(reason.by))} offer ${atBar(reason.bar)} and takes the ${formatDollars(reason.value)}.`,
  offeredNothing: (reason, names) =>
    `${names(reason.by)} offers ${names(reason.own.player)} nothing ${atBar(reason.bar)}, and ${names(reason.own.player)} accepts.`,
  kept: (reason, names) =>
    `${possessive(names(reason.own.player))} deal ${atBar(reason.bar)} is accepted, so ${names(reason.own.player)} keeps the ${formatDollars(reason.value)} that no one else was offered.`,
  keptNothing: (reason, names) =>
    `${names(reason.own.player)} offers every chit ${atBar(reason.bar)} to the others and keeps nothing.`,
  duelWon: (reason, names) =>
    `${wonDuelSentence(reason, names)} and takes the ${formatDollars(reason.value)} that’s left.`,
  duelWonNothing: (reason, names) =>
    `${wonDuelSentence(reason, names)}, but there are no chits left to take.`,
  duelLost: lostDuelSentence,
  equalLost: (reason, names) =>
    `${equalSymbolsSentence(reason, names)} ${names(reason.other.player)} sits further from the dealer and wins without a roll, so ${names(reason.own.player)} gets nothing.`,
  equalWon: (reason, names) =>
    `${equalSymbolsSentence(reason, names)} ${names(reason.own.player)} sits further from the dealer and takes the ${formatDollars(reason.value)}.`,
  unclaimed: (reason, names) =>
    `No one took the ${formatDollars(reason.value)} ${atBar(reason.bar)}. By your house rule it goes to ${names(reason.player)}, the last dealer.`,
  taken: (reason, names) =>
    `You entered that ${names(reason.player)} took ${formatDollars(reason.value)} ${atBar(reason.bar)}.`,
  proposes: (reason, names) =>
    `${names(reason.own.player)} (${faceText(reason.own)}) is stronger than ${peopleText(reason.others, names)} ${atBar(reason.bar)} and proposes the deal.`,
  proposesEqual,
  odds: (reason) =>
    reason.rule === '6.4'
      ? `With a ${reason.challenger} against a ${reason.proposer}, no one rolls. The proposer sits further from the dealer and wins.`
      : `With a ${reason.challenger} against a ${reason.proposer}, the challenger wins ${reason.ways} of ${reason.of} rolls.`,
  sum: sumSentence,
  level: (reason, names) =>
    `${joinWithAnd(reason.players.map(names))} tie with ${formatDollars(reason.total)} each and share the place.`,
  ...refusalText
};

/** One sentence for each reason of this game. The reason itself names its rule paragraph. */
function why(reason: Why, names: Names): string {
  if (isJoiningWhy(reason)) return joiningSentence(reason, names);
  if (isLeavingWhy(reason)) return leavingSentence(reason, names);
  return sentenceOf(SENTENCES, reason, names);
}

/** A player's total: the chits won, and the money that a newcomer started with. */
function sumSentence({ player, chits, parts, total }: Extract<Why, { code: 'sum' }>, names: Names): string {
  const chitsText = plural(chits, 'chit');
  if (parts === undefined) return `${names(player)} won ${chitsText} worth ${formatDollars(total)}.`;
  return `${names(player)} started with ${formatDollars(parts.cash)} and won ${chitsText} worth ${formatDollars(parts.won)}, which makes ${formatDollars(total)}.`;
}

function proposesEqual(
  {
    own: ownCard,
    other,
    dealer,
    steps,
    otherSteps,
    level: isLevel,
    bar
  }: Extract<Why, { code: 'proposesEqual' }>,
  names: Names
): string {
  const sentence = equalSymbolsSentence({ own: ownCard, other, bar }, names);
  if (isLevel === true)
    return `${sentence} They sit equally far from the dealer, ${names(dealer)}, but ${names(ownCard.player)} comes later clockwise and proposes the deal.`;
  return other.player === dealer
    ? `${sentence} ${names(other.player)} is the dealer and ${names(ownCard.player)} sits ${plural(steps, 'seat')} away, so ${names(ownCard.player)} proposes the deal.`
    : `${sentence} ${names(ownCard.player)} sits ${plural(steps, 'seat')} from the dealer, ${names(dealer)}, and ${names(other.player)} only ${otherSteps}, so ${names(ownCard.player)} proposes the deal.`;
}

/** Says that two players have cards of the same kind with the same symbol. */
function equalSymbolsSentence(
  { own: ownCard, other, bar }: Pick<Extract<Why, { code: 'equalLost' }>, 'own' | 'other' | 'bar'>,
  names: Names
): string {
  return `${names(ownCard.player)} and ${names(other.player)} both have a ${faceText(ownCard)} ${atBar(bar)}.`;
}

/**
 * Names a single loser as beaten. After several duels it says "outlasts", since the last winner has not met every
 * loser.
 */
function wonDuelSentence(
  {
    own: ownCard,
    beaten,
    bar,
    rule
  }: Pick<Extract<Why, { code: 'duelWon' }>, 'own' | 'beaten' | 'bar' | 'rule'>,
  names: Names
): string {
  const loserNames = joinWithAnd(beaten.map(names));
  if (beaten.length > 1) return `${names(ownCard.player)} outlasts ${loserNames} in the duels ${atBar(bar)}`;
  return rule === '6.4'
    ? `${names(ownCard.player)} beats ${loserNames} ${atBar(bar)} without a roll`
    : `${names(ownCard.player)} beats ${loserNames} in a duel ${atBar(bar)}`;
}

function lostDuelSentence(
  {
    own: ownCard,
    other,
    dice,
    totals: [ownTotal, otherTotal],
    tie,
    rule,
    bar
  }: Extract<Why, { code: 'duelLost' }>,
  names: Names
): string {
  const rollsText = `${names(ownCard.player)} rolls ${dice[0]} for a total of ${ownTotal} and ${names(other.player)} rolls ${dice[1]} for ${otherTotal}.`;
  if (!tie) return `${rollsText} ${names(ownCard.player)} loses the duel ${atBar(bar)} and gets nothing.`;
  return `${rollsText} ${capitalize(EQUAL_SUM_TEXTS[rule])}, so ${names(ownCard.player)} gets nothing ${atBar(bar)}.`;
}

/** "Claudia gets $25,000 and $10,000; Udo gets $20,000". */
function sharesText(shares: Readonly<Record<string, readonly number[]>>, names: Names): string {
  return Object.entries(shares)
    .map(([player, chits]) => `${names(player as PlayerId)} gets ${chitsText(chits)}`)
    .join('; ');
}

const LOG_SENTENCES: Sentences<LogEvent> = {
  hands: (event) => `The app deals ${plural(event.cards, 'card')}.`,
  laid: (event, names) =>
    `${names(event.dealer)} deals round ${event.round} and turns up ${chitsText(event.chits)}.`,
  put: (event, names) => `${names(event.dealer)} puts ${formatDollars(event.chit)} ${atBar(event.bar)}.`,
  chosen: (event, names) => `${names(event.player)} has chosen a card.`,
  shown: (event, names) =>
    `The cards are turned over. ${joinWithAnd(Object.entries(event.cards).map(([player, card]) => `${names(player as Parameters<Names>[0])} plays ${cardText(card)}`))}.`,
  proposed: (event, names) =>
    `${names(event.by)} proposes a deal ${atBar(event.bar)}: ${sharesText(event.shares, names)}.`,
  answered: (event, names) => `${answerText(event, names)}.`,
  fought: (event, names) =>
    `${names(event.between[0])} rolls ${event.champion} (total ${event.totals[0]}) and ${names(event.between[1])} rolls ${event.challenger} (total ${event.totals[1]}), so ${names(event.winner)} wins the duel ${atBar(event.bar)}.`,
  taken: (event) => `You entered who took what in round ${event.round}.`,
  depth: (event) =>
    event.depth === 'turns'
      ? 'From here on, every turn is entered.'
      : 'From here on, only round results are entered.',
  left: leftSentence,
  joined: joinedLine
};

function answerText({ player, answer, bar }: Extract<LogEvent, { code: 'answered' }>, names: Names): string {
  return `${names(player)} ${answer === 'accept' ? 'accepts' : 'challenges'} the deal ${atBar(bar)}`;
}

/** A player who leaves in a deal accepts the offer, or takes the card off the bar (1.18). */
function leftSentence(event: Extract<LogEvent, { code: 'left' }>, names: Names): string {
  const { player, accepts, without } = event;
  if (accepts !== undefined)
    return `${names(player)} leaves the game and accepts ${sumText(accepts.value)} ${atBar(accepts.bar)}.`;
  if (without !== undefined)
    return `${names(player)} leaves the game, and the card leaves ${barName(without)}.`;
  return leftLine(event, names);
}

/** Names a tap for the undo bar, if the shared wording is too vague. */
function tapLabel(askTap: AskTap, names: Names, { deal }: Pick<View, 'deal'>): string | undefined {
  switch (askTap.kit) {
    case 'piece':
      return askTap.from === 'chits' ? `${formatDollars(Number(askTap.piece))} turned up` : undefined;
    case 'pick':
      return isPlayer(askTap.value)
        ? `${names(askTap.value)} is next`
        : BARS.flatMap((bar) => (bar === askTap.value ? `A card ${atBar(bar)}` : []))[0];
    case 'hand':
      return `The ${formatDollars(deal?.chits[askTap.piece] ?? 0)} chit to ${names(askTap.to)}`;
    case 'take':
      return deal === undefined
        ? undefined
        : `The ${formatDollars(deal.chits[askTap.index] ?? 0)} chit back to the middle`;
    case 'die':
      return `A die shows ${askTap.face}`;
    case 'by':
    case 'count':
    case 'number':
      return undefined;
  }
}

/** The undo label for a log line. */
function undo(event: LogEvent, names: Names): string | undefined {
  switch (event.code) {
    case 'hands':
      return 'the deal of the cards';
    case 'laid':
      return `the chits of round ${event.round}`;
    case 'put':
      return `${formatDollars(event.chit)} ${atBar(event.bar)}`;
    case 'shown':
      return 'turning over the cards';
    case 'proposed':
      return `${names(event.by)} proposes a deal ${atBar(event.bar)}`;
    case 'answered':
      return answerText(event, names);
    case 'fought':
      return `the duel ${atBar(event.bar)}`;
    case 'taken':
      return `the results of round ${event.round}`;
    case 'depth':
      return event.depth === 'turns' ? 'entering every turn' : 'entering only round results';
    case 'left':
      return `${names(event.player)} leaves the game`;
    case 'chosen':
    case 'joined':
      return undefined;
  }
}

/** The bar that a reason is about, as a heading. */
function placeHeading(reason: Why): string | undefined {
  return 'bar' in reason && reason.bar !== 'this' ? BAR_NAMES[reason.bar] : undefined;
}

function offerLabel(move: Move): string {
  return move.type === 'depth' ? depthLabel(move.depth) : '';
}

export const text: Text<Razzia> = {
  why,
  logLine: (event, names) => sentenceOf(LOG_SENTENCES, event, names),
  ask,
  choice,
  countLabel: counted,
  piece,
  undo,
  tapLabel,
  offerLabel,
  placeHeading
};
