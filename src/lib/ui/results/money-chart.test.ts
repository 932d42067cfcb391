import { describe, expect, test } from 'vitest';
import { moneyChart, spreadHeights, ticksFor, type ChartRoom, type MoneyLine } from './money-chart';

const room: ChartRoom = { width: 360, height: 260, left: 56, below: 32, mark: 14, badge: 24 };
const lines: readonly MoneyLine[] = [
  { player: 'p1', sums: [0, 130000, 310000, 460000] },
  { player: 'p2', sums: [0, 80000, 190000, 380000] },
  { player: 'p3', sums: [0, 110000, 280000, 380000] },
  { player: 'p4', sums: [0, 60000, 190000, 250000] }
];

describe('the sums at the side', () => {
  test.each([
    [0, 460000, [0, 200000, 400000]],
    [0, 90000, [0, 50000]],
    [0, 1, [0, 1]],
    [-50000, 120000, [-50000, 0, 50000, 100000]]
  ])('from %i to %i are few and round', (lowest, highest, ticks) => {
    expect(ticksFor(lowest, highest)).toEqual(ticks);
  });
});

describe('a chart of money', () => {
  const chart = moneyChart(lines, room);

  test('has a column for the start and for each round', () => {
    expect(chart.columns).toHaveLength(4);
    expect(chart.columns[0]).toBe(56);
    expect(chart.lines.every(({ points }) => points.length === 4)).toBe(true);
  });

  test('ends with the richest on top, and tied players side by side', () => {
    expect(chart.ends.map(({ players }) => players.map(({ player }) => player))).toEqual([
      ['p1'],
      ['p2', 'p3'],
      ['p4']
    ]);
    const [sharedEnd] = chart.ends.filter(({ players }) => players.length === 2);
    expect(sharedEnd?.players[1]?.x).toBeGreaterThan((sharedEnd?.players[0]?.x ?? 0) + room.badge);
  });

  test('keeps marks of the same sum apart', () => {
    const [ben, denny] = [chart.lines[1]?.points[2], chart.lines[3]?.points[2]];
    expect(ben?.y).toBe(denny?.y);
    expect(Math.abs((ben?.x ?? 0) - (denny?.x ?? 0))).toBeGreaterThanOrEqual(room.mark);
  });

  test('keeps everything inside its area', () => {
    const everybody: readonly MoneyLine[] = (['p1', 'p2', 'p3', 'p4', 'p5'] as const).map((player) => ({
      player,
      sums: [0, 20000]
    }));
    for (const currentChart of [chart, moneyChart(everybody, { ...room, width: 280 })]) {
      const points = currentChart.lines.flatMap((line) => line.points);
      const ends = currentChart.ends.flatMap(({ y, players }) => players.map(({ x }) => ({ x, y })));
      for (const { x, y } of [...points, ...ends]) {
        expect(x).toBeGreaterThanOrEqual(56);
        expect(x).toBeLessThanOrEqual(360 - 12);
        expect(y).toBeGreaterThanOrEqual(12);
        expect(y).toBeLessThanOrEqual(260 - 32 + 12);
      }
    }
  });

  test('moves badges of nearly the same sum apart, in their order', () => {
    const closeLines: readonly MoneyLine[] = [
      { player: 'p1', sums: [0, 300000] },
      { player: 'p2', sums: [0, 290000] },
      { player: 'p3', sums: [0, 280000] }
    ];
    const heights = moneyChart(closeLines, room).ends.map(({ y }) => y);
    for (const [index, y] of heights.entries())
      if (index > 0) expect(y - (heights[index - 1] ?? 0)).toBeGreaterThanOrEqual(room.badge);
  });

  test('shows debts below zero', () => {
    const debtChart = moneyChart([{ player: 'p1', sums: [0, -50000] }], room);
    const zeroTick = debtChart.ticks.find(({ value }) => value === 0);
    expect(debtChart.ends[0]?.y).toBeGreaterThan(zeroTick?.y ?? Infinity);
  });
});

test('labels keep their distance, and stay between the ends', () => {
  expect(spreadHeights([0, 5, 100], 20, { from: 10, to: 200 })).toEqual([10, 30, 100]);
  expect(spreadHeights([90, 95, 99], 20, { from: 0, to: 100 })).toEqual([60, 80, 100]);
});
