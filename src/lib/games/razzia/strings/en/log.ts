import type { LeavingWhy } from '$lib/games/contract/leaving';
import type { JoiningWhy } from '$lib/games/contract/joining';
import {
  capital,
  dollars,
  isPlayer,
  listed,
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
import { atBar, barName, cardWords, chitWords, EQUAL_SUMS, faceWords, peopleWords, sumWords } from './shared';

const SENTENCES: Sentences<Exclude<Why, JoiningWhy | LeavingWhy>> = {
  alone: (reason, names) =>
    `${names(reason.own.player)} is the only gambler ${atBar(reason.bar)} and takes the ${dollars(reason.value)}.`,
  raided: (reason, names) =>
    `${names(reason.own.player)} raids ${barName(reason.bar)}, catches ${peopleWords(reason.gamblers, names)} and takes the ${dollars(reason.value)}.`,
  shutOut: (reason, names) =>
    `${listed(reason.raiders.map(({ player }) => names(player)))} ${reason.raiders.length === 1 ? 'raids' : 'raid'} ${barName(reason.bar)}, so ${names(reason.own.player)} gets nothing.`,
  noGambler: (reason, names) =>
    `${names(reason.own.player)} raids ${barName(reason.bar)}, finds no gambler and gets nothing.${reason.money ? ' The money stays.' : ''}`,
  nothingThere: (reason, names) =>
    `There are no chits ${atBar(reason.bar)}, so ${names(reason.own.player)} gets nothing.`,
  offered: (reason, names) =>
    `${names(reason.own.player)} accepts ${possessive(names(reason.by))} offer ${atBar(reason.bar)} and takes the ${dollars(reason.value)}.`,
  offeredNothing: (reason, names) =>
    `${names(reason.by)} offers ${names(reason.own.player)} nothing ${atBar(reason.bar)}, and ${names(reason.own.player)} accepts.`,
  kept: (reason, names) =>
    `${possessive(names(reason.own.player))} deal ${atBar(reason.bar)} is accepted, so ${names(reason.own.player)} keeps the ${dollars(reason.value)} that no one else was offered.`,
  keptNothing: (reason, names) =>
    `${names(reason.own.player)} offers every chit ${atBar(reason.bar)} to the others and keeps nothing.`,
  duelWon: (reason, names) => `${wonDuel(reason, names)} and takes the ${dollars(reason.value)} that’s left.`,
  duelWonNothing: (reason, names) => `${wonDuel(reason, names)}, but there are no chits left to take.`,
  duelLost: lostDuel,
  equalLost: (reason, names) =>
    `${bothHave(reason, names)} ${names(reason.other.player)} sits further from the dealer and wins without a roll, so ${names(reason.own.player)} gets nothing.`,
  equalWon: (reason, names) =>
    `${bothHave(reason, names)} ${names(reason.own.player)} sits further from the dealer and takes the ${dollars(reason.value)}.`,
  unclaimed: (reason, names) =>
    `No one took the ${dollars(reason.value)} ${atBar(reason.bar)}. By your house rule it goes to ${names(reason.player)}, the last dealer.`,
  taken: (reason, names) =>
    `You entered that ${names(reason.player)} took ${dollars(reason.value)} ${atBar(reason.bar)}.`,
  proposes: (reason, names) =>
    `${names(reason.own.player)} (${faceWords(reason.own)}) is stronger than ${peopleWords(reason.others, names)} ${atBar(reason.bar)} and proposes the deal.`,
  proposesEqual,
  odds: (reason) =>
    reason.rule === '6.4'
      ? `With a ${reason.challenger} against a ${reason.proposer}, no one rolls. The proposer sits further from the dealer and wins.`
      : `With a ${reason.challenger} against a ${reason.proposer}, the challenger wins ${reason.ways} of ${reason.of} rolls.`,
  sum,
  level: (reason, names) =>
    `${listed(reason.players.map(names))} tie with ${dollars(reason.total)} each and share the place.`,
  ...refusalText
};

/** One sentence for every reason of this game, and its paragraph is named by the reason. */
function why(reason: Why, names: Names): string {
  if (isJoiningWhy(reason)) return joiningSentence(reason, names);
  if (isLeavingWhy(reason)) return leavingSentence(reason, names);
  return sentenceOf(SENTENCES, reason, names);
}

/** The chits of a player, and the money that a newcomer had before. */
function sum({ player, chits, parts, total }: Extract<Why, { code: 'sum' }>, names: Names): string {
  const wonText = plural(chits, 'chit');
  if (parts === undefined) return `${names(player)} won ${wonText} worth ${dollars(total)}.`;
  return `${names(player)} started with ${dollars(parts.cash)} and won ${wonText} worth ${dollars(parts.won)}, which makes ${dollars(total)}.`;
}

function proposesEqual(
  { own, other, dealer, steps, otherSteps, level, bar }: Extract<Why, { code: 'proposesEqual' }>,
  names: Names
): string {
  const sentence = bothHave({ own, other, bar }, names);
  if (level === true)
    return `${sentence} They sit equally far from the dealer, ${names(dealer)}, but ${names(own.player)} comes later clockwise and proposes the deal.`;
  return other.player === dealer
    ? `${sentence} ${names(other.player)} is the dealer and ${names(own.player)} sits ${plural(steps, 'seat')} away, so ${names(own.player)} proposes the deal.`
    : `${sentence} ${names(own.player)} sits ${plural(steps, 'seat')} from the dealer, ${names(dealer)}, and ${names(other.player)} only ${otherSteps}, so ${names(own.player)} proposes the deal.`;
}

/** Two cards with the same symbol, of the same kind. */
function bothHave(
  { own, other, bar }: Pick<Extract<Why, { code: 'equalLost' }>, 'own' | 'other' | 'bar'>,
  names: Names
): string {
  return `${names(own.player)} and ${names(other.player)} both have a ${faceWords(own)} ${atBar(bar)}.`;
}

/** The last winner of a row of duels has not met everyone who lost one. */
function wonDuel(
  { own, beaten, bar, rule }: Pick<Extract<Why, { code: 'duelWon' }>, 'own' | 'beaten' | 'bar' | 'rule'>,
  names: Names
): string {
  const losers = listed(beaten.map(names));
  if (beaten.length > 1) return `${names(own.player)} outlasts ${losers} in the duels ${atBar(bar)}`;
  return rule === '6.4'
    ? `${names(own.player)} beats ${losers} ${atBar(bar)} without a roll`
    : `${names(own.player)} beats ${losers} in a duel ${atBar(bar)}`;
}

function lostDuel(
  { own, other, dice, totals: [ownTotal, theirs], tie, rule, bar }: Extract<Why, { code: 'duelLost' }>,
  names: Names
): string {
  const fought = `${names(own.player)} rolls ${dice[0]} for a total of ${ownTotal} and ${names(other.player)} rolls ${dice[1]} for ${theirs}.`;
  if (!tie) return `${fought} ${names(own.player)} loses the duel ${atBar(bar)} and gets nothing.`;
  return `${fought} ${capital(EQUAL_SUMS[rule])}, so ${names(own.player)} gets nothing ${atBar(bar)}.`;
}

/** "Claudia gets $25,000 and $10,000; Udo gets $20,000". */
function shareWords(shares: Readonly<Record<string, readonly number[]>>, names: Names): string {
  return Object.entries(shares)
    .map(([player, chits]) => `${names(player as PlayerId)} gets ${chitWords(chits)}`)
    .join('; ');
}

const LINES: Sentences<LogEvent> = {
  hands: (fact) => `The app deals ${plural(fact.cards, 'card')}.`,
  laid: (fact, names) =>
    `${names(fact.dealer)} deals round ${fact.round} and turns up ${chitWords(fact.chits)}.`,
  put: (fact, names) => `${names(fact.dealer)} puts ${dollars(fact.chit)} ${atBar(fact.bar)}.`,
  chosen: (fact, names) => `${names(fact.player)} has chosen a card.`,
  shown: (fact, names) =>
    `The cards are turned over. ${listed(Object.entries(fact.cards).map(([player, card]) => `${names(player as Parameters<Names>[0])} plays ${cardWords(card)}`))}.`,
  proposed: (fact, names) =>
    `${names(fact.by)} proposes a deal ${atBar(fact.bar)}: ${shareWords(fact.shares, names)}.`,
  answered: (fact, names) => `${answered(fact, names)}.`,
  fought: (fact, names) =>
    `${names(fact.between[0])} rolls ${fact.champion} (total ${fact.totals[0]}) and ${names(fact.between[1])} rolls ${fact.challenger} (total ${fact.totals[1]}), so ${names(fact.winner)} wins the duel ${atBar(fact.bar)}.`,
  taken: (fact) => `You entered who took what in round ${fact.round}.`,
  depth: (fact) =>
    fact.depth === 'turns'
      ? 'From here on, every turn is entered.'
      : 'From here on, only round results are entered.',
  left: leftWords,
  joined: joinedLine
};

function answered({ player, answer, bar }: Extract<LogEvent, { code: 'answered' }>, names: Names): string {
  return `${names(player)} ${answer === 'accept' ? 'accepts' : 'challenges'} the deal ${atBar(bar)}`;
}

/** A player who leaves in a deal accepts the offer, or takes the card off the bar (1.18). */
function leftWords(fact: Extract<LogEvent, { code: 'left' }>, names: Names): string {
  const { player, accepts, without } = fact;
  if (accepts !== undefined)
    return `${names(player)} leaves the game and accepts ${sumWords(accepts.value)} ${atBar(accepts.bar)}.`;
  if (without !== undefined)
    return `${names(player)} leaves the game, and the card leaves ${barName(without)}.`;
  return leftLine(fact, names);
}

/** Names a tap for the undo bar, if the shared wording is too vague. */
function tapLabel(askTap: AskTap, names: Names, { deal }: Pick<View, 'deal'>): string | undefined {
  switch (askTap.kit) {
    case 'piece':
      return askTap.from === 'chits' ? `${dollars(Number(askTap.piece))} turned up` : undefined;
    case 'pick':
      return isPlayer(askTap.value)
        ? `${names(askTap.value)} is next`
        : BARS.flatMap((bar) => (bar === askTap.value ? `A card ${atBar(bar)}` : []))[0];
    case 'hand':
      return `The ${dollars(deal?.chits[askTap.piece] ?? 0)} chit to ${names(askTap.to)}`;
    case 'take':
      return deal === undefined
        ? undefined
        : `The ${dollars(deal.chits[askTap.index] ?? 0)} chit back to the middle`;
    case 'die':
      return `A die shows ${askTap.face}`;
    case 'by':
    case 'count':
    case 'number':
      return undefined;
  }
}

/** The label of undo for a line of the log. */
function undo(fact: LogEvent, names: Names): string | undefined {
  switch (fact.code) {
    case 'hands':
      return 'the deal of the cards';
    case 'laid':
      return `the chits of round ${fact.round}`;
    case 'put':
      return `${dollars(fact.chit)} ${atBar(fact.bar)}`;
    case 'shown':
      return 'turning over the cards';
    case 'proposed':
      return `${names(fact.by)} proposes a deal ${atBar(fact.bar)}`;
    case 'answered':
      return answered(fact, names);
    case 'fought':
      return `the duel ${atBar(fact.bar)}`;
    case 'taken':
      return `the results of round ${fact.round}`;
    case 'depth':
      return fact.depth === 'turns' ? 'entering every turn' : 'entering only round results';
    case 'left':
      return `${names(fact.player)} leaves the game`;
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
  logLine: (event, names) => sentenceOf(LINES, event, names),
  ask,
  choice,
  countLabel: counted,
  piece,
  undo,
  tapLabel,
  offerLabel,
  placeHeading
};
