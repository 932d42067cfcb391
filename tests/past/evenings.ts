import { parts } from './evenings/parts';
import { razzia } from './evenings/razzia';
import { settled } from './evenings/settled';
import { basic, fresh, royale } from './evenings/vegas';
import { year } from './evenings/year';
import type { Evening } from './table';

/** The recorded evenings, with their start times. */
export const EVENINGS: Readonly<Record<string, { readonly start: number; readonly play: Evening }>> = {
  fresh: { start: Date.UTC(2026, 10, 20, 19), play: fresh },
  'basic-mid-evening': { start: Date.UTC(2026, 10, 20, 19), play: basic },
  'royale-mid-evening': { start: Date.UTC(2026, 10, 21, 18), play: royale },
  'razzia-mid-deal': { start: Date.UTC(2026, 10, 21, 20), play: razzia },
  'settled-at-the-table': { start: Date.UTC(2026, 10, 14, 17), play: settled },
  'parts-and-settings': { start: Date.UTC(2026, 10, 20, 15), play: parts },
  'after-a-year': { start: Date.UTC(2025, 10, 28, 19), play: year }
};
