export const whichPairOfNotesLies = 'Which pair of notes goes where?';
export const sixPairsOfNotes = 'six pairs of notes';
export const pair = 'Pair';
export const pairsThatWereTurnedUp = 'Pairs that were turned up';
export const inAnyOrder = 'in any order';
export const sixPairsOfNotesInAny =
  'six pairs of notes in any order, with no more of any value than the box has';
export const twoPairsWithTheSameTotal = 'Two pairs with the same total';
export const casino = (number: string) => `Casino ${number}`;
