import { dollars, listed, plural, type Names } from '$lib/core';
import type { Text } from '$lib/games/define';
import { ask } from './ask-text';
import { choice, counted, depthLabel, piece } from './choice-text';
import { BAR_NAMES } from './data';
import { refusal } from './refusal-text';
import type { Razzia } from './rules';
import type { Move, Tap, Told, Why } from './types';
import { atBar, cardWords, chitWords, EQUAL_SUMS, faceWords, peopleWords } from './words';

/** One sentence for every reason of this game, and its paragraph is named by the reason. */
function why(reason: Why, names: Names): string {
  switch (reason.code) {
    case 'alone':
      return `${names(reason.own.player)} is the only gambler ${atBar(reason.bar)} and takes the ${dollars(reason.value)}.`;
    case 'raided':
      return `${names(reason.own.player)} raids ${atBar(reason.bar)}, where ${peopleWords(reason.gamblers, names)} ${reason.gamblers.length === 1 ? 'gambles' : 'gamble'}, and takes the ${dollars(reason.value)}.`;
    case 'shutOut':
      return `${names(reason.own.player)} gambles ${atBar(reason.bar)} and is raided by ${listed(reason.raiders.map(({ player }) => names(player)))}: nothing.`;
    case 'noGambler':
      return `${names(reason.own.player)} raids ${atBar(reason.bar)} and finds no gambler: nothing${reason.money ? ', and the money stays' : ''}.`;
    case 'nothingThere':
      return `No chit lies ${atBar(reason.bar)}, so there is nothing for ${names(reason.own.player)}.`;
    case 'offered':
      return `${names(reason.own.player)} accepts what ${names(reason.by)} offered ${atBar(reason.bar)} and takes the ${dollars(reason.value)}.`;
    case 'offeredNothing':
      return `${names(reason.own.player)} accepts ${atBar(reason.bar)}, and ${names(reason.by)} had offered nothing.`;
    case 'kept':
      return `${names(reason.own.player)} proposed ${atBar(reason.bar)}, everybody accepted, and the ${dollars(reason.value)} was not offered to anybody else.`;
    case 'keptNothing':
      return `${names(reason.own.player)} proposed ${atBar(reason.bar)} and offered every chit to others: nothing.`;
    case 'duelWon':
      return `${names(reason.own.player)} wins ${atBar(reason.bar)} against ${listed(reason.beaten.map(names))} and takes the ${dollars(reason.value)} that was left.`;
    case 'duelWonNothing':
      return `${names(reason.own.player)} wins ${atBar(reason.bar)} against ${listed(reason.beaten.map(names))}, but no chit was left to win.`;
    case 'duelLost':
      return lostDuel(reason, names);
    case 'equalLost':
      return `${names(reason.own.player)} and ${names(reason.other.player)} both have ${faceWords(reason.own)}; ${names(reason.other.player)} sits further from the dealer and wins without a throw: nothing.`;
    case 'equalWon':
      return `${names(reason.own.player)} and ${names(reason.other.player)} both have ${faceWords(reason.own)}; ${names(reason.own.player)} sits further from the dealer and takes the ${dollars(reason.value)}.`;
    case 'unclaimed':
      return `Nobody has taken the ${dollars(reason.value)} ${atBar(reason.bar)} by the end; by the house rule ${names(reason.player)}, the last dealer, takes it.`;
    case 'taken':
      return `The table says that ${names(reason.player)} took ${dollars(reason.value)} ${atBar(reason.bar)}.`;
    case 'proposes':
      return `${names(reason.own.player)} proposes ${atBar(reason.bar)}: ${faceWords(reason.own)} is stronger than ${peopleWords(reason.others, names)}.`;
    case 'proposesEqual':
      return proposesEqual(reason, names);
    case 'odds':
      return reason.rule === '6.4'
        ? `With ${reason.challenger} against ${reason.proposer} nobody throws: the proposer sits further from the dealer and wins.`
        : `With ${reason.challenger} against ${reason.proposer} the challenger wins ${reason.ways} of ${reason.of} throws.`;
    case 'sum':
      return `${names(reason.player)} has won ${plural(reason.chits, 'chit')}: ${dollars(reason.total)}.`;
    case 'level':
      return `${listed(reason.players.map(names))} have ${dollars(reason.total)} each and share the place.`;
    case 'notInHand':
    case 'alreadyChosen':
    case 'notAllChosen':
    case 'noSuchCard':
    case 'cardGone':
    case 'wrongCards':
    case 'chitGone':
    case 'wrongChits':
    case 'barClosed':
    case 'wrongShares':
    case 'notAsked':
    case 'wrongDie':
    case 'unreadable':
    case 'takenWrong':
    case 'depthLater':
    case 'notNow':
      return refusal(reason, names);
  }
}

