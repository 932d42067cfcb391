import { cardsSteps } from './picture-cards';
import { raceSteps } from './picture-race';
import { WINNERS_BOX, winnersSteps } from './picture-winners';
import type { PictureContent } from './facts';
import {
  HEIGHT,
  MARGIN,
  WIDTH,
  type Box,
  type Step,
  MIN_FONT_SIZE,
  type TextStep,
  insetBox,
  roundedPath
} from './steps';
import { type MeasureText, fitText, fitLines, LINE_HEIGHT, type FittedLines } from './text-fit';
import { PALETTE, PICTURE_COLOURS } from './palette';
import { dieSteps, HEAVY_WEIGHT } from './pieces';
import * as say from './strings/en';

const PICTURE_BOX: Box = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
/** The centre of the rays. */
const RAYS_CENTRE = { x: WIDTH / 2, y: 230 };
const RAY_COUNT = 22;
const RAY_LENGTH = 1600;

/** The night, its rays and the frame. */
function backgroundSteps(): readonly Step[] {
  const stops = [PALETTE.ground, PICTURE_COLOURS.wine, PICTURE_COLOURS.wine, PALETTE.ground, PALETTE.ground];
  const frameStep = (inset: number, width: number): Step => ({
    kind: 'shape',
    path: roundedPath(insetBox(PICTURE_BOX, inset), 28 - inset / 4),
    stroke: { colour: PALETTE.rim, width }
  });
  return [
    { kind: 'shape', path: `M0 0H${WIDTH}V${HEIGHT}H0Z`, fill: { from: -160, to: HEIGHT, stops } },
    { kind: 'shape', path: raysPath(), fill: PICTURE_COLOURS.ray },
    frameStep(17, 2.5),
    frameStep(24, 1.2)
  ];
}

function raysPath(): string {
  return Array.from({ length: RAY_COUNT }, (_, rayIndex) => {
    const [startAngle, endAngle] = [2 * rayIndex, 2 * rayIndex + 1].map(
      (edgeIndex) => (edgeIndex / (2 * RAY_COUNT)) * 2 * Math.PI
    );
    return `M${RAYS_CENTRE.x} ${RAYS_CENTRE.y}L${pointAt(startAngle ?? 0)}L${pointAt(endAngle ?? 0)}Z`;
  }).join('');
}

function pointAt(angle: number): string {
  return `${(RAYS_CENTRE.x + RAY_LENGTH * Math.cos(angle)).toFixed(1)} ${(RAYS_CENTRE.y + RAY_LENGTH * Math.sin(angle)).toFixed(1)}`;
}

/** The date and the sign with the title of the game. */
function topSteps({ day, title }: PictureContent, measureText: MeasureText): readonly Step[] {
  return [...daySteps(day, measureText), ...signSteps(title.toLocaleUpperCase(), measureText)];
}

