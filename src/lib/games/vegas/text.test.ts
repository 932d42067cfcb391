import { describe, expect, test } from 'vitest';
import { namesOf, type PlayerId } from '$lib/core';
import { played, position } from './fixtures/position';
import { rules } from './rules';
import { text } from './text';
import type { Move, State, Why } from './types';

const names = namesOf([
  { player: 'p1', name: 'Anna', colour: 'sky' },
  { player: 'p2', name: 'Ben', colour: 'yellow' },
  { player: 'p3', name: 'Carla', colour: 'blue' }
]);

const EIGHT = { table: 5, gold: 8 } as const;
const CLAIM = { at: EIGHT, player: 'p1' as PlayerId, count: 3 };

/** The line of the log for a move on this table. */
function line(state: State, move: Move): string {
  return text.told(rules.tell(state, move, state), names);
}

describe('a reason is one sentence', () => {
  const sentences: readonly (readonly [string, Why, string])[] = [
    [
      '6.3 the most counters',
      { code: 'most', rule: '6.3', ...CLAIM, gold: 8 },
      'Anna has the most counters at the 8, 3, and takes the gold chip of 8.'
    ],
    [
      '6.3 fewer counters',
      { code: 'fewer', rule: '6.3', ...CLAIM, count: 1, most: 4 },
      'Anna has 1 counter at the 8, and the most is 4: nothing.'
    ],
    [
      '6.4 the lowest number',
      { code: 'lowest', rule: '6.4', ...CLAIM, gold: 8, lowest: 1, others: [{ player: 'p2', number: 2 }] },
      'Anna and Ben have 3 counters each at the 8; Anna has the lowest number, 1, against Ben’s 2, and takes the gold chip of 8.'
    ],
    [
      '6.4 a higher number',
      { code: 'higher', rule: '6.4', ...CLAIM, lowest: 2, winner: { player: 'p2', number: 1 } },
      'Anna has 3 counters at the 8, as many as Ben, but 2 as the lowest number, and Ben has a 1: nothing.'
    ],
    [
      '6.5 equally low',
      { code: 'discarded', rule: '6.5', at: EIGHT, gold: 8, players: ['p1', 'p2'], count: 3, lowest: 1 },
      'Anna and Ben have 3 counters each at the 8 and 1 as the lowest number: the gold chip of 8 is out of the game.'
    ],
    [
      '6.8 a third who is higher',
      { code: 'higherThird', rule: '6.8', ...CLAIM, lowest: 2, others: ['p2', 'p3'], low: 1 },
      'Anna has 3 counters at the 8 too, but 2 as the lowest number, and Ben and Carla are level on a 1: the tie is not broken, so nothing.'
    ],
    [
      '5.5 nobody there',
      { code: 'nobodyThere', rule: '5.5', at: { table: 3, gold: 6, nth: 2 }, gold: 6 },
      'Nobody has a counter at the second 6, so its gold chip of 6 is out of the game.'
    ],
    [
      '8.5 three hearts each',
      { code: 'defenderStays', rule: '8.5', challenger: 'p1', defender: 'p2', hearts: [3, 3] },
      'Both show three hearts, so Ben keeps the space and Anna takes the counter back.'
    ],
    [
      '7.3 the same total',
      { code: 'level', rule: '7.3', players: ['p1', 'p3'], total: 12 },
      'Anna and Carla have 12 gold each and share the place.'
    ],
    [
      '5.2 scored tables on the way',
      { code: 'marySkips', rule: '5.2', skipped: [EIGHT, { table: 6 }] },
      'Mary Chip passes over the 8 and table 7, which are scored.'
    ],
    [
      '2.7 no pass with counters',
      { code: 'hasCounters', rule: '2.7', player: 'p2', left: 1 },
      'Ben has 1 counter in hand; only somebody without counters passes.'
    ]
  ];
  test.each(sentences)('%s', (_, why, sentence) => {
    expect(text.why(why, names)).toBe(sentence);
  });
});

describe('a line of the log says all that a move brought about', () => {
  test('2.1 a throw and its counter', () => {
    expect(line(position({ pawns: { p1: 2 } }), { type: 'throw', face: 3 })).toBe(
      'Anna throws a 3. Anna places a counter on the 3 of the 10.'
    );
  });

  test('6.1 a thrown 1, who wins, and what goes back', () => {
    const before = position({ pawns: { p1: 2 }, counters: { 0: { 2: 'p2' } } });
    expect(line(before, { type: 'throw', face: 1 })).toBe(
      'Anna throws a 1. Anna places a counter on the 1 of the 10. After the thrown 1 Mary Chip moves to the first 6. The first 6 is scored: Mary Chip is there. Ben has the most counters at the first 6, 1, and takes the gold chip of 6. Counters back from the first 6: Ben 1 counter.'
    );
  });

  test('8.2 hearts chosen in secret are told as nothing but that', () => {
    const before = position({ options: { duels: 'hearts' }, counters: { 0: { 3: 'p2' } } });
    const { state } = played(before, { type: 'throw', face: 4 });
    expect(line(state, { type: 'hearts', player: 'p2', hearts: 3 })).toBe('Ben has chosen.');
    const told = rules.tell(state, { type: 'hearts', player: 'p2', hearts: 3 }, state);
    expect(JSON.stringify(told)).not.toContain('3}');
  });

  test('2.1 the undo bar names the deed alone', () => {
    const before = position({ pawns: { p1: 2 } });
    const told = rules.tell(before, { type: 'throw', face: 3 }, before);
    expect(text.undo?.(told, names)).toBe('Anna throws a 3');
  });
});

describe('what is asked', () => {
  function asked(state: State, id: string): string {
    const ask = rules.asks(state).find((each) => each.id === id)!;
    const { question, hint = '' } = text.ask(ask, rules.view(state), names);
    return `${question} ${hint}`;
  }

  test('2.1 the throw', () => {
    expect(asked(position({}), 'throw')).toBe('What does Anna throw? Or a card first, or another table.');
  });

  test('4.4 the throw for a Front-man', () => {
    const { state } = played(position({}), { type: 'frontMan', table: 2 });
    expect(asked(state, 'throw')).toBe(
      'What does Anna throw for the Front-man at the 10? Only the throw is left of this turn.'
    );
  });

  test('3.5 a joker', () => {
    const { state } = played(position({ pawns: { p1: 2 } }), { type: 'throw', face: 6 });
    expect(asked(state, 'space')).toBe(
      'A 6 is a joker at the 10. No space shows a 6, so Anna places it anywhere.'
    );
  });

  test('9.2 which table is scored', () => {
    const { state } = played(position({}), { type: 'depth', depth: 'rounds' });
    expect(asked(state, 'scored')).toBe('Which table is scored? It is full, or Mary Chip has come to it.');
    const view = rules.view(state);
    expect(text.choice({ type: 'scored', table: 2, by: 'full' }, view, names)).toBe('The 10 is full');
    expect(text.choice({ type: 'scored', table: 1, by: 'mary' }, view, names)).toBe(
      'Mary Chip comes to the first 3'
    );
  });
});
