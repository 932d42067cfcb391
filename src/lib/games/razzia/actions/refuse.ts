import { deckSize, lacking } from '$lib/core';
import { nextDuel } from './asks';
import { chitsARound } from '$lib/games/razzia/data';
import { areDice, isReadable } from './guards';
import { refuseJoining } from './join';
import { refuseLeaving } from './leave';
import {
  allCards,
  chitsAt,
  chitsNow,
  dealtIn,
  liveCards,
  noSuchCard,
  openDeal,
  playing,
  receivers,
  sharedOut,
  without
} from '$lib/games/razzia/state/table';
import { BARS, type CardName, type Move, type State, type Why } from '$lib/games/razzia/types';

type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;
type Wanted = Extract<Why, { code: 'notNow' }>['wanted'];

/**
 * Returns the reason why a move is not allowed now, or undefined if it is. No reason reveals anything about a hidden
 * card.
 */
export function refuse(state: State, move: Move): Why | undefined {
  if (!isReadable(move)) return { code: 'unreadable', rule: '7.1' };
  switch (move.type) {
    case 'hands':
      return refuseHands(state, move.cards);
    case 'lay':
      return refuseLay(state, move.chits);
    case 'put':
      return refusePut(state, move);
    case 'choose':
      return refuseChoose(state, move);
    case 'turnOver':
      return refuseTurnOver(state);
    case 'reveal':
      return refuseReveal(state, move.cards);
    case 'propose':
      return refusePropose(state, move);
    case 'answer':
      return refuseAnswer(state, move);
    case 'duel':
      return refuseDuel(state, move);
    case 'taken':
      return refuseTaken(state, move);
    case 'depth':
      return refuseDepth(state, move);
    case 'leave':
      return state.phase === 'over' ? notNow(state) : refuseLeaving(state, move);
    case 'join':
      return state.phase === 'over' ? notNow(state) : refuseJoining(state, move);
  }
}

/** Returns the move that the match waits for. */
function wanted(state: State): Wanted {
  switch (state.phase) {
    case 'over':
      return 'nothing';
    case 'put':
      return 'put';
    case 'lay':
      return short(state) ? 'cards' : 'lay';
    case 'choose':
      if (state.depth === 'rounds') return 'taken';
      if (state.hands === undefined) return 'cards';
      return allChosen(state) ? 'turnOver' : 'choose';
    case 'deal': {
      const deal = openDeal(state);
      if (deal?.shares === undefined) return 'propose';
      return nextDuel(state, deal) === undefined ? 'answer' : 'duel';
    }
  }
}

function notNow(state: State): Why {
  return { code: 'notNow', rule: '7.1', wanted: wanted(state) };
}

/** Checks whether the app deals and a player has fewer than five cards. */
function short(state: State): boolean {
  return state.hands !== undefined && receivers(state).length > 0;
}

function allChosen(state: State): boolean {
  return playing(state).every((player) => state.chosen[player] !== undefined);
}

function refuseHands(state: State, cards: readonly CardName[]): Why | undefined {
  const missing = receivers(state).length;
  const open = state.depth === 'turns' && (state.phase === 'lay' || state.phase === 'choose');
  if (!open || missing === 0) return notNow(state);
  const count = Math.min(missing, deckSize(state.deck));
  if (cards.length !== count) return { code: 'wrongCards', rule: '2.3', wanted: count, given: cards.length };
  const gone = lacking(state.deck, cards);
  return gone === undefined
    ? undefined
    : { code: 'wrongCards', rule: '2.4', wanted: count, given: cards.length };
}

function refuseLay(state: State, chits: readonly number[]): Why | undefined {
  if (state.phase !== 'lay' || short(state)) return notNow(state);
  const count = chitsNow(state);
  if (chits.length !== count)
    return { code: 'wrongChits', rule: chitsRule(state, count), wanted: count, given: chits.length };
  const gone = lacking(state.stack, chits.map(String));
  if (gone === undefined) return undefined;
  return { code: 'chitGone', rule: '1.4', value: Number(gone), left: state.stack[gone] ?? 0 };
}

/**
 * Returns the paragraph for the number of chits: seven per round (2.1), five with three players (5.3), the rest in a
 * fifteenth round (5.4).
 */
function chitsRule(state: State, count: number): '2.1' | '5.3' | '5.4' {
  if (playing(state).length !== 3) return '2.1';
  return count < chitsARound(state.bars) ? '5.4' : '5.3';
}

