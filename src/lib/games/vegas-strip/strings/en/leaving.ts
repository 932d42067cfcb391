import { inWords } from '$lib/core';
import { at } from './shared';

export const theTilesGoInTheBox = 'The tiles go back in the box';
export const oneOpens = 'The sixth one gets a starting jackpot.';
export const oneCloses = (casino: string) => `The chips ${at(casino)} go back to the supply.`;

/** How those who stay play on: "Two teams play on at five casinos." */
export function playOn(players: number, casinos: number): string {
  return `${TEAMS[players] ?? 'The others play on'} at ${inWords(casinos)} casinos.`;
}

const TEAMS: Readonly<Record<number, string>> = {
  2: 'The two others play on with blockers',
  3: 'The three others play solo',
  4: 'The others play in two teams',
  5: 'The others play in two teams, and one solo,'
};
