import type { JsonObject } from '$lib/games/contract/form';
import type { Dice } from './owned-dice';

/** Dice as a position for the referee, without zeros. */
export function diceThere({ small, big }: Dice): JsonObject {
  return { ...(small > 0 ? { small } : {}), ...(big > 0 ? { big } : {}) };
}
