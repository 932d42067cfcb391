import { CHIP_COLOURS, chipGains } from '$lib/chip-cards';
import type { PlayerId, Posting, Progress } from '$lib/core';
import { ROUNDS } from '$lib/games/las-vegas-cards/data';
import { payRound, standings } from '$lib/games/las-vegas-cards/payout/payout';
import { playersToPlace, casinoAt, colourName, availableCards, placeOf } from './table';
import {
  NUMBERS,
  type Casino,
  type CasinoView,
  type Gain,
  type PlayerView,
  type State
} from '$lib/games/las-vegas-cards/types';
import type { View, Why } from '$lib/games/las-vegas-cards/types';

/** Returns the data for the screen; a hand and a choice only for the player they belong to. */
export function view(state: State, viewer?: PlayerId): View {
  const { options, seats, depth, round, turn, phase, starter, player, later, paid } = state;
  const claim = claimView(state);
  return {
    options,
    seats,
    depth,
    round,
    turn,
    phase,
    starter,
    ...(player === undefined ? {} : { player }),
    acting: playersToPlace(state),
    later,
    casinos: casinoViews(state.casinos),
    players: seats.map((seat) => playerView(state, seat, viewer)),
    colours:
      options.chipCards === undefined
        ? []
        : CHIP_COLOURS.map((colour) => ({ colour, name: colourName(options, colour) })),
    ...(claim === undefined ? {} : { claim }),
    ...(paid === undefined
      ? {}
      : {
          paid: {
            round: paid.round,
            casinos: casinoViews(paid.casinos),
            postings: payRound(paid.casinos)
          }
        }),
    ...(viewer === undefined || !seats.includes(viewer) ? {} : { ownCards: ownView(state, viewer) })
  };
}

function ownView(state: State, player: PlayerId): NonNullable<View['ownCards']> {
  const { hand = [], chosen } = placeOf(state, player);
  return { player, hand, ...(chosen === undefined ? {} : { chosen }) };
}

function casinoViews(casinos: readonly Casino[]): readonly CasinoView[] {
  return casinos.map((casino, index): CasinoView => {
    const number = NUMBERS[index] ?? 1;
    const { notes, chipCards } = casino;
    const claims = standings(number, casino, notes ?? [0, 0]);
    return { number, ...(notes === undefined ? {} : { notes }), claims, chipCards };
  });
}

/**
 * Returns the view of a player. Money under the safe is visible only to its owner until the end, unless the match has
 * open money (4.7).
 */
function playerView(state: State, player: PlayerId, viewer: PlayerId | undefined): PlayerView {
  const { placed, last, hand, chosen, laid, finished, chipCards, notes, cash } = placeOf(state, player);
  const isVisible = state.options.money === 'open' || state.phase === 'over' || viewer === player;
  return {
    player,
    placed,
    placeableCards: availableCards(state, player),
    finished,
    app: hand !== undefined,
    dealt: hand !== undefined && hand.length > 0,
    chosen: chosen !== undefined,
    hasPlaced: laid,
    last,
    chipCards,
    ...(isVisible ? { notes } : {}),
    ...(cash === undefined ? {} : { cash })
  };
}

function claimView(state: State): View['claim'] {
  const [claim] = state.claims;
  if (claim === undefined) return undefined;
  const { chipCards } = casinoAt(state, claim.casino);
  const cards = placeOf(state, claim.player).chipCards;
  const gains = chipGains(chipCards, cards).map((gain): Gain => ({
    ...gain,
    name: colourName(state.options, gain.colour)
  }));
  return { ...claim, gains };
}

/** Returns the current payout of the casinos; empty unless every turn is entered. */
export function currentPayout({ phase, depth, casinos }: State): readonly Posting<Why>[] {
  return phase === 'over' || depth !== 'turns' ? [] : payRound(casinos);
}

/** Checks whether the payout is unknown, because notes or a round are still to be entered. */
export function isPayoutUnknown({ phase, depth, later }: State): boolean {
  return later || (phase === 'turns' && depth === 'rounds');
}

/** Returns the notes at the casinos, as far as they are entered. */
export function unclaimedMoney({ casinos }: State): readonly number[] {
  return casinos.flatMap(({ notes = [] }) => notes);
}

export function progress({ round }: State): Progress {
  return { round, roundCount: ROUNDS };
}
