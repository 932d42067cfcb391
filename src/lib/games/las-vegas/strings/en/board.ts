import { formatDollars, numberWord, isolateName, plural, possessive } from '$lib/core';

// PassButton
export const pass = 'Pass';
export const noChipToPassWith = 'No chips to pass with';
export const hasToPlace = (name: string) => `${name} has to place`;

// Used in CountPad and CountCasino
export const bigDie = 'big die';

// Used in Place, CasinoRow and TurnFaces
export const passFree = 'Pass free';
export const placed = 'Placed';
export const allDice = 'All dice';
export const number = 'Number';
export const whoGetsWhat = (title: string) => `${title}: who gets what`;
export const whyTheseNotes = (title: string) => `${title}: why these notes are here`;
export const closed = 'closed';

// CasinoTabs
export const casinos = 'Casinos';
export const casinoLabel = (face: number) => `Casino ${face}`;

// ChipsLeft
export const chipCards = 'Chip cards';

// CountPad
export const howMany = 'How many?';
export const atCasino = (casino: number) => `at ${casino}`;
export const onTile = (tileTitle: string) => `on ${tileTitle}`;
export const bigDieTitle = 'Big die';
export const bigDieAtCasinoAlready = (casino: number) => `Big die, already at casino ${casino}`;
export const bigDieAlready = (placeText: string) => `Big die, already ${placeText}`;
export const oneSmallDie = '1 small die';
export const smallDiceLabel = (count: number) => `${count} small dice`;
export const dicePlaced = (dice: string, count: number, previewWords: string) =>
  `${dice}: ${count} there, ${previewWords}`;

// Table
export const theCasinos = 'The casinos';
export const theQuestion = 'The question';

// DealBoard
export const smallestPairAt = (casino: string) => `${casino}, the smallest pair`;
export const largestPairAt = (casino: string) => `${casino}, the largest pair`;

// The payout
export const underThePileOfValue = (value: number) => `${formatDollars(value)} under the pile.`;

// Claims
export const out = 'out';
export const noOneHasDiceHere = 'No one has dice here.';

// HeldPieces
export const thePieces = 'The pieces';
export const diceToPlace = (count: number) => `${plural(count, 'die', 'dice')} to place`;
export const chip = (count: number) => plural(count, 'chip');
export const showMoney = (name: string) => `Show ${possessive(isolateName(name))} money`;
export const noNoteYet = 'No notes yet';

// RollPad
export const smallDiceTitle = 'Small dice';
export const theBigDieTitle = 'The big die';
export const smallDieLabel = (face: number) => `Small ${face}`;
export const smallSoFar = (face: number, dice: number) => `Small ${face}, ${dice} so far`;

// RolledDice
export const theRoll = 'The roll';
export const placedWithRank = (placedText: string, rank: string | undefined) =>
  rank === undefined ? placedText : `${placedText}, ${rank}`;
export const rolledText = (count: number, face: number) =>
  `${numberWord(count)} ${face}${count === 1 ? '' : 's'}`;
export const place = (dice: string) => `Place ${dice}`;
export const placeTheBig = (face: number) => `Place the big ${face}`;
export const placeAndTheBig = (dice: string, face: number) => `Place ${dice} and the big ${face}`;

// Seat holdings
/** Screen readers read this out instead of the number. */
export const diceLeft = (count: number) => `${plural(count, 'die', 'dice')} left,`;
export const chipCardsHeld = (count: number) => plural(count, 'chip card');
export const diceAndChips = 'Dice and chips';

// TurnFaces
export const numberLabel = (face: number) => `Number ${face}`;
export const bigDieLabel = (face: number) => `Big ${face}`;

// Used in Evidence and Changed
export const noDiceHere = 'No dice here.';
export const theBigDie = 'the big die';
export const smallDiceText = (count: number) => plural(count, 'small die', 'small dice');
export const reasonsForTheOthers = 'Reasons for the others';
export const toThePile = (value: number) => `${formatDollars(value)} to the pile`;
export const claimTitles = { pieces: 'Dice', count: 'Count', paid: 'Paid' } as const;
export const noOneHere = 'No one';
export const casinoChanges = (casino: string, oldText: string, newText: string) =>
  `${casino}. Before: ${oldText} After: ${newText}`;
