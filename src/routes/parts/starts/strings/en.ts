import { isolated } from '$lib/core';
// page
export const whoStartsCroupier = 'Who goes first? · Croupier';
export const whoStarts = 'Who goes first?';
export const toAllParts = 'Back to missing pieces';
export const byTheRulesOfTheBox = 'By the printed rules';
export const howThisBoxSaysIt = 'The rule in this box';
export const orDrawn = 'Or at random';
export const howManyPlay = 'How many players?';
export const howManyPlayLabel = 'Number of players';
export const nameOfPlayer = (number: number) => `Name of player ${number}`;
export const twoHaveTheSameName = 'Two players have the same name. Change one of them.';
export const begins = (name: string) => `${isolated(name)} goes first`;
export const wasDrawnAndBegins = (name: string) => `${isolated(name)} was picked and goes first.`;
export const drawOne = 'Pick a player';
export const drawAgain = 'Pick again';
export const eachAsLikelyAsTheOthers = 'everyone has the same chance';
export const everybodysFinger = 'Everyone puts a finger on the screen';
