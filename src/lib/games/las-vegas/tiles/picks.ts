import type { Size } from '$lib/games/las-vegas/placed-dice';
import type { Face } from '$lib/games/las-vegas/types';
import { dieLabel } from '$lib/games/las-vegas/words';

/** Parts of an answer that several tiles ask for, and what taking them back takes back. */

export interface CasinoPick {
  readonly member: 'face';
  readonly value: Face;
}
export interface DiePick {
  readonly member: 'size';
  readonly value: Size;
}

export const casinoPicks = { face: (value: Face): string => `Casino ${value} chosen` };
export const diePicks = { size: (value: Size): string => `${dieLabel(value)} chosen` };