function daySteps(day: string, measureText: MeasureText): readonly Step[] {
  const { text, font } = fitText(
    day,
    { largest: 27, smallest: MIN_FONT_SIZE, weight: 600 },
    760,
    measureText
  );
  const halfWidth = measureText(text, font) / 2 + 26;
  const rule = (y: number): string =>
    `M${WIDTH / 2 - halfWidth - 130} ${y}h130M${WIDTH / 2 + halfWidth} ${y}h130`;
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

function signSteps(title: string, measureText: MeasureText): readonly Step[] {
  const { text, font } = fitText(
    title,
    { largest: 84, smallest: 40, weight: HEAVY_WEIGHT },
    SIGN_BOX.width - 130,
    measureText
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
function signPath(inset: number): string {
  const { x, y, width, height } = insetBox(SIGN_BOX, inset);
  const [right, bottom, centerY] = [x + width, y + height, y + height / 2];
  const [cornerRadius, notchSize, shoulderHeight] = [18 - inset / 2, 22, 0.29 * height];
  return [
    `M${x + cornerRadius} ${y}H${right - cornerRadius}a${cornerRadius} ${cornerRadius} 0 0 1 ${cornerRadius} ${cornerRadius}`,
    `V${y + shoulderHeight}L${right - notchSize} ${centerY}L${right} ${bottom - shoulderHeight}V${bottom - cornerRadius}`,
    `a${cornerRadius} ${cornerRadius} 0 0 1 ${-cornerRadius} ${cornerRadius}H${x + cornerRadius}`,
    `a${cornerRadius} ${cornerRadius} 0 0 1 ${-cornerRadius} ${-cornerRadius}V${bottom - shoulderHeight}L${x + notchSize} ${centerY}`,
    `L${x} ${y + shoulderHeight}V${y + cornerRadius}a${cornerRadius} ${cornerRadius} 0 0 1 ${cornerRadius} ${-cornerRadius}Z`
  ].join('');
}

const PADDING = 34;
const TEXT_SIZE = { width: WIDTH - 2 * (54 + PADDING), height: 190 };
/** The heights above the text, of the line with the caption, and of the foot if there is no ticket. */
const HEIGHT_ABOVE_TEXT = 28;
const CAPTION_HEIGHT = 104;
const FOOTER_HEIGHT_WITHOUT_TICKET = 112;

function textLines(text: string, measureText: MeasureText): FittedLines {
  return fitLines(text, { largest: 44, smallest: 28, weight: 700 }, TEXT_SIZE, measureText);
}

/** The height of the ticket at the bottom, in pixels. */
function ticketHeight({ ticket }: PictureContent, measureText: MeasureText): number {
  if (ticket === undefined) return FOOTER_HEIGHT_WITHOUT_TICKET;
  const { lines, font } = textLines(ticket.text, measureText);
  return HEIGHT_ABOVE_TEXT + lines.length * font.size * LINE_HEIGHT + CAPTION_HEIGHT;
}

/** The ticket with its text, or only the name of the app. */
function footerSteps({ ticket }: PictureContent, box: Box, measureText: MeasureText): readonly Step[] {
  if (ticket === undefined) return nameSteps(WIDTH / 2 - 110, box.y + 46, PALETTE.light, measureText);
  const { lines, font } = textLines(ticket.text, measureText);
  const x = box.x + PADDING;
  const firstLineY = box.y + HEIGHT_ABOVE_TEXT + font.size;
  const fittedCaption = fitText(
    ticket.caption,
    { largest: 28, smallest: MIN_FONT_SIZE, weight: 500 },
    600,
    measureText
  );
  const line = box.y + box.height - 58;
  const textStep = (lineText: string, y: number): TextStep => ({
    kind: 'text',
    text: lineText,
    x,
    y,
    font,
    colour: PALETTE.ink,
    align: 'left'
  });
  return [
    paperStep(box),
    ...lines.map((lineText, index) => textStep(lineText, firstLineY + index * font.size * LINE_HEIGHT)),
    { ...textStep(fittedCaption.text, line + 10), font: fittedCaption.font, colour: PALETTE.inkSecond },
    ...nameSteps(box.x + box.width - PADDING - 208, line, PALETTE.ink, measureText)
  ];
}

function paperStep(box: Box): Step {
  const stops = [PALETTE.paperTop, PALETTE.paperMiddle, PALETTE.paperFoot];
  const fill = { from: box.y, to: box.y + box.height, stops };
  return { kind: 'shape', path: ticketPath(box), fill };
}

/** The name of the app with its die. */
function nameSteps(x: number, centerY: number, colour: string, measureText: MeasureText): readonly Step[] {
  const { text, font } = fitText(
    say.appName,
    { largest: 37, smallest: 30, weight: HEAVY_WEIGHT },
    156,
    measureText
  );
  return [
    ...dieSteps(5, x, centerY - 21, 42),
    { kind: 'text', text, x: x + 56, y: centerY + 13, font, colour, align: 'left' }
  ];
}

const NOTCH_RADIUS = 10;

/** A sheet of paper down to the bottom edge, perforated at the top. */
function ticketPath({ x, y, width, height }: Box): string {
  const notchCount = Math.floor(width / (3 * NOTCH_RADIUS));
  const spacing = (width - notchCount * 2 * NOTCH_RADIUS) / (notchCount + 1);
  const edge = `h${spacing}${`a${NOTCH_RADIUS} ${NOTCH_RADIUS} 0 0 0 ${2 * NOTCH_RADIUS} 0h${spacing}`.repeat(notchCount)}`;
  return `M${x} ${y}${edge}V${y + height}H${x}Z`;
}

const GAP = 16;
const CARDS_HEIGHT = 226;

/** The steps that draw the picture of 1080 by 1350 pixels, from the back to the front. */
export function pictureSteps(content: PictureContent, measureText: MeasureText): readonly Step[] {
  const footerTop = HEIGHT - ticketHeight(content, measureText);
  const cards = content.cards.length > 0 ? footerTop - GAP - CARDS_HEIGHT : footerTop;
  const start = WINNERS_BOX.y + WINNERS_BOX.height + GAP;
  const horizontal = { x: MARGIN, width: WIDTH - 2 * MARGIN };
  const raceBox: Box = { ...horizontal, y: start, height: cards - GAP - start };
  return [
    ...backgroundSteps(),
    ...topSteps(content, measureText),
    ...winnersSteps(content, measureText),
    ...raceSteps(content.race, raceBox, measureText),
    ...cardsSteps(content.cards, { ...horizontal, y: cards, height: CARDS_HEIGHT }, measureText),
    ...footerSteps(content, { ...horizontal, y: footerTop, height: HEIGHT - footerTop }, measureText)
  ];
}
