import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settle, type Verdict } from '$lib/games';

describe('player names can be any text', () => {
  const HOSTILE_NAMES = [
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
  const hostileNames = fc.uniqueArray(fc.constantFrom(...HOSTILE_NAMES), { minLength: 3, maxLength: 3 });

  function withNamesAsKeys(names: readonly string[], list: readonly unknown[]): object {
    return Object.fromEntries(names.map((name, index) => [name, list[index]]));
  }

  /** The verdict with other names, both as values and in sentences. */
  function withNames(value: unknown, names: readonly string[]): unknown {
    if (typeof value === 'string')
      return PLAIN_NAMES.reduce((text, plainName, index) => text.split(plainName).join(names[index]), value);
    if (Array.isArray(value)) return value.map((item) => withNames(item, names));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withNames(item, names)]));
  }

  /** The verdict with its lists of names sorted again, because other names sort differently. */
  function withSortedNames({ awards, reasons, facts }: Verdict): unknown {
    const ties = (facts['tied'] ?? []) as readonly (readonly string[])[];
    const places = (facts['places'] ?? []) as readonly { readonly players: readonly string[] }[];
    return {
      awards,
      reasons,
      facts: {
        ...facts,
        tied: ties.map((group) => [...group].sort()),
        places: places.map((place) => ({ ...place, players: [...place.players].sort() }))
      }
    };
  }

  async function expectSameAnswer(
    names: readonly string[],
    positionFor: (names: readonly string[]) => object
  ): Promise<void> {
    const plainAnswer = withNames(
      await settle({ game: 'las-vegas', ...positionFor(PLAIN_NAMES) }),
      names
    ) as Verdict;
    const verdict = await settle({ game: 'las-vegas', ...positionFor(names) });
    expect(withSortedNames(verdict)).toEqual(withSortedNames(plainAnswer));
    expect(verdict.facts['tied'] ?? []).toEqual((withSortedNames(verdict) as Verdict).facts['tied']);
  }

  test('a casino treats odd names like Anna, Ben and Carla', async () => {
    await fc.assert(
      fc.asyncProperty(
        hostileNames,
        threeOf(dice),
        fc.nat(3),
        fc.constantFrom(1, 2),
        (names, diceByPlayer, grayCount, blackCount) =>
          expectSameAnswer(names, (currentNames) => ({
            case: 'casino',
            notes: [80000, 50000],
            dice: withNamesAsKeys(currentNames, diceByPlayer),
            gray: grayCount,
            extra: withNamesAsKeys(currentNames.slice(1, 2), [blackCount])
          }))
      ),
      { numRuns: 1000 }
    );
  });

  test('the ranking treats odd names like Anna, Ben and Carla', async () => {
    await fc.assert(
      fc.asyncProperty(hostileNames, threeOf(hand), (names, hands) =>
        expectSameAnswer(names, (currentNames) => ({
          case: 'ranking',
          players: withNamesAsKeys(currentNames, hands)
        }))
      ),
      { numRuns: 1000 }
    );
  });
});
