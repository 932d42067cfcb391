import type { Case } from '$lib/games/define';
import { options } from './cases/options';
import { piles } from './cases/piles';
import { placement } from './cases/placement';
import { ranking } from './cases/ranking';
import { round } from './cases/round';
import { sums } from './cases/sums';

/** The referee cases of this game. */
export const cases: readonly Case[] = [placement, options, round, sums, piles, ranking];
