// page
export const theRulesCroupier = (title: string) => `${title}: the rules · Croupier`;
export const theRules = (title: string) => `${title}: the rules`;
export const toTheReferee = 'To the referee';
export const searchTheRulebooksOfAll = 'Search the rulebooks of all boxes';
export const searchAllRulebooks = 'Search all rulebooks';
export const chapters = 'Chapters';
export const inTheBox = 'In the box';
export const standsInTheBoxSaid = 'stands in the box, said in our words';
export const theBoxIsSilentAnd = 'the box is silent, and this is how we read it';

// Chapter
/** What tables may settle in place of a paragraph: the way of the rules first. */
export const choices = (source: 'printed' | 'reading', [first = '', ...others]: readonly string[]) =>
  `${first}, ${source === 'printed' ? 'as printed' : 'as we read it'}. By a house rule: ${others.join('; ')}.`;
export const atThisTable = 'At this table:';
export const seeAlso = 'See also';
export const reasonsThatRestOnIt = 'Reasons that rest on it';

// page
export const whatIsInTheBox = 'What is in the box, and what is asked of each paragraph,';

// +page
export const noRulebookHere = 'There is no rulebook at this address.';
export const chapterOf = (title: string, number: number, of: number) =>
  `${title}, chapter ${number} of ${of}`;
