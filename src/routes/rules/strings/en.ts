import { plural } from '$lib/core';

// page
export const theRulesCroupier = 'The rules · Croupier';
export const theRules = 'The rules';
export const toTheReferee = 'Back to the referee';
export const searchTheRulebooksOfAll = 'Search all rulebooks';
export const searchTheRulebook = 'Search: a tie, a die, a pass …';
export const paragraphCount = (count: number, readingCount: number) =>
  readingCount === 0
    ? plural(count, 'paragraph')
    : `${plural(count, 'paragraph')}, ${readingCount} of them our interpretation`;

// One rulebook
export const rulesOfCroupier = (title: string) => `${title}: the rules · Croupier`;
export const rulesOf = (title: string) => `${title}: the rules`;

export const searchAllRulebooks = 'Search all rulebooks';
export const chapters = 'Chapters';
export const inTheBox = 'In the box';
export const inTheRulebook = 'in the rulebook, in our own words';
export const rulebookSaysNothing = 'the rulebook doesn’t say; this is how we interpret it';

// Chapter
/** The options of a paragraph: the rule itself first, then the house rules. */
export const choices = (source: 'printed' | 'reading', [first = '', ...others]: readonly string[]) =>
  `${first}, ${source === 'printed' ? 'as in the rulebook' : 'in our interpretation'}. As a house rule: ${others.join('; ')}.`;
export const yourHouseRuleLabel = 'Your house rule:';
export const seeAlso = 'See also';
export const reasonsWithThisRule = 'Reasons that use this rule';

// page
export const listOfPieces = 'The list of pieces';

// +page
export const noRulebookHere = 'There’s no rulebook at this address.';
export const chapterOf = (title: string, number: number, total: number) =>
  `${title}, chapter ${number} of ${total}`;
