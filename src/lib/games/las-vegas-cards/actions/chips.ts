import { coloursOf, withChipCard, withoutChipCard, type ChipColour } from '$lib/chip-cards';
import type { Played, PlayerId } from '$lib/core';
import { DICE_FOR_A_CHIP_CARD, diceOf } from '$lib/games/las-vegas-cards/data';
import { nextTurn } from './next-turn';
import { casinoAt, circle, placeOf, withCasino, withPlace } from '$lib/games/las-vegas-cards/state/table';
import {
  NUMBERS,
  type CasinoNumber,
  type ChipClaim,
  type Move,
  type State,
  type Why
} from '$lib/games/las-vegas-cards/types';

/** Adds one chip card to each casino; cards already there stay (7.2). */
export function layChipCards(state: State, colours: Extract<Move, { type: 'chipCards' }>['colours']): State {
  const chipPile = { ...state.chipPile };
  return colours.reduce<State>((so, colour, at) => {
    chipPile[colour] = (chipPile[colour] ?? 0) - 1;
    const laid = withCasino(so, NUMBERS[at] ?? 1, (casino) => ({
      ...casino,
      chipCards: withChipCard(casino.chipCards, colour)
    }));
    return { ...laid, chipPile };
  }, state);
}

/** Lists the claims to chip cards after this turn: casino by casino, and at each in turn order (7.3, 7.9). */
export function claimsNow(state: State): readonly ChipClaim[] {
  if (state.options.chipCards === undefined) return [];
  return NUMBERS.filter((casino) => hasChipCards(state, casino)).flatMap((casino) => {
    const all = circle(state).flatMap((player): readonly ChipClaim[] => {
      const dice = diceThatCount(state, player, casino);
      return dice < DICE_FOR_A_CHIP_CARD ? [] : [{ player, casino, dice }];
    });
    return state.options.chipCards?.together === 'mostDice'
      ? [...all].sort((one, other) => other.dice - one.dice)
      : all;
  });
}

/**
 * Counts the dice placed in this turn. With the house rule `accumulated`, counts all dice there if any were added
 * (7.4).
 */
function diceThatCount(state: State, player: PlayerId, casino: CasinoNumber): number {
  const placed = placeOf(state, player).now[casino] ?? 0;
  if (placed === 0 || state.options.chipCards?.dice !== 'accumulated') return placed;
  return diceOf(casinoAt(state, casino).cards[player] ?? { single: 0, double: 0 });
}

function hasChipCards(state: State, casino: CasinoNumber): boolean {
  return coloursOf(casinoAt(state, casino).chipCards).length > 0;
}

/** Takes or declines a chip card, then moves on to the next claim or the next turn (7.3, 7.6). */
export function takeChipCard(
  state: State,
  { player, casino, colour }: Extract<Move, { type: 'chipCard' }>
): Played<State, Why> {
  const taken = colour === 'none' ? state : handOver(state, player, casino, colour);
  const claims = state.claims.slice(1).filter((claim) => hasChipCards(taken, claim.casino));
  if (claims.length > 0) return { state: { ...taken, claims }, postings: [] };
  return nextTurn({ ...taken, claims, phase: 'turns' });
}

function handOver(state: State, player: PlayerId, casino: CasinoNumber, colour: ChipColour): State {
  const gone = withCasino(state, casino, (each) => ({
    ...each,
    chipCards: withoutChipCard(each.chipCards, colour)
  }));
  return withPlace(gone, player, (place) => ({
    ...place,
    chipCards: withChipCard(place.chipCards, colour)
  }));
}
