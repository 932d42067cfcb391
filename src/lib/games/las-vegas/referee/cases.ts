import type { Case } from '$lib/games/contract/define';
import { bank } from './bank';
import { casino } from './casino';
import { chips } from './chips';
import { pairs } from './pairs';
import { ranking } from './ranking';
import '$lib/games/las-vegas/tiles/all';
import { CASES } from '$lib/games/las-vegas/tiles/all-cases';

/** The cases that the referee offers for this game. */
export const cases: readonly Case[] = [casino, pairs, chips, bank, ranking, ...Object.values(CASES).flat()];
