import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settle, type Verdict } from '$lib/games';

describe('player names can be any text', () => {
  const HOSTILE = [
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'שָׂרָה',
    '\u202eanna',
    '🎲'.repeat(40),
    '\ud83c',
    '\udfb2',
    '\u0000',
    '$&',
    '<b>Anna</b>',
    'a.b',
    ' '
  ];
  const PLAIN_NAMES = ['Qaa', 'Qbb', 'Qcc'];

  const dice = fc.record({ small: fc.nat(3), big: fc.nat(1) });
  const hand = fc.record({
    notes: fc.array(fc.constantFrom(30000, 40000), { maxLength: 3 }),
    chips: fc.nat(5)
  });
  const threeOf = <Item>(item: fc.Arbitrary<Item>): fc.Arbitrary<readonly Item[]> =>
    fc.array(item, { minLength: 3, maxLength: 3 });
  const hostile = fc.uniqueArray(fc.constantFrom(...HOSTILE), { minLength: 3, maxLength: 3 });

  function withNamesAsKeys(names: readonly string[], list: readonly unknown[]): object {
    return Object.fromEntries(names.map((name, index) => [name, list[index]]));
  }

  /** The verdict with other names, alone and in sentences. */
  function renamed(value: unknown, names: readonly string[]): unknown {
    if (typeof value === 'string')
      return PLAIN_NAMES.reduce(
        (words, plainAnswer, index) => words.split(plainAnswer).join(names[index]),
        value
      );
    if (Array.isArray(value)) return value.map((item) => renamed(item, names));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, renamed(item, names)]));
  }

  /** Sorts lists of names again. */
  function withSortedNames({ awards, reasons, facts }: Verdict): unknown {
    const tied = (facts['tied'] ?? []) as readonly (readonly string[])[];
    const places = (facts['places'] ?? []) as readonly { readonly players: readonly string[] }[];
    return {
      awards,
      reasons,
      facts: {
        ...facts,
        tied: tied.map((group) => [...group].sort()),
        places: places.map((place) => ({ ...place, players: [...place.players].sort() }))
      }
    };
  }

  async function isTheSameFor(
    names: readonly string[],
    positionFor: (names: readonly string[]) => object
  ): Promise<void> {
    const plainAnswer = renamed(
      await settle({ game: 'las-vegas', ...positionFor(PLAIN_NAMES) }),
      names
    ) as Verdict;
    const verdict = await settle({ game: 'las-vegas', ...positionFor(names) });
    expect(withSortedNames(verdict)).toEqual(withSortedNames(plainAnswer));
    expect(verdict.facts['tied'] ?? []).toEqual((withSortedNames(verdict) as Verdict).facts['tied']);
  }

  test('a casino pays odd names like Anna, Ben and Carla', async () => {
    await fc.assert(
      fc.asyncProperty(
        hostile,
        threeOf(dice),
        fc.nat(3),
        fc.constantFrom(1, 2),
        (names, diceByPlayer, gray, black) =>
          isTheSameFor(names, (currentNames) => ({
            case: 'casino',
            notes: [80000, 50000],
            dice: withNamesAsKeys(currentNames, diceByPlayer),
            gray,
            extra: withNamesAsKeys(currentNames.slice(1, 2), [black])
          }))
      ),
      { numRuns: 1000 }
    );
  });

  test('the ranking lists odd names like Anna, Ben and Carla', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, threeOf(hand), (names, hands) =>
        isTheSameFor(names, (currentNames) => ({
          case: 'ranking',
          players: withNamesAsKeys(currentNames, hands)
        }))
      ),
      { numRuns: 1000 }
    );
  });
});
