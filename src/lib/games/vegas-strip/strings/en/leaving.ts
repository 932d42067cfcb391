import { numberWord } from '$lib/core';
import { atCasino } from './shared';

export const tilesBackInBox = 'The tiles go back in the box';
export const oneCasinoOpens = 'The sixth one gets a starting jackpot.';
export const oneCasinoCloses = (casino: string) => `The chips ${atCasino(casino)} go back to the supply.`;

/** Says how the remaining players continue, and at how many casinos. */
export function playOnText(players: number, casinos: number): string {
  return PLAY_ON_TEXTS[players]?.(numberWord(casinos)) ?? '';
}

export const newcomersTiles = 'The newcomer gets the number tiles of a free colour.';

/** Says how everyone plays once someone has joined, and at how many casinos. */
export function allPlayText(players: number, casinos: number): string {
  return ALL_PLAY_TEXTS[players]?.(numberWord(casinos)) ?? '';
}

const PLAY_ON_TEXTS: Readonly<Record<number, (casinos: string) => string>> = {
  2: (casinos) => `The other two play on with blockers, at ${casinos} casinos.`,
  3: (casinos) => `The other three play solo, at ${casinos} casinos.`,
  4: (casinos) => `The others play in two teams, at ${casinos} casinos.`,
  5: (casinos) => `The others play in two teams and one solo, at ${casinos} casinos.`
};

const ALL_PLAY_TEXTS: Readonly<Record<number, (casinos: string) => string>> = {
  3: (casinos) => `All three play solo, without blockers, at ${casinos} casinos.`,
  4: (casinos) => `All four play in two teams, at ${casinos} casinos.`,
  5: (casinos) => `All five play in two teams and one solo, at ${casinos} casinos.`,
  6: (casinos) => `All six play in three teams, at ${casinos} casinos.`
};
