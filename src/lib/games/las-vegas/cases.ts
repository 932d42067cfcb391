import type { Case } from '$lib/games/define';
import { bank } from './cases/bank';
import { casino } from './cases/casino';
import { chips } from './cases/chips';
import { casesOfTiles } from './cases/of-tiles';
import { pairs } from './cases/pairs';
import { ranking } from './cases/ranking';

/** The cases that the referee offers for this game. */
export const cases: readonly Case[] = [casino, pairs, chips, bank, ranking, ...casesOfTiles];
