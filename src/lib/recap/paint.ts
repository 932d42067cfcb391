import { letterSpacingOf, type Paint, type TextPlace, type Step, type TextStep } from './steps';
import type { Font, MeasureText } from './text-fit';

/** The font in the notation of CSS and canvases, with the font families of the app. */
export function fontOf({ size, weight }: Font): string {
  const faces = getComputedStyle(document.documentElement).getPropertyValue('--face');
  return [weight, `${size}px`, faces].join(' ');
}

/** Measures texts as `paint` draws them. */
export function measureOn(context: CanvasRenderingContext2D): MeasureText {
  return (text, font) => {
    useFont(context, font);
    return context.measureText(text).width;
  };
}

/** Draws all steps. */
export function paint(context: CanvasRenderingContext2D, steps: readonly Step[]): void {
  for (const step of steps) {
    context.save();
    if (step.place !== undefined) moveTo(context, step.place);
    if (step.kind === 'text') paintText(context, step);
    else paintShape(context, step);
    context.restore();
  }
}

function moveTo(context: CanvasRenderingContext2D, { x, y, turn = 0, scale = 1 }: TextPlace): void {
  context.translate(x, y);
  context.rotate((turn / 180) * Math.PI);
  context.scale(scale, scale);
}

/** Sets the font. Older browsers ignore tracking, both when they draw and when they measure. */
function useFont(context: CanvasRenderingContext2D, font: Font): void {
  context.font = fontOf(font);
  context.letterSpacing = `${letterSpacingOf(font)}px`;
}

function paintText(context: CanvasRenderingContext2D, { text, x, y, font, colour, align }: TextStep): void {
  useFont(context, font);
  context.direction = 'ltr';
  context.textAlign = align;
  context.textBaseline = 'alphabetic';
  context.fillStyle = colour;
  context.fillText(text, x, y);
}

function paintShape(
  context: CanvasRenderingContext2D,
  { path, fill, stroke, glow }: Extract<Step, { kind: 'shape' }>
): void {
  const outline = new Path2D(path);
  if (glow !== undefined) {
    context.shadowColor = glow.colour;
    context.shadowBlur = glow.size;
  }
  if (fill !== undefined) {
    context.fillStyle = styleOf(context, fill);
    context.fill(outline);
  }
  if (stroke === undefined) return;
  context.strokeStyle = stroke.colour;
  context.lineWidth = stroke.width;
  context.setLineDash([...(stroke.dash ?? [])]);
  context.lineJoin = 'round';
  if (stroke.isRound === true) context.lineCap = 'round';
  context.stroke(outline);
}

function styleOf(context: CanvasRenderingContext2D, paint: Paint): string | CanvasGradient {
  if (typeof paint === 'string') return paint;
  const gradient = context.createLinearGradient(0, paint.from, 0, paint.to);
  paint.stops.forEach((colour, index) => gradient.addColorStop(index / (paint.stops.length - 1), colour));
  return gradient;
}
