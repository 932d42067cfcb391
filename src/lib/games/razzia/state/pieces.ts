import { countPieces, type Pieces, type PlayerId } from '$lib/core';
import { cardsFor, WHOLE_BOX_PLAYERS } from '$lib/games/razzia/data';
import { allCards, chitsAt } from './table';
import type { State } from '$lib/games/razzia/types';

type AddPieces = (piece: string, place: string, count: number) => void;

/** Locates every chit and card in play. Revealed cards count as played once the round is over. */
export function pieces(state: State): Pieces {
  const placesByPiece: Record<string, Record<string, number>> = {};
  const addPiece: AddPieces = (piece, place, count) => {
    const placesOfPiece = (placesByPiece[piece] ??= {});
    placesOfPiece[place] = (placesOfPiece[place] ?? 0) + count;
  };
  const addAll = (kind: string, names: readonly (string | number)[], place: string): void => {
    for (const [name, count] of Object.entries(countPieces(names.map(String))))
      addPiece(`${kind} ${name}`, place, count);
  };
  for (const [value, count] of Object.entries(state.stack)) addPiece(`chit ${value}`, 'stack', count);
  for (const [value, count] of Object.entries(state.aside ?? {})) addPiece(`chit ${value}`, 'box', count);
  for (const bar of state.bars) addAll('chit', chitsAt(state, bar), bar);
  if (state.last !== undefined) addAll('chit', [state.last], 'dealer');
  for (const [card, count] of Object.entries(state.deck)) addPiece(`card ${card}`, 'deck', count);
  for (const [card, count] of Object.entries(state.discard)) addPiece(`card ${card}`, 'discard', count);
  const deck = allCards(state);
  for (const [card, count] of Object.entries(cardsFor(WHOLE_BOX_PLAYERS, state.options)))
    if (count > (deck[card] ?? 0)) addPiece(`card ${card}`, 'box', count - (deck[card] ?? 0));
  for (const player of state.seats) {
    addAll('chit', state.won[player] ?? [], player);
    addAll('card', state.hands?.[player] ?? [], 'hands');
    addCash(state.cash?.[player], player, addPiece);
  }
  if (state.phase === 'deal') addAll('card', Object.values(state.shown ?? {}), 'shown');
  return placesByPiece;
}

/** Starting money has no chit, so the bank has a negative count for it. */
function addCash(value: number | undefined, player: PlayerId, add: AddPieces): void {
  if (value === undefined) return;
  add(`cash ${value}`, 'bank', -1);
  add(`cash ${value}`, player, 1);
}
