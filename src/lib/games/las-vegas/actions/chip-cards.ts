import {
  ALL_CHIP_CARDS,
  CHIP_COLOUR_NAMES,
  chipGains,
  colourBonuses,
  coloursOf,
  withChipCard,
  withoutChipCard,
  type ChipColour
} from '$lib/chip-cards';
import { lacking, take, type Deck, type Played, type PlayerId, type Posting } from '$lib/core';
import type {
  ChipCardMove,
  ChipCardsTaken,
  ChipCardTable,
  ChipCardView,
  ChipCardWhy
} from '$lib/games/las-vegas/strings/en/chip-card';
import { FACES, type Dice, type Face, type State, type Why } from '$lib/games/las-vegas/types';

export const NO_CHIP_CARDS: ChipCardTable = {
  pile: ALL_CHIP_CARDS,
  lying: FACES.map(() => ({})),
  owned: {},
  laidIn: 0,
  bonuses: {}
};

/** True if this round's chip cards are still to be laid out (25.1). */
export function chipCardsToLay({ chipCards, phase, round }: State): boolean {
  return chipCards !== undefined && phase === 'turns' && chipCards.laidIn !== round;
}

export function refuseChipCards(state: State, colours: readonly ChipColour[]): ChipCardWhy | undefined {
  if (colours.length !== FACES.length) return { code: 'wrongChipCards', rule: '25.1', given: colours.length };
  const { pile = {} } = state.chipCards ?? {};
  const gone = lacking(pile, colours);
  const colour = colours.find((each) => each === gone);
  if (colour === undefined) return undefined;
  return { code: 'chipCardGone', rule: '25.1', colour, left: pile[colour] ?? 0 };
}

/** Adds a chip card beside the notes of each casino, even if some are still there (25.1). */
export function layChipCards(state: State, colours: readonly ChipColour[]): State {
  return change(state, (table) => ({
    ...table,
    pile: take(table.pile, colours),
    lying: table.lying.map((there, at) => withChipCard(there, colours[at] ?? 'pink')),
    laidIn: state.round
  }));
}

/** Offers a chip card to a player with at least two dice at a casino that has one (25.2 to 25.4). */
export function claimed(state: State, player: PlayerId, casino: Face, placed: Dice): State {
  const { chipCards } = state.options;
  const lying = state.chipCards?.lying[casino - 1] ?? {};
  if (chipCards === undefined || coloursOf(lying).length === 0) return state;
  const there = state.casinos[casino - 1]?.dice[player] ?? placed;
  const { small, big } = chipCards.dice === 'accumulated' ? there : placed;
  const dice = small + (chipCards.big === 'two' ? 2 : 1) * big;
  return dice < 2 ? state : change(state, (table) => ({ ...table, claim: { player, casino, dice } }));
}

export function refuseChipCard(
  state: State,
  { casino, colour }: Extract<ChipCardMove, { type: 'chipCard' }>
): ChipCardWhy | undefined {
  const lying = state.chipCards?.lying[casino - 1] ?? {};
  if (colour === 'none' || (lying[colour] ?? 0) > 0) return undefined;
  return { code: 'noChipCard', rule: '25.2', casino, colour };
}

/** Settles the claim: the card goes to the player, or stays (25.2, 25.5). */
export function settleClaim(
  state: State,
  { player, casino, colour }: Extract<ChipCardMove, { type: 'chipCard' }>
): State {
  const settled = change(state, ({ claim: _claim, ...table }) => table);
  return colour === 'none' ? settled : handOver(settled, player, casino, colour);
}

function handOver(state: State, player: PlayerId, casino: Face, colour: ChipColour): State {
  return change(state, (table) => ({
    ...table,
    lying: table.lying.map((there, at) => (at === casino - 1 ? withoutChipCard(there, colour) : there)),
    owned: { ...table.owned, [player]: withChipCard(table.owned[player] ?? {}, colour) }
  }));
}

/** Reason why these cards cannot have been taken in a round entered only at its end, or undefined (25.9). */
export function refuseTaken(state: State, taken: ChipCardsTaken): ChipCardWhy | undefined {
  const casino = FACES.find((face) => {
    const there = taken[face] ?? {};
    const strangers = Object.keys(there).some((player) => state.seats.every((seat) => seat !== player));
    const lying: Deck = { ...state.chipCards?.lying[face - 1] };
    return strangers || lacking(lying, Object.values(there).flat()) !== undefined;
  });
  return casino === undefined ? undefined : { code: 'chipCardsTaken', rule: '25.9', casino };
}

export function withTaken(state: State, taken: ChipCardsTaken): State {
  return FACES.reduce(
    (so, face) =>
      state.seats.reduce(
        (entered, player) =>
          (taken[face]?.[player] ?? []).reduce((all, colour) => handOver(all, player, face, colour), entered),
        so
      ),
    state
  );
}

/** Bonuses for chip cards at the end of the match, one posting per colour (25.6). The box has no piece for them. */
export function chipCardBonuses({ chipCards, seats }: State): readonly Posting<Why>[] {
  if (chipCards === undefined) return [];
  return seats.flatMap((player) =>
    colourBonuses(chipCards.owned[player] ?? {}).map((bonus): Posting<Why> => {
      const why: Why = { code: 'chipBonus', rule: '25.6', player, ...bonus };
      return { from: 'bank', to: player, piece: 'cash', value: bonus.value, why };
    })
  );
}

/** Pays the chip cards when the match ends. */
export function payChipCards(before: State, { state, postings }: Played<State, Why>): Played<State, Why> {
  if (before.phase === 'over' || state.phase !== 'over') return { state, postings };
  const bonuses = chipCardBonuses(state);
  if (bonuses.length === 0) return { state, postings };
  const paid = change(state, (table) => ({
    ...table,
    bonuses: Object.fromEntries(
      state.seats.map((player) => [
        player,
        bonuses.filter(({ to }) => to === player).map(({ value }) => value)
      ])
    )
  }));
  return { state: paid, postings: [...postings, ...bonuses] };
}

export function chipCardView({ chipCards }: State): ChipCardView | undefined {
  if (chipCards === undefined) return undefined;
  const { lying, owned, claim } = chipCards;
  if (claim === undefined) return { lying, owned };
  const gains = chipGains(lying[claim.casino - 1] ?? {}, owned[claim.player] ?? {});
  return { lying, owned, claim: { ...claim, gains } };
}

/** Name of a colour for use in a sentence. */
export function chipCardName(colour: ChipColour): string {
  return CHIP_COLOUR_NAMES[colour];
}

function change(state: State, by: (table: ChipCardTable) => ChipCardTable): State {
  return state.chipCards === undefined ? state : { ...state, chipCards: by(state.chipCards) };
}
