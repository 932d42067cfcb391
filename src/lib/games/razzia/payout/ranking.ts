import { held, sharePlaces, total, type Posting, type RankedPlace, type Ranking } from '$lib/core';
import type { State, Why } from '$lib/games/razzia/types';

/** Ranks by money; players with the same sum share the place (1.6, 1.7). */
export function ranking(state: State, ledger: readonly Posting<Why>[]): Ranking<Why> {
  const sums = state.seats.map((player) => {
    const chits = Object.values(held(player, ledger)['chit'] ?? {}).reduce((sum, count) => sum + count, 0);
    return { player, chits, total: total(player, ledger) };
  });
  const rows = sharePlaces(sums, (one, other) => other.total - one.total);
  return rows.map(({ place, players }): RankedPlace<Why> => {
    const names = players.map((each) => each.player);
    const sum = players[0]?.total ?? 0;
    const own = players.map((each): Why => ({ code: 'sum', rule: '1.6', ...each }));
    const level: readonly Why[] =
      players.length < 2 ? [] : [{ code: 'level', rule: '1.7', players: names, total: sum }];
    return { place, players: names, total: sum, whys: [...own, ...level] };
  });
}
