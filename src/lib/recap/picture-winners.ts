import type { PictureContent } from './facts';
import { PALETTE } from './palette';
import { HEAVY_WEIGHT, markSteps, noteSteps } from './pieces';
import {
  insetBox,
  MARGIN,
  roundedPath,
  MIN_FONT_SIZE,
  WIDTH,
  type Box,
  type Step,
  type TextStep
} from './steps';
import { fitText, type Font, type MeasureText } from './text-fit';
import * as say from './strings/en';

/** The card of the winners. */
export const WINNERS_BOX: Box = { x: MARGIN, y: 248, width: WIDTH - 2 * MARGIN, height: 256 };

/** The card with the winner and their notes, or with all who win together. */
export function winnersSteps(content: PictureContent, measureText: MeasureText): readonly Step[] {
  const [winner] = content.winners;
  if (winner === undefined) return [];
  const steps =
    content.winners.length > 1
      ? sharedWinSteps(content, measureText)
      : singleWinnerSteps(content, winner, measureText);
  return [...cardSteps(), ...steps];
}

function cardSteps(): readonly Step[] {
  const stops = [PALETTE.paperTop, PALETTE.paperMiddle, PALETTE.paperFoot];
  return [
    {
      kind: 'shape',
      path: roundedPath(WINNERS_BOX, 22),
      fill: { from: WINNERS_BOX.y, to: WINNERS_BOX.y + WINNERS_BOX.height, stops },
      glow: { colour: PALETTE.shade, size: 24 }
    },
    {
      kind: 'shape',
      path: roundedPath(insetBox(WINNERS_BOX, 9), 14),
      stroke: { colour: PALETTE.paperRule, width: 2 }
    }
  ];
}

type Winner = PictureContent['winners'][number];

function singleWinnerSteps(
  content: PictureContent,
  { player, sum }: Winner,
  measureText: MeasureText
): readonly Step[] {
  const { x, y, width } = WINNERS_BOX;
  const hasNotes = content.notes.length > 0;
  const nameWidth = hasNotes ? 262 : width - 180;
  const fittedName = fitText(
    player.name,
    { largest: 62, smallest: 28, weight: HEAVY_WEIGHT },
    nameWidth,
    measureText
  );
  const fittedSum = fitText(sum, { largest: 124, smallest: 60, weight: HEAVY_WEIGHT }, 590, measureText);
  const headlineFont = { size: 28, weight: 500 };
  return [
    ...markSteps(player, x + 76, y + 69, 86),
    { ...inkText(content.headline, x + 138, y + 44, headlineFont), colour: PALETTE.inkSecond },
    inkText(fittedName.text, x + 138, y + 104, fittedName.font),
    inkText(fittedSum.text, x + 36, y + 228, fittedSum.font),
    ...fanSteps(content.notes),
    ...leadSteps(content.leadLines, measureText)
  ];
}

function inkText(text: string, x: number, y: number, font: Font): TextStep {
  return { kind: 'text', text, x, y, font, colour: PALETTE.ink, align: 'left' };
}

function leadSteps(lines: readonly string[], measureText: MeasureText): readonly Step[] {
  const fittedLines = lines.map((line) =>
    fitText(line, { largest: 30, smallest: MIN_FONT_SIZE, weight: 600 }, 300, measureText)
  );
  return fittedLines.map(({ text, font }, index) => ({
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
  const hiddenCount = notes.length - drawnNotes.length;
  const [left, right] = [
    FAN_AREA.from + NOTE_WIDTH / 2,
    FAN_AREA.to - NOTE_WIDTH / 2 - (hiddenCount > 0 ? 56 : 0)
  ];
  const middleIndex = (drawnNotes.length - 1) / 2;
  const gap = Math.min(NOTE_WIDTH * 0.72, (right - left) / Math.max(1, drawnNotes.length - 1));
  const steps = drawnNotes.flatMap((value, index) => {
    const rotation = (index - middleIndex) * Math.min(4.5, 10 / Math.max(1, middleIndex));
    const x = right - (drawnNotes.length - 1 - index) * gap;
    return noteSteps(value, {
      x,
      y: FAN_AREA.y + 0.16 * rotation * rotation,
      width: NOTE_WIDTH,
      turn: rotation
    });
  });
  if (hiddenCount === 0) return steps;
  const font = { size: 27, weight: 700 };
  return [...steps, { ...inkText(say.moreCount(hiddenCount), FAN_AREA.to - 44, FAN_AREA.y + 10, font) }];
}

/** Two or more winners side by side, at most four in a row. */
function sharedWinSteps({ headline, winners }: PictureContent, measureText: MeasureText): readonly Step[] {
  const columnCount = Math.min(4, winners.length);
  const rowCount = Math.ceil(winners.length / columnCount);
  const area: Box = {
    x: WINNERS_BOX.x + 18,
    y: WINNERS_BOX.y + 62,
    width: WINNERS_BOX.width - 36,
    height: 178
  };
  const [width, height] = [area.width / columnCount, area.height / rowCount];
  const fittedTitle = fitText(
    headline,
    { largest: 32, smallest: MIN_FONT_SIZE, weight: 700 },
    area.width,
    measureText
  );
  return [
    { ...inkText(fittedTitle.text, WIDTH / 2, WINNERS_BOX.y + 50, fittedTitle.font), align: 'center' },
    ...winners.flatMap((winner, index) => {
      const [column, row] = [index % columnCount, Math.floor(index / columnCount)];
      const cell: Box = { x: area.x + column * width, y: area.y + row * height, width, height };
      return cellSteps(winner, insetBox(cell, 8), columnCount > 2, measureText);
    })
  ];
}

function cellSteps(
  { player, sum, short }: Winner,
  cell: Box,
  isNarrow: boolean,
  measureText: MeasureText
): readonly Step[] {
  const markSize = Math.min(64, 0.4 * cell.height);
  const [centerX, nameHeight] = [cell.x + cell.width / 2, 0.44 * cell.height];
  const maxFontSize = Math.round(Math.min(48, 0.8 * nameHeight));
  const fittedName = fitText(
    player.name,
    { largest: maxFontSize, smallest: MIN_FONT_SIZE, weight: HEAVY_WEIGHT },
    cell.width - markSize - 14,
    measureText
  );
  const maxSumSize = Math.round(Math.min(80, 0.5 * cell.height));
  const fontSizes = { largest: maxSumSize, smallest: MIN_FONT_SIZE, weight: HEAVY_WEIGHT };
  const fittedSum = fitText(isNarrow ? short : sum, fontSizes, cell.width, measureText);
  const startX = centerX - (markSize + 12 + measureText(fittedName.text, fittedName.font)) / 2;
  const line = cell.y + nameHeight / 2;
  return [
    ...markSteps(player, startX + markSize / 2, line, markSize),
    inkText(fittedName.text, startX + markSize + 12, line + 0.36 * fittedName.font.size, fittedName.font),
    { ...inkText(fittedSum.text, centerX, cell.y + 0.95 * cell.height, fittedSum.font), align: 'center' }
  ];
}
