import { findGame } from '$lib/games/registry';

/** A box on the shelf of the first page. Its cover is `static/covers/<id>.svg`. */
export interface Box {
  readonly id: string;
  readonly title: string;
  readonly players: { readonly min: number; readonly max: number };
  /** Whether a match can be started with it. */
  readonly isOpen: boolean;
}

/** The boxes in the order in which they stand. What a game says of itself is believed. */
const KNOWN = [
  { id: 'las-vegas', title: 'Las Vegas Royale', players: { min: 2, max: 5 } },
  { id: 'las-vegas-cards', title: 'Las Vegas: The Card Game', players: { min: 2, max: 5 } },
  { id: 'vegas', title: 'Vegas', players: { min: 2, max: 4 } },
  { id: 'vegas-strip', title: 'Vegas Strip', players: { min: 2, max: 6 } },
  { id: 'razzia', title: 'Razzia', players: { min: 3, max: 8 } }
] as const;

export const shelf: readonly Box[] = KNOWN.map((box) => {
  const game = findGame(box.id);
  return game === undefined ? { ...box, isOpen: false } : { ...box, ...game.meta, isOpen: true };
});
