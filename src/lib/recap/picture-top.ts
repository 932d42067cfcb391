import type { PictureFacts } from './facts';
import { MIXED, PALETTE } from './palette';
import { HEAVY } from './pieces';
import { HEIGHT, inside, rounded, SMALLEST, WIDTH, type Box, type Step } from './steps';
import { fit, type Measure } from './text-fit';

const WHOLE: Box = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
const RAYS_CENTRE = { x: WIDTH / 2, y: 230 };
const RAYS = 22;
const FAR = 1600;

/** The night, its rays and the frame. */
export function groundSteps(): readonly Step[] {
  const stops = [PALETTE.ground, MIXED.wine, MIXED.wine, PALETTE.ground, PALETTE.ground];
  const frame = (delta: number, width: number): Step => ({
    kind: 'shape',
    path: rounded(inside(WHOLE, delta), 28 - delta / 4),
    stroke: { colour: PALETTE.rim, width }
  });
  return [
    { kind: 'shape', path: `M0 0H${WIDTH}V${HEIGHT}H0Z`, fill: { from: -160, to: HEIGHT, stops } },
    { kind: 'shape', path: raysPath(), fill: MIXED.ray },
    frame(17, 2.5),
    frame(24, 1.2)
  ];
}

function raysPath(): string {
  return Array.from({ length: RAYS }, (_, ray) => {
    const [from, to] = [2 * ray, 2 * ray + 1].map((edge) => (edge / (2 * RAYS)) * 2 * Math.PI);
    return `M${RAYS_CENTRE.x} ${RAYS_CENTRE.y}L${pointAt(from ?? 0)}L${pointAt(to ?? 0)}Z`;
  }).join('');
}

function pointAt(angle: number): string {
  return `${(RAYS_CENTRE.x + FAR * Math.cos(angle)).toFixed(1)} ${(RAYS_CENTRE.y + FAR * Math.sin(angle)).toFixed(1)}`;
}

/** The date and the sign with the title of the game. */
export function topSteps({ day, title }: PictureFacts, measure: Measure): readonly Step[] {
  return [...daySteps(day, measure), ...signSteps(title.toLocaleUpperCase(), measure)];
}

function daySteps(day: string, measure: Measure): readonly Step[] {
  const { text, font } = fit(day, { largest: 27, smallest: SMALLEST, weight: 600 }, 760, measure);
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

const SIGN: Box = { x: 114, y: 84, width: 852, height: 144 };

function signSteps(title: string, measure: Measure): readonly Step[] {
  const { text, font } = fit(title, { largest: 84, smallest: 40, weight: HEAVY }, SIGN.width - 130, measure);
  const label: Step = {
    kind: 'text',
    text,
    x: WIDTH / 2,
    y: SIGN.y + SIGN.height / 2 + 0.36 * font.size,
    font,
    colour: PALETTE.paperMiddle,
    align: 'center'
  };
  const enamel = { from: SIGN.y, to: SIGN.y + SIGN.height, stops: ['#8a2130', PALETTE.oxblood, '#571019'] };
  return [
    { kind: 'shape', path: signPath(0), fill: PALETTE.oxblood, glow: { colour: MIXED.rule, size: 34 } },
    { kind: 'shape', path: signPath(0), fill: enamel },
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
  const { x, y, width, height } = inside(SIGN, delta);
  const [right, foot, middle] = [x + width, y + height, y + height / 2];
  const [corner, notch, shoulder] = [18 - delta / 2, 22, 0.29 * height];
  return [
    `M${x + corner} ${y}H${right - corner}a${corner} ${corner} 0 0 1 ${corner} ${corner}`,
    `V${y + shoulder}L${right - notch} ${middle}L${right} ${foot - shoulder}V${foot - corner}`,
    `a${corner} ${corner} 0 0 1 ${-corner} ${corner}H${x + corner}`,
    `a${corner} ${corner} 0 0 1 ${-corner} ${-corner}V${foot - shoulder}L${x + notch} ${middle}`,
    `L${x} ${y + shoulder}V${y + corner}a${corner} ${corner} 0 0 1 ${corner} ${-corner}Z`
  ].join('');
}
