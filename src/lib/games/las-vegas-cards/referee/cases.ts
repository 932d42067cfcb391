import type { Case } from '$lib/games/contract/define';
import { bonus } from './bonus';
import { casino } from './casino';
import { countedCase } from './counted-dice';
import { ranking } from './ranking';
import { selection } from './selection';
import { stop } from './stop';

/** The referee cases of this game. */
export const cases: readonly Case[] = [casino, countedCase, selection, stop, bonus, ranking];
