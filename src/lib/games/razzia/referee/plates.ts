import { PLAYER_IDS } from '$lib/core';
import type { Verdict } from '$lib/games/contract/define';
import type { JsonObject, Plate } from '$lib/games/contract/form';
import { lying } from './lying';

/** Makes one plate for every card at the bar: who claims the money or got it, and who was raided. */
export function plates({ awards }: Verdict, position: JsonObject): readonly Plate[] {
  const { cards, seats, claimants, shutOut } = lying(position);
  const isPaid = awards.length > 0;
  return cards.map(({ player, value }): Plate => {
    const name = seats[PLAYER_IDS.indexOf(player)] ?? '';
    const isLit = isPaid ? awards.some(({ to }) => to === name) : claimants.includes(name);
    return { name, count: value, state: isLit ? 'lit' : shutOut.includes(name) ? 'struck' : 'dark' };
  });
}
