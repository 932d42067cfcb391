import { formatShortAmount } from '$lib/core';
import { SHAPES } from '$lib/ui/pieces/marks';
import { moneyChart, spreadHeights, type Point } from '$lib/ui/results/money-chart';
import type { Race, ShownPlayer } from './facts';
import { PICTURE_COLOURS, PALETTE, PLAYER_PAINTS } from './palette';
import { HEAVY_WEIGHT, markSteps } from './pieces';
import { MIN_FONT_SIZE, WIDTH, type Box, type Step } from './steps';
import { fitText, type Font, type MeasureText } from './text-fit';

type RacePlayer = Race['players'][number];

/** The left and right end of the lines, and of the labels. */
const LINE_AREA = { from: 144, to: 752 };
const LABEL_AREA = { from: 792, to: 1046 };
const AXIS_FONT: Font = { size: 26, weight: 600 };
/** The heights of the space above the lines and of the column names. */
const SPACE_ABOVE = 24;
const SPACE_BELOW = 44;

/** The dashes of the lines, best player first, so that lines differ in more than colour. */
const DASHES: readonly (readonly number[])[] = [
  [],
  [26, 10],
  [4, 8],
  [20, 8, 5, 8],
  [13, 8],
  [32, 8, 4, 8, 4, 8],
  [9, 5],
  [4, 15]
];

/** The money from round to round, with everyone's sum at the end of their line. */
export function raceSteps(race: Race, box: Box, measureText: MeasureText): readonly Step[] {
  const chartSize = { width: LINE_AREA.to - LINE_AREA.from, height: box.height - SPACE_ABOVE - SPACE_BELOW };
  const chart = moneyChart(
    race.players.map(({ player, sums }) => ({ player: player.player, sums })),
    { ...chartSize, left: 0, below: 0, mark: 10, badge: 0 }
  );
  const movedPoints = (points: readonly Point[]): readonly Point[] =>
    points.map(({ x, y }) => ({ x: LINE_AREA.from + x, y: box.y + SPACE_ABOVE + y }));
  const lines = chart.lines.map(({ points }) => movedPoints(points));
  const rightEdge = LINE_AREA.from + chart.right;
  const ticks = chart.ticks.map(({ value, y }) => ({ value, y: box.y + SPACE_ABOVE + y }));
  const columns = chart.columns.map((x) => LINE_AREA.from + x);
  return [
    ...ticks.flatMap(({ value, y }) =>
      tickSteps(formatShortAmount(value, race.unit), y, rightEdge, measureText)
    ),
    ...columnSteps(race, columns, box.y + box.height - 8, measureText),
    ...labelSteps(race.players, lines, box, measureText),
    ...[...lines.entries()]
      .reverse()
      .flatMap(([index, points]) => lineSteps(race.players[index], index, points)),
    ...[...lines.entries()].reverse().flatMap(([index, points]) => dotSteps(race.players[index], points))
  ];
}

function tickSteps(sum: string, y: number, rightEdge: number, measureText: MeasureText): readonly Step[] {
  const { text, font } = fitText(
    sum,
    { largest: AXIS_FONT.size, smallest: MIN_FONT_SIZE, weight: AXIS_FONT.weight },
    102,
    measureText
  );
  return [
    {
      kind: 'shape',
      path: `M${LINE_AREA.from} ${y}H${rightEdge}`,
      stroke: { colour: PICTURE_COLOURS.rule, width: 1.5 }
    },
    { kind: 'text', text, x: LINE_AREA.from - 12, y: y + 9, font, colour: PALETTE.second, align: 'right' }
  ];
}

/** The names of the columns, or their numbers, as many as there is room for. */
function columnSteps(
  { columns, shortColumns }: Race,
  xs: readonly number[],
  y: number,
  measureText: MeasureText
): readonly Step[] {
  const columnDistance = (xs[1] ?? WIDTH) - (xs[0] ?? 0);
  const maxTextWidth = (names: readonly string[]): number =>
    Math.max(...names.map((name) => measureText(name, AXIS_FONT))) + 16;
  const names = 1.4 * maxTextWidth(columns) <= columnDistance ? columns : shortColumns;
  const columnInterval = Math.max(1, Math.ceil(maxTextWidth(names) / columnDistance));
  return names.flatMap((text, index): readonly Step[] => {
    const x = xs[index];
    const isShown = (names.length - 1 - index) % columnInterval === 0;
    if (x === undefined || text === '' || !isShown) return [];
    const lastPlacement =
      index > 0 && index === names.length - 1 ? ({ align: 'right', x: x + 10 } as const) : {};
    return [
      { kind: 'text', text, x, y, font: AXIS_FONT, colour: PALETTE.second, align: 'center', ...lastPlacement }
    ];
  });
}

