// Why a name cannot be used.
export const noLetter = 'A name has at least one character.';
export const tooLong = (most: number, length: number) =>
  `A name has at most ${most} characters; this one has ${length}.`;
export const aWordOfTheLedger = (name: string) =>
  `“${name}” is a word that the ledger uses; write it with a capital letter.`;
export const calledAlike = (name: string) => `Two players are called ${name}; give one of them another name.`;
export const showsNothing = 'A name shows at least one letter, figure or sign.';
export const aWordOfTheApp = (name: string) =>
  `Croupier uses “${name}” in its own sentences; choose another name.`;
export const severalNames = (name: string) => `“${name}” reads like more than one person; enter one name.`;
export const aNumber = (name: string) => `“${name}” reads like a number; choose another name.`;
export const setApart = (name: string) => `“${name}”`;
