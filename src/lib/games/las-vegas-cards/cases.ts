import type { Case } from '$lib/games/define';
import { bonus } from './cases/bonus';
import { casino } from './cases/casino';
import { counted } from './cases/counted';
import { ranking } from './cases/ranking';
import { selection } from './cases/selection';
import { stop } from './cases/stop';

/** The referee cases of this game. */
export const cases: readonly Case[] = [casino, counted, selection, stop, bonus, ranking];
