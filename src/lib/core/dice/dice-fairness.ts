import * as say from '$lib/core/strings/en/dice-fairness';

/** How evenly a die has rolled, compared with a fair one. */
export interface DiceFairness {
  /** How often each face came up, face 1 first. */
  readonly counts: readonly number[];
  readonly rolls: number;
  /** The average number of times that each face comes up in this many rolls of a fair die. */
  readonly expected: number;
  /** Pearson's chi-square: the sum of (count − expected)² ÷ expected. */
  readonly unevenness: number;
  /** The probability, 0 to 1, that a fair die is at least as uneven; absent below five expected rolls per face. */
  readonly pValue?: number;
}

/** With fewer expected rolls of each face the chi-square test is meaningless. */
export const MIN_EXPECTED_ROLLS = 5;

export function diceFairnessOf(counts: readonly number[]): DiceFairness {
  const rolls = counts.reduce((sum, count) => sum + count, 0);
  const expected = rolls / counts.length;
  const unevenness =
    rolls === 0 ? 0 : counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const measuredFairness = { counts, rolls, expected, unevenness };
  return expected < MIN_EXPECTED_ROLLS
    ? measuredFairness
    : { ...measuredFairness, pValue: chiSquareTail(unevenness, counts.length - 1) };
}

/**
 * The probability that a chi-square variable with `degreesOfFreedom` degrees of freedom reaches `value`: the upper regularized
 * gamma function Q(freedom ÷ 2, value ÷ 2).
 */
export function chiSquareTail(value: number, degreesOfFreedom: number): number {
  if (degreesOfFreedom < 1 || value <= 0) return 1;
  const shape = degreesOfFreedom / 2;
  const point = value / 2;
  const tailProbability = point < shape + 1 ? 1 - lowerSeries(shape, point) : upperFraction(shape, point);
  return Math.min(1, Math.max(0, tailProbability));
}

/** A sentence about the fairness: "600 rolls. A spread this uneven happens in 41 of 100 evenings with fair dice." */
export function diceFairnessText({ rolls, counts, pValue }: DiceFairness): string {
  if (rolls === 0) return say.notRolled;
  if (pValue === undefined) return say.tooFewRolls(rolls, MIN_EXPECTED_ROLLS * counts.length);
  const percent = Math.round(pValue * 100);
  return percent < 1 ? say.rarelyThisUneven(rolls) : say.oftenThisUneven(rolls, percent);
}

/** P(shape, point) by its power series, which converges well for small `point`. */
function lowerSeries(shape: number, point: number): number {
  let term = 1 / shape;
  let sum = term;
  for (let step = 1; term > sum * 1e-15 && step < 10_000; step += 1) {
    term *= point / (shape + step);
    sum += term;
  }
  return sum * gammaWeight(shape, point);
}

/** Q(shape, point) by its continued fraction (Lentz), which converges well for large `point`. */
function upperFraction(shape: number, point: number): number {
  const smallestDivisor = 1e-300;
  let b = point + 1 - shape;
  let c = 1 / smallestDivisor;
  let d = 1 / b;
  let fraction = d;
  for (let step = 1; step < 10_000; step += 1) {
    const a = -step * (step - shape);
    b += 2;
    d = 1 / withMinimum(a * d + b, smallestDivisor);
    c = withMinimum(b + a / c, smallestDivisor);
    const factor = c * d;
    fraction *= factor;
    if (Math.abs(factor - 1) < 1e-15) break;
  }
  return fraction * gammaWeight(shape, point);
}

/** Replaces a number too close to zero by `min`, so that nothing divides by zero. */
function withMinimum(number: number, min: number): number {
  return Math.abs(number) < min ? min : number;
}

function gammaWeight(shape: number, point: number): number {
  return Math.exp(shape * Math.log(point) - point - logGamma(shape));
}

/** The logarithm of the gamma function at a multiple of one half, by exact products down to Γ(1) or Γ(½). */
function logGamma(shape: number): number {
  let sum = 0;
  let base = shape;
  while (base > 1) {
    base -= 1;
    sum += Math.log(base);
  }
  return base === 1 ? sum : sum + Math.log(Math.PI) / 2;
}
