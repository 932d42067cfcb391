import { capitalize, numberWord } from '$lib/core';

export const everythingBackInBox = 'Everything goes back in the box';
export const noneIsPlaced = 'No counters are on the board. Won gold chips stay in the ranking.';
export const placedStay = 'Placed counters stay on the board';
export const untilTheyAreScored =
  'They can still win until their tables are scored or they’re replaced. The rest goes back in the box.';
export const takePieces = {
  title: 'All counters go back in the box now',
  hint: 'Their spaces are free again.'
};

export const newcomersPieces =
  'The newcomer gets a pawn, twenty counters and all ten cards of a free colour.';
export const playsFromNow = (name: string) => `${name} plays from now on.`;

/** Says how many counters stay: "Three counters stay and can still win until …" */
export function stayingText(placedCount: number): string {
  return placedCount === 1
    ? 'One counter stays and can still win until its table is scored or it’s replaced. The rest goes back in the box.'
    : `${capitalize(numberWord(placedCount))} counters stay and can still win until their tables are scored or they’re replaced. The rest goes back in the box.`;
}
