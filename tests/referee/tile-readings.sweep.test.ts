import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settle } from '$lib/games';
import { NOTES } from '$lib/games/las-vegas/data';
import { LAW_TIMEOUT } from '#tests/laws/law';
import {
  payBadLuck,
  payBlackBox,
  payPayDay,
  type BadLuckPosition,
  type BlackBoxPosition
} from '#tests/readings/las-vegas-tiles-payout';

/** Compares three tiles with a second implementation of their rules, which was written without seeing the code. */
const RUNS = Number(process.env['READING_RUNS'] ?? 4000);

const NAMES = ['Anna', 'Ben', '__proto__', 'constructor', '9'] as const;

const position = (question: string, members: object): unknown =>
  JSON.parse(JSON.stringify({ game: 'las-vegas', case: question, ...members }));

function sortedJson(items: readonly object[]): readonly string[] {
  return items.map((item) => JSON.stringify(Object.entries(item).sort())).sort();
}

const dice = fc.record({ small: fc.nat(3), big: fc.nat(1) }, { requiredKeys: [] });
const note = fc.constantFrom(...Object.keys(NOTES).map(Number));
const holding = fc.record({ notes: fc.array(note, { maxLength: 6 }), chips: fc.nat(6) });

const badLuckPositions = fc.integer({ min: 1, max: NAMES.length }).chain((count) => {
  const recordOf = <Value>(item: fc.Arbitrary<Value>): fc.Arbitrary<Record<string, Value>> =>
    fc
      .array(item, { minLength: count, maxLength: count })
      .map((values) =>
        Object.fromEntries(values.map((value, index) => [NAMES[index] ?? '', value] as const))
      );
  return fc.record({
    dice: recordOf(dice),
    holdings: recordOf(holding),
    options: fc.constantFrom({}, { badLuckChange: 'kept' as const }, { badLuckChange: 'exact' as const })
  });
});

function fitsBox({ holdings }: BadLuckPosition): boolean {
  const allNotes = Object.values(holdings).flatMap(({ notes }) => notes);
  return allNotes.every((value) => allNotes.filter((other) => other === value).length <= (NOTES[value] ?? 0));
}

const blackBoxPositions: fc.Arbitrary<BlackBoxPosition> = fc
  .tuple(
    fc.shuffledSubarray([60000, 20000, 20000, 0, 0, 0], { minLength: 6 }),
    fc.integer({ min: 1, max: 5 })
  )
  .chain(([tokens, size]) =>
    fc.record({
      winner: fc.constantFrom(...NAMES),
      piles: fc.constant([tokens.slice(0, size), tokens.slice(size)] as const),
      chosen: fc.constantFrom(0 as const, 1 as const)
    })
  );

describe('the second reading of the tiles', () => {
  test('charges the same for Bad Luck', { timeout: LAW_TIMEOUT }, async () => {
    await fc.assert(
      fc.asyncProperty(badLuckPositions.filter(fitsBox), async (badLuckPosition) => {
        const verdict = await settle(position('bad-luck', badLuckPosition));
        const secondReading = payBadLuck(badLuckPosition);
        expect(sortedJson(verdict.awards)).toEqual(sortedJson(secondReading.awards));
        expect(verdict.facts).toEqual(secondReading.facts);
      }),
      { numRuns: RUNS }
    );
  });

  test('pays the same on Pay Day', async () => {
    for (const casinos of [1, 2, 3, 4, 5, 6]) {
      const verdict = await settle(position('pay-day', { player: 'Ben', casinos }));
      expect(verdict.awards).toEqual(payPayDay({ player: 'Ben', casinos }).awards);
    }
  });

  test('pays the same for the Black Box', async () => {
    await fc.assert(
      fc.asyncProperty(blackBoxPositions, async (box) => {
        const verdict = await settle(position('black-box', box));
        expect(verdict.awards).toEqual(payBlackBox(box).awards);
      }),
      { numRuns: 500 }
    );
  });
});
