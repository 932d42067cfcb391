import type { Case } from '$lib/games/contract/define';
import { bar } from './bar';
import { deal } from './deal';
import { odds } from './odds';

/** The referee cases of this game. */
export const cases: readonly Case[] = [bar, deal, odds];
