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
      const notes = state.later ? [{ ...notesAsk(state), optional: true } as const] : [];
      return [...turnAsks(state), ...notes, entryDetailAsk(state)];
    }
    case 'claims':
      return chipCardAsks(state);
  }
}

function turnAsks(state: State): readonly CardsAsk[] {
  if (state.depth === 'rounds') return [countAsk(state)];
  const app = playersDealtByApp(state);
  const table = playersToPlace(state).filter((player) => !app.includes(player));
  const undecided = app.filter((player) => placeOf(state, player).chosen === undefined);
  const needed =
    app.length === 0 ? table.map((player) => layCardsAsk(state, player)) : openAsks(state, undecided);
  return app.length > 0 && undecided.length === 0
    ? [turnOverAsk()]
    : [...needed, ...optionalAsks(state, app, table)];
}

/** Asks each of these players for the choice from their hand, or for the hand. */
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
  app: readonly PlayerId[],
  table: readonly PlayerId[]
): readonly CardsAsk[] {
  if (!isTurnUntouched(state)) return [];
  const dealt = table.map((player) => handAsk(state, player));
  return [...dealt, ...app.map((player) => layCardsAsk(state, player))].map((ask) => ({
    ...ask,
    optional: true
  }));
}

/** Returns the index of the choice that places these cards in any order; -1 if it is not offered. */
export function choiceOf(ask: CardsAsk, cards: readonly CardName[]): number {
  if (ask.kind !== 'choose') return -1;
  const sorted = [...cards].sort().join();
  return ask.choices.findIndex(({ move }) => 'cards' in move && [...move.cards].sort().join() === sorted);
}
