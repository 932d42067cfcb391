import type { Case } from '$lib/games/contract/define';
import { options } from './options';
import { piles } from './piles';
import { placement } from './placement';
import { ranking } from './ranking';
import { round } from './round';
import { sums } from './sums';

/** The referee cases of this game. */
export const cases: readonly Case[] = [placement, options, round, sums, piles, ranking];
