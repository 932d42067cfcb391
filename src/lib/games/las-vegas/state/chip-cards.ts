import {
  ALL_CHIP_CARDS,
  chipGains,
  coloursOf,
  withChipCard,
  withoutChipCard,
  type ChipColour
} from '$lib/chip-cards';
import { missingPiece, type Deck, type PlayerId } from '$lib/core';
import type {
  ChipCardsTaken,
  ChipCardTable,
  ChipCardView,
  ChipCardWhy
} from '$lib/games/las-vegas/strings/en/chip-card';
import { FACES, type Dice, type Face, type State } from '$lib/games/las-vegas/types';

export const NO_CHIP_CARDS: ChipCardTable = {
  pile: ALL_CHIP_CARDS,
  lying: FACES.map(() => ({})),
  owned: {},
  laidIn: 0,
  bonuses: {}
};

/** True if this round's chip cards are still to be laid out (25.1). */
export function areChipCardsToLay({ chipCards, phase, round }: State): boolean {
  return chipCards !== undefined && phase === 'turns' && chipCards.laidIn !== round;
}

/** Offers a chip card to a player with at least two dice at a casino that has one (25.2 to 25.4). */
export function offerChipCard(state: State, player: PlayerId, casino: Face, newDice: Dice): State {
  const { chipCards } = state.options;
  const cards = state.chipCards?.lying[casino - 1] ?? {};
  if (chipCards === undefined || coloursOf(cards).length === 0) return state;
  const placedDice = state.casinos[casino - 1]?.dice[player] ?? newDice;
  const { small, big } = chipCards.dice === 'accumulated' ? placedDice : newDice;
  const dice = small + (chipCards.big === 'two' ? 2 : 1) * big;
  return dice < 2 ? state : withChipCards(state, (table) => ({ ...table, claim: { player, casino, dice } }));
}

/** Removes the claim once it is settled or its player has left. */
export function withoutClaim(state: State): State {
  return withChipCards(state, ({ claim: _claim, ...table }) => table);
}

/** Gives a chip card of this casino to a player (25.2). */
export function giveChipCard(state: State, player: PlayerId, casino: Face, colour: ChipColour): State {
  return withChipCards(state, (table) => ({
    ...table,
    lying: table.lying.map((cards, index) => (index === casino - 1 ? withoutChipCard(cards, colour) : cards)),
    owned: { ...table.owned, [player]: withChipCard(table.owned[player] ?? {}, colour) }
  }));
}

/** Reason why these cards cannot have been taken in a round entered only at its end, or undefined (25.9). */
export function refuseTakenChipCards(state: State, takenCards: ChipCardsTaken): ChipCardWhy | undefined {
  const casino = FACES.find((face) => {
    const cardsByPlayer = takenCards[face] ?? {};
    const hasUnknownPlayer = Object.keys(cardsByPlayer).some((player) =>
      state.seats.every((seat) => seat !== player)
    );
    const availableCards: Deck = { ...state.chipCards?.lying[face - 1] };
    return (
      hasUnknownPlayer || missingPiece(availableCards, Object.values(cardsByPlayer).flat()) !== undefined
    );
  });
  return casino === undefined ? undefined : { code: 'chipCardsTaken', rule: '25.9', casino };
}

export function withTakenChipCards(state: State, takenCards: ChipCardsTaken): State {
  return FACES.reduce(
    (result, face) =>
      state.seats.reduce(
        (stateSoFar, player) =>
          (takenCards[face]?.[player] ?? []).reduce(
            (nextState, colour) => giveChipCard(nextState, player, face, colour),
            stateSoFar
          ),
        result
      ),
    state
  );
}

export function chipCardView({ chipCards }: State): ChipCardView | undefined {
  if (chipCards === undefined) return undefined;
  const { lying, owned, claim } = chipCards;
  if (claim === undefined) return { lying, owned };
  const gains = chipGains(lying[claim.casino - 1] ?? {}, owned[claim.player] ?? {});
  return { lying, owned, claim: { ...claim, gains } };
}

/** Changes the chip cards, if the match uses them. */
export function withChipCards(state: State, update: (table: ChipCardTable) => ChipCardTable): State {
  return state.chipCards === undefined ? state : { ...state, chipCards: update(state.chipCards) };
}
