import { expect, test } from 'vitest';
import { groupByRound, type LoggedLine } from './log-rounds';

function line(seq: number, round?: number): LoggedLine {
  const frame = { seq, sentence: `Line ${seq}.`, isInEffect: true } as const;
  return round === undefined ? frame : { ...frame, round };
}

test('a log is split where its rounds start', () => {
  const rounds = groupByRound([line(4, 2), line(3, 2), line(2, 1), line(1, 1)]);
  expect(rounds.map(({ round, lines }) => [round, lines.map(({ seq }) => seq)])).toEqual([
    [2, [4, 3]],
    [1, [2, 1]]
  ]);
});

test('an undone round stays where it was, as a separate group', () => {
  expect(groupByRound([line(3, 1), line(2, 2), line(1, 1)]).map(({ round }) => round)).toEqual([1, 2, 1]);
});

test('lines that can no longer be replayed have no round', () => {
  expect(groupByRound([line(2), line(1, 1)]).map(({ round }) => round)).toEqual([undefined, 1]);
  expect(groupByRound([])).toEqual([]);
});
