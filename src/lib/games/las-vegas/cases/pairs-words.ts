export const whichPairOfNotesLies = 'Which pair of notes goes where?';
export const sixPairsOfNotes = 'six pairs of notes';
export const pair = 'Pair';
export const pairsThatWereTurnedUp = 'Pairs that were turned up';
export const inAnyOrder = 'in any order';
export const sixPairsOfNotesInAny =
  'six pairs of notes, in any order; no value more often than the box has it';
export const twoPairsWithTheSameTotal = 'Two pairs with the same total';
export const casino = (number: string) => `Casino ${number}`;
