import { dollars, isolated, listed, plural, possessive } from '$lib/core';

// Board
export const payoutRound = (round: number) => `Payout, round ${round}`;
export const finalResult = 'Final result';
export const round = (round: number) => `Round ${round}`;

// Evidence
export const noDiceHere = 'No dice here.';
export const theBigDie = 'the big die';
export const small = (small: number) => plural(small, 'small die', 'small dice');
export const reasonsForTheOthers = 'Reasons for the others';
export const toThePile = (value: number) => `${dollars(value)} to the pile`;

// AskChoose
export const pass = 'Pass';
export const noChipToPassWith = 'No chips to pass with';
export const hasToPlace = (name: string) => `${name} has to place`;

// AskCount
export const notYet = 'Not yet';
export const alsoCheck = (names: readonly string[]) => `Also check ${listed(names)}.`;

// AskTurn
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

// ChipsBoard
export const chipsLeft = 'Chips left';
export const hadChip = (count: number) => `had ${plural(count, 'chip')}`;
export const hadPaid = (chips: number, chips2: number) => `had ${chips}, paid ${chips2}`;
export const chipsLeftOfName = (name: string) => `${possessive(isolated(name))} chips left`;
export const chipCards = 'Chip cards';

// CountBoard
export const theNotesExplained = 'The notes here, explained';
export const smallDice = 'small dice';
export const bigDie = 'big die';

// CountPad
export const howMany = 'How many?';
export const at = (casino: number) => `at ${casino}`;
export const on = (titleOf: string) => `on ${titleOf}`;
export const bigDieTitle = 'Big die';
export const bigDieAtCasinoAlready = (casino: number) => `Big die, already at casino ${casino}`;
export const bigDieAlready = (where: string) => `Big die, already ${where}`;
export const oneSmallDie = '1 small die';
export const smallDiceOfSmall = (small: number) => `${small} small dice`;
export const there = (dice: string, count: number, wouldWords: string) =>
  `${dice}: ${count} there, ${wouldWords}`;

// CountRow
export const hasNoDiceHere = (name: string) => `${isolated(name)}: no dice here`;
export const plateWords = (name: string, count: number, words: string) =>
  `${isolated(name)}: ${count}, ${words}`;
export const of = (diceCounted: number, small: number) => `${diceCounted} of ${small}`;
export const dice = '\u00a0dice';
export const smallDiceAtCasino = (name: string, number: number) =>
  `${possessive(isolated(name))} small dice at casino ${number}`;
export const bigDieCountedAtCasino = (name: string, big: number) =>
  `${possessive(isolated(name))} big die, counted at casino ${big}; bring it here`;
export const bigDieHere = (name: string) => `${possessive(isolated(name))} big die here`;
export const atBig = (big: number) => `at ${big}`;
export const noneHere = 'none here';

// Counting
export const diceCounted = 'Dice counted';

// Table
export const theCasinos = 'The casinos';
export const theQuestion = 'The question';

// DealBoard
export const smallestPairAt = (casino: string) => `${casino}, the smallest pair`;
export const largestPairAt = (casino: string) => `${casino}, the largest pair`;

// Marquee
export const why = (value: number, ownerWords: string) => `${dollars(value)} ${ownerWords}: why?`;
export const to = (name: string) => `to ${isolated(name)}`;
export const from = (name: string) => `from ${isolated(name)}`;
export const pile = 'pile';

// Payout
export const underThePileOfValue = (value: number) => `${dollars(value)} under the pile.`;

// PayoutCasino
export const out = 'out';
export const noOneHasDiceHere = 'No one has dice here.';

// PurseSheet
export const diceToPlace = (count: number) => `${plural(count, 'die', 'dice')} to place`;
export const chip = (count: number) => plural(count, 'chip');
export const showMoney = (name: string) => `Show ${possessive(isolated(name))} money`;
export const noNoteYet = 'No notes yet';

// The parts of a placement
export const casinoTitle = 'Casino';
export const withIt = 'with it';
export const withoutIt = 'without it';

// RollPad
export const smallDiceTitle = 'Small dice';
export const theBigDieTitle = 'The big die';
export const smallOfFace = (face: number) => `Small ${face}`;
export const smallSoFar = (face: number, there: number) => `Small ${face}, ${there} so far`;

// RolledDice
export const theRoll = 'The roll';
export const placedSo = (placed: string, rank: string | undefined) =>
  rank === undefined ? placed : `${placed}, ${rank}`;
export const showing = (small: number, face: number) => (small === 1 ? `one ${face}` : `${small} ${face}s`);
export const place = (dice: string) => `Place ${dice}`;
export const placeTheBig = (face: number) => `Place the big ${face}`;
export const placeAndTheBig = (dice: string, face: number) => `Place ${dice} and the big ${face}`;

// Seats
/** Read out instead of the figure that stands there. */
export const diceLeft = (count: number) => `${plural(count, 'die', 'dice')} left,`;
export const chipCardsHeld = (count: number) => plural(count, 'chip card');
export const diceAndChips = 'Dice and chips';

// Evidence
export const claimTitles = { pieces: 'Dice', count: 'Count', paid: 'Paid' } as const;

// Changed
export const noOneHere = 'No one';
export const casinoChanges = (casino: string, before: string, after: string) =>
  `${casino}. Before: ${before} After: ${after}`;

// TurnFaces
export const numberOf = (face: number) => `Number ${face}`;
export const bigOf = (face: number) => `Big ${face}`;
