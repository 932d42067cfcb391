import type { Case } from '$lib/games/define';
import { options } from './cases/options';
import { placement } from './cases/placement';
import { ranking } from './cases/ranking';
import { round } from './cases/round';

/** What the referee can be asked of this game. */
export const cases: readonly Case[] = [placement, options, round, ranking];
