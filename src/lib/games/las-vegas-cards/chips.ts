import { coloursOf, withChipCard, withoutChipCard, type ChipColour } from '$lib/chip-cards';
import type { Played, PlayerId } from '$lib/core';
import { DICE_FOR_A_CHIP_CARD, diceOf } from './data';
import { nextTurn } from './next-turn';
import { casinoAt, circle, placeOf, withCasino, withPlace } from './table';
import { NUMBERS, type CasinoNumber, type ChipClaim, type Move, type State, type Why } from './types';

/** One chip card a casino, beside those that lie there still (7.2). */
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

/** Who may take a chip card after this turn: casino by casino, at each in the order that the table plays (7.3, 7.9). */
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

/** Dice of this turn's placement, or by a house rule all that lie there, if any were added (7.4). */
function diceThatCount(state: State, player: PlayerId, casino: CasinoNumber): number {
  const placed = placeOf(state, player).now[casino] ?? 0;
  if (placed === 0 || state.options.chipCards?.dice !== 'accumulated') return placed;
  return diceOf(casinoAt(state, casino).cards[player] ?? { single: 0, double: 0 });
}

function hasChipCards(state: State, casino: CasinoNumber): boolean {
  return coloursOf(casinoAt(state, casino).chipCards).length > 0;
}

/** A chip card is taken or left; the next claim follows, or the next turn (7.3, 7.6). */
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
