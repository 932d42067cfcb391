import { isolated } from '$lib/core';
/** What a table on the map says. */

export const maryIsHere = 'Mary Chip is here';
export const covered = (count: number, spaces: number) => `${count} of ${spaces} spaces covered`;
export const nobodyWonIt = 'no one won it';
export const wonIt = (name: string) => `${name} won it`;
export const wouldWinIt = (name: string) => `${isolated(name)} would win it now`;
export const playsHere = (name: string) => `${name} plays here`;
