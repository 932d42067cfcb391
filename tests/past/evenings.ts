import { parts } from './evenings/parts';
import { razzia } from './evenings/razzia';
import { settled } from './evenings/settled';
import { basic, fresh, royale } from './evenings/vegas';
import { year } from './evenings/year';
import type { Evening } from './table';

/** The recorded evenings, with their start times. */
export const EVENINGS: Readonly<Record<string, { readonly start: number; readonly played: Evening }>> = {
  fresh: { start: Date.UTC(2026, 10, 20, 19), played: fresh },
  'basic-mid-evening': { start: Date.UTC(2026, 10, 20, 19), played: basic },
  'royale-mid-evening': { start: Date.UTC(2026, 10, 21, 18), played: royale },
  'razzia-mid-deal': { start: Date.UTC(2026, 10, 21, 20), played: razzia },
  'settled-at-the-table': { start: Date.UTC(2026, 10, 14, 17), played: settled },
  'parts-and-settings': { start: Date.UTC(2026, 10, 20, 15), played: parts },
  'after-a-year': { start: Date.UTC(2025, 10, 28, 19), played: year }
};
