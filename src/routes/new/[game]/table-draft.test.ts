import { describe, expect, test } from 'vitest';
import { games as listed } from '$lib/games/registry';
import { isUntouched, readTableDraft, type TableDraft } from './table-draft';

const games = await Promise.all(
  listed.filter(({ meta }) => meta.id === 'las-vegas').map(({ load }) => load())
);

const draft: TableDraft = {
  game: 'las-vegas',
  sitters: [
    { name: 'Anna', colour: 'sky' },
    { name: 'שרה', colour: 'blue' }
  ],
  gone: [{ name: 'Ben', colour: 'sky' }],
  typed: 'Carl',
  way: 'draw',
  depth: 'rounds',
  hideMoney: true,
  supplied: { notes: 'app' },
  picked: { nobodyWon: 'next' },
  first: 'Anna',
  drawn: { name: 'Anna', among: ['Anna', 'שרה'] }
};

/** Reads a draft as storage returns it. */
function restoreDraft(storedValue: unknown): Partial<TableDraft> | undefined {
  return readTableDraft(JSON.parse(JSON.stringify(storedValue)), games)?.draft;
}

test('a draft is restored completely', () => {
  expect(restoreDraft(draft)).toEqual(draft);
});

describe('only invalid parts of a draft are dropped', () => {
  test.each([
    [
      'a player without a colour',
      { sitters: [draft.sitters[0], { name: 'Ben' }] },
      { sitters: [draft.sitters[0]] }
    ],
    [
      'a colour twice',
      { sitters: [draft.sitters[0], { name: 'Ben', colour: 'sky' }] },
      { sitters: [draft.sitters[0]] }
    ],
    [
      'a name twice',
      { sitters: [draft.sitters[0], { name: 'Anna', colour: 'blue' }] },
      { sitters: [draft.sitters[0]] }
    ],
    ['a name that cannot be used', { sitters: [{ name: 'bank', colour: 'blue' }] }, { sitters: [] }],
    ['seats of another type', { sitters: 7 }, { sitters: [] }],
    ['a removed house rule', { picked: { nobodyWon: 'next', gone: 'x' } }, { picked: { nobodyWon: 'next' } }],
    ['a removed choice', { picked: { nobodyWon: 'gone' } }, { picked: {} }],
    ['a removed part', { supplied: { notes: 'app', wheel: 'app' } }, { supplied: { notes: 'app' } }],
    ['a part with an unknown source', { supplied: { notes: 'moon' } }, { supplied: {} }]
  ])('%s', (_, damagedMembers, remainingMembers) => {
    expect(restoreDraft({ ...draft, ...damagedMembers })).toEqual({ ...draft, ...remainingMembers });
  });

  test.each(['typed', 'way', 'depth', 'hideMoney', 'first', 'drawn'])('%s of another type', (member) => {
    expect(restoreDraft({ ...draft, [member]: [7] })).toEqual({ ...draft, [member]: undefined });
  });
});

test.each([[undefined], [null], ['draft'], [[]], [{}], [{ ...draft, game: 'nowhere' }]])(
  '%j is not a draft',
  (stored) => {
    expect(readTableDraft(stored, games)).toBeUndefined();
  }
);

test('an untouched form is not saved', () => {
  const emptyDraft = {
    sitters: [],
    gone: [],
    typed: '',
    way: 'printed',
    depth: 'turns',
    hideMoney: false
  } as const;
  const untouchedDraft: TableDraft = { game: 'las-vegas', ...emptyDraft, supplied: {}, picked: {} };
  expect(isUntouched(untouchedDraft)).toBe(true);
  expect(isUntouched({ ...untouchedDraft, typed: 'A' })).toBe(false);
  expect(isUntouched({ ...untouchedDraft, gone: draft.gone })).toBe(false);
  expect(isUntouched(draft)).toBe(false);
});
