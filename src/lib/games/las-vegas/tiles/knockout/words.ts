// Scene
export const theBarIsEmpty = 'The bar is empty.';

// State
export const barEmpty = 'bar empty';
