import type { BoxPart } from '$lib/parts';
import { sumWords } from '$lib/games/las-vegas/sum-words';
import { RING_ID, USUAL_RING } from './your-box';
import * as say from './token-words';

const CASINOS = ['Casino 1', 'Casino 2', 'Casino 3', 'Casino 4', 'Casino 5', 'Casino 6'] as const;

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
  holders: CASINOS,
  places: say.places,
  pieces: { token: 1 },
  names: { token: '' },
  hint: say.hint1ClosesACasino
};

export const tokens: readonly BoxPart[] = [noEntryCounter, noEntryToken];