function refusePut(state: State, { bar }: MoveOf<'put'>): Why | undefined {
  if (state.phase !== 'put') return notNow(state);
  return state.bars.includes(bar) ? undefined : { code: 'barClosed', rule: '5.1', bar };
}

function refuseChoose(state: State, { player, card }: MoveOf<'choose'>): Why | undefined {
  if (wanted(state) !== 'choose' || !playing(state).includes(player)) return notNow(state);
  if (state.chosen[player] !== undefined) return { code: 'alreadyChosen', rule: '3.1', player };
  const hand = state.hands?.[player] ?? [];
  return hand.includes(card) ? undefined : { code: 'notInHand', rule: '3.1', player };
}

function refuseTurnOver(state: State): Why | undefined {
  if (state.phase !== 'choose' || state.depth === 'rounds' || state.hands === undefined) return notNow(state);
  const missing = playing(state).filter((player) => state.chosen[player] === undefined);
  return missing.length === 0 ? undefined : { code: 'notAllChosen', rule: '3.2', missing };
}

function refuseReveal(state: State, cards: readonly CardName[]): Why | undefined {
  const begun = Object.keys(state.chosen).length > 0;
  if (state.phase !== 'choose' || state.depth === 'rounds' || begun) return notNow(state);
  const players = playing(state).length;
  if (cards.length !== players)
    return { code: 'wrongCards', rule: '3.1', wanted: players, given: cards.length };
  for (const [index, card] of cards.entries()) {
    const refused = refuseShown(state, card, index, cards);
    if (refused !== undefined) return refused;
  }
  return undefined;
}

/** Refuses a card that is not in the box with this many players, or that was played since the last shuffle. */
function refuseShown(
  state: State,
  card: CardName,
  index: number,
  cards: readonly CardName[]
): Why | undefined {
  const player = playing(state)[index];
  if (player === undefined) return undefined;
  const earlier = cards.slice(0, index + 1).filter((each) => each === card).length;
  if (earlier <= (liveCards(state)[card] ?? 0)) return undefined;
  const inBox = allCards(state)[card] ?? 0;
  if (earlier > inBox) return noSuchCard(card, dealtIn(state), state.options, inBox);
  return { code: 'cardGone', rule: '2.4', card, player };
}

function refusePropose(state: State, { shares }: MoveOf<'propose'>): Why | undefined {
  const deal = openDeal(state);
  if (deal === undefined || wanted(state) !== 'propose') return notNow(state);
  const chits = chitsAt(state, deal.bar);
  const divided = sharedOut(shares);
  const strangers = Object.keys(shares).some((player) =>
    deal.claimants.every((each) => each.player !== player)
  );
  const whole = divided.length === chits.length && without(chits, divided) !== undefined;
  return whole && !strangers ? undefined : { code: 'wrongShares', rule: '4.2', bar: deal.bar };
}

function refuseAnswer(state: State, { player }: MoveOf<'answer'>): Why | undefined {
  const deal = openDeal(state);
  if (deal === undefined || wanted(state) !== 'answer') return notNow(state);
  const [, ...others] = deal.claimants;
  const asked = others.some((each) => each.player === player) && deal.answers[player] === undefined;
  return asked ? undefined : { code: 'notAsked', rule: '4.4', player };
}

function refuseDuel(state: State, { champion, challenger }: MoveOf<'duel'>): Why | undefined {
  if (wanted(state) !== 'duel') return notNow(state);
  return areDice([champion, challenger]) ? undefined : { code: 'wrongDie', rule: '4.5' };
}

function refuseTaken(state: State, { bars }: MoveOf<'taken'>): Why | undefined {
  if (wanted(state) !== 'taken') return notNow(state);
  for (const bar of BARS) {
    const shares = bars[bar];
    if (shares === undefined) continue;
    if (!state.bars.includes(bar)) return { code: 'barClosed', rule: '5.1', bar };
    const strangers = Object.keys(shares).some((player) => !dealtIn(state).some((each) => each === player));
    if (strangers || without(chitsAt(state, bar), sharedOut(shares)) === undefined)
      return { code: 'takenWrong', rule: '7.2', bar };
  }
  return undefined;
}

function refuseDepth(state: State, { depth }: MoveOf<'depth'>): Why | undefined {
  if (state.phase === 'over' || depth === state.depth) return notNow(state);
  const open =
    state.phase === 'lay'
      ? !short(state)
      : state.phase === 'choose' && Object.keys(state.chosen).length === 0;
  return open ? undefined : { code: 'depthLater', rule: '7.3', depth };
}
