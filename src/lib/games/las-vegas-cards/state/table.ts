import { CHIP_COLOUR_NAMES, type ChipColour } from '$lib/chip-cards';
import { clockwiseFrom, type Deck, type PlayerId } from '$lib/core';
import { returnCards, CARD_SET, cardName, cardOf } from '$lib/games/las-vegas-cards/data';
import {
  NUMBERS,
  type CardName,
  type Cards,
  type Casino,
  type CasinoNumber,
  type Options,
  type PlayerPlace,
  type State,
  type CardOwner
} from '$lib/games/las-vegas-cards/types';

/** Returns the full set of cards of one player (1.4). */
export function setOf({ set }: Pick<Options, 'set'>): Deck {
  return set ?? CARD_SET;
}

/**
 * Returns a player at the start of a round, with all thirty cards shuffled. If the app dealt before, it deals again.
 */
export function playerAtRoundStart(options: Options, placeBefore?: PlayerPlace): PlayerPlace {
  const handMember = placeBefore?.hand === undefined ? {} : { hand: [] };
  return {
    deck: setOf(options),
    ...handMember,
    glass: {},
    placed: 0,
    last: [],
    now: {},
    laid: false,
    finished: false,
    notes: placeBefore?.notes ?? [],
    chipCards: placeBefore?.chipCards ?? {},
    bonuses: placeBefore?.bonuses ?? [],
    ...(placeBefore?.cash === undefined ? {} : { cash: placeBefore.cash })
  };
}

export function placeOf(
  { places, options }: Pick<State, 'places' | 'options'>,
  player: PlayerId
): PlayerPlace {
  return places[player] ?? playerAtRoundStart(options);
}

export function withPlace(
  state: State,
  player: PlayerId,
  update: (place: PlayerPlace) => PlayerPlace
): State {
  return { ...state, places: { ...state.places, [player]: update(placeOf(state, player)) } };
}

export function withPlaces(
  state: State,
  update: (place: PlayerPlace, player: PlayerId) => PlayerPlace
): State {
  return state.seats.reduce(
    (result, player) => withPlace(result, player, (place) => update(place, player)),
    state
  );
}

/** Returns the casino of a number; an empty one if it does not exist. */
export function casinoAt({ casinos }: Pick<State, 'casinos'>, number: CasinoNumber): Casino {
  return casinos[number - 1] ?? EMPTY_CASINO;
}

const EMPTY_CASINO: Casino = { cards: {}, dice: {}, chipCards: {} };

/** Makes six casinos for a new round; chip cards that were not taken stay (7.2). */
export function emptyCasinos(casinosBefore: readonly Casino[]): readonly Casino[] {
  return NUMBERS.map((number) => ({
    ...EMPTY_CASINO,
    chipCards: casinosBefore[number - 1]?.chipCards ?? {}
  }));
}

export function withCasino(state: State, number: CasinoNumber, update: (casino: Casino) => Casino): State {
  const casinos = state.casinos.map((casino, index) => (index === number - 1 ? update(casino) : casino));
  return { ...state, casinos };
}

/** Adds cards of `owner` to their casinos (3.3). */
export function addToCasinos(state: State, owner: CardOwner, cards: readonly CardName[]): State {
  return cards.reduce((result, name) => {
    const { number, dice } = cardOf(name);
    return withCasino(result, number, (casino) => {
      const ownCards: Cards = casino.cards[owner] ?? { single: 0, double: 0 };
      const cardsAfter: Cards =
        dice === 2
          ? { ...ownCards, double: ownCards.double + 1 }
          : { ...ownCards, single: ownCards.single + 1 };
      return { ...casino, cards: { ...casino.cards, [owner]: cardsAfter } };
    });
  }, state);
}

/** Takes a player's cards off the casinos. */
export function withoutCards(state: State, player: PlayerId): State {
  return NUMBERS.reduce(
    (result, number) =>
      withCasino(result, number, (casino) => {
        const { [player]: _gone, ...cards } = casino.cards;
        return { ...casino, cards };
      }),
    state
  );
}

/** Lists the active players who have not placed in this turn yet; if players take turns, only the current one. */
export function playersToPlace(state: State): readonly PlayerId[] {
  if (state.phase !== 'turns' || state.depth === 'rounds') return [];
  const candidates = state.player === undefined ? state.seats : [state.player];
  return candidates.filter((player) => {
    const { finished, laid } = placeOf(state, player);
    return !finished && !laid;
  });
}

/** Lists the players who have not placed yet and whose hands the app deals. */
export function playersDealtByApp(state: State): readonly PlayerId[] {
  return playersToPlace(state).filter((player) => placeOf(state, player).hand !== undefined);
}

/** Checks whether nothing has been chosen or placed in this turn. */
export function isTurnUntouched(state: State): boolean {
  return state.seats.every((player) => {
    const { chosen, laid } = placeOf(state, player);
    return chosen === undefined && !laid;
  });
}

/** Checks whether any card has been placed in this round. */
export function isRoundBegun(state: State): boolean {
  return state.seats.some((player) => placeOf(state, player).placed > 0);
}

/** Returns the seats clockwise from the player who started the round (6.1). */
export function seatsInTurnOrder({ seats, starter }: Pick<State, 'seats' | 'starter'>): readonly PlayerId[] {
  return clockwiseFrom(seats, starter);
}

/** Returns the cards that a player can still place, as publicly known: those of the set that are not at a casino. */
export function availableCards(state: State, player: PlayerId): Deck {
  const { deck, hand = [], glass } = placeOf(state, player);
  return hand.reduce(
    (deckSoFar, card) => ({ ...deckSoFar, [card]: (deckSoFar[card] ?? 0) + 1 }),
    returnCards(deck, glass)
  );
}

/** Switches a player to physical cards. The cards that the app had dealt no longer limit them (9.3). */
export function withOwnCards(state: State, player: PlayerId): PlayerPlace {
  const { hand: _hand, chosen: _chosen, ...place } = placeOf(state, player);
  return { ...place, deck: availableCards(state, player), glass: {} };
}

/** Returns the name of a chip card colour in this match. */
export function colourName({ chipCards }: Options, colour: ChipColour): string {
  return chipCards?.names?.[colour] ?? CHIP_COLOUR_NAMES[colour];
}

/** Counts the dice of one number in a player's set. */
export function mostDice({ options }: Pick<State, 'options'>, number: number): number {
  const cardSet = setOf(options);
  return (cardSet[cardName(number, 1)] ?? 0) + 2 * (cardSet[cardName(number, 2)] ?? 0);
}
