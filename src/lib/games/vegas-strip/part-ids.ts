/* eslint-disable house/words -- ids that are kept; parts-words.ts says what they are called */

/** The casinos as the parts of the box are kept by them. Five names are known; the sixth is not. */
export const CASINOS = [
  'Santorini',
  'Sunset Gondola',
  'The Peacock',
  'Sunken Treasure',
  'Gold Rush',
  'Sixth casino'
] as const;

/** Four suits are seen in the rules; two more are not named. */
export const SUITS = ['spades', 'hearts', 'diamonds', 'clubs', 'fifth suit', 'sixth suit'] as const;
