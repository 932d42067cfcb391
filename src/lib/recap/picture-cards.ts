import type { Card } from './facts';
import { PICTURE_COLOURS, PALETTE, PLAYER_PAINTS } from './palette';
import { dieSteps, HEAVY_WEIGHT, markSteps, noteSteps } from './pieces';
import { roundedPath, MIN_FONT_SIZE, type Box, type Step } from './steps';
import { fitText, fitLines, LINE_HEIGHT, type MeasureText } from './text-fit';
import * as say from './strings/en';

const GAP = 16;
const PADDING = 24;

const CARD_COLOURS: Readonly<Record<Card['kind'], { readonly background: string; readonly border: string }>> =
  {
    tie: { background: PICTURE_COLOURS.card, border: PICTURE_COLOURS.cardRim },
    roll: { background: PICTURE_COLOURS.cloth, border: PICTURE_COLOURS.clothRim },
    payment: { background: PICTURE_COLOURS.purse, border: PICTURE_COLOURS.purseRim }
  };

/** The moments of the game, side by side. */
export function cardsSteps(cards: readonly Card[], box: Box, measureText: MeasureText): readonly Step[] {
  const width = (box.width - GAP * (cards.length - 1)) / cards.length;
  return cards.flatMap((card, index) =>
    cardSteps(card, { ...box, x: box.x + index * (width + GAP), width }, measureText)
  );
}

function cardSteps(card: Card, box: Box, measureText: MeasureText): readonly Step[] {
  const { background, border } = CARD_COLOURS[card.kind];
  const contentSize = { width: box.width - 2 * PADDING, height: 70 };
  const fittedTitle = fitText(
    card.title,
    { largest: 29, smallest: MIN_FONT_SIZE, weight: 700 },
    contentSize.width,
    measureText
  );
  const { lines, font } = fitLines(
    card.sentence,
    { largest: 27, smallest: MIN_FONT_SIZE, weight: 500 },
    contentSize,
    measureText
  );
  const pictureBox: Box = { x: box.x + PADDING, y: box.y + 58, width: contentSize.width, height: 80 };
  return [
    { kind: 'shape', path: roundedPath(box, 20), fill: background, stroke: { colour: border, width: 2 } },
    lightLine(fittedTitle.text, pictureBox.x, box.y + 42, fittedTitle.font, PALETTE.lamp),
    ...pictureSteps(card, pictureBox, measureText),
    ...lines.map((text, index) =>
      lightLine(text, pictureBox.x, box.y + 174 + index * font.size * LINE_HEIGHT, font, PALETTE.light)
    )
  ];
}

function lightLine(
  text: string,
  x: number,
  y: number,
  font: { readonly size: number; readonly weight: number },
  colour: string
): Step {
  return { kind: 'text', text, x, y, font, colour, align: 'left' };
}

function pictureSteps(card: Card, box: Box, measureText: MeasureText): readonly Step[] {
  switch (card.kind) {
    case 'tie':
      return tieSteps(card, box, measureText);
    case 'roll':
      return diceSteps(card.face, card.count, box);
    case 'payment':
      return paymentSteps(card, box, measureText);
  }
}

function diceSteps(face: number, count: number, box: Box): readonly Step[] {
  const size = Math.min(74, (box.width + 12) / count - 12);
  const y = box.y + (box.height - size) / 2;
  return Array.from({ length: count }, (_, index) =>
    dieSteps(face, box.x + index * (size + 12), y, size)
  ).flat();
}

/** The notes that are printed, in thousands. */
const PRINTED_NOTES = [30, 40, 50, 60, 70, 80, 90, 100];

function paymentSteps(
  { player, sum }: Extract<Card, { kind: 'payment' }>,
  box: Box,
  measureText: MeasureText
): readonly Step[] {
  const fittedSum = fitText(
    sum,
    { largest: 58, smallest: 30, weight: HEAVY_WEIGHT },
    box.width - 84,
    measureText
  );
  const centerY = box.y + box.height / 2;
  return [
    ...markSteps(player, box.x + 34, centerY, 66),
    lightLine(fittedSum.text, box.x + 84, centerY + 0.36 * fittedSum.font.size, fittedSum.font, PALETTE.light)
  ];
}

