import type { Card } from './facts';
import { PICTURE_COLOURS, PALETTE, PLAYER_PAINTS } from './palette';
import { dieSteps, HEAVY_WEIGHT, markSteps, noteSteps } from './pieces';
import { rounded, MIN_FONT_SIZE, type Box, type Step } from './steps';
import { fit, fitLines, LEADING, type Measure } from './text-fit';
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
export function cardsSteps(cards: readonly Card[], box: Box, measure: Measure): readonly Step[] {
  const width = (box.width - GAP * (cards.length - 1)) / cards.length;
  return cards.flatMap((card, index) =>
    cardSteps(card, { ...box, x: box.x + index * (width + GAP), width }, measure)
  );
}

function cardSteps(card: Card, box: Box, measure: Measure): readonly Step[] {
  const { background, border } = CARD_COLOURS[card.kind];
  const room = { width: box.width - 2 * PADDING, height: 70 };
  const title = fit(card.title, { largest: 29, smallest: MIN_FONT_SIZE, weight: 700 }, room.width, measure);
  const { lines, font } = fitLines(
    card.sentence,
    { largest: 27, smallest: MIN_FONT_SIZE, weight: 500 },
    room,
    measure
  );
  const picture: Box = { x: box.x + PADDING, y: box.y + 58, width: room.width, height: 80 };
  return [
    { kind: 'shape', path: rounded(box, 20), fill: background, stroke: { colour: border, width: 2 } },
    lightLine(title.text, picture.x, box.y + 42, title.font, PALETTE.lamp),
    ...pictureOf(card, picture, measure),
    ...lines.map((text, index) =>
      lightLine(text, picture.x, box.y + 174 + index * font.size * LEADING, font, PALETTE.light)
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

function pictureOf(card: Card, box: Box, measure: Measure): readonly Step[] {
  switch (card.kind) {
    case 'tie':
      return tiePicture(card, box, measure);
    case 'roll':
      return dicePicture(card.face, card.count, box);
    case 'payment':
      return paymentPicture(card, box, measure);
  }
}

function dicePicture(face: number, count: number, box: Box): readonly Step[] {
  const size = Math.min(74, (box.width + 12) / count - 12);
  const y = box.y + (box.height - size) / 2;
  return Array.from({ length: count }, (_, index) =>
    dieSteps(face, box.x + index * (size + 12), y, size)
  ).flat();
}

/** The notes that are printed, in thousands. */
const PRINTED = [30, 40, 50, 60, 70, 80, 90, 100];

function paymentPicture(
  { player, sum }: Extract<Card, { kind: 'payment' }>,
  box: Box,
  measure: Measure
): readonly Step[] {
  const fittedSum = fit(sum, { largest: 58, smallest: 30, weight: HEAVY_WEIGHT }, box.width - 84, measure);
  const middle = box.y + box.height / 2;
  return [
    ...markSteps(player, box.x + 34, middle, 66),
    lightLine(fittedSum.text, box.x + 84, middle + 0.36 * fittedSum.font.size, fittedSum.font, PALETTE.light)
  ];
}

const PLATE = 84;
/** The room between two plates, for a "=". */
const PLATE_GAP = 26;
/** The room for the sum, which is left out if it would make the plates too narrow. */
const SUM_WIDTH = 170;
const MIN_PLATE_WIDTH = 58;

/** The struck-out plates of the tied players, and the plate of the player who gained, with the gain. */
function tiePicture(card: Extract<Card, { kind: 'tie' }>, box: Box, measure: Measure): readonly Step[] {
  const { tied, gainer, value, sum } = card;
  const plates = tied.length + (gainer === undefined ? 0 : 1);
  const widthBeside = (sumWidth: number): number =>
    Math.min(PLATE, (box.width - sumWidth - PLATE_GAP * (plates - 1)) / plates);
  const hasSum = widthBeside(SUM_WIDTH) >= MIN_PLATE_WIDTH;
  const width = widthBeside(hasSum ? SUM_WIDTH : 0);
  const plateX = (index: number): number => box.x + index * (width + PLATE_GAP);
  const plate = { y: box.y + 4, width, height: 72 };
  const middle = box.y + box.height / 2;
  return [
    ...tied.flatMap((player, index) => crossedPlate(player, { ...plate, x: plateX(index) })),
    ...tied
      .slice(1)
      .map((_, index) => sign(say.tieSign, plateX(index + 1) - PLATE_GAP / 2, middle, PALETTE.struck)),
    ...(gainer === undefined ? [] : paidPlate(gainer, { ...plate, x: plateX(tied.length) })),
    ...(hasSum
      ? sumPicture(
          card.isDollars && PRINTED.includes(value / 1000) ? value : undefined,
          sum,
          {
            ...box,
            x: plateX(plates) - 8,
            width: box.x + box.width - plateX(plates) + 8
          },
          measure
        )
      : [])
  ];
}

function sign(text: string, x: number, middle: number, colour: string): Step {
  const font = { size: 34, weight: HEAVY_WEIGHT };
  return { kind: 'text', text, x, y: middle + 10, font, colour, align: 'center' };
}

type TiedPlayer = Extract<Card, { kind: 'tie' }>['tied'][number];

function crossedPlate(player: TiedPlayer, box: Box): readonly Step[] {
  const { line } = PLAYER_PAINTS[player.colour];
  return [
    { kind: 'shape', path: rounded(box, 12), fill: PALETTE.night, stroke: { colour: line, width: 3 } },
    ...plateMark(player, box),
    {
      kind: 'shape',
      path: `M${box.x + 8} ${box.y + box.height - 14}L${box.x + box.width - 8} ${box.y + 14}`,
      stroke: { colour: PALETTE.struck, width: 6, isRound: true }
    }
  ];
}

function paidPlate(player: TiedPlayer, box: Box): readonly Step[] {
  const stroke = { colour: PALETTE.gold, width: 3 };
  return [
    { kind: 'shape', path: rounded(box, 12), fill: PALETTE.paperTop, stroke },
    ...plateMark(player, box)
  ];
}

function plateMark(player: TiedPlayer, { x, y, width, height }: Box): readonly Step[] {
  return markSteps(player, x + width / 2, y + height / 2, Math.min(52, width - 12));
}

/** The note that another player won, or the sum if there is no such note. */
function sumPicture(note: number | undefined, sum: string, box: Box, measure: Measure): readonly Step[] {
  const middle = box.y + box.height / 2;
  if (note !== undefined && box.width >= 120) {
    const width = Math.min(156, box.width);
    return noteSteps(note, { x: box.x + width / 2, y: middle, width, turn: -4 });
  }
  const { text, font } = fit(
    sum,
    { largest: 38, smallest: MIN_FONT_SIZE, weight: HEAVY_WEIGHT },
    box.width,
    measure
  );
  return [lightLine(text, box.x, middle + 0.36 * font.size, font, PALETTE.light)];
}
