// page
export const theRulesCroupier = (title: string) => `${title}: the rules · Croupier`;
export const theRules = (title: string) => `${title}: the rules`;
export const toTheReferee = 'Back to the referee';
export const searchTheRulebooksOfAll = 'Search all rulebooks';
export const searchAllRulebooks = 'Search all rulebooks';
export const chapters = 'Chapters';
export const inTheBox = 'In the box';
export const standsInTheBoxSaid = 'in the rulebook, in our own words';
export const theBoxIsSilentAnd = 'the rulebook doesn’t say; this is how we interpret it';

// Chapter
/** What tables may settle in place of a paragraph: the way of the rules first. */
export const choices = (source: 'printed' | 'reading', [first = '', ...others]: readonly string[]) =>
  `${first}, ${source === 'printed' ? 'as in the rulebook' : 'in our interpretation'}. As a house rule: ${others.join('; ')}.`;
export const atThisTable = 'Your house rule:';
export const seeAlso = 'See also';
export const reasonsThatRestOnIt = 'Reasons that use this rule';

// page
export const whatIsInTheBox = 'The list of pieces';

// +page
export const noRulebookHere = 'There’s no rulebook at this address.';
export const chapterOf = (title: string, number: number, of: number) =>
  `${title}, chapter ${number} of ${of}`;
