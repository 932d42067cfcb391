import { dollars, isolated, plural, possessive } from '$lib/core';

// Board
export const finalResult = 'Final result';
export const round = (round: number) => `Round ${round}`;
export const payoutRound = (round: number) => `Payout, round ${round}`;

// Evidence
export const casino = (number: number) => `Casino ${number}`;
export const noCardsLieHere = 'No cards here.';

// AskCount
export const whatLiesAtTheCasinos = 'At the casinos';
export const chipCards = 'Chip cards';

// AskLay
export const another = '& another';
export const appDeals = 'App deals';
export const whoseCardsAreTold = 'Player';
export const number = 'Number';
export const howManyCards = 'Number of cards';
export const double = (number: number) => `Double ${number}`;
export const theOtherCard = 'The other card';

// AskNow
export const later = 'Later';
export const tellNotes = 'Enter notes';
export const noteTurnedUp = 'Note turned up';
export const cardTurnedUp = 'Card turned up';

// CasinoRow
export const casinoWhoGetsItsNotes = (number: number) => `Casino ${number}: who gets its notes?`;
export const laterWords = 'later';

// Casinos
export const casinos = 'Casinos';

// HandGate
export const whoHasChosen = 'Players who have chosen';
export const cardsOf = (name: string) => `${possessive(isolated(name))} cards`;

// Payout
export const out = 'out';
export const nobodyHasCardsHere = 'No one has cards here.';
export const backToTheBox = (value: number) => `${dollars(value)} back to the box`;
export const nobodyIsPaidHere = 'No one is paid here';
export const roundPaid = (round: number) => `Round ${round}, paid`;
export const why = (value: number) => `${dollars(value)}: why?`;
export const noNoteInThisRound = 'No notes this round';
export const casinoOfNumber = (number: number) => `Casino ${number}.`;

// SeatSheet
export const atTheEnd = (colourLabel: string, value: number) =>
  `${colourLabel}: ${dollars(value)} at the end`;
export const noChipCardYet = 'No chip cards yet';
export const showMoney = (name: string) => `Show ${possessive(isolated(name))} money`;
export const ifWeStoppedNow = 'If we stop now';
export const ifTheRoundEnded = 'If the round ended now, this would be the result:';
export const ifPlaced = (name: string, cards: string) =>
  `If ${isolated(name)} placed ${cards}, this would be the result:`;
export const whatWouldBePaid = (name: string) => `${possessive(isolated(name))} payout`;

// Seats
export const chipCard = (count: number) => plural(count, 'chip card');
export const cardsLaid = 'Cards placed';
export const cardsLaidAndChipCards = 'Cards placed, chip cards';

// Evidence
export const claimTitles = { pieces: 'Cards', count: 'Dice', paid: 'Paid' } as const;

// AskLay
export const cardNumber = (number: number) => `Number ${number}`;
export const hasChosen = (name: string) => `${isolated(name)} has chosen`;
export const chooses = (name: string) => `${isolated(name)} chooses`;

// Seats
export const unknownSum = '–';
