import { describe, expect, test } from 'vitest';
import { namesOf, type PlayerId } from '$lib/core';
import { playMoves, position } from '$lib/games/vegas/fixtures/position';
import { rules } from '$lib/games/vegas/rules';
import { text } from './log';
import type { Move, State, Why } from '$lib/games/vegas/types';

const names = namesOf([
  { player: 'p1', name: 'Anna', colour: 'sky' },
  { player: 'p2', name: 'Ben', colour: 'yellow' },
  { player: 'p3', name: 'Carla', colour: 'blue' }
]);

const EIGHT_GOLD_TABLE = { table: 5, gold: 8 } as const;
const CLAIM = { at: EIGHT_GOLD_TABLE, player: 'p1' as PlayerId, count: 3 };

/** Returns the log sentence of a move in this state. */
function logLineOf(state: State, move: Move): string {
  return text.logLine(rules.logEventOf(state, move, state), names);
}

describe('a reason is one sentence', () => {
  const sentences: readonly (readonly [string, Why, string])[] = [
    [
      '6.3 the most counters',
      { code: 'most', rule: '6.3', ...CLAIM, gold: 8 },
      'Anna has the most counters at the 8-gold table (3) and wins 8 gold.'
    ],
    [
      '6.3 fewer counters',
      { code: 'fewer', rule: '6.3', ...CLAIM, count: 1, most: 4 },
      'Anna has 1 counter at the 8-gold table, but the most there is 4, so Anna gets nothing.'
    ],
    [
      '6.4 the lowest number',
      { code: 'lowest', rule: '6.4', ...CLAIM, gold: 8, lowest: 1, others: [{ player: 'p2', number: 2 }] },
      'Anna and Ben tie with 3 counters each at the 8-gold table. Anna’s lowest number is 1, against Ben’s 2, so Anna wins 8 gold.'
    ],
    [
      '6.4 a higher number',
      { code: 'higher', rule: '6.4', ...CLAIM, lowest: 2, winner: { player: 'p2', number: 1 } },
      'Anna and Ben tie with 3 counters each at the 8-gold table. Ben’s lowest number is 1, Anna’s is 2, so Anna gets nothing.'
    ],
    [
      '6.5 equally low',
      {
        code: 'discarded',
        rule: '6.5',
        at: EIGHT_GOLD_TABLE,
        gold: 8,
        players: ['p1', 'p2'],
        count: 3,
        lowest: 1
      },
      'Anna and Ben tie at the 8-gold table with 3 counters each and a lowest number of 1. Its gold chip, worth 8, is discarded.'
    ],
    [
      '6.8 a third who is higher',
      { code: 'higherThird', rule: '6.8', ...CLAIM, lowest: 2, others: ['p2', 'p3'], low: 1 },
      'Anna also has 3 counters at the 8-gold table, with 2 as the lowest number. Ben and Carla tie at 1 and nothing breaks their tie, so Anna gets nothing.'
    ],
    [
      '5.5 no one there',
      { code: 'nobodyThere', rule: '5.5', at: { table: 3, gold: 6, nth: 2 }, gold: 6 },
      'No one has a counter at the second 6-gold table, so its gold chip, worth 6, is discarded.'
    ],
    [
      '8.5 three hearts each',
      { code: 'defenderStays', rule: '8.5', challenger: 'p1', defender: 'p2', hearts: [3, 3] },
      'Both show three hearts, so Ben keeps the space and Anna takes the counter back.'
    ],
    [
      '7.3 the same total',
      { code: 'level', rule: '7.3', players: ['p1', 'p3'], total: 12 },
      'Anna and Carla tie with 12 gold each and share the place.'
    ],
    [
      '5.2 scored tables on the way',
      { code: 'marySkips', rule: '5.2', skipped: [EIGHT_GOLD_TABLE, { table: 6 }] },
      'Mary Chip skips the 8-gold table and table 7, which have already been scored.'
    ],
    [
      '2.7 no pass with counters',
      { code: 'hasCounters', rule: '2.7', player: 'p2', left: 1 },
      'Ben can’t pass with 1 counter in hand. Roll, play a card or change tables.'
    ]
  ];
  test.each(sentences)('%s', (_, why, sentence) => {
    expect(text.why(why, names)).toBe(sentence);
  });
});

