import { possessive, isolated } from '$lib/core';
export const casino = (number: number) => `Casino ${number}`;
export const whatPlacedLast = (player: string) => `${possessive(isolated(player))} last cards`;
export const afterTurn = (over: number) => `After turn ${over}`;
export const chipCardsOfOneColour = 'Chip cards of one colour';
export const whatEverybodyHasNow = 'The current totals';
