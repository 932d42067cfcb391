import type { Size } from '$lib/games/las-vegas/actions/placed-dice';
import type { Face } from '$lib/games/las-vegas/types';

/** Part of an answer that several tiles use. */

export interface CasinoPick {
  readonly member: 'face';
  readonly value: Face;
}
export interface DiePick {
  readonly member: 'size';
  readonly value: Size;
}
