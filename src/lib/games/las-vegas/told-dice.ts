import type { JsonObject } from '$lib/games/form';
import type { Dice } from './owned-dice';

/** Dice as the referee is told of them: what is not there is left out. */
export function diceThere({ small, big }: Dice): JsonObject {
  return { ...(small > 0 ? { small } : {}), ...(big > 0 ? { big } : {}) };
}
