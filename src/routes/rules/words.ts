import { plural } from '$lib/core';

// page
export const theRulesCroupier = 'The rules · Croupier';
export const theRules = 'The rules';
export const toTheReferee = 'To the referee';
export const searchTheRulebooksOfAll = 'Search the rulebooks of all boxes';
export const searchTheRulebook = 'Search: a tie, a die, a pass …';
export const paragraphOfWhichAreOur = (count: number, readings: number) =>
  `${plural(count, 'paragraph')}, of which ${readings} are our reading`;
