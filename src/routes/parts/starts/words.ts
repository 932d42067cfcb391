import { isolated } from '$lib/core';
// page
export const whoStartsCroupier = 'Who starts · Croupier';
export const whoStarts = 'Who starts?';
export const toAllParts = 'To all parts';
export const byTheRulesOfTheBox = 'By the rules of the box';
export const howThisBoxSaysIt = 'How this box says it';
export const orDrawn = 'Or drawn';
export const howManyPlay = 'How many play?';
export const howManyPlayLabel = 'How many play';
export const nameOfPlayer = (number: number) => `Name of player ${number}`;
export const twoHaveTheSameName = 'Two players have the same name; give one of them another.';
export const begins = (name: string) => `${isolated(name)} begins`;
export const wasDrawnAndBegins = (name: string) => `${isolated(name)} was drawn and begins.`;
export const drawOne = 'Draw one';
export const drawAgain = 'Draw again';
export const eachAsLikelyAsTheOthers = 'each as likely as the others';
export const everybodysFinger = 'Everybody’s finger on the screen';
