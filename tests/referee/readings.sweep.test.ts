import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settle } from '$lib/games';
import { NOTES } from '$lib/games/las-vegas/data';
import { game } from '$lib/games/las-vegas';
import { payouts, postingsAt } from '#tests/laws/las-vegas';
import { checkLaw, LAW_TIMEOUT } from '#tests/laws/law';
import { payCasino, rankPlayers, sortPairs, type Holding, type Pair } from '#tests/readings/las-vegas-payout';

/**
 * Compares the game's payout with a second implementation of the rulebook, which was written without seeing the code.
 * Set `READING_RUNS=100000` for a long run.
 */
const RUNS = Number(process.env['READING_RUNS'] ?? 20_000);

const names = fc.uniqueArray(
  fc.constantFrom('Anna', 'Ben', '__proto__', 'constructor', '10', '9', 'É', '🎲'),
  {
    minLength: 0,
    maxLength: 5
  }
);

/** The dice of one player. Many counts are small, so that ties are frequent. */
const dice = fc.oneof(
  fc.record({ small: fc.nat(7), big: fc.nat(1) }, { requiredKeys: [] }),
  fc.record({ small: fc.nat(3) })
);

const note = fc.constantFrom(...Object.keys(NOTES).map(Number));
const notes = fc.tuple(note, note);

function recordOf<Value>(
  people: readonly string[],
  item: fc.Arbitrary<Value>
): fc.Arbitrary<Record<string, Value>> {
  return fc
    .tuple(...people.map(() => item))
    .map((values) => Object.fromEntries(people.map((name, index) => [name, values[index]!])));
}

const casinos = names.chain((people) => {
  const players = people.length;
  const blackOwners = players <= 2 ? people : people.slice(0, 2);
  const commonMembers = fc.record({
    notes,
    dice: recordOf(blackOwners, dice),
    neutral: fc.option(dice, { nil: undefined }),
    gray: fc.option(fc.nat(9), { nil: undefined }),
    extra: fc.option(blackDice(blackOwners, 2), { nil: undefined })
  });
  const smallHand = fc.record({
    notes,
    dice: recordOf(people, dice),
    neutral: fc.constant(undefined),
    gray: fc.option(fc.nat(9), { nil: undefined }),
    extra: fc.option(blackDice(people, 5), { nil: undefined })
  });
  return fc.oneof(commonMembers, smallHand);
});

/** One or two black dice, owned by a named player, or by someone else if a colour is left. */
function blackDice(people: readonly string[], colourCount: number): fc.Arbitrary<Record<string, number>> {
  const extraNames = people.length < colourCount ? ['Zoe'] : [];
  return fc
    .tuple(fc.constantFrom(...people, ...extraNames), fc.constantFrom(1, 2))
    .map(([name, count]) => Object.fromEntries([[name, count]]));
}

function sortedJson(items: readonly unknown[]): readonly string[] {
  return items.map((item) => JSON.stringify(item)).sort();
}

/** Leaves absent members out, as JSON does. */
function positionOf(question: string, members: object): unknown {
  return JSON.parse(JSON.stringify({ game: 'las-vegas', case: question, ...members }));
}

describe('the second reading of Las Vegas', () => {
  test('pays the same at every casino', { timeout: LAW_TIMEOUT }, async () => {
    await fc.assert(
      fc.asyncProperty(casinos, async (casinosBefore) => {
        const verdict = await settle(positionOf('casino', casinosBefore));
        const secondReading = payCasino(casinosBefore);
        expect(sortedJson(verdict.awards)).toEqual(sortedJson(secondReading.awards));
        expect(verdict.facts['ranking']).toEqual(secondReading.ranking);
        expect(sortedJson(verdict.facts['tied'] as string[][])).toEqual(sortedJson(secondReading.tied));
        const claimants = Object.keys(casinosBefore.dice).filter((name) => isClaimant(casinosBefore, name));
        for (const name of claimants)
          expect(verdict.reasons.filter(({ player }) => player === name)).toHaveLength(1);
      }),
      { numRuns: RUNS }
    );
  });

  test('sorts the pairs of notes the same way', { timeout: LAW_TIMEOUT }, async () => {
    const pairs = fc.array(notes, { minLength: 6, maxLength: 6 }).filter(fitsBox);
    await fc.assert(
      fc.asyncProperty(pairs, async (notePairs) => {
        const verdict = await settle(positionOf('pairs', { pairs: notePairs }));
        expect(verdict.facts['casinos']).toEqual(sortPairs(notePairs));
      }),
      { numRuns: RUNS / 4 }
    );
  });

  test('ranks the same way', { timeout: LAW_TIMEOUT }, async () => {
    const hand = fc.record({ notes: fc.array(note, { maxLength: 4 }), chips: fc.nat(6) });
    const rankings = names
      .filter(({ length }) => length > 0)
      .chain((people) => recordOf(people, hand))
      .filter((players) => fitsBox(Object.values(players).map((player) => player.notes)));
    await fc.assert(
      fc.asyncProperty(rankings, async (players: Record<string, Holding>) => {
        const verdict = await settle(positionOf('ranking', { players }));
        expect(verdict.facts['places']).toEqual(rankPlayers(players));
      }),
      { numRuns: RUNS / 4 }
    );
  });

  test('pays the same at every casino of whole matches', { timeout: LAW_TIMEOUT }, () => {
    checkLaw(game, (playedMatch) => {
      for (const { casinos: casinosAfter, postings } of payouts(playedMatch))
        casinosAfter.forEach(({ notes: pair, dice: { neutral, ...ofPlayers } }, index) => {
          const secondAwards = payCasino({ notes: pair, dice: ofPlayers, neutral }).awards;
          const paidHere = postingsAt(index + 1, postings).filter((posting) => 'piece' in posting);
          expect(sortedJson(paidHere.map(({ to, value }) => [to, value]))).toEqual(
            sortedJson(secondAwards.map(({ to, value }) => [to, value]))
          );
        });
    });
  });
});

function isClaimant(
  { dice: casinosBefore, extra }: { dice: object; extra?: object | undefined },
  name: string
): boolean {
  const { small = 0, big = 0 } = (new Map(Object.entries(casinosBefore)).get(name) ?? {}) as Record<
    string,
    number
  >;
  return small + big + Number(new Map(Object.entries(extra ?? {})).get(name) ?? 0) > 0;
}

function fitsBox(groups: readonly (readonly number[] | Pair)[]): boolean {
  const allNotes = groups.flat();
  return allNotes.every((value) => allNotes.filter((other) => other === value).length <= (NOTES[value] ?? 0));
}
