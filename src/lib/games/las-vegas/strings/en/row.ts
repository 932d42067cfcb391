import { joinWithAnd, plural } from '$lib/core';

/** The texts of a casino on the board: claims, money, and who would get it. */

// Captions
export const allAreOut = (people: string, count: number, areTwo: boolean) =>
  areTwo
    ? `${people} tie with ${count} each. Both are out.`
    : `${people} tie with ${count} each. All are out.`;
export const nameAndDice = (name: string, dice: string) => `${name} (${dice})`;
export const mostDiceLabel = (count: number) => `Most dice still in: ${count}`;
export const secondMostDiceLabel = (count: number) => `Second most dice still in: ${count}`;
export const noOwner = 'No one owns these dice';
export const thePile = 'the pile';

// Previews
export const ifPlaced = (name: string, dice: string, casino: number) =>
  `If ${name} placed ${dice} at casino ${casino}, this would be the result:`;
export const ifChosen = (name: string, casino: number) =>
  `If ${name} chose casino ${casino}, this would be the result:`;
export const byTheCountSoFar = 'By the count so far, this would be the result:';
export const wouldLead = 'you’d lead';
export const wouldBeSecond = 'you’d be second';
export const wouldTie = (names: readonly string[]) => `you’d tie ${joinWithAnd(names)}`;
export const wouldGetNothing = 'you’d get nothing';
export const lead = 'lead';
export const second = 'second';
export const tiesWith = (names: readonly string[]) => `ties ${joinWithAnd(names)}`;
export const goesUnderThePile = 'goes under the pile';
export const unpaid = 'unpaid';
export const imaginaryNames = { neutral: 'neutral', gray: 'grey' } as const;

// Rows
export const closed = 'Closed';
export const noneInThisRoll = (number: number) => `No ${number} in this roll`;
export const youWouldHave = (count: number) => `You’d have ${count} so far`;
export const casino = (number: number) => `Casino ${number}`;
export const closedCasino = (number: number) => `Casino ${number}, closed`;
export const withCaption = (casinoName: string, caption: string) => `${casinoName}: ${caption}`;
export const casinoWithNotes = (heading: string, sums: readonly string[], claims: string) =>
  `${heading}. Notes of ${joinWithAnd(sums)}. ${claims}`;
export const casinoWithCards = (heading: string, sums: readonly string[], cards: number, claims: string) =>
  `${heading}. Notes of ${joinWithAnd(sums)} and ${plural(cards, 'chip card')}. ${claims}`;
export const itWouldBe = (claims: string) => `It would be: ${claims}`;
export const noOneHasDiceThere = 'No one has dice there.';
export const tiedClaim = (name: string, count: number) => `${name} ${count}, tied.`;
export const paidClaim = (name: string, count: number, sum: string) => `${name} ${count}, ${sum}.`;
export const unpaidClaim = (name: string, count: number) => `${name} ${count}, nothing.`;

// Ways
export const whichDie = 'Which die?';
export const turnAndPlace = 'Turn and place';
export const takeOneBack = 'Take one back';
export const whatToDo = 'What happens to it?';
export const takeBack = (die: string) => `Take ${die} back`;

// Walk
export const tiles = 'Tiles';
