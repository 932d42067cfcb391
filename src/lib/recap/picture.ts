import { cardsSteps } from './picture-cards';
import { raceSteps } from './picture-race';
import { WINNERS_BOX, winnersSteps } from './picture-winners';
import type { PictureFacts } from './facts';
import {
  HEIGHT,
  MARGIN,
  WIDTH,
  type Box,
  type Step,
  MIN_FONT_SIZE,
  type TextStep,
  inside,
  rounded
} from './steps';
import { type Measure, fit, fitLines, LEADING, type FittedLines } from './text-fit';
import { PALETTE, PICTURE_COLOURS } from './palette';
import { dieSteps, HEAVY_WEIGHT } from './pieces';
import * as say from './strings/en';

const WHOLE: Box = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
/** The centre of the rays. */
const RAYS_CENTRE = { x: WIDTH / 2, y: 230 };
const RAY_COUNT = 22;
const RAY_LENGTH = 1600;

/** The night, its rays and the frame. */
function groundSteps(): readonly Step[] {
  const stops = [PALETTE.ground, PICTURE_COLOURS.wine, PICTURE_COLOURS.wine, PALETTE.ground, PALETTE.ground];
  const frame = (delta: number, width: number): Step => ({
    kind: 'shape',
    path: rounded(inside(WHOLE, delta), 28 - delta / 4),
    stroke: { colour: PALETTE.rim, width }
  });
  return [
    { kind: 'shape', path: `M0 0H${WIDTH}V${HEIGHT}H0Z`, fill: { from: -160, to: HEIGHT, stops } },
    { kind: 'shape', path: raysPath(), fill: PICTURE_COLOURS.ray },
    frame(17, 2.5),
    frame(24, 1.2)
  ];
}

function raysPath(): string {
  return Array.from({ length: RAY_COUNT }, (_, ray) => {
    const [from, to] = [2 * ray, 2 * ray + 1].map((edge) => (edge / (2 * RAY_COUNT)) * 2 * Math.PI);
    return `M${RAYS_CENTRE.x} ${RAYS_CENTRE.y}L${pointAt(from ?? 0)}L${pointAt(to ?? 0)}Z`;
  }).join('');
}

function pointAt(angle: number): string {
  return `${(RAYS_CENTRE.x + RAY_LENGTH * Math.cos(angle)).toFixed(1)} ${(RAYS_CENTRE.y + RAY_LENGTH * Math.sin(angle)).toFixed(1)}`;
}

/** The date and the sign with the title of the game. */
function topSteps({ day, title }: PictureFacts, measure: Measure): readonly Step[] {
  return [...daySteps(day, measure), ...signSteps(title.toLocaleUpperCase(), measure)];
}

function daySteps(day: string, measure: Measure): readonly Step[] {
  const { text, font } = fit(day, { largest: 27, smallest: MIN_FONT_SIZE, weight: 600 }, 760, measure);
  const half = measure(text, font) / 2 + 26;
  const rule = (y: number): string => `M${WIDTH / 2 - half - 130} ${y}h130M${WIDTH / 2 + half} ${y}h130`;
  return [
    {
      kind: 'shape',
      path: `${rule(50)}${rule(55)}`,
      stroke: { colour: PALETTE.rim, width: 1.5 }
    },
    { kind: 'text', text, x: WIDTH / 2, y: 62, font, colour: PALETTE.lamp, align: 'center' }
  ];
}

const SIGN_BOX: Box = { x: 114, y: 84, width: 852, height: 144 };

function signSteps(title: string, measure: Measure): readonly Step[] {
  const { text, font } = fit(
    title,
    { largest: 84, smallest: 40, weight: HEAVY_WEIGHT },
    SIGN_BOX.width - 130,
    measure
  );
  const label: Step = {
    kind: 'text',
    text,
    x: WIDTH / 2,
    y: SIGN_BOX.y + SIGN_BOX.height / 2 + 0.36 * font.size,
    font,
    colour: PALETTE.paperMiddle,
    align: 'center'
  };
  const signGradient = {
    from: SIGN_BOX.y,
    to: SIGN_BOX.y + SIGN_BOX.height,
    stops: ['#8a2130', PALETTE.oxblood, '#571019']
  };
  return [
    {
      kind: 'shape',
      path: signPath(0),
      fill: PALETTE.oxblood,
      glow: { colour: PICTURE_COLOURS.rule, size: 34 }
    },
    { kind: 'shape', path: signPath(0), fill: signGradient },
    { kind: 'shape', path: signPath(13), stroke: { colour: PALETTE.night, width: 18, isRound: true } },
    {
      kind: 'shape',
      path: signPath(13),
      stroke: { colour: PALETTE.bulb, width: 9, dash: [0.1, 20.6], isRound: true },
      glow: { colour: PALETTE.lamp, size: 10 }
    },
    { ...label, y: label.y + 4, colour: PALETTE.shade },
    label
  ];
}

