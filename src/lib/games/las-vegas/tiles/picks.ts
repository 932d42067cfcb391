import type { Size } from '$lib/games/las-vegas/placed-dice';
import type { Face } from '$lib/games/las-vegas/types';

/** Parts of an answer that several tiles ask for. */

export interface CasinoPick {
  readonly member: 'face';
  readonly value: Face;
}
export interface DiePick {
  readonly member: 'size';
  readonly value: Size;
}
