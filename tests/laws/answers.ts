import { randomOutcome, type Ask, type RandomSource, type CountGroup, type Outcome } from '$lib/core';

type AnyAsk = Ask<object, unknown>;

/** An optional ask is picked about once in this many times. */
const OPTIONAL_RATE = 16;

/** Whether the ask can be answered; not if all its choices are refused. */
export function isAnswerable(ask: AnyAsk): boolean {
  return ask.kind !== 'choose' || ask.choices.some(({ refused }) => refused === undefined);
}

/** Picks a random ask that can be answered, rarely an optional one; undefined if there is none. */
export function pickAsk<Each extends AnyAsk>(asks: readonly Each[], chance: RandomSource): Each | undefined {
  const answerableAsks = asks.filter(isAnswerable);
  const optionalAsks = answerableAsks.filter((ask) => ask.optional === true);
  const requiredAsks = answerableAsks.filter((ask) => ask.optional !== true);
  const isOptional = optionalAsks.length > 0 && chance(OPTIONAL_RATE) === OPTIONAL_RATE - 1;
  const candidates = isOptional ? optionalAsks : requiredAsks;
  return candidates.length === 0 ? undefined : candidates[chance(candidates.length)];
}

/** A random answer within the bounds of the ask. */
export function answer(ask: AnyAsk, chance: RandomSource): Outcome {
  const drawnOutcome = randomOutcome(ask, chance);
  if (drawnOutcome !== undefined) return drawnOutcome;
  switch (ask.kind) {
    case 'choose': {
      const allowedIndexes = ask.choices.flatMap(({ refused }, index) =>
        refused === undefined ? [index] : []
      );
      return { kind: 'choose', choice: oneOf(allowedIndexes, chance) };
    }
    case 'number':
      return { kind: 'number', number: ask.min + chance(ask.max - ask.min + 1) };
    case 'counts':
      return {
        kind: 'counts',
        counts: Object.fromEntries(ask.groups.map((group) => [group.id, fillCounts(group, chance)]))
      };
    case 'split':
      return { kind: 'split', shares: ask.pieces.map(() => oneOf(ask.among, chance)) };
    case 'dice':
    case 'draw':
      throw new Error(`chance does not answer “${ask.id}”, which is its own`);
  }
}

function fillCounts({ rows, total }: CountGroup, chance: RandomSource): Readonly<Record<string, number>> {
  if (total === undefined) return Object.fromEntries(rows.map(({ id, max }) => [id, chance(max + 1)]));
  const counts = Object.fromEntries(rows.map(({ id }) => [id, 0]));
  for (let placedCount = 0; placedCount < total; placedCount += 1) {
    const row = oneOf(
      rows.filter(({ id, max }) => (counts[id] ?? 0) < max),
      chance
    );
    counts[row.id] = (counts[row.id] ?? 0) + 1;
  }
  return counts;
}

function oneOf<Item>(items: readonly Item[], chance: RandomSource): Item {
  const item = items[chance(items.length)];
  if (item === undefined) throw new RangeError('there is nothing to choose from');
  return item;
}
