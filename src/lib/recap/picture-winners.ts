import type { PictureFacts } from './facts';
import { PALETTE } from './palette';
import { HEAVY_WEIGHT, markSteps, noteSteps } from './pieces';
import { inside, MARGIN, rounded, MIN_FONT_SIZE, WIDTH, type Box, type Step, type TextStep } from './steps';
import { fit, type Font, type Measure } from './text-fit';
import * as say from './strings/en';

/** The card of the winners. */
export const WINNERS_BOX: Box = { x: MARGIN, y: 248, width: WIDTH - 2 * MARGIN, height: 256 };

/** The card with the winner and their notes, or with all who win together. */
export function winnersSteps(facts: PictureFacts, measure: Measure): readonly Step[] {
  const [winner] = facts.winners;
  if (winner === undefined) return [];
  const steps =
    facts.winners.length > 1 ? sharedWinSteps(facts, measure) : singleWinnerSteps(facts, winner, measure);
  return [...cardSteps(), ...steps];
}

function cardSteps(): readonly Step[] {
  const stops = [PALETTE.paperTop, PALETTE.paperMiddle, PALETTE.paperFoot];
  return [
    {
      kind: 'shape',
      path: rounded(WINNERS_BOX, 22),
      fill: { from: WINNERS_BOX.y, to: WINNERS_BOX.y + WINNERS_BOX.height, stops },
      glow: { colour: PALETTE.shade, size: 24 }
    },
    {
      kind: 'shape',
      path: rounded(inside(WINNERS_BOX, 9), 14),
      stroke: { colour: PALETTE.paperRule, width: 2 }
    }
  ];
}

type Winner = PictureFacts['winners'][number];

function singleWinnerSteps(facts: PictureFacts, { player, sum }: Winner, measure: Measure): readonly Step[] {
  const { x, y, width } = WINNERS_BOX;
  const hasNotes = facts.notes.length > 0;
  const nameWidth = hasNotes ? 262 : width - 180;
  const name = fit(player.name, { largest: 62, smallest: 28, weight: HEAVY_WEIGHT }, nameWidth, measure);
  const fittedSum = fit(sum, { largest: 124, smallest: 60, weight: HEAVY_WEIGHT }, 590, measure);
  const headline = { size: 28, weight: 500 };
  return [
    ...markSteps(player, x + 76, y + 69, 86),
    { ...ink(facts.headline, x + 138, y + 44, headline), colour: PALETTE.inkSecond },
    ink(name.text, x + 138, y + 104, name.font),
    ink(fittedSum.text, x + 36, y + 228, fittedSum.font),
    ...fanSteps(facts.notes),
    ...leadSteps(facts.leadLines, measure)
  ];
}

function ink(text: string, x: number, y: number, font: Font): TextStep {
  return { kind: 'text', text, x, y, font, colour: PALETTE.ink, align: 'left' };
}

function leadSteps(lines: readonly string[], measure: Measure): readonly Step[] {
  const fitted = lines.map((line) =>
    fit(line, { largest: 30, smallest: MIN_FONT_SIZE, weight: 600 }, 300, measure)
  );
  return fitted.map(({ text, font }, index) => ({
    kind: 'text',
    text,
    x: WINNERS_BOX.x + WINNERS_BOX.width - 40,
    y: WINNERS_BOX.y + 184 + index * 38,
    font,
    colour: PALETTE.inkSecond,
    align: 'right'
  }));
}

const MAX_NOTES = 8;
const NOTE_WIDTH = 160;
const FAN_AREA = { from: 472, to: 990, y: 322 };

/** The most valuable notes side by side; the others are counted. */
function fanSteps(notes: readonly number[]): readonly Step[] {
  const drawnNotes = notes.slice(0, MAX_NOTES);
  const more = notes.length - drawnNotes.length;
  const [from, to] = [FAN_AREA.from + NOTE_WIDTH / 2, FAN_AREA.to - NOTE_WIDTH / 2 - (more > 0 ? 56 : 0)];
  const middle = (drawnNotes.length - 1) / 2;
  const gap = Math.min(NOTE_WIDTH * 0.72, (to - from) / Math.max(1, drawnNotes.length - 1));
  const steps = drawnNotes.flatMap((value, index) => {
    const turn = (index - middle) * Math.min(4.5, 10 / Math.max(1, middle));
    const x = to - (drawnNotes.length - 1 - index) * gap;
    return noteSteps(value, { x, y: FAN_AREA.y + 0.16 * turn * turn, width: NOTE_WIDTH, turn });
  });
  if (more === 0) return steps;
  const font = { size: 27, weight: 700 };
  return [...steps, { ...ink(say.more(more), FAN_AREA.to - 44, FAN_AREA.y + 10, font) }];
}

/** Two or more winners side by side, at most four in a row. */
function sharedWinSteps({ headline, winners }: PictureFacts, measure: Measure): readonly Step[] {
  const columns = Math.min(4, winners.length);
  const rows = Math.ceil(winners.length / columns);
  const area: Box = {
    x: WINNERS_BOX.x + 18,
    y: WINNERS_BOX.y + 62,
    width: WINNERS_BOX.width - 36,
    height: 178
  };
  const [width, height] = [area.width / columns, area.height / rows];
  const title = fit(headline, { largest: 32, smallest: MIN_FONT_SIZE, weight: 700 }, area.width, measure);
  return [
    { ...ink(title.text, WIDTH / 2, WINNERS_BOX.y + 50, title.font), align: 'center' },
    ...winners.flatMap((winner, index) => {
      const [column, row] = [index % columns, Math.floor(index / columns)];
      const cell: Box = { x: area.x + column * width, y: area.y + row * height, width, height };
      return cellSteps(winner, inside(cell, 8), columns > 2, measure);
    })
  ];
}

function cellSteps(
  { player, sum, short }: Winner,
  cell: Box,
  isNarrow: boolean,
  measure: Measure
): readonly Step[] {
  const mark = Math.min(64, 0.4 * cell.height);
  const [middle, nameHeight] = [cell.x + cell.width / 2, 0.44 * cell.height];
  const largest = Math.round(Math.min(48, 0.8 * nameHeight));
  const name = fit(
    player.name,
    { largest, smallest: MIN_FONT_SIZE, weight: HEAVY_WEIGHT },
    cell.width - mark - 14,
    measure
  );
  const big = Math.round(Math.min(80, 0.5 * cell.height));
  const sizes = { largest: big, smallest: MIN_FONT_SIZE, weight: HEAVY_WEIGHT };
  const fittedSum = fit(isNarrow ? short : sum, sizes, cell.width, measure);
  const startX = middle - (mark + 12 + measure(name.text, name.font)) / 2;
  const line = cell.y + nameHeight / 2;
  return [
    ...markSteps(player, startX + mark / 2, line, mark),
    ink(name.text, startX + mark + 12, line + 0.36 * name.font.size, name.font),
    { ...ink(fittedSum.text, middle, cell.y + 0.95 * cell.height, fittedSum.font), align: 'center' }
  ];
}
