import {
  clockwiseFrom,
  deckSize,
  hasLeft,
  movesPiece,
  PLAYER_IDS,
  playersInRound,
  stayingPlayers,
  type Deck,
  type PlayerId,
  type Posting
} from '$lib/core';
import {
  barsFor,
  cardOf,
  cardsFor,
  chitsPerRound,
  HAND_SIZE,
  WHOLE_BOX_PLAYERS
} from '$lib/games/razzia/data';
import type { TieContext } from '$lib/games/razzia/payout/resolve';
import type {
  Bar,
  CardName,
  Deal,
  Options,
  PlayedCard,
  Shares,
  State,
  View,
  Why
} from '$lib/games/razzia/types';

export function chitsAt(state: Pick<State, 'chits'>, bar: Bar): readonly number[] {
  return state.chits[bar] ?? [];
}

/** The seats, the players who left with the round in which they did, and the current round. */
type Seats = Pick<State, 'seats' | 'left' | 'round'>;

/** Returns the players who play on, clockwise. */
export const activePlayers: (seats: Pick<Seats, 'seats' | 'left'>) => readonly PlayerId[] = stayingPlayers;

/**
 * Returns the players for whom the round was set up: its bars and cards, and the distances from its dealer, stay as they
 * are if someone leaves before it ends (1.11, 1.17).
 */
export const playersDealtIn: (seats: Seats) => readonly PlayerId[] = playersInRound;

export function tieContextOf(table: Seats & Pick<State, 'dealer' | 'options'>): TieContext {
  const { furthest, equalSymbols } = table.options;
  return { seats: playersDealtIn(table), dealer: table.dealer, furthest, equalSymbols };
}

/** Returns the revealed cards at a bar, in seat order. */
export function cardsAt(
  { seats, shown: shownCards = {} }: Pick<State, 'seats' | 'shown'>,
  bar: Bar
): readonly PlayedCard[] {
  return seats.flatMap((player) => {
    const name = shownCards[player];
    if (name === undefined) return [];
    const { bar: barOfCard, ...face } = cardOf(name);
    return barOfCard === bar ? [{ player, ...face }] : [];
  });
}

/** Returns the players who get the next cards from the app: clockwise from the dealer's left, up to five each (2.3). */
export function nextCardReceivers(state: State): readonly PlayerId[] {
  const { dealer, hands, seats } = state;
  const [, ...others] = clockwiseFrom(seats, dealer);
  return [...others, dealer]
    .filter((player) => !hasLeft(state, player))
    .flatMap((player) => Array<PlayerId>(HAND_SIZE - (hands?.[player]?.length ?? 0)).fill(player));
}

/** Returns all cards of the match: those that may turn up if nothing is known about played cards. */
export function allCards(table: Seats & Pick<State, 'options'>): Deck {
  return cardsFor(playersDealtIn(table).length, table.options);
}

/**
 * Returns the reason why a player cannot have shown a card of which `count` were shown: with these players the box has
 * fewer (1.3, 1.9, 5.1, 5.2), or one was played since the last shuffle (2.4).
 */
export function refuseShownCards(
  table: Seats & Pick<View, 'box' | 'placeableCards' | 'options'>,
  player: PlayerId,
  card: CardName,
  count: number
): Why | undefined {
  if (count <= (table.placeableCards[card] ?? 0)) return undefined;
  const countInPlay = table.box[card] ?? 0;
  if (count <= countInPlay) return { code: 'cardGone', rule: '2.4', card, player };
  const players = playersDealtIn(table).length;
  return {
    code: 'noSuchCard',
    rule: refusingRule(card, players, table.options, countInPlay),
    card,
    players,
    inPlay: countInPlay
  };
}

/**
 * Returns the paragraph that refuses a card: its bar is not used (5.1), the card is not used (1.3, 5.2), or the box has
 * no more of it (1.9).
 */
function refusingRule(
  card: CardName,
  players: number,
  options: Options,
  countInPlay: number
): Extract<Why, { code: 'noSuchCard' }>['rule'] {
  if (!barsFor(players, options.closed).includes(cardOf(card).bar)) return '5.1';
  if (countInPlay >= (cardsFor(WHOLE_BOX_PLAYERS, options)[card] ?? 0)) return '1.9';
  return players === 3 ? '5.2' : '1.3';
}

/** Returns the cards that players with physical hands may show: any, if the app dealt until now (2.4, 7.4). */
export function cardsInPlay(state: Seats & Pick<State, 'deck' | 'hands' | 'options'>): Deck {
  return state.hands === undefined ? state.deck : allCards(state);
}

/** Returns the deal of the bar that is divided next. */
export function currentDeal(state: State): Deal | undefined {
  return state.deals[0];
}

/** Counts the chits that this round lays out; the last round of three players may have fewer (2.1, 5.3, 5.4). */
export function chitsThisRound({ bars, stack }: Pick<State, 'bars' | 'stack'>): number {
  return Math.min(chitsPerRound(bars), deckSize(stack));
}

/** Counts the rounds for which these chits are enough (1.6, 5.4). */
export function roundsLeft(stack: Deck, bars: readonly Bar[], { lastChits }: Options): number {
  const rounds = deckSize(stack) / chitsPerRound(bars);
  return lastChits === 'round' ? Math.ceil(rounds) : Math.floor(rounds);
}

/** Removes chits from a list; undefined if one of them is missing. */
export function removeChits(
  chits: readonly number[],
  removedChits: readonly number[]
): readonly number[] | undefined {
  const remainingChits = [...chits];
  for (const value of removedChits) {
    const index = remainingChits.indexOf(value);
    if (index < 0) return undefined;
    remainingChits.splice(index, 1);
  }
  return remainingChits;
}

/** Groups chits by owner; chits without an owner are left out. */
export function sharesOf(chits: readonly number[], owners: readonly (PlayerId | undefined)[]): Shares {
  const shares: Partial<Record<PlayerId, number[]>> = {};
  chits.forEach((value, index) => {
    const owner = owners[index];
    if (owner !== undefined) (shares[owner] ??= []).push(value);
  });
  return shares;
}

/** Returns an owner of each chit in a division, the inverse of `sharesOf`; undefined for chits that no one gets. */
export function ownersOf(chits: readonly number[], shares: Shares): readonly (PlayerId | undefined)[] {
  const owners = PLAYER_IDS.map((player) => ({ player, chits: [...(shares[player] ?? [])] }));
  return chits.map((value) => {
    const owner = owners.find((holding) => holding.chits.includes(value));
    owner?.chits.splice(owner.chits.indexOf(value), 1);
    return owner?.player;
  });
}

/** Returns all chits of a division, in one list. */
export function sharedChits(shares: Shares): readonly number[] {
  return Object.values(shares).flat();
}

/** Applies the postings of a bar: moves its chits to the players and stores the postings. */
export function applyPostings(state: State, bar: Bar, postings: readonly Posting<Why>[]): State {
  const postingsByBar = { ...state.paid, [bar]: [...(state.paid[bar] ?? []), ...postings] };
  const wonChits = { ...state.won };
  const removedChits: number[] = [];
  for (const { to: receiver, value } of postings.filter(movesPiece)) {
    const player = state.seats.find((seat) => seat === receiver);
    if (player === undefined) continue;
    wonChits[player] = [...(wonChits[player] ?? []), value];
    removedChits.push(value);
  }
  return {
    ...state,
    won: wonChits,
    paid: postingsByBar,
    chits: { ...state.chits, [bar]: removeChits(chitsAt(state, bar), removedChits) ?? [] }
  };
}
