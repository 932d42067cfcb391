// Why a name cannot be used.
export const noLetter = 'Enter a name.';
export const tooLong = (most: number, length: number) =>
  `Use at most ${most} characters. This name has ${length}.`;
export const aWordOfTheLedger = (name: string) =>
  `Croupier uses “${name}” itself. Write it with a capital letter.`;
export const calledAlike = (name: string) => `Two players are called ${name}. Change one of the names.`;
export const showsNothing = 'Use at least one letter, number or symbol in the name.';
export const aWordOfTheApp = (name: string) =>
  `Croupier uses “${name}” in its own sentences. Choose another name.`;
export const severalNames = (name: string) => `“${name}” reads like more than one person. Enter one name.`;
export const aNumber = (name: string) => `“${name}” reads like a number. Choose another name.`;
export const setApart = (name: string) => `“${name}”`;
