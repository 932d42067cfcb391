import { describe, expect, test } from 'vitest';
import { seatsFor, summaryOf, evening } from './fixtures/summaries';
import { pictureFacts, type RecapGame, type PictureOptions } from './facts';
import { pictureSteps } from './picture';
import { HEIGHT, MIN_FONT_SIZE, trackingOf, WIDTH, type Step, type TextStep } from './steps';
import type { Measure } from './text-fit';

/** Wider than Inter, because a fallback font may be. */
const measure: Measure = (text, font) => {
  const letters = [...text].length;
  return letters * (0.62 * font.size + trackingOf(font));
};
const LONG = 'Maximiliane-Annegret von und zu Hohenfel';
const LINE = 'Ben rolled sixes all night and still lost to the cat. '.repeat(6).slice(0, 280);

function facts(count: number, name: string, most: number, expected: Partial<PictureOptions> = {}) {
  const seats = seatsFor(...Array.from({ length: count }, (_, seat) => `${name} ${seat}`.slice(0, 40)));
  const last = seats.map((_, seat) => most - seat * 10_000);
  const { ties, biggest, luckiest } = evening;
  const summary = summaryOf(seats, [last.map((sum) => sum / 2), last], {
    ties,
    ...(biggest === undefined ? {} : { biggest }),
    ...(luckiest === undefined ? {} : { luckiest })
  });
  const pieces = { p1: { note: { 100_000: 20 } } };
  const recapped: RecapGame = {
    summary,
    seats,
    meta: { title: 'Las Vegas: The Card Game' },
    holdings: pieces
  };
  return pictureFacts(recapped, { names: 'names', day: 'Wednesday 30 September 2026', ...expected });
}

interface Span {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly foot: number;
}

/** The areas of all texts except the print on pieces. */
function spans(steps: readonly Step[]): readonly Span[] {
  return steps
    .filter((step): step is TextStep => step.kind === 'text' && step.isPrint !== true)
    .map(({ text, x, y, font, align }) => {
      const width = measure(text, font);
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
  { count, title: 'long names and sums', name: LONG, most: 1_250_000 },
  { count, title: 'initials', name: LONG, most: 1_250_000, options: { names: 'initials' } },
  { count, title: 'a long line', name: 'Eve', most: 460_000, options: { line: LINE } },
  { count, title: 'a line without spaces', name: LONG, most: 1_250_000, options: { line: 'W'.repeat(280) } }
]);

describe.each(CASES)('$count players with $title', ({ count, name, most, options }) => {
  const steps = pictureSteps(facts(count, name, most, options), measure);

  test('no text is smaller than 25 pixels', () => {
    const sizes = steps.flatMap((step) => (step.kind === 'text' && !step.isPrint ? [step.font.size] : []));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(MIN_FONT_SIZE);
  });

  test('no text leaves the frame', () => {
    const outside = spans(steps).filter(
      ({ left, right, top, foot }) => left < 26 || right > WIDTH - 26 || top < 26 || foot > HEIGHT - 26
    );
    expect(outside).toEqual([]);
  });

  test('no text covers another', () => {
    const all = spans(steps).filter(({ text }) => text !== 'LAS VEGAS: THE CARD GAME' && text !== '=');
    const pairs = all.flatMap((one, index) =>
      all
        .slice(index + 1)
        .filter((other) => isOverlapping(one, other))
        .map((other) => `${one.text} / ${other.text}`)
    );
    expect(pairs).toEqual([]);
  });

  test('every player has a sum', () => {
    const sums = spans(steps).filter(({ text, left }) => left > 790 && text.startsWith('$'));
    expect(sums.length).toBeGreaterThanOrEqual(count);
  });
});

test.each([2, 3, 4, 6, 8])('%i who win together all have their name and sum', (count) => {
  const seats = seatsFor(...Array.from({ length: count }, (_, seat) => `${LONG} ${seat}`.slice(0, 40)));
  const summary = summaryOf(seats, [seats.map(() => 1_250_000)]);
  const recapped: RecapGame = { summary, seats, meta: { title: 'Vegas Strip' }, holdings: {} };
  const steps = pictureSteps(pictureFacts(recapped, { names: 'names', day: 'Friday' }), measure);
  const card = spans(steps).filter(({ foot }) => foot > 248 && foot < 504);
  expect(card).toHaveLength(1 + 2 * count);
  expect(
    card.flatMap((one, index) => card.slice(index + 1).filter((other) => isOverlapping(one, other)))
  ).toEqual([]);
});

test('the race grows if nothing else happened', () => {
  const seats = seatsFor('Anna', 'Ben');
  const recapped: RecapGame = {
    summary: summaryOf(seats, [[1000, 2000]]),
    seats,
    meta: { title: 'Vegas' },
    holdings: {}
  };
  const steps = pictureSteps(pictureFacts(recapped, { names: 'names', day: 'Friday' }), measure);
  const columns = spans(steps).find(({ text }) => text === 'Start');
  expect(columns?.foot).toBeGreaterThan(1150);
});

test('lines differ in their dashes', () => {
  const steps = pictureSteps(facts(8, 'Eve', 460_000), measure);
  const dashes = steps.flatMap((step) =>
    step.kind === 'shape' && (step.stroke?.width === 6 || step.stroke?.width === 11)
      ? [step.stroke.dash?.join() ?? '']
      : []
  );
  // The strokes through the two plates of the tie are as wide, and are not dashed.
  expect(dashes.filter((dash) => dash !== '')).toHaveLength(7);
  expect(new Set(dashes).size).toBe(8);
});
