import type { BoxPart } from '$lib/parts';
import { sumWords } from '$lib/games/las-vegas/sum-words';
import { RING_ID, USUAL_RING } from './your-box';

const CASINOS = ['Casino 1', 'Casino 2', 'Casino 3', 'Casino 4', 'Casino 5', 'Casino 6'] as const;

const noEntryCounter: BoxPart = {
  kind: 'track',
  id: RING_ID,
  title: 'No Entry counter',
  one: 'round counter',
  many: 'round counters',
  spaces: ['Start', ...USUAL_RING.slice(1).map((value) => (value === 0 ? 'Empty' : sumWords(value)))],
  pieces: { counter: 1 },
  names: { counter: '' },
  hint: 'a round counter, for No Entry!',
  check: 'The rewards round this ring come from one source: compare them with your tile.',
  sure: 'single',
  mend: 'spaces'
};

const noEntryToken: BoxPart = {
  kind: 'token',
  id: 'no-entry',
  title: 'No Entry token',
  one: 'No Entry token',
  many: 'tokens',
  holders: CASINOS,
  pieces: { token: 1 },
  names: { token: '' },
  hint: '1, closes a casino'
};

export const tokens: readonly BoxPart[] = [noEntryCounter, noEntryToken];
