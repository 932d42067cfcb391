import { chanceOutcome, type Ask, type Chance, type CountGroup, type Outcome } from '$lib/core';

type AnyAsk = Ask<object, unknown>;

/** Asks that the match does not need are answered once in this many times. */
const OPTIONAL_RATE = 16;

/** Whether the ask can be answered; not if all its choices are refused. */
export function isAnswerable(ask: AnyAsk): boolean {
  return ask.kind !== 'choose' || ask.choices.some(({ refused }) => refused === undefined);
}

/** A random ask that can be answered, rarely one that the match does not need; undefined if there is none. */
export function pickAsk<Each extends AnyAsk>(asks: readonly Each[], chance: Chance): Each | undefined {
  const answerable = asks.filter(isAnswerable);
  const optional = answerable.filter((ask) => ask.optional === true);
  const required = answerable.filter((ask) => ask.optional !== true);
  const isOptional = optional.length > 0 && chance(OPTIONAL_RATE) === OPTIONAL_RATE - 1;
  const candidates = isOptional ? optional : required;
  return candidates.length === 0 ? undefined : candidates[chance(candidates.length)];
}

/** A random answer within the bounds of the ask. */
export function answer(ask: AnyAsk, chance: Chance): Outcome {
  const drawn = chanceOutcome(ask, chance);
  if (drawn !== undefined) return drawn;
  switch (ask.kind) {
    case 'choose': {
      const allowed = ask.choices.flatMap(({ refused }, index) => (refused === undefined ? [index] : []));
      return { kind: 'choose', choice: oneOf(allowed, chance) };
    }
    case 'number':
      return { kind: 'number', number: ask.min + chance(ask.max - ask.min + 1) };
    case 'counts':
      return {
        kind: 'counts',
        counts: Object.fromEntries(ask.groups.map((group) => [group.id, fill(group, chance)]))
      };
    case 'split':
      return { kind: 'split', shares: ask.pieces.map(() => oneOf(ask.among, chance)) };
    case 'dice':
    case 'draw':
      throw new Error(`chance does not answer “${ask.id}”, which is its own`);
  }
}

function fill({ rows, total }: CountGroup, chance: Chance): Readonly<Record<string, number>> {
  if (total === undefined) return Object.fromEntries(rows.map(({ id, max }) => [id, chance(max + 1)]));
  const counts = Object.fromEntries(rows.map(({ id }) => [id, 0]));
  for (let placed = 0; placed < total; placed += 1) {
    const row = oneOf(
      rows.filter(({ id, max }) => (counts[id] ?? 0) < max),
      chance
    );
    counts[row.id] = (counts[row.id] ?? 0) + 1;
  }
  return counts;
}

function oneOf<Item>(items: readonly Item[], chance: Chance): Item {
  const item = items[chance(items.length)];
  if (item === undefined) throw new RangeError('there is nothing to choose from');
  return item;
}
