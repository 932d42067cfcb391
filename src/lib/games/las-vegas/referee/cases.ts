import type { Case } from '$lib/games/contract/define';
import { bank } from './bank';
import { casino } from './casino';
import { chips } from './chips';
import { casesOfTiles } from './of-tiles';
import { pairs } from './pairs';
import { ranking } from './ranking';

/** The cases that the referee offers for this game. */
export const cases: readonly Case[] = [casino, pairs, chips, bank, ranking, ...casesOfTiles];