function proposesEqual(
  { own, other, dealer, steps, otherSteps, level, bar }: Extract<Why, { code: 'proposesEqual' }>,
  names: Names
): string {
  const both = `${names(own.player)} proposes ${atBar(bar)}: ${names(other.player)} has ${faceWords(other)} too, but`;
  if (level === true)
    return `${both} of the two, who sit equally far from ${names(dealer)}, ${names(own.player)} comes later clockwise.`;
  return other.player === dealer
    ? `${both} is the dealer, and ${names(own.player)} sits ${plural(steps, 'seat')} further.`
    : `${both} sits ${plural(otherSteps, 'seat')} from ${names(dealer)}, who deals, and ${names(own.player)} ${steps}.`;
}

function lostDuel(
  { own, other, dice, totals: [mine, theirs], tie, rule, bar }: Extract<Why, { code: 'duelLost' }>,
  names: Names
): string {
  const fought = `${names(own.player)} throws ${dice[0]} and has ${mine}, ${names(other.player)} throws ${dice[1]} and has ${theirs}`;
  if (!tie) return `${fought}: ${names(own.player)} loses the duel ${atBar(bar)} and gets nothing.`;
  return `${fought}: ${EQUAL_SUMS[rule]}, so ${names(own.player)} gets nothing ${atBar(bar)}.`;
}

function told(fact: Told, names: Names): string {
  switch (fact.code) {
    case 'hands':
      return `The app deals ${plural(fact.cards, 'card')}.`;
    case 'laid':
      return `${names(fact.dealer)} deals round ${fact.round}: ${chitWords(fact.chits)}.`;
    case 'put':
      return `${names(fact.dealer)} puts ${dollars(fact.chit)} ${atBar(fact.bar)}.`;
    case 'chosen':
      return `${names(fact.player)} has chosen.`;
    case 'shown':
      return `The cards are turned over: ${listed(Object.entries(fact.cards).map(([player, card]) => `${names(player as Parameters<Names>[0])} ${cardWords(card)}`))}.`;
    case 'proposed':
      return `${names(fact.by)} proposes ${atBar(fact.bar)}: ${listed(Object.entries(fact.shares).map(([player, chits]) => `${chitWords(chits)} to ${names(player as Parameters<Names>[0])}`))}.`;
    case 'answered':
      return fact.answer === 'accept'
        ? `${names(fact.player)} accepts ${atBar(fact.bar)}.`
        : `${names(fact.player)} wants a duel ${atBar(fact.bar)}.`;
    case 'fought':
      return `${names(fact.between[0])} throws ${fact.champion} (${fact.totals[0]}), ${names(fact.between[1])} throws ${fact.challenger} (${fact.totals[1]}): ${names(fact.winner)} wins the duel ${atBar(fact.bar)}.`;
    case 'taken':
      return `The table says who took what in round ${fact.round}.`;
    case 'depth':
      return fact.depth === 'turns'
        ? 'Every turn is told from now on.'
        : 'Only the rounds are told from now on.';
  }
}

function tap(each: Tap, names: Names): string {
  switch (each.tap) {
    case 'chit':
      return `${dollars(each.value)} turned up`;
    case 'card':
      return `${names(each.player)} shows ${cardWords(each.card)}`;
    case 'half':
      return `${names(each.player)} is ${atBar(each.bar)}`;
    case 'turn':
      return `${names(each.player)} is told next`;
    case 'hand':
      return `The ${dollars(each.value)} chit ${each.to === 'middle' ? 'back to the middle' : `to ${names(each.to)}`}`;
    case 'die':
      return `A die shows ${each.face}`;
    case 'took':
      return each.to === 'stays'
        ? `A chit stays ${atBar(each.bar)}`
        : `${names(each.to)} took a chit ${atBar(each.bar)}`;
    case 'show':
      return 'Another way to enter it';
  }
}

/** What the undo bar calls a line of the log. */
function undo(fact: Told, names: Names): string | undefined {
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
      return `${names(fact.by)} proposes ${atBar(fact.bar)}`;
    case 'answered':
      return fact.answer === 'accept'
        ? `${names(fact.player)} accepts ${atBar(fact.bar)}`
        : `${names(fact.player)} wants a duel ${atBar(fact.bar)}`;
    case 'fought':
      return `the duel ${atBar(fact.bar)}`;
    case 'taken':
      return `what round ${fact.round} brought`;
    case 'depth':
      return fact.depth === 'turns' ? 'telling every turn' : 'telling only the rounds';
    case 'chosen':
      return undefined;
  }
}

/** The bar that a reason is about, as a heading. */
function where(reason: Why): string | undefined {
  return 'bar' in reason && reason.bar !== 'this' ? BAR_NAMES[reason.bar] : undefined;
}

function offer(move: Move): string {
  return move.type === 'depth' ? depthLabel(move.depth) : '';
}

export const text: Text<Razzia> = {
  why,
  told,
  ask,
  choice,
  counted,
  piece,
  undo,
  tap,
  offer,
  where
};
