import type { Size } from '$lib/games/las-vegas/placed-dice';
import type { Face } from '$lib/games/las-vegas/types';
import { dieLabel } from '$lib/games/las-vegas/words';

/** What taking back a part of an answer takes back, which several tiles ask for. */

export const casinoPicks = { face: (value: Face): string => `Casino ${value} chosen` };
export const diePicks = { size: (value: Size): string => `${dieLabel(value)} chosen` };