const PLATE_WIDTH = 84;
/** The room between two plates, for a "=". */
const PLATE_GAP = 26;
/** The room for the sum, which is left out if it would make the plates too narrow. */
const SUM_WIDTH = 170;
const MIN_PLATE_WIDTH = 58;

/** The struck-out plates of the tied players, and the plate of the player who gained, with the gain. */
function tieSteps(card: Extract<Card, { kind: 'tie' }>, box: Box, measureText: MeasureText): readonly Step[] {
  const { tiedPlayers, gainer, value, sum } = card;
  const plateCount = tiedPlayers.length + (gainer === undefined ? 0 : 1);
  const plateWidthBeside = (sumWidth: number): number =>
    Math.min(PLATE_WIDTH, (box.width - sumWidth - PLATE_GAP * (plateCount - 1)) / plateCount);
  const hasSum = plateWidthBeside(SUM_WIDTH) >= MIN_PLATE_WIDTH;
  const width = plateWidthBeside(hasSum ? SUM_WIDTH : 0);
  const plateX = (index: number): number => box.x + index * (width + PLATE_GAP);
  const plate = { y: box.y + 4, width, height: 72 };
  const centerY = box.y + box.height / 2;
  return [
    ...tiedPlayers.flatMap((player, index) => crossedPlateSteps(player, { ...plate, x: plateX(index) })),
    ...tiedPlayers
      .slice(1)
      .map((_, index) => signStep(say.tieSign, plateX(index + 1) - PLATE_GAP / 2, centerY, PALETTE.struck)),
    ...(gainer === undefined ? [] : paidPlateSteps(gainer, { ...plate, x: plateX(tiedPlayers.length) })),
    ...(hasSum
      ? sumSteps(
          card.isDollars && PRINTED_NOTES.includes(value / 1000) ? value : undefined,
          sum,
          {
            ...box,
            x: plateX(plateCount) - 8,
            width: box.x + box.width - plateX(plateCount) + 8
          },
          measureText
        )
      : [])
  ];
}

function signStep(text: string, x: number, centerY: number, colour: string): Step {
  const font = { size: 34, weight: HEAVY_WEIGHT };
  return { kind: 'text', text, x, y: centerY + 10, font, colour, align: 'center' };
}

type TiedPlayer = Extract<Card, { kind: 'tie' }>['tiedPlayers'][number];

function crossedPlateSteps(player: TiedPlayer, box: Box): readonly Step[] {
  const { line } = PLAYER_PAINTS[player.colour];
  return [
    { kind: 'shape', path: roundedPath(box, 12), fill: PALETTE.night, stroke: { colour: line, width: 3 } },
    ...plateMarkSteps(player, box),
    {
      kind: 'shape',
      path: `M${box.x + 8} ${box.y + box.height - 14}L${box.x + box.width - 8} ${box.y + 14}`,
      stroke: { colour: PALETTE.struck, width: 6, isRound: true }
    }
  ];
}

function paidPlateSteps(player: TiedPlayer, box: Box): readonly Step[] {
  const stroke = { colour: PALETTE.gold, width: 3 };
  return [
    { kind: 'shape', path: roundedPath(box, 12), fill: PALETTE.paperTop, stroke },
    ...plateMarkSteps(player, box)
  ];
}

function plateMarkSteps(player: TiedPlayer, { x, y, width, height }: Box): readonly Step[] {
  return markSteps(player, x + width / 2, y + height / 2, Math.min(52, width - 12));
}

/** The note that another player won, or the sum if there is no such note. */
function sumSteps(
  note: number | undefined,
  sum: string,
  box: Box,
  measureText: MeasureText
): readonly Step[] {
  const centerY = box.y + box.height / 2;
  if (note !== undefined && box.width >= 120) {
    const width = Math.min(156, box.width);
    return noteSteps(note, { x: box.x + width / 2, y: centerY, width, turn: -4 });
  }
  const { text, font } = fitText(
    sum,
    { largest: 38, smallest: MIN_FONT_SIZE, weight: HEAVY_WEIGHT },
    box.width,
    measureText
  );
  return [lightLine(text, box.x, centerY + 0.36 * font.size, font, PALETTE.light)];
}
