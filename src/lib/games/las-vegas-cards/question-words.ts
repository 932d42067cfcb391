import { isolated } from '$lib/core';
export const casino = (number: number) => `Casino ${number}`;
export const whatPlacedLast = (player: string) => `What ${isolated(player)} placed last`;
export const afterTurn = (over: number) => `After turn ${over}`;
export const chipCardsOfOneColour = 'Chip cards of one colour';
export const whatEverybodyHasNow = 'What everyone has now';
