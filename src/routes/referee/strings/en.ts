import { plural } from '$lib/core';

// page
export const refereeCroupier = 'Referee · Croupier';
export const tellItWhatLiesThere = 'Set up the situation and see who gets what.';
export const referee = 'Referee';
export const orLookItUp = 'Or look it up';
export const searchTheRulebooks = 'Search the rulebooks';
export const searchTheRulebook = 'Search the rulebook: a tie, a die …';
export const readTheRulebook = (title: string) => `Read the ${title} rulebook`;
export const chapterInOurOwnWords = (count: number) => `${plural(count, 'chapter')}, in our own words`;

// Drawer
export const boxes = 'Boxes';
