/** What is called so until its owner gives it the name of the box. */
export const sixthCasino = 'Sixth casino';
export const character = (number: number) => `Character ${number}`;
