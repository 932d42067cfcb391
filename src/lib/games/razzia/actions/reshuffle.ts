import { deckSize, addPieces } from '$lib/core';
import { barsFor } from '$lib/games/razzia/data';
import { piecesOf, undealtAfterFirstDeal } from '$lib/games/razzia/payout/hands';
import { allCards, chitsAt, activePlayers, roundsLeft } from '$lib/games/razzia/state/table';
import type { State } from '$lib/games/razzia/types';

/** Checks whether another number of players uses other cards (1.11, 1.14). */
export function needsOtherCards(stateBefore: State, stateAfter: State): boolean {
  return deckSize(allCards(stateAfter)) !== deckSize(allCards(stateBefore));
}

/**
 * Takes the bars, cards and chits that this number of players uses. The chits of closed bars and those from the box are
 * shuffled into the stacks. All cards make a new deck, from which everyone gets a new hand (1.11, 1.12, 1.14, 1.15).
 */
export function reshuffle({ aside, hands, ...state }: State): State {
  const players = activePlayers(state).length;
  const bars = barsFor(players, state.options.closed);
  const closedBars = state.bars.filter((bar) => !bars.includes(bar));
  const chitsFromBars = closedBars.flatMap((bar) => chitsAt(state, bar).map(String));
  const chitsFromBox = players === 3 || aside === undefined ? [] : piecesOf(aside);
  const stack = addPieces(state.stack, [...chitsFromBars, ...chitsFromBox]);
  return {
    ...state,
    bars,
    stack,
    ...(players === 3 && aside !== undefined ? { aside } : {}),
    chits: Object.fromEntries(bars.map((bar) => [bar, chitsAt(state, bar)])),
    rounds: state.round - 1 + roundsLeft(stack, bars, state.options),
    deck: allCards(state),
    undealt: undealtAfterFirstDeal(state),
    discard: {},
    blind: false,
    // With round results only, the app deals no cards.
    ...(hands === undefined || state.depth === 'rounds' ? {} : { hands: {} })
  };
}
