import type { Case } from '$lib/games/define';
import { bar } from './cases/bar';
import { deal } from './cases/deal';
import { odds } from './cases/odds';

/** The referee cases of this game. */
export const cases: readonly Case[] = [bar, deal, odds];
