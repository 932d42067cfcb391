import type { PlayerId } from '$lib/core';
import {
  playersToPlace,
  playersDealtByApp,
  placeOf,
  isTurnUntouched
} from '$lib/games/las-vegas-cards/state/table';
import type { CardName, State } from '$lib/games/las-vegas-cards/types';
import type { CardsAsk } from './action';
import { chipCardAsks } from './chip-card';
import { chipCardsAsk } from './chip-cards';
import { chooseAsk } from './choose';
import { countAsk } from './count';
import { entryDetailAsk } from './depth';
import { handAsk } from './hand';
import { enterNotesLaterAsk } from './later';
import { layCardsAsk } from './lay';
import { neutralAsk } from './neutral';
import { notesAsk } from './notes';
import { turnOverAsk } from './turn-over';

/** Returns the current asks; empty after the fourth round is paid. */
export function asks(state: State): readonly CardsAsk[] {
  switch (state.phase) {
    case 'over':
      return [];
    case 'notes':
      return state.later ? [notesAsk(state)] : [notesAsk(state), enterNotesLaterAsk(), entryDetailAsk(state)];
    case 'chipCards':
      return [chipCardsAsk(state), entryDetailAsk(state)];
    case 'neutral':
      return [neutralAsk(state), entryDetailAsk(state)];
    case 'turns': {
      const notesAsks = state.later ? [{ ...notesAsk(state), optional: true } as const] : [];
      return [...turnAsks(state), ...notesAsks, entryDetailAsk(state)];
    }
    case 'claims':
      return chipCardAsks(state);
  }
}

function turnAsks(state: State): readonly CardsAsk[] {
  if (state.depth === 'rounds') return [countAsk(state)];
  const dealtPlayers = playersDealtByApp(state);
  const tablePlayers = playersToPlace(state).filter((player) => !dealtPlayers.includes(player));
  const undecidedPlayers = dealtPlayers.filter((player) => placeOf(state, player).chosen === undefined);
  const requiredAsks =
    dealtPlayers.length === 0
      ? tablePlayers.map((player) => layCardsAsk(state, player))
      : openAsks(state, undecidedPlayers);
  return dealtPlayers.length > 0 && undecidedPlayers.length === 0
    ? [turnOverAsk()]
    : [...requiredAsks, ...optionalAsks(state, dealtPlayers, tablePlayers)];
}

/** Asks each of these players to choose from their hand or, without a hand, asks the app to deal one. */
function openAsks(state: State, players: readonly PlayerId[]): readonly CardsAsk[] {
  return players.map((player) => {
    const { hand = [] } = placeOf(state, player);
    return hand.length === 0 ? handAsk(state, player) : chooseAsk(player, hand);
  });
}

/**
 * Lists optional asks: before anything is chosen, the app may deal to a player with physical cards, and the other way
 * round.
 */
function optionalAsks(
  state: State,
  dealtPlayers: readonly PlayerId[],
  tablePlayers: readonly PlayerId[]
): readonly CardsAsk[] {
  if (!isTurnUntouched(state)) return [];
  const handAsks = tablePlayers.map((player) => handAsk(state, player));
  return [...handAsks, ...dealtPlayers.map((player) => layCardsAsk(state, player))].map((ask) => ({
    ...ask,
    optional: true
  }));
}

/** Returns the index of the choice that places these cards in any order; -1 if it is not offered. */
export function choiceOf(ask: CardsAsk, cards: readonly CardName[]): number {
  if (ask.kind !== 'choose') return -1;
  const cardKey = [...cards].sort().join();
  return ask.choices.findIndex(({ move }) => 'cards' in move && [...move.cards].sort().join() === cardKey);
}
