import { countPieces, type Pieces, type PlayerId } from '$lib/core';
import { cardsFor, WHOLE_BOX } from '$lib/games/razzia/data';
import { allCards, chitsAt } from './table';
import type { State } from '$lib/games/razzia/types';

type PutPieces = (piece: string, place: string, count: number) => void;

/** Locates every chit and card in play. Revealed cards count as played once the round is over. */
export function pieces(state: State): Pieces {
  const where: Record<string, Record<string, number>> = {};
  const lay: PutPieces = (piece, place, count) => {
    const places = (where[piece] ??= {});
    places[place] = (places[place] ?? 0) + count;
  };
  const layAll = (kind: string, names: readonly (string | number)[], place: string): void => {
    for (const [name, count] of Object.entries(countPieces(names.map(String))))
      lay(`${kind} ${name}`, place, count);
  };
  for (const [value, count] of Object.entries(state.stack)) lay(`chit ${value}`, 'stack', count);
  for (const [value, count] of Object.entries(state.aside ?? {})) lay(`chit ${value}`, 'box', count);
  for (const bar of state.bars) layAll('chit', chitsAt(state, bar), bar);
  if (state.last !== undefined) layAll('chit', [state.last], 'dealer');
  for (const [card, count] of Object.entries(state.deck)) lay(`card ${card}`, 'deck', count);
  for (const [card, count] of Object.entries(state.discard)) lay(`card ${card}`, 'discard', count);
  const used = allCards(state);
  for (const [card, count] of Object.entries(cardsFor(WHOLE_BOX, state.options)))
    if (count > (used[card] ?? 0)) lay(`card ${card}`, 'box', count - (used[card] ?? 0));
  for (const player of state.seats) {
    layAll('chit', state.won[player] ?? [], player);
    layAll('card', state.hands?.[player] ?? [], 'hands');
    layCash(state.cash?.[player], player, lay);
  }
  if (state.phase === 'deal') layAll('card', Object.values(state.shown ?? {}), 'shown');
  return where;
}

/** Starting money has no chit, so the bank has a negative count for it. */
function layCash(value: number | undefined, player: PlayerId, lay: PutPieces): void {
  if (value === undefined) return;
  lay(`cash ${value}`, 'bank', -1);
  lay(`cash ${value}`, player, 1);
}
