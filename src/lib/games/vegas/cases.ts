import type { Case } from '$lib/games/define';
import { counts } from './cases/counts';
import { duel } from './cases/duel';
import { mary } from './cases/mary';
import { table } from './cases/one-table';
import { placement } from './cases/placement';
import { ranking } from './cases/ranking';

/** The referee cases of Vegas. `docs/referee.md` describes their shapes. */
export const cases: readonly Case[] = [table, counts, placement, mary, duel, ranking];