/** The outline of the sign, notched at both ends, this many pixels inside its box. */
function signPath(delta: number): string {
  const { x, y, width, height } = inside(SIGN_BOX, delta);
  const [right, bottom, middle] = [x + width, y + height, y + height / 2];
  const [corner, notch, shoulder] = [18 - delta / 2, 22, 0.29 * height];
  return [
    `M${x + corner} ${y}H${right - corner}a${corner} ${corner} 0 0 1 ${corner} ${corner}`,
    `V${y + shoulder}L${right - notch} ${middle}L${right} ${bottom - shoulder}V${bottom - corner}`,
    `a${corner} ${corner} 0 0 1 ${-corner} ${corner}H${x + corner}`,
    `a${corner} ${corner} 0 0 1 ${-corner} ${-corner}V${bottom - shoulder}L${x + notch} ${middle}`,
    `L${x} ${y + shoulder}V${y + corner}a${corner} ${corner} 0 0 1 ${corner} ${-corner}Z`
  ].join('');
}

const PADDING = 34;
const TEXT = { width: WIDTH - 2 * (54 + PADDING), height: 190 };
/** The heights above the text, of the line with the caption, and of the foot if there is no ticket. */
const HEIGHT_ABOVE_TEXT = 28;
const CAPTION_HEIGHT = 104;
const FOOT_WITHOUT_TICKET = 112;

function textLines(text: string, measure: Measure): FittedLines {
  return fitLines(text, { largest: 44, smallest: 28, weight: 700 }, TEXT, measure);
}

/** The height of the ticket at the bottom, in pixels. */
function ticketHeight({ ticket }: PictureFacts, measure: Measure): number {
  if (ticket === undefined) return FOOT_WITHOUT_TICKET;
  const { lines, font } = textLines(ticket.text, measure);
  return HEIGHT_ABOVE_TEXT + lines.length * font.size * LEADING + CAPTION_HEIGHT;
}

/** The ticket with its text, or only the name of the app. */
function footSteps({ ticket }: PictureFacts, box: Box, measure: Measure): readonly Step[] {
  if (ticket === undefined) return nameSteps(WIDTH / 2 - 110, box.y + 46, PALETTE.light, measure);
  const { lines, font } = textLines(ticket.text, measure);
  const x = box.x + PADDING;
  const first = box.y + HEIGHT_ABOVE_TEXT + font.size;
  const caption = fit(ticket.caption, { largest: 28, smallest: MIN_FONT_SIZE, weight: 500 }, 600, measure);
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
  const { text, font } = fit(say.croupier, { largest: 37, smallest: 30, weight: HEAVY_WEIGHT }, 156, measure);
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

const GAP = 16;
const CARDS = 226;

/** The steps that draw the picture of 1080 by 1350 pixels, from the back to the front. */
export function pictureSteps(facts: PictureFacts, measure: Measure): readonly Step[] {
  const footerTop = HEIGHT - ticketHeight(facts, measure);
  const cards = facts.cards.length > 0 ? footerTop - GAP - CARDS : footerTop;
  const start = WINNERS_BOX.y + WINNERS_BOX.height + GAP;
  const across = { x: MARGIN, width: WIDTH - 2 * MARGIN };
  const race: Box = { ...across, y: start, height: cards - GAP - start };
  return [
    ...groundSteps(),
    ...topSteps(facts, measure),
    ...winnersSteps(facts, measure),
    ...raceSteps(facts.race, race, measure),
    ...cardsSteps(facts.cards, { ...across, y: cards, height: CARDS }, measure),
    ...footSteps(facts, { ...across, y: footerTop, height: HEIGHT - footerTop }, measure)
  ];
}
