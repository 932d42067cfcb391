import type { Pieces } from '$lib/core';
import { CHIPS, TOKENS } from '$lib/games/vegas-strip/data';
import { casinosOf, fixersOf, jackpotAt, laidAt, tokensLeft } from './table';
import type { Hands, State } from '$lib/games/vegas-strip/types';

/**
 * Locates every tile, token, chip and fixer card. Chips are unlimited (1.4), so the count of the bank can be negative.
 */
export function pieces(state: State): Pieces {
  const where: Record<string, Record<string, number>> = {};
  const lay = (piece: string, place: string, count: number): void => {
    const places = (where[piece] ??= {});
    places[place] = (places[place] ?? 0) + count;
  };
  const layHands = (hands: Hands, blockers: string): void => {
    for (const [player, tiles] of Object.entries(hands))
      for (const number of tiles) lay(`${player}${blockers} ${number}`, 'hands', 1);
  };
  layHands(state.hands, '');
  layHands(state.blockers, ' blocker');
  for (const { player, blocker, number } of state.discarded)
    lay(`${player}${blocker ? ' blocker' : ''} ${number}`, 'aside', 1);
  lay('token', 'beside', tokensLeft(state));
  lay('token', 'casinos', TOKENS - tokensLeft(state));
  for (const casino of casinosOf(state)) {
    for (const { player, blocker, number } of laidAt(state, casino))
      lay(`${player}${blocker ? ' blocker' : ''} ${number}`, casino, 1);
    const dealt = fixersOf(state).some((player) => state.cards[player]?.includes(casino));
    lay(`card ${casino}`, dealt ? 'fixers' : 'deck', 1);
  }
  layChips(state, lay);
  return where;
}

function layChips(state: State, lay: (piece: string, place: string, count: number) => void): void {
  const jackpots = casinosOf(state).reduce((sum, casino) => sum + jackpotAt(state, casino), 0);
  const owned = [...Object.entries(state.chips), ...Object.entries(state.piles)];
  lay('chips 1', 'table', jackpots);
  for (const [place, count] of owned) lay('chips 1', place, count);
  lay('chips 1', 'bank', CHIPS - jackpots - owned.reduce((sum, [, count]) => sum + count, 0));
}
