import { shortAmount } from '$lib/core';
import { SHAPES } from '$lib/ui/pieces/marks';
import { moneyChart, spread, type Point } from '$lib/ui/results/money-chart';
import type { Race, ShownPlayer } from './facts';
import { PICTURE_COLOURS, PALETTE, PLAYER_PAINTS } from './palette';
import { HEAVY_WEIGHT, markSteps } from './pieces';
import { MIN_FONT_SIZE, WIDTH, type Box, type Step } from './steps';
import { fit, type Font, type Measure } from './text-fit';

type Runner = Race['players'][number];

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
export function raceSteps(race: Race, box: Box, measure: Measure): readonly Step[] {
  const room = { width: LINE_AREA.to - LINE_AREA.from, height: box.height - SPACE_ABOVE - SPACE_BELOW };
  const chart = moneyChart(
    race.players.map(({ player, sums }) => ({ player: player.player, sums })),
    { ...room, left: 0, below: 0, mark: 10, badge: 0 }
  );
  const placed = (points: readonly Point[]): readonly Point[] =>
    points.map(({ x, y }) => ({ x: LINE_AREA.from + x, y: box.y + SPACE_ABOVE + y }));
  const lines = chart.lines.map(({ points }) => placed(points));
  const right = LINE_AREA.from + chart.right;
  const ticks = chart.ticks.map(({ value, y }) => ({ value, y: box.y + SPACE_ABOVE + y }));
  const columns = chart.columns.map((x) => LINE_AREA.from + x);
  return [
    ...ticks.flatMap(({ value, y }) => tickSteps(shortAmount(value, race.unit), y, right, measure)),
    ...columnSteps(race, columns, box.y + box.height - 8, measure),
    ...labelSteps(race.players, lines, box, measure),
    ...[...lines.entries()]
      .reverse()
      .flatMap(([index, points]) => lineSteps(race.players[index], index, points)),
    ...[...lines.entries()].reverse().flatMap(([index, points]) => dotSteps(race.players[index], points))
  ];
}

function tickSteps(sum: string, y: number, right: number, measure: Measure): readonly Step[] {
  const { text, font } = fit(
    sum,
    { largest: AXIS_FONT.size, smallest: MIN_FONT_SIZE, weight: AXIS_FONT.weight },
    102,
    measure
  );
  return [
    {
      kind: 'shape',
      path: `M${LINE_AREA.from} ${y}H${right}`,
      stroke: { colour: PICTURE_COLOURS.rule, width: 1.5 }
    },
    { kind: 'text', text, x: LINE_AREA.from - 12, y: y + 9, font, colour: PALETTE.second, align: 'right' }
  ];
}

/** The names of the columns, or their numbers, as many as have room. */
function columnSteps(
  { columns, shortColumns }: Race,
  xs: readonly number[],
  y: number,
  measure: Measure
): readonly Step[] {
  const columnDistance = (xs[1] ?? WIDTH) - (xs[0] ?? 0);
  const maxTextWidth = (names: readonly string[]): number =>
    Math.max(...names.map((name) => measure(name, AXIS_FONT))) + 16;
  const names = 1.4 * maxTextWidth(columns) <= columnDistance ? columns : shortColumns;
  const columnInterval = Math.max(1, Math.ceil(maxTextWidth(names) / columnDistance));
  return names.flatMap((text, index): readonly Step[] => {
    const x = xs[index];
    const isShown = (names.length - 1 - index) % columnInterval === 0;
    if (x === undefined || text === '' || !isShown) return [];
    const last = index > 0 && index === names.length - 1 ? ({ align: 'right', x: x + 10 } as const) : {};
    return [{ kind: 'text', text, x, y, font: AXIS_FONT, colour: PALETTE.second, align: 'center', ...last }];
  });
}

