import type { Case } from '$lib/games/contract/define';
import { counts } from './counts';
import { duel } from './duel';
import { mary } from './mary';
import { table } from './one-table';
import { placement } from './placement';
import { ranking } from './ranking';

/** The referee cases of Vegas. `docs/referee.md` describes their shapes. */
export const cases: readonly Case[] = [table, counts, placement, mary, duel, ranking];
