import type { Pieces } from '$lib/core';
import { CHIPS, tilesInSet, TOKENS } from '$lib/games/vegas-strip/data';
import { CASINO_IDS, type CasinoId, type Hands, type State } from '$lib/games/vegas-strip/types';
import { casinosOf, playersIncludingLeft, fixersOf, jackpotAt, placedTilesAt, tokensLeft } from './table';

/**
 * Locates every tile, token, chip and fixer card. Chips are unlimited (1.4), so the count of the bank can be negative.
 */
export function pieces(state: State): Pieces {
  const where: Record<string, Record<string, number>> = {};
  const add = (piece: string, place: string, count: number): void => {
    const places = (where[piece] ??= {});
    places[place] = (places[place] ?? 0) + count;
  };
  const layHands = (hands: Hands, blockers: string): void => {
    for (const player of playersIncludingLeft(state)) {
      const place = hands[player] === undefined ? 'box' : 'hands';
      for (const number of hands[player] ?? tilesInSet(state.options.card))
        add(`${player}${blockers} ${number}`, place, 1);
    }
  };
  layHands(state.hands, '');
  layHands(state.blockers, ' blocker');
  for (const { player, blocker, number } of state.discarded)
    add(`${player}${blocker ? ' blocker' : ''} ${number}`, 'aside', 1);
  add('token', 'beside', tokensLeft(state));
  add('token', 'casinos', TOKENS - tokensLeft(state));
  for (const casino of casinosOf(state)) {
    for (const { player, blocker, number } of placedTilesAt(state, casino))
      add(`${player}${blocker ? ' blocker' : ''} ${number}`, casino, 1);
  }
  for (const casino of CASINO_IDS) add(`card ${casino}`, cardPlace(state, casino), 1);
  layChips(state, add);
  return where;
}

function cardPlace(state: State, casino: CasinoId): string {
  if (!casinosOf(state).includes(casino)) return 'box';
  return fixersOf(state).some((player) => state.cards[player]?.includes(casino)) ? 'fixers' : 'deck';
}

function layChips(state: State, add: (piece: string, place: string, count: number) => void): void {
  const jackpots = casinosOf(state).reduce((sum, casino) => sum + jackpotAt(state, casino), 0);
  const owned = [...Object.entries(state.chips), ...Object.entries(state.piles)];
  add('chips 1', 'table', jackpots);
  for (const [place, count] of owned) add('chips 1', place, count);
  add('chips 1', 'bank', CHIPS - jackpots - owned.reduce((sum, [, count]) => sum + count, 0));
}
