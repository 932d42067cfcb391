import { coloursOf, isChipColour, withChipCard, withoutChipCard, type ChipColour } from '$lib/chip-cards';
import { isPlayer, type Choice, type PlayerId } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import { DICE_FOR_A_CHIP_CARD, diceOf, isCasinoNumber } from '$lib/games/las-vegas-cards/data';
import {
  casinoAt,
  seatsInTurnOrder,
  colourName,
  placeOf,
  withCasino,
  withPlace
} from '$lib/games/las-vegas-cards/state/table';
import {
  NUMBERS,
  type CasinoNumber,
  type ChipClaim,
  type Move,
  type State,
  type Why
} from '$lib/games/las-vegas-cards/types';
import { askId, notNowReason, type CardsAction, type CardsAsk } from './action';
import { nextTurn } from './next-turn';

/** A player takes or declines a chip card; then the next claim or the next turn follows (7.3, 7.6). */
export const chipCard: CardsAction<'chipCard'> = {
  isReadable: ({ player, casino, colour }) =>
    isPlayer(player) && isCasinoNumber(casino) && (colour === 'none' || isChipColour(colour)),
  refuse(state, { player, casino, colour }) {
    const [claim] = state.claims;
    if (state.phase !== 'claims' || claim?.player !== player || claim.casino !== casino)
      return notNowReason(state);
    if (colour === 'none' || (casinoAt(state, casino).chipCards[colour] ?? 0) > 0) return undefined;
    return { code: 'noChipCard', rule: '7.3', casino, colour, name: colourName(state.options, colour) };
  },
  apply(state, { player, casino, colour }) {
    const next = colour === 'none' ? state : giveChipCard(state, player, casino, colour);
    const claims = state.claims.slice(1).filter((claim) => hasChipCards(next, claim.casino));
    return claims.length > 0
      ? withoutPostings({ ...next, claims })
      : nextTurn({ ...next, claims, phase: 'turns' });
  },
  log({ options }, { player, casino, colour }) {
    const line = { code: 'chipCard', player, casino } as const;
    return colour === 'none' ? line : { ...line, colour: { colour, name: colourName(options, colour) } };
  }
};

/** Asks the player with the next claim for a chip card; empty without a claim. */
export function chipCardAsks(state: State): readonly CardsAsk[] {
  return state.claims.slice(0, 1).map(({ player, casino }) => {
    const colours = coloursOf(casinoAt(state, casino).chipCards);
    const choices = [...colours, 'none' as const].map((colour): Choice<Move, Why> => ({
      move: { type: 'chipCard', player, casino, colour }
    }));
    return { ...askId('chipCard', player, casino), for: player, kind: 'choose', choices };
  });
}

/** Lists the claims to chip cards after this turn: casino by casino, and at each in turn order (7.3, 7.9). */
export function currentClaims(state: State): readonly ChipClaim[] {
  if (state.options.chipCards === undefined) return [];
  return NUMBERS.filter((casino) => hasChipCards(state, casino)).flatMap((casino) => {
    const claims = seatsInTurnOrder(state).flatMap((player): readonly ChipClaim[] => {
      const dice = countDice(state, player, casino);
      return dice < DICE_FOR_A_CHIP_CARD ? [] : [{ player, casino, dice }];
    });
    return state.options.chipCards?.together === 'mostDice'
      ? [...claims].sort((a, b) => b.dice - a.dice)
      : claims;
  });
}

/**
 * Counts the dice placed in this turn. With the house rule `accumulated`, counts all dice there if any were added
 * (7.4).
 */
function countDice(state: State, player: PlayerId, casino: CasinoNumber): number {
  const placedDice = placeOf(state, player).now[casino] ?? 0;
  if (placedDice === 0 || state.options.chipCards?.dice !== 'accumulated') return placedDice;
  return diceOf(casinoAt(state, casino).cards[player] ?? { single: 0, double: 0 });
}

function hasChipCards(state: State, casino: CasinoNumber): boolean {
  return coloursOf(casinoAt(state, casino).chipCards).length > 0;
}

function giveChipCard(state: State, player: PlayerId, casino: CasinoNumber, colour: ChipColour): State {
  const next = withCasino(state, casino, (casino) => ({
    ...casino,
    chipCards: withoutChipCard(casino.chipCards, colour)
  }));
  return withPlace(next, player, (place) => ({
    ...place,
    chipCards: withChipCard(place.chipCards, colour)
  }));
}
