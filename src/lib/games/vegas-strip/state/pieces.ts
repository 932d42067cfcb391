import type { Pieces } from '$lib/core';
import { CHIPS, tilesInSet, TOKENS } from '$lib/games/vegas-strip/data';
import { CASINO_IDS, type CasinoId, type Hands, type State } from '$lib/games/vegas-strip/types';
import { casinosOf, playersIncludingLeft, fixersOf, jackpotAt, placedTilesAt, tokensLeft } from './table';

/**
 * Locates every tile, token, chip and fixer card. Chips are unlimited (1.4), so the count of the bank can be negative.
 */
export function pieces(state: State): Pieces {
  const placesByPiece: Record<string, Record<string, number>> = {};
  const addPiece = (piece: string, place: string, count: number): void => {
    const placesOfPiece = (placesByPiece[piece] ??= {});
    placesOfPiece[place] = (placesOfPiece[place] ?? 0) + count;
  };
  const addHands = (hands: Hands, blockers: string): void => {
    for (const player of playersIncludingLeft(state)) {
      const place = hands[player] === undefined ? 'box' : 'hands';
      for (const number of hands[player] ?? tilesInSet(state.options.card))
        addPiece(`${player}${blockers} ${number}`, place, 1);
    }
  };
  addHands(state.hands, '');
  addHands(state.blockers, ' blocker');
  for (const { player, blocker, number } of state.discarded)
    addPiece(`${player}${blocker ? ' blocker' : ''} ${number}`, 'aside', 1);
  addPiece('token', 'beside', tokensLeft(state));
  addPiece('token', 'casinos', TOKENS - tokensLeft(state));
  for (const casino of casinosOf(state)) {
    for (const { player, blocker, number } of placedTilesAt(state, casino))
      addPiece(`${player}${blocker ? ' blocker' : ''} ${number}`, casino, 1);
  }
  for (const casino of CASINO_IDS) addPiece(`card ${casino}`, cardPlace(state, casino), 1);
  addChips(state, addPiece);
  return placesByPiece;
}

function cardPlace(state: State, casino: CasinoId): string {
  if (!casinosOf(state).includes(casino)) return 'box';
  return fixersOf(state).some((player) => state.cards[player]?.includes(casino)) ? 'fixers' : 'deck';
}

function addChips(state: State, add: (piece: string, place: string, count: number) => void): void {
  const jackpots = casinosOf(state).reduce((sum, casino) => sum + jackpotAt(state, casino), 0);
  const ownedChips = [...Object.entries(state.chips), ...Object.entries(state.piles)];
  add('chips 1', 'table', jackpots);
  for (const [place, count] of ownedChips) add('chips 1', place, count);
  add('chips 1', 'bank', CHIPS - jackpots - ownedChips.reduce((sum, [, count]) => sum + count, 0));
}
