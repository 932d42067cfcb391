// Scene
export const theBarIsEmpty = 'The bar is empty.';

// AskTogether
export const putThemIntoTheBar = 'Put them into the bar';
export const whichDieOf = (name: string) => `Which die of ${name}`;

// State
export const barEmpty = 'bar empty';
