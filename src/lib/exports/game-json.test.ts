import * as v from 'valibot';
import { expect, test } from 'vitest';
import { makePenniesMatch, penniesGame } from '$lib/session/fixtures/pennies';
import { eveningGame, summary } from './fixtures/evening';
import { gameJson } from './game-json';

const text = v.string();
const count = v.pipe(v.number(), v.integer());

/** The outer shape of the file; the summary and the moves have types of their own. */
const fileShape = v.strictObject({
  croupier: v.literal('game'),
  version: v.literal(1),
  id: text,
  game: text,
  title: text,
  edition: v.optional(text),
  location: v.optional(text),
  note: v.optional(text),
  seats: v.array(v.looseObject({ player: text, name: text, colour: text })),
  options: v.looseObject({}),
  summary: v.looseObject({ version: count, match: text, places: v.array(v.looseObject({ player: text })) }),
  log: v.array(
    v.strictObject({
      seq: count,
      at: count,
      by: v.picklist(['table', 'app']),
      do: v.union([v.picklist(['undo', 'redo', 'end', 'endPaid']), v.looseObject({})])
    })
  )
});

test('a game is written with everything known about it', () => {
  const match = makePenniesMatch('match', 1);
  const entry = { match: 'match', seq: 1, at: 7, by: 'table', do: { move: { type: 'roll' } } } as const;
  const log = { game: penniesGame(), match, entries: [entry] };
  const text = gameJson({ ...eveningGame, note: 'Anna’s birthday' }, summary, log);
  expect(text.endsWith('}\n')).toBe(true);
  const parsed = v.parse(fileShape, JSON.parse(text));
  expect(parsed).toMatchObject({
    id: 'match',
    game: 'pennies',
    title: 'Las Vegas Royale',
    note: 'Anna’s birthday',
    options: { rounds: 1 },
    log: [{ seq: 1, at: 7, by: 'table', do: { move: { type: 'roll' } } }]
  });
  expect(parsed.seats.map(({ name }) => name)).toEqual(match.seats.map(({ name }) => name));
  expect(parsed.summary.places).toHaveLength(2);
});
