import { describe, expect, test } from 'vitest';
import { makeSeats, summaryOf, eveningSummary } from './fixtures/summaries';
import { makePictureContent, type RecapGame, type PictureOptions } from './facts';
import { pictureSteps } from './picture';
import { HEIGHT, MIN_FONT_SIZE, letterSpacingOf, WIDTH, type Step, type TextStep } from './steps';
import type { MeasureText } from './text-fit';

/** Measures letters wider than Inter's, because those of a fallback font may be. */
const measureText: MeasureText = (text, font) => {
  const letterCount = [...text].length;
  return letterCount * (0.62 * font.size + letterSpacingOf(font));
};
const LONG_NAME = 'Maximiliane-Annegret von und zu Hohenfel';
const LONG_LINE = 'Ben rolled sixes all night and still lost to the cat. '.repeat(6).slice(0, 280);

function makeFacts(count: number, name: string, highestTotal: number, options: Partial<PictureOptions> = {}) {
  const seats = makeSeats(...Array.from({ length: count }, (_, seat) => `${name} ${seat}`.slice(0, 40)));
  const lastTotals = seats.map((_, seat) => highestTotal - seat * 10_000);
  const { ties, biggest, luckiest } = eveningSummary;
  const summary = summaryOf(seats, [lastTotals.map((sum) => sum / 2), lastTotals], {
    ties,
    ...(biggest === undefined ? {} : { biggest }),
    ...(luckiest === undefined ? {} : { luckiest })
  });
  const pieces = { p1: { note: { 100_000: 20 } } };
  const recapGame: RecapGame = {
    summary,
    seats,
    meta: { title: 'Las Vegas: The Card Game' },
    holdings: pieces
  };
  return makePictureContent(recapGame, { names: 'names', day: 'Wednesday 30 September 2026', ...options });
}

interface Span {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly foot: number;
}

/** The areas of all texts except the print on pieces. */
function textSpans(steps: readonly Step[]): readonly Span[] {
  return steps
    .filter((step): step is TextStep => step.kind === 'text' && step.isPrint !== true)
    .map(({ text, x, y, font, align }) => {
      const width = measureText(text, font);
      const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
      return { text, left, right: left + width, top: y - 0.73 * font.size, foot: y };
    });
}

function isOverlapping(a: Span, b: Span): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.foot && b.top < a.foot;
}

interface Case {
  readonly title: string;
  readonly count: number;
  readonly name: string;
  readonly most: number;
  readonly options?: Partial<PictureOptions>;
}

const CASES: readonly Case[] = [2, 3, 5, 8].flatMap((count) => [
  { count, title: 'short names', name: 'Eve', most: 460_000 },
  { count, title: 'long names and sums', name: LONG_NAME, most: 1_250_000 },
  { count, title: 'initials', name: LONG_NAME, most: 1_250_000, options: { names: 'initials' } },
  { count, title: 'a long line', name: 'Eve', most: 460_000, options: { line: LONG_LINE } },
  {
    count,
    title: 'a line without spaces',
    name: LONG_NAME,
    most: 1_250_000,
    options: { line: 'W'.repeat(280) }
  }
]);

describe.each(CASES)('$count players with $title', ({ count, name, most, options }) => {
  const steps = pictureSteps(makeFacts(count, name, most, options), measureText);

  test('no text is smaller than 25 pixels', () => {
    const fontSizes = steps.flatMap((step) =>
      step.kind === 'text' && !step.isPrint ? [step.font.size] : []
    );
    expect(Math.min(...fontSizes)).toBeGreaterThanOrEqual(MIN_FONT_SIZE);
  });

  test('no text leaves the frame', () => {
    const spansOutside = textSpans(steps).filter(
      ({ left, right, top, foot: bottom }) =>
        left < 26 || right > WIDTH - 26 || top < 26 || bottom > HEIGHT - 26
    );
    expect(spansOutside).toEqual([]);
  });

  test('no text covers another', () => {
    const allSpans = textSpans(steps).filter(
      ({ text }) => text !== 'LAS VEGAS: THE CARD GAME' && text !== '='
    );
    const overlappingPairs = allSpans.flatMap((span, index) =>
      allSpans
        .slice(index + 1)
        .filter((other) => isOverlapping(span, other))
        .map((other) => `${span.text} / ${other.text}`)
    );
    expect(overlappingPairs).toEqual([]);
  });

  test('every player has a sum', () => {
    const sums = textSpans(steps).filter(({ text, left }) => left > 790 && text.startsWith('$'));
    expect(sums.length).toBeGreaterThanOrEqual(count);
  });
});

test.each([2, 3, 4, 6, 8])('%i who win together all have their name and sum', (count) => {
  const seats = makeSeats(...Array.from({ length: count }, (_, seat) => `${LONG_NAME} ${seat}`.slice(0, 40)));
  const summary = summaryOf(seats, [seats.map(() => 1_250_000)]);
  const recapGame: RecapGame = { summary, seats, meta: { title: 'Vegas Strip' }, holdings: {} };
  const steps = pictureSteps(makePictureContent(recapGame, { names: 'names', day: 'Friday' }), measureText);
  const cardSpans = textSpans(steps).filter(({ foot }) => foot > 248 && foot < 504);
  expect(cardSpans).toHaveLength(1 + 2 * count);
  expect(
    cardSpans.flatMap((span, index) =>
      cardSpans.slice(index + 1).filter((other) => isOverlapping(span, other))
    )
  ).toEqual([]);
});

test('the race is taller if there are no moments to show', () => {
  const seats = makeSeats('Anna', 'Ben');
  const recapGame: RecapGame = {
    summary: summaryOf(seats, [[1000, 2000]]),
    seats,
    meta: { title: 'Vegas' },
    holdings: {}
  };
  const steps = pictureSteps(makePictureContent(recapGame, { names: 'names', day: 'Friday' }), measureText);
  const startColumn = textSpans(steps).find(({ text }) => text === 'Start');
  expect(startColumn?.foot).toBeGreaterThan(1150);
});

test('lines differ in their dashes', () => {
  const steps = pictureSteps(makeFacts(8, 'Eve', 460_000), measureText);
  const dashes = steps.flatMap((step) =>
    step.kind === 'shape' && (step.stroke?.width === 6 || step.stroke?.width === 11)
      ? [step.stroke.dash?.join() ?? '']
      : []
  );
  // The strokes through the two plates of the tie are as wide, and are not dashed.
  expect(dashes.filter((dash) => dash !== '')).toHaveLength(7);
  expect(new Set(dashes).size).toBe(8);
});