function lineSteps(runner: Runner | undefined, index: number, points: readonly Point[]): readonly Step[] {
  if (runner === undefined) return [];
  const path = `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  const { line } = PLAYER_PAINTS[runner.player.colour];
  const width = runner.wins ? 11 : 6;
  const dash = DASHES[index] ?? [];
  const glow = runner.wins ? { glow: { colour: line, size: 16 } } : {};
  return [
    { kind: 'shape', path, stroke: { colour: PALETTE.night, width: width + 4 } },
    { kind: 'shape', path, stroke: { colour: line, width, ...(dash.length > 0 ? { dash } : {}) }, ...glow }
  ];
}

/** A small mark at each column between the first and the last, if they are not too close. */
function dotSteps(runner: Runner | undefined, points: readonly Point[]): readonly Step[] {
  const columnDistance = (points[1]?.x ?? 0) - (points[0]?.x ?? 0);
  if (runner === undefined || columnDistance < 40) return [];
  const { path } = SHAPES[runner.player.colour];
  return points.slice(1, -1).map(({ x, y }) => ({
    kind: 'shape',
    path,
    place: { x: x - 11, y: y - 11, scale: 0.22 },
    fill: PLAYER_PAINTS[runner.player.colour].fill,
    stroke: { colour: PALETTE.ink, width: 9, isRound: true }
  }));
}

/** The maximum height of a row, with the name above the sum from `MIN_HEIGHT_WITH_NAME` on, and with the initial in the mark from `MIN_HEIGHT_WITH_INITIAL`. */
const MAX_ROW_HEIGHT = 88;
const MIN_HEIGHT_WITH_NAME = 74;
const MAX_HEIGHT_WITHOUT_NAME = 50;
const MIN_HEIGHT_WITH_INITIAL = 44;

function labelSteps(
  players: readonly Runner[],
  lines: readonly (readonly Point[])[],
  box: Box,
  measure: Measure
): readonly Step[] {
  const room = box.height / players.length;
  const height = Math.min(room >= MIN_HEIGHT_WITH_NAME ? MAX_ROW_HEIGHT : MAX_HEIGHT_WITHOUT_NAME, room);
  const ends = players
    .map((runner, index) => ({ runner, end: lines[index]?.at(-1) ?? { x: LINE_AREA.to, y: box.y } }))
    .sort((a, b) => a.end.y - b.end.y);
  const ys = spread(
    ends.map(({ end }) => end.y),
    height,
    { from: box.y + height / 2, to: box.y + box.height - height / 2 }
  );
  return ends.flatMap(({ runner, end }, index) => {
    const y = ys[index] ?? end.y;
    return [...leaderSteps(end, y), ...labelOf(runner, y, height, measure)];
  });
}

function leaderSteps({ x, y }: Point, labelY: number): readonly Step[] {
  const path = `M${x} ${y}L${x + 12} ${y}L${LABEL_AREA.from - 6} ${labelY}`;
  return [{ kind: 'shape', path, stroke: { colour: PALETTE.rim, width: 1.5 } }];
}

function labelOf(runner: Runner, y: number, height: number, measure: Measure): readonly Step[] {
  const { player, sum, wins } = runner;
  const mark = height >= MIN_HEIGHT_WITH_INITIAL ? Math.min(54, height) : Math.min(30, height - 2);
  const from = LABEL_AREA.from + mark + 12;
  const hasName = height >= MIN_HEIGHT_WITH_NAME && player.name !== player.initial;
  const name = hasName ? nameLabel(player, from, y - 10, measure) : [];
  const letter =
    height < MIN_HEIGHT_WITH_INITIAL ? letterLabel(player, from, y, measure) : { steps: [], width: 0 };
  const largest = Math.round(Math.min(wins ? 42 : 36, hasName ? 36 : 0.94 * height));
  const sizes = { largest, smallest: MIN_FONT_SIZE, weight: wins ? HEAVY_WEIGHT : 700 };
  const { text, font } = fit(sum, sizes, LABEL_AREA.to - from - letter.width, measure);
  const middle = y + (name.length > 0 ? 19 : 0);
  return [
    ...markSteps(player, LABEL_AREA.from + mark / 2, y, mark, height >= MIN_HEIGHT_WITH_INITIAL),
    ...name,
    ...letter.steps,
    {
      kind: 'text',
      text,
      x: from + letter.width,
      y: middle + 0.36 * font.size,
      font,
      colour: wins ? PALETTE.lamp : PALETTE.light,
      align: 'left'
    }
  ];
}

function nameLabel({ name }: ShownPlayer, x: number, y: number, measure: Measure): readonly Step[] {
  const sizes = { largest: 27, smallest: MIN_FONT_SIZE, weight: 600 };
  const { text, font } = fit(name, sizes, LABEL_AREA.to - x, measure);
  return [{ kind: 'text', text, x, y, font, colour: PALETTE.second, align: 'left' }];
}

/** The initial beside a mark that is too small for it. */
function letterLabel(
  { initial }: ShownPlayer,
  x: number,
  y: number,
  measure: Measure
): { readonly steps: readonly Step[]; readonly width: number } {
  const font = { size: 26, weight: 700 };
  const steps: readonly Step[] = [
    { kind: 'text', text: initial, x, y: y + 9, font, colour: PALETTE.second, align: 'left' }
  ];
  return { steps, width: Math.max(22, measure(initial, font)) + 10 };
}
