import { plural } from '$lib/core';

/** The names of the colours until the players rename them. */
export const colourNames = {
  pink: 'pink',
  gold: 'gold',
  'third colour': 'third-colour',
  'fourth colour': 'fourth-colour',
  'fifth colour': 'fifth-colour'
} as const;

/** The same colours on a button or before a number. */
export const colourLabels = {
  pink: 'Pink',
  gold: 'Gold',
  'third colour': 'Third colour',
  'fourth colour': 'Fourth colour',
  'fifth colour': 'Fifth colour'
} as const;

/** The ordinal of one more card within its colour. */
export const ordinals = ['the first', 'the second', 'the third', 'the fourth', 'the fifth'] as const;

// ChipCards
export const chipCard = (count: number) => plural(count, 'chip card');

// ChipPick
export const chipCardsHere = 'Chip cards at this casino';

// ChipCardTakers
export const chipCardAtCasino = (label: string, casino: number) => `${label} chip card at casino ${casino}`;
export const whoTookIt = (name: string) => `Who took it? ${name}`;
export const stays = 'Stays';
