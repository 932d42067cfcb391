import { expect, test } from 'vitest';
import type { Posting, Reason } from '$lib/core';
import { groupByPlace, netGains } from './payments';

interface Why extends Reason {
  readonly casino: number;
}

const at = (casino: number): Why => ({ code: 'most', rule: '4.3', casino });
const postings: readonly Posting<Why>[] = [
  { from: 'table', to: 'p1', piece: 'note', value: 80000, why: at(1) },
  { to: 'p2', value: 0, why: at(1) },
  { from: 'table', to: 'pile', piece: 'note', value: 30000, why: at(2) },
  { from: 'table', to: 'p1', piece: 'note', value: 50000, why: at(2) }
];

test('payments are listed by place', () => {
  const places = groupByPlace(postings, ['p1', 'p2'], ({ casino }) => `Casino ${casino}`);
  expect(
    places.map(({ where, lines }) => [where, lines.map(({ player, value }) => [player, value])])
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
  const why = at(3);
  const left: readonly Posting<Why>[] = [
    { from: 'table', to: 'pile', piece: 'note', value: 60000, why },
    { from: 'table', to: 'pile', piece: 'note', value: 30000, why },
    { from: 'table', to: 'pile', piece: 'note', value: 50000, why: at(4) }
  ];
  const [first, second] = groupByPlace(left, ['p1', 'p2'], ({ casino }) => `Casino ${casino}`);
  expect(first?.lines).toEqual([{ player: undefined, value: 90000, why }]);
  expect(second?.lines).toEqual([{ player: undefined, value: 50000, why: at(4) }]);
});

test('each player has a sum, even if it is zero', () => {
  expect(netGains(postings, ['p1', 'p2'])).toEqual([
    { player: 'p1', gain: 130000 },
    { player: 'p2', gain: 0 }
  ]);
});

test('a payment is listed under the player who pays it, below zero', () => {
  const chip: Posting<Why> = { from: 'p2', to: 'bank', piece: 'chip', value: 10000, why: at(1) };
  const [place] = groupByPlace([chip], ['p1', 'p2'], () => undefined);
  expect(place?.lines).toEqual([{ player: 'p2', value: -10000, why: at(1) }]);
});
