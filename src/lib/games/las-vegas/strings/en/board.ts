import { dollars, inWords, isolated, plural, possessive } from '$lib/core';

// PassButton
export const pass = 'Pass';
export const noChipToPassWith = 'No chips to pass with';
export const hasToPlace = (name: string) => `${name} has to place`;

// Place, CasinoRow and TurnFaces
export const passFree = 'Pass free';
export const placed = 'Placed';
export const allDice = 'All dice';
export const number = 'Number';
export const whoGetsWhat = (title: string) => `${title}: who gets what`;
export const whyTheseNotes = (title: string) => `${title}: why these notes are here`;
export const closed = 'closed';

// CasinoTabs
export const casinos = 'Casinos';
export const casinoOfFace = (face: number) => `Casino ${face}`;

// ChipsLeft
export const chipCards = 'Chip cards';

// CountPad
export const howMany = 'How many?';
export const at = (casino: number) => `at ${casino}`;
export const on = (titleOf: string) => `on ${titleOf}`;
export const bigDieTitle = 'Big die';
export const bigDieAtCasinoAlready = (casino: number) => `Big die, already at casino ${casino}`;
export const bigDieAlready = (where: string) => `Big die, already ${where}`;
export const oneSmallDie = '1 small die';
export const smallDiceOfSmall = (small: number) => `${small} small dice`;
export const dicePlaced = (dice: string, count: number, previewWords: string) =>
  `${dice}: ${count} there, ${previewWords}`;

// Table
export const theCasinos = 'The casinos';
export const theQuestion = 'The question';

// DealBoard
export const smallestPairAt = (casino: string) => `${casino}, the smallest pair`;
export const largestPairAt = (casino: string) => `${casino}, the largest pair`;

// The payout
export const underThePileOfValue = (value: number) => `${dollars(value)} under the pile.`;

// Claims
export const out = 'out';
export const noOneHasDiceHere = 'No one has dice here.';

// HeldPieces
export const thePieces = 'The pieces';
export const diceToPlace = (count: number) => `${plural(count, 'die', 'dice')} to place`;
export const chip = (count: number) => plural(count, 'chip');
export const showMoney = (name: string) => `Show ${possessive(isolated(name))} money`;
export const noNoteYet = 'No notes yet';

// RollPad
export const smallDiceTitle = 'Small dice';
export const theBigDieTitle = 'The big die';
export const smallOfFace = (face: number) => `Small ${face}`;
export const smallSoFar = (face: number, dice: number) => `Small ${face}, ${dice} so far`;

// RolledDice
export const theRoll = 'The roll';
export const placedWithRank = (placed: string, rank: string | undefined) =>
  rank === undefined ? placed : `${placed}, ${rank}`;
export const showing = (small: number, face: number) => `${inWords(small)} ${face}${small === 1 ? '' : 's'}`;
export const place = (dice: string) => `Place ${dice}`;
export const placeTheBig = (face: number) => `Place the big ${face}`;
export const placeAndTheBig = (dice: string, face: number) => `Place ${dice} and the big ${face}`;

// Seat holdings
/** Read out instead of the figure. */
export const diceLeft = (count: number) => `${plural(count, 'die', 'dice')} left,`;
export const chipCardsHeld = (count: number) => plural(count, 'chip card');
export const diceAndChips = 'Dice and chips';

// TurnFaces
export const numberOf = (face: number) => `Number ${face}`;
export const bigOf = (face: number) => `Big ${face}`;

// Evidence and Changed
export const noDiceHere = 'No dice here.';
export const theBigDie = 'the big die';
export const small = (small: number) => plural(small, 'small die', 'small dice');
export const reasonsForTheOthers = 'Reasons for the others';
export const toThePile = (value: number) => `${dollars(value)} to the pile`;
export const claimTitles = { pieces: 'Dice', count: 'Count', paid: 'Paid' } as const;
export const noOneHere = 'No one';
export const casinoChanges = (casino: string, before: string, after: string) =>
  `${casino}. Before: ${before} After: ${after}`;
