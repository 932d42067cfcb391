import type { PlayerId } from '$lib/core';

/**
 * One player's money at the start and after each round, in the game's unit (whole dollars unless its meta has another).
 * All lines have the same length.
 */
export interface MoneyLine {
  readonly player: PlayerId;
  readonly sums: readonly number[];
}

/** The space for a chart, in CSS pixels. */
export interface ChartRoom {
  readonly width: number;
  readonly height: number;
  /** Margins for the sums on the left and the rounds below. */
  readonly left: number;
  readonly below: number;
  /** The sizes of a mark on the line and of the badge at its end. */
  readonly mark: number;
  readonly badge: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The positions of everything in the chart, in CSS pixels from the upper left corner. */
export interface MoneyChart {
  readonly ticks: readonly { readonly value: number; readonly y: number }[];
  /** The x of the start and of each round. */
  readonly columns: readonly number[];
  readonly right: number;
  readonly lines: readonly { readonly player: PlayerId; readonly points: readonly Point[] }[];
  /** The ends of the lines. Players with the same sum are side by side, the highest sum first. */
  readonly ends: readonly LineEnd[];
}

export interface LineEnd {
  readonly y: number;
  readonly players: readonly { readonly player: PlayerId; readonly x: number }[];
}

/** The gap between tied badges, wide enough for a "=". */
const TIE_GAP = 16;
const MAX_TICKS = 3;

export function moneyChart(lines: readonly MoneyLine[], room: ChartRoom): MoneyChart {
  const roundCount = Math.max(1, ...lines.map(({ sums }) => sums.length - 1));
  const levels = levelGroups(lines);
  const widest = Math.max(1, ...levels.map(({ players }) => players.length));
  const step = Math.min(room.badge + TIE_GAP, (room.width - room.left) / 3 / widest);
  const right = room.width - room.badge - step * (widest - 1);
  const columns = Array.from(
    { length: roundCount + 1 },
    (_, column) => room.left + ((right - room.left) * column) / roundCount
  );
  const { ticks, y } = scaleOf(lines, room);
  const marks = columns.map((x, column) =>
    column === 0 || column === roundCount
      ? lines.map(({ sums }) => ({ x, y: y(sums[column] ?? 0) }))
      : spreadMarks(
          lines.map(({ sums }) => y(sums[column] ?? 0)),
          x,
          room.mark
        )
  );
  return {
    ticks: ticks.map((value) => ({ value, y: y(value) })),
    columns,
    right,
    lines: lines.map(({ player }, lineIndex) => ({
      player,
      points: marks.flatMap((columnPoints) => columnPoints[lineIndex] ?? [])
    })),
    ends: spreadHeights(
      levels.map(({ sum }) => y(sum)),
      room.badge + 2,
      { to: room.height - room.below }
    ).map((endY, index) => ({
      y: endY,
      players: (levels[index]?.players ?? []).map((player, markIndex) => ({
        player,
        x: right + room.badge / 2 + step * markIndex
      }))
    }))
  };
}

/** Ticks in steps of 1, 2 or 5 times a power of ten, few enough to read. All ticks are whole numbers. */
export function ticksFor(lowest: number, highest: number): readonly number[] {
  const span = Math.max(1, highest - lowest);
  const power = 10 ** Math.max(0, Math.floor(Math.log10(span / MAX_TICKS)));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((value) => span / value < MAX_TICKS + 1);
  const size = step ?? 10 * power;
  const first = Math.ceil(lowest / size);
  const last = Math.floor(highest / size);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * size);
}

function scaleOf(
  lines: readonly MoneyLine[],
  { height, below, badge }: ChartRoom
): { readonly ticks: readonly number[]; readonly y: (sum: number) => number } {
  const sums = lines.flatMap((line) => line.sums);
  const lowest = Math.min(0, ...sums);
  const highest = Math.max(lowest + 1, ...sums);
  const top = badge / 2 + 2;
  const bottom = height - below;
  return {
    ticks: ticksFor(lowest, highest),
    y: (sum) => bottom - ((bottom - top) * (sum - lowest)) / (highest - lowest)
  };
}

function levelGroups(
  lines: readonly MoneyLine[]
): readonly { readonly sum: number; readonly players: readonly PlayerId[] }[] {
  const groups = new Map<number, PlayerId[]>();
  for (const { player, sums } of lines) {
    const sum = sums.at(-1) ?? 0;
    groups.set(sum, [...(groups.get(sum) ?? []), player]);
  }
  return [...groups].map(([sum, players]) => ({ sum, players })).sort((a, b) => b.sum - a.sum);
}

/** Puts marks side by side that would otherwise overlap. */
function spreadMarks(heights: readonly number[], x: number, mark: number): readonly Point[] {
  const placedMarks: Point[] = [];
  for (const y of heights) {
    let slotIndex = 0;
    const slotX = (): number => x + slotOffset(slotIndex) * (mark + 1);
    while (placedMarks.some((other) => Math.abs(other.x - slotX()) < 1 && Math.abs(other.y - y) < mark))
      slotIndex += 1;
    placedMarks.push({ x: slotX(), y });
  }
  return placedMarks;
}

/** The offset of a slot from the middle: 0, 1, −1, 2, −2 … */
function slotOffset(slotIndex: number): number {
  return slotIndex % 2 === 1 ? (slotIndex + 1) / 2 : -slotIndex / 2;
}

/**
 * Heights from the top down, moved as little as possible so that all keep their distance and stay between the two ends.
 */
export function spreadHeights(
  heights: readonly number[],
  gap: number,
  { from = -Infinity, to }: { readonly from?: number; readonly to: number }
): readonly number[] {
  const descending: number[] = [];
  for (const y of heights)
    descending.push(Math.max(y, descending.length === 0 ? from : (descending.at(-1) ?? from) + gap));
  let limit = to;
  return descending
    .reverse()
    .map((y) => {
      const placedY = Math.min(y, limit);
      limit = placedY - gap;
      return placedY;
    })
    .reverse();
}