describe('a line of the log has all effects of a move', () => {
  test('2.1 the line of a roll names the roll and the placed counter', () => {
    expect(logLineOf(position({ pawns: { p1: 2 } }), { type: 'throw', face: 3 })).toBe(
      'Anna rolls a 3. Anna places a counter on space 3 of the 10-gold table.'
    );
  });

  test('6.1 the line of a rolled 1 says who wins and which counters go back', () => {
    const stateBefore = position({ pawns: { p1: 2 }, counters: { 0: { 2: 'p2' } } });
    expect(logLineOf(stateBefore, { type: 'throw', face: 1 })).toBe(
      'Anna rolls a 1. Anna places a counter on space 1 of the 10-gold table. The rolled 1 moves Mary Chip to the first 6-gold table. Mary Chip is at the first 6-gold table, so it’s scored. Ben has the most counters at the first 6-gold table (1) and wins 6 gold. Ben takes 1 counter back from the first 6-gold table.'
    );
  });

  test('8.2 the line of secretly chosen hearts says only that a player has chosen', () => {
    const stateBefore = position({ options: { duels: 'hearts' }, counters: { 0: { 3: 'p2' } } });
    const { state } = playMoves(stateBefore, { type: 'throw', face: 4 });
    expect(logLineOf(state, { type: 'hearts', player: 'p2', hearts: 3 })).toBe('Ben has chosen.');
    const event = rules.logEventOf(state, { type: 'hearts', player: 'p2', hearts: 3 }, state);
    expect(JSON.stringify(event)).not.toContain('3}');
  });

  test('2.1 the undo bar names only the roll, not its effects', () => {
    const stateBefore = position({ pawns: { p1: 2 } });
    const event = rules.logEventOf(stateBefore, { type: 'throw', face: 3 }, stateBefore);
    expect(text.undo?.(event, names)).toBe('Anna rolls a 3');
  });
});

describe('the asks', () => {
  function questionText(state: State, id: string): string {
    const ask = rules.asks(state).find((ask) => ask.id === id)!;
    const { question, hint = '' } = text.ask(ask, rules.view(state), names);
    return `${question} ${hint}`;
  }

  test('2.1 the question about the roll mentions cards and other tables', () => {
    expect(questionText(position({}), 'throw')).toBe(
      'What does Anna roll? Or play a card first, or change tables.'
    );
  });

  test('4.4 the question about a Front-man’s roll names the table', () => {
    const { state } = playMoves(position({}), { type: 'frontMan', table: 2 });
    expect(questionText(state, 'throw')).toBe(
      'What does Anna roll for the Front-man at the 10-gold table? Only the roll is left this turn.'
    );
  });

  test('3.5 the question about a joker says that no space shows a 6', () => {
    const { state } = playMoves(position({ pawns: { p1: 2 } }), { type: 'throw', face: 6 });
    expect(questionText(state, 'space')).toBe(
      'Where does Anna place the joker? No space at the 10-gold table shows a 6, so any space will do.'
    );
  });

  test('9.2 the question about the scored table and its choices name both ways to score', () => {
    const { state } = playMoves(position({}), { type: 'depth', depth: 'rounds' });
    expect(questionText(state, 'scored')).toBe(
      'Which table is scored? Tap the table that’s full, or say that Mary Chip has reached one.'
    );
    const view = rules.view(state);
    expect(text.choice({ type: 'scored', table: 2, by: 'full' }, view, names)).toBe(
      'The 10-gold table is full'
    );
    expect(text.choice({ type: 'scored', table: 1, by: 'mary' }, view, names)).toBe(
      'Mary Chip reaches the first 3-gold table'
    );
  });
});
