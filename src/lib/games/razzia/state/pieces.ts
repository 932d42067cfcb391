import { countPieces, type Pieces, type PlayerId } from '$lib/core';
import { cardsFor, WHOLE_BOX } from '$lib/games/razzia/data';
import { allCards, chitsAt } from './table';
import type { State } from '$lib/games/razzia/types';

type PutPieces = (piece: string, place: string, count: number) => void;

/** Locates every chit and card in play. Revealed cards count as played once the round is over. */
export function pieces(state: State): Pieces {
  const where: Record<string, Record<string, number>> = {};
  const add: PutPieces = (piece, place, count) => {
    const places = (where[piece] ??= {});
    places[place] = (places[place] ?? 0) + count;
  };
  const layAll = (kind: string, names: readonly (string | number)[], place: string): void => {
    for (const [name, count] of Object.entries(countPieces(names.map(String))))
      add(`${kind} ${name}`, place, count);
  };
  for (const [value, count] of Object.entries(state.stack)) add(`chit ${value}`, 'stack', count);
  for (const [value, count] of Object.entries(state.aside ?? {})) add(`chit ${value}`, 'box', count);
  for (const bar of state.bars) layAll('chit', chitsAt(state, bar), bar);
  if (state.last !== undefined) layAll('chit', [state.last], 'dealer');
  for (const [card, count] of Object.entries(state.deck)) add(`card ${card}`, 'deck', count);
  for (const [card, count] of Object.entries(state.discard)) add(`card ${card}`, 'discard', count);
  const deck = allCards(state);
  for (const [card, count] of Object.entries(cardsFor(WHOLE_BOX, state.options)))
    if (count > (deck[card] ?? 0)) add(`card ${card}`, 'box', count - (deck[card] ?? 0));
  for (const player of state.seats) {
    layAll('chit', state.won[player] ?? [], player);
    layAll('card', state.hands?.[player] ?? [], 'hands');
    layCash(state.cash?.[player], player, add);
  }
  if (state.phase === 'deal') layAll('card', Object.values(state.shown ?? {}), 'shown');
  return where;
}

/** Starting money has no chit, so the bank has a negative count for it. */
function layCash(value: number | undefined, player: PlayerId, add: PutPieces): void {
  if (value === undefined) return;
  add(`cash ${value}`, 'bank', -1);
  add(`cash ${value}`, player, 1);
}
