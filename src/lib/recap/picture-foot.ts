import type { PictureFacts } from './facts';
import { PALETTE } from './palette';
import { dieSteps, HEAVY } from './pieces';
import { SMALLEST, WIDTH, type Box, type Step, type TextStep } from './steps';
import { fit, fitLines, LEADING, type FittedLines, type Measure } from './text-fit';
import * as say from './strings/en';

const PADDING = 34;
const TEXT = { width: WIDTH - 2 * (54 + PADDING), height: 190 };
/** The heights above the text, of the line with the caption, and of the foot if there is no ticket. */
const ABOVE = 28;
const CAPTION = 104;
const FOOT_WITHOUT_TICKET = 112;

function textLines(text: string, measure: Measure): FittedLines {
  return fitLines(text, { largest: 44, smallest: 28, weight: 700 }, TEXT, measure);
}

/** The height of the ticket at the bottom, in pixels. */
export function ticketHeight({ ticket }: PictureFacts, measure: Measure): number {
  if (ticket === undefined) return FOOT_WITHOUT_TICKET;
  const { lines, font } = textLines(ticket.text, measure);
  return ABOVE + lines.length * font.size * LEADING + CAPTION;
}

/** The ticket with its text, or only the name of the app. */
export function footSteps({ ticket }: PictureFacts, box: Box, measure: Measure): readonly Step[] {
  if (ticket === undefined) return nameSteps(WIDTH / 2 - 110, box.y + 46, PALETTE.light, measure);
  const { lines, font } = textLines(ticket.text, measure);
  const x = box.x + PADDING;
  const first = box.y + ABOVE + font.size;
  const caption = fit(ticket.caption, { largest: 28, smallest: SMALLEST, weight: 500 }, 600, measure);
  const line = box.y + box.height - 58;
  const text = (words: string, y: number): TextStep => ({
    kind: 'text',
    text: words,
    x,
    y,
    font,
    colour: PALETTE.ink,
    align: 'left'
  });
  return [
    paperStep(box),
    ...lines.map((words, index) => text(words, first + index * font.size * LEADING)),
    { ...text(caption.text, line + 10), font: caption.font, colour: PALETTE.inkSecond },
    ...nameSteps(box.x + box.width - PADDING - 208, line, PALETTE.ink, measure)
  ];
}

function paperStep(box: Box): Step {
  const stops = [PALETTE.paperTop, PALETTE.paperMiddle, PALETTE.paperFoot];
  const fill = { from: box.y, to: box.y + box.height, stops };
  return { kind: 'shape', path: ticketPath(box), fill };
}

/** The name of the app with its die. */
function nameSteps(x: number, middle: number, colour: string, measure: Measure): readonly Step[] {
  const { text, font } = fit(say.croupier, { largest: 37, smallest: 30, weight: HEAVY }, 156, measure);
  return [
    ...dieSteps(5, x, middle - 21, 42),
    { kind: 'text', text, x: x + 56, y: middle + 13, font, colour, align: 'left' }
  ];
}

const NOTCH = 10;

/** A sheet of paper down to the bottom edge, perforated at the top. */
function ticketPath({ x, y, width, height }: Box): string {
  const notches = Math.floor(width / (3 * NOTCH));
  const spacing = (width - notches * 2 * NOTCH) / (notches + 1);
  const edge = `h${spacing}${`a${NOTCH} ${NOTCH} 0 0 0 ${2 * NOTCH} 0h${spacing}`.repeat(notches)}`;
  return `M${x} ${y}${edge}V${y + height}H${x}Z`;
}
