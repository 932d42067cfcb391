import type { BoxPart } from '$lib/parts';
import { CASINO_PLACES } from '$lib/games/las-vegas/data';
import { casinos, sumWords } from '$lib/games/las-vegas/strings/en/pieces';
import { RING_ID, USUAL_RING } from './your-box';
import * as say from './strings/en/your-box';

const noEntryCounter: BoxPart = {
  kind: 'track',
  id: RING_ID,
  title: say.noEntryCounter,
  one: say.roundCounter,
  many: say.roundCounters,
  spaces: [say.start, ...USUAL_RING.slice(1).map((value) => (value === 0 ? say.empty : sumWords(value)))],
  pieces: { counter: 1 },
  names: { counter: '' },
  hint: say.aRoundCounterForNoEntry,
  check: say.theRewardsRoundThisRing,
  sure: 'single',
  mend: 'spaces'
};

const noEntryToken: BoxPart = {
  kind: 'token',
  id: 'no-entry',
  title: say.noEntryToken,
  one: say.noEntryToken,
  many: say.tokens,
  holders: CASINO_PLACES,
  places: casinos,
  pieces: { token: 1 },
  names: { token: '' },
  hint: say.noEntryTokenHint
};

/** The counters and tokens of this tile, which the app can replace. */
export const tokens: readonly BoxPart[] = [noEntryCounter, noEntryToken];
