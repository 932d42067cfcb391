import {
  deckSize,
  hasLeft,
  movesPiece,
  nextStayingPlayer,
  type Place,
  type Played,
  type Posting
} from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import { ROUNDS } from '$lib/games/las-vegas-cards/data';
import { payBonuses, payRound } from '$lib/games/las-vegas-cards/payout/payout';
import {
  colourName,
  emptyCasinos,
  playerAtRoundStart,
  placeOf,
  setOf,
  withPlaces
} from '$lib/games/las-vegas-cards/state/table';
import type { State, Why } from '$lib/games/las-vegas-cards/types';

/** Starts the next step after the notes: chip cards, then the third colour, then the first turn. */
export function beginRound(state: State): State {
  if (state.phase === 'notes' && state.options.chipCards !== undefined)
    return { ...state, phase: 'chipCards' };
  if (state.phase !== 'neutral' && deckSize(state.neutralDeck) > 0) return { ...state, phase: 'neutral' };
  return { ...state, phase: 'turns' };
}

/** Ends the turns: pays the round, or waits for its notes. */
export function endRound(state: State): Played<State, Why> {
  return state.later ? withoutPostings({ ...state, phase: 'notes' }) : pay(state);
}

/** Pays every casino. After the fourth round it also pays the chip cards, else it starts the next round. */
export function pay(state: State): Played<State, Why> {
  const postings = payRound(state.casinos);
  const { round, casinos } = state;
  const nextState = returnAllCards({ ...handOut(state, postings), paid: { round, casinos } });
  if (round < ROUNDS) return { state: nextRound(nextState), postings };
  const bonuses = bonusesOf(state);
  return { state: handOut({ ...nextState, phase: 'over' }, bonuses), postings: [...postings, ...bonuses] };
}

/** Returns the postings for chip cards at the end of the game (7.7). */
export function bonusesOf(state: State): readonly Posting<Why>[] {
  return state.seats.flatMap((player) =>
    payBonuses(player, placeOf(state, player).chipCards, (colour) => colourName(state.options, colour))
  );
}

function handOut(state: State, postings: readonly Posting<Why>[]): State {
  const piecesPaidTo = (place: Place, piece: string): readonly number[] =>
    postings
      .filter((posting) => movesPiece(posting) && posting.to === place && posting.piece === piece)
      .map(({ value }) => value);
  return withPlaces({ ...state, box: [...state.box, ...piecesPaidTo('box', 'note')] }, (place, player) => ({
    ...place,
    notes: [...place.notes, ...piecesPaidTo(player, 'note')].sort((a, b) => b - a),
    bonuses: [...place.bonuses, ...piecesPaidTo(player, 'cash')]
  }));
}

/** Returns all cards to their owners, who have thirty again; chip cards that were not taken stay (2.2, 7.2). */
function returnAllCards(state: State): State {
  const clearedState = withPlaces(state, (place, player) => {
    const playerAtStart = playerAtRoundStart(state.options, place);
    return hasLeft(state, player) ? { ...playerAtStart, finished: true } : playerAtStart;
  });
  const neutralDeck = state.options.neutral ? setOf(state.options) : {};
  return { ...clearedState, casinos: emptyCasinos(state.casinos), neutralDeck, later: false };
}

/** The next player clockwise goes first (6.4, 6.5). */
function nextRound(state: State): State {
  const starter = nextStayingPlayer(state, state.starter);
  const next: State = { ...state, round: state.round + 1, turn: 1, phase: 'notes', starter };
  return state.player === undefined ? next : { ...next, player: starter };
}
