/* eslint-disable house/words -- stored ids; strings/en/parts.ts has the names for screens */

/** The ids of the casinos as stored with the parts of the box. Five names are known; the sixth is not. */
export const CASINOS = [
  'Santorini',
  'Sunset Gondola',
  'The Peacock',
  'Sunken Treasure',
  'Gold Rush',
  'Sixth casino'
] as const;

/** Four suits are visible in the rules; the other two are not named. */
export const SUITS = ['spades', 'hearts', 'diamonds', 'clubs', 'fifth suit', 'sixth suit'] as const;
