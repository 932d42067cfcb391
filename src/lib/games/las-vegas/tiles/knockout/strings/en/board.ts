import { isolated, possessive } from '$lib/core';

// Scene
export const theBarIsEmpty = 'The bar is empty.';

// AskTogether
export const putThemIntoTheBar = 'Put them in the bar';
export const whichDieOf = (name: string) => `Which of ${possessive(isolated(name))} dice?`;

// State
export const barEmpty = 'bar empty';