function lineSteps(
  racePlayer: RacePlayer | undefined,
  index: number,
  points: readonly Point[]
): readonly Step[] {
  if (racePlayer === undefined) return [];
  const path = `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  const { line } = PLAYER_PAINTS[racePlayer.player.colour];
  const width = racePlayer.wins ? 11 : 6;
  const dash = DASHES[index] ?? [];
  const glow = racePlayer.wins ? { glow: { colour: line, size: 16 } } : {};
  return [
    { kind: 'shape', path, stroke: { colour: PALETTE.night, width: width + 4 } },
    { kind: 'shape', path, stroke: { colour: line, width, ...(dash.length > 0 ? { dash } : {}) }, ...glow }
  ];
}

/** A small mark at each column between the first and the last, if they are not too close. */
function dotSteps(racePlayer: RacePlayer | undefined, points: readonly Point[]): readonly Step[] {
  const columnDistance = (points[1]?.x ?? 0) - (points[0]?.x ?? 0);
  if (racePlayer === undefined || columnDistance < 40) return [];
  const { path } = SHAPES[racePlayer.player.colour];
  return points.slice(1, -1).map(({ x, y }) => ({
    kind: 'shape',
    path,
    place: { x: x - 11, y: y - 11, scale: 0.22 },
    fill: PLAYER_PAINTS[racePlayer.player.colour].fill,
    stroke: { colour: PALETTE.ink, width: 9, isRound: true }
  }));
}

/** The maximum height of a row, with the name above the sum from `MIN_HEIGHT_WITH_NAME` on, and with the initial in the mark from `MIN_HEIGHT_WITH_INITIAL`. */
const MAX_ROW_HEIGHT = 88;
const MIN_HEIGHT_WITH_NAME = 74;
const MAX_HEIGHT_WITHOUT_NAME = 50;
const MIN_HEIGHT_WITH_INITIAL = 44;

function labelSteps(
  players: readonly RacePlayer[],
  lines: readonly (readonly Point[])[],
  box: Box,
  measureText: MeasureText
): readonly Step[] {
  const rowHeight = box.height / players.length;
  const height = Math.min(
    rowHeight >= MIN_HEIGHT_WITH_NAME ? MAX_ROW_HEIGHT : MAX_HEIGHT_WITHOUT_NAME,
    rowHeight
  );
  const lineEnds = players
    .map((racePlayer, index) => ({
      runner: racePlayer,
      end: lines[index]?.at(-1) ?? { x: LINE_AREA.to, y: box.y }
    }))
    .sort((a, b) => a.end.y - b.end.y);
  const ys = spreadHeights(
    lineEnds.map(({ end }) => end.y),
    height,
    { from: box.y + height / 2, to: box.y + box.height - height / 2 }
  );
  return lineEnds.flatMap(({ runner, end }, index) => {
    const y = ys[index] ?? end.y;
    return [...leaderSteps(end, y), ...playerLabelSteps(runner, y, height, measureText)];
  });
}

function leaderSteps({ x, y }: Point, labelY: number): readonly Step[] {
  const path = `M${x} ${y}L${x + 12} ${y}L${LABEL_AREA.from - 6} ${labelY}`;
  return [{ kind: 'shape', path, stroke: { colour: PALETTE.rim, width: 1.5 } }];
}

function playerLabelSteps(
  racePlayer: RacePlayer,
  y: number,
  height: number,
  measureText: MeasureText
): readonly Step[] {
  const { player, sum, wins } = racePlayer;
  const markSize = height >= MIN_HEIGHT_WITH_INITIAL ? Math.min(54, height) : Math.min(30, height - 2);
  const textStart = LABEL_AREA.from + markSize + 12;
  const hasName = height >= MIN_HEIGHT_WITH_NAME && player.name !== player.initial;
  const nameSteps = hasName ? nameLabelSteps(player, textStart, y - 10, measureText) : [];
  const letter =
    height < MIN_HEIGHT_WITH_INITIAL
      ? letterLabelSteps(player, textStart, y, measureText)
      : { steps: [], width: 0 };
  const maxFontSize = Math.round(Math.min(wins ? 42 : 36, hasName ? 36 : 0.94 * height));
  const fontSizes = { largest: maxFontSize, smallest: MIN_FONT_SIZE, weight: wins ? HEAVY_WEIGHT : 700 };
  const { text, font } = fitText(sum, fontSizes, LABEL_AREA.to - textStart - letter.width, measureText);
  const centerY = y + (nameSteps.length > 0 ? 19 : 0);
  return [
    ...markSteps(player, LABEL_AREA.from + markSize / 2, y, markSize, height >= MIN_HEIGHT_WITH_INITIAL),
    ...nameSteps,
    ...letter.steps,
    {
      kind: 'text',
      text,
      x: textStart + letter.width,
      y: centerY + 0.36 * font.size,
      font,
      colour: wins ? PALETTE.lamp : PALETTE.light,
      align: 'left'
    }
  ];
}

function nameLabelSteps(
  { name }: ShownPlayer,
  x: number,
  y: number,
  measureText: MeasureText
): readonly Step[] {
  const fontSizes = { largest: 27, smallest: MIN_FONT_SIZE, weight: 600 };
  const { text, font } = fitText(name, fontSizes, LABEL_AREA.to - x, measureText);
  return [{ kind: 'text', text, x, y, font, colour: PALETTE.second, align: 'left' }];
}

/** The initial beside a mark that is too small for it. */
function letterLabelSteps(
  { initial }: ShownPlayer,
  x: number,
  y: number,
  measureText: MeasureText
): { readonly steps: readonly Step[]; readonly width: number } {
  const font = { size: 26, weight: 700 };
  const steps: readonly Step[] = [
    { kind: 'text', text: initial, x, y: y + 9, font, colour: PALETTE.second, align: 'left' }
  ];
  return { steps, width: Math.max(22, measureText(initial, font)) + 10 };
}
