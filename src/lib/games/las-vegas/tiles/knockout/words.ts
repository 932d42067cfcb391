import { possessive } from '$lib/core';

// Scene
export const theBarIsEmpty = 'The bar is empty.';

// AskTogether
export const putThemIntoTheBar = 'Put them into the bar';
export const whichDieOf = (name: string) => `Which of ${possessive(name)} dice`;

// State
export const barEmpty = 'bar empty';
