import { expect, test } from 'vitest';
import type { Posting, Reason } from '$lib/core';
import { groupByPlace, netGains } from './payments';

interface Why extends Reason {
  readonly casino: number;
}

const reasonAt = (casino: number): Why => ({ code: 'most', rule: '4.3', casino });
const postings: readonly Posting<Why>[] = [
  { from: 'table', to: 'p1', piece: 'note', value: 80000, why: reasonAt(1) },
  { to: 'p2', value: 0, why: reasonAt(1) },
  { from: 'table', to: 'pile', piece: 'note', value: 30000, why: reasonAt(2) },
  { from: 'table', to: 'p1', piece: 'note', value: 50000, why: reasonAt(2) }
];

test('payments are listed by place', () => {
  const places = groupByPlace(postings, ['p1', 'p2'], ({ casino }) => `Casino ${casino}`);
  expect(
    places.map(({ placeName, lines }) => [placeName, lines.map(({ player, value }) => [player, value])])
  ).toEqual([
    [
      'Casino 1',
      [
        ['p1', 80000],
        ['p2', 0]
      ]
    ],
    [
      'Casino 2',
      [
        [undefined, 30000],
        ['p1', 50000]
      ]
    ]
  ]);
});

test('notes that go to no one for the same reason are one line', () => {
  const why = reasonAt(3);
  const leftPostings: readonly Posting<Why>[] = [
    { from: 'table', to: 'pile', piece: 'note', value: 60000, why },
    { from: 'table', to: 'pile', piece: 'note', value: 30000, why },
    { from: 'table', to: 'pile', piece: 'note', value: 50000, why: reasonAt(4) }
  ];
  const [firstPlace, secondPlace] = groupByPlace(
    leftPostings,
    ['p1', 'p2'],
    ({ casino }) => `Casino ${casino}`
  );
  expect(firstPlace?.lines).toEqual([{ player: undefined, value: 90000, why }]);
  expect(secondPlace?.lines).toEqual([{ player: undefined, value: 50000, why: reasonAt(4) }]);
});

test('each player has a sum, even if it is zero', () => {
  expect(netGains(postings, ['p1', 'p2'])).toEqual([
    { player: 'p1', gain: 130000 },
    { player: 'p2', gain: 0 }
  ]);
});

test('a payment is listed under the player who pays it, below zero', () => {
  const chip: Posting<Why> = { from: 'p2', to: 'bank', piece: 'chip', value: 10000, why: reasonAt(1) };
  const [place] = groupByPlace([chip], ['p1', 'p2'], () => undefined);
  expect(place?.lines).toEqual([{ player: 'p2', value: -10000, why: reasonAt(1) }]);
});
