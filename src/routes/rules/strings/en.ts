import { plural } from '$lib/core';

// page
export const theRulesCroupier = 'The rules · Croupier';
export const theRules = 'The rules';
export const toTheReferee = 'Back to the referee';
export const searchTheRulebooksOfAll = 'Search all rulebooks';
export const searchTheRulebook = 'Search: a tie, a die, a pass …';
export const paragraphOfWhichAreOur = (count: number, readings: number) =>
  readings === 0
    ? plural(count, 'paragraph')
    : `${plural(count, 'paragraph')}, ${readings} of them our interpretation`;
