import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CaseError, settle } from '$lib/games';
import { game } from '$lib/games/razzia';
import { CHIT_VALUES, symbols } from '$lib/games/razzia/data';
import { KINDS } from '$lib/games/razzia/types';
import { checkLaw, LAW_TIMEOUT } from '#tests/laws/law';
import { barsOf, dealsOf } from '#tests/laws/razzia';
import { expectSame } from '#tests/laws/expect-same';
import {
  oddsOf,
  resolveBar,
  resolveDeal,
  type BarPosition,
  type Card,
  type ChitAward,
  type DealPosition
} from '#tests/readings/razzia-resolve';

/**
 * Compares the game's payout with a second implementation of the rulebook, which was written without seeing the code.
 * Set `READING_RUNS=100000` for a long run.
 */
const RUNS = Number(process.env['READING_RUNS'] ?? 20_000);
const TIMEOUT = 3 * LAW_TIMEOUT;

const NAMES = ['Anna', 'Ben', '__proto__', 'constructor', '10', '9', 'É', '🎲'] as const;

type Options = NonNullable<BarPosition['options']> & { readonly threeCards?: 'fewer' | 'whole' | undefined };

const options = fc.record<Options>(
  {
    equalSymbols: fc.constantFrom('stronger', 'wins'),
    threeCards: fc.constantFrom('fewer', 'whole'),
    furthest: fc.constantFrom('clockwise', 'shorter')
  },
  { requiredKeys: [] }
);

const die = fc.integer({ min: 1, max: 6 });

/** The cards of one colour that are in play with this many players. */
function cardsOfColour(players: number, { threeCards = 'fewer' }: Options): readonly Omit<Card, 'player'>[] {
  return KINDS.flatMap((kind) => symbols(kind, players, threeCards).map((value) => ({ kind, value })));
}

/** Only gamblers, which no raid excludes, so that ties are frequent. */
function gamblerCards(players: number, options: Options): ReturnType<typeof cardsOfColour> {
  return cardsOfColour(players, options).filter(({ kind }) => kind === 'gambler');
}

function arrayOf<Item>(items: readonly Item[], minLength: number, maxLength: number): fc.Arbitrary<Item[]> {
  return fc.shuffledSubarray([...items], { minLength, maxLength: Math.min(maxLength, items.length) });
}

const bars = fc
  .tuple(
    fc.oneof(fc.integer({ min: 3, max: 8 }), fc.constantFrom(7, 8)),
    options,
    fc.shuffledSubarray([...NAMES], { minLength: 8 })
  )
  .chain(([players, options, names]) => {
    const seats = names.slice(0, players);
    return fc
      .record({
        chits: fc.array(fc.constantFrom(...CHIT_VALUES), { maxLength: 6 }),
        faces: fc.oneof(
          arrayOf(cardsOfColour(players, options), 0, players),
          arrayOf(gamblerCards(players, options), 3, players)
        ),
        people: fc.shuffledSubarray(seats, { minLength: players }),
        dealer: fc.constantFrom(...seats),
        entered: fc.boolean()
      })
      .map(
        ({
          chits,
          faces,
          people,
          dealer,
          entered: isDealerEntered
        }): BarPosition & { readonly options: Options } => {
          const cards = faces.map((face, index) => ({ player: people[index]!, ...face }));
          const place = isDealerEntered || hasEquals(cards) ? { seats, dealer } : {};
          return { chits, cards, players, options, ...place };
        }
      );
  });

function hasEquals(cards: readonly Card[]): boolean {
  const faces = cards.map(({ kind, value }) => `${kind} ${value}`);
  return new Set(faces).size < faces.length;
}

/**
 * Whether only two players with equal symbols claim, so that the player farther from the dealer gets the pot without a
 * deal.
 */
function isGivenAway(bar: BarPosition): boolean {
  const { awards, facts } = resolveBar({ ...bar, chits: [5000] });
  return facts.claimants.length > 1 && awards.length > 0;
}

/** Contested bars, with a random deal, random answers and random duels. */
const deals = bars
  .filter((bar) => resolveBar(bar).facts.claimants.length > 1 && !isGivenAway(bar))
  .chain((bar) => {
    const { claimants } = resolveBar(bar).facts;
    return fc
      .record({
        owners: fc.tuple(...bar.chits.map(() => fc.constantFrom(...claimants))),
        silent: fc.boolean(),
        answers: fc.tuple(
          ...claimants
            .slice(1)
            .map(() => fc.constantFrom('accept' as const, 'duel' as const, 'duel' as const))
        ),
        dice: fc.array(fc.tuple(...claimants.map(() => die)), {
          minLength: claimants.length,
          maxLength: claimants.length
        })
      })
      .map(({ owners, silent, answers, dice }) => {
        const sharesByName = claimants.map((name) => [
          name,
          bar.chits.filter((_, chit) => owners[chit] === name)
        ]);
        const shares = recordFrom(sharesByName.filter(([, chits]) => !silent || chits!.length > 0));
        const answersByName = recordFrom(claimants.slice(1).map((name, index) => [name, answers[index]]));
        const throws = dice.map((die) => recordFrom(claimants.map((name, index) => [name, die[index]])));
        return { ...bar, shares, answers: answersByName, duels: throws } as DealPosition;
      });
  });

/** Creates an object in which `__proto__` is a normal name. */
function recordFrom(entries: readonly (readonly unknown[])[]): Record<string, unknown> {
  return Object.fromEntries(entries) as Record<string, unknown>;
}

/** Keeps only the rolls of the duels that take place, in their order. */
function duelsOf(position: DealPosition): {
  readonly position: DealPosition;
  readonly reading: ReturnType<typeof resolveDeal>;
} {
  const reading = resolveDeal(position);
  const rolledDuels = reading.facts.duels.filter(({ totals }) => totals.length > 0);
  const duels = rolledDuels.map(({ between }, index) => {
    const dice = new Map(Object.entries(position.duels?.[index] ?? {}));
    return recordFrom(between.map((name) => [name, dice.get(name)])) as Record<string, number>;
  });
  const { duels: _, ...withoutDuels } = position;
  return { position: duels.length === 0 ? withoutDuels : { ...withoutDuels, duels }, reading };
}

function sortedJson(items: readonly unknown[]): readonly string[] {
  return items.map((item) => JSON.stringify(item)).sort();
}

function settleQuestion(question: string, members: object): unknown {
  return JSON.parse(JSON.stringify({ game: 'razzia', case: question, ...members }));
}

/** The path of the error if a position is refused; undefined if it is answered. */
async function refusedAt(position: unknown): Promise<string | undefined> {
  try {
    await settle(position);
    return undefined;
  } catch (error) {
    if (error instanceof CaseError) return error.path;
    throw error;
  }
}

describe('the second reading of Razzia', () => {
  test(
    'pays the same at every bar, with a reason for each player with a card',
    { timeout: TIMEOUT },
    async () => {
      await fc.assert(
        fc.asyncProperty(bars, async (bar) => {
          const verdict = await settle(settleQuestion('bar', bar));
          const secondReading = resolveBar(bar);
          expectSame(sortedJson(verdict.awards), sortedJson(secondReading.awards));
          expectSame(verdict.facts, secondReading.facts);
          for (const { player } of bar.cards)
            expectSame(
              verdict.reasons.some((reason) => reason.player === player),
              true,
              bar
            );
        }),
        { numRuns: RUNS }
      );
    }
  );

  test(
    'pays the same in every deal, with a reason for each player with a card',
    { timeout: TIMEOUT },
    async () => {
      await fc.assert(
        fc.asyncProperty(deals, async (deal) => {
          const { position, reading } = duelsOf(deal);
          const verdict = await settle(settleQuestion('deal', position));
          expectSame(sortedJson(verdict.awards), sortedJson(reading.awards));
          expectSame(verdict.facts, {
            duels: reading.facts.duels.filter(({ totals }) => totals.length > 0)
          });
          expectSame(verdict.awards.map(({ value }) => value).sort(), [...position.chits].sort());
          for (const { player } of position.cards)
            expectSame(
              verdict.reasons.some((reason) => reason.player === player),
              true,
              position
            );
        }),
        { numRuns: RUNS }
      );
    }
  );

  test('refuses a deal if the bar gives its money away without one', { timeout: TIMEOUT }, async () => {
    const sharesByName = bars.filter((bar) => bar.chits.length > 0 && isGivenAway(bar));
    await fc.assert(
      fc.asyncProperty(sharesByName, async (bar) => {
        const [winner = '', loser = ''] = resolveBar(bar).facts.claimants;
        const shares = recordFrom([[winner, bar.chits]]);
        const deal = { ...bar, shares, answers: recordFrom([[loser, 'accept']]) };
        expect(await refusedAt(settleQuestion('deal', deal))).toBe('cards');
      }),
      { numRuns: RUNS / 100 }
    );
  });

  test('gives the same answer for any order of cards and chits', { timeout: TIMEOUT }, async () => {
    await fc.assert(
      fc.asyncProperty(bars, async (bar) => {
        const reversedBar = { ...bar, cards: [...bar.cards].reverse(), chits: [...bar.chits].reverse() };
        const [firstAnswer, reversedAnswer] = await Promise.all([
          settle(settleQuestion('bar', bar)),
          settle(settleQuestion('bar', reversedBar))
        ]);
        expectSame(reversedAnswer.facts, firstAnswer.facts);
        expectSame(sortedJson(reversedAnswer.awards), sortedJson(firstAnswer.awards));
      }),
      { numRuns: RUNS / 10 }
    );
  });

  test('refuses a position with a missing or an extra duel', { timeout: TIMEOUT }, async () => {
    await fc.assert(
      fc.asyncProperty(deals, async (deal) => {
        const { duels = [], ...withoutDuels } = duelsOf(deal).position;
        const [surplus] = deal.duels ?? [];
        const twoRolls = Object.entries(surplus ?? {}).slice(0, 2);
        const extraDuels = [...duels, Object.fromEntries(twoRolls)];
        expect(await refusedAt(settleQuestion('deal', { ...withoutDuels, duels: extraDuels }))).toBe(
          `duels.${duels.length}`
        );
        if (duels.length > 0)
          expect(await refusedAt(settleQuestion('deal', { ...withoutDuels, duels: duels.slice(1) }))).toMatch(
            /^duels/
          );
      }),
      { numRuns: RUNS / 4 }
    );
  });

  test('computes the same odds for any two symbols and any option', async () => {
    for (const equalSymbols of [undefined, 'stronger', 'wins'] as const)
      for (const proposer of [1, 2, 3, 4, 5, 6])
        for (const challenger of [1, 2, 3, 4, 5, 6]) {
          const position = { proposer, challenger, options: { equalSymbols } };
          const verdict = await settle(settleQuestion('odds', position));
          expectSame(verdict.facts, oddsOf(position).facts);
        }
  });

  test('pays the same at every bar and in every deal of whole matches', { timeout: TIMEOUT }, () => {
    checkLaw(game, (playedMatch) => {
      for (const { position, payments, hasDeal } of barsOf(playedMatch)) {
        const { awards, facts } = resolveBar(position);
        expectSame(payments, awardLines(awards));
        const isContested = facts.claimants.length > 1 && position.chits.length > 0;
        expectSame(hasDeal, isContested && awards.length === 0);
      }
      for (const { position, payments, duels } of dealsOf(playedMatch)) {
        const { awards, facts } = resolveDeal(position);
        expectSame(payments, awardLines(awards));
        const rolledDuels = facts.duels.filter(({ totals }) => totals.length > 0);
        expectSame(
          duels.map(({ between, winner }) => [...between, winner]),
          rolledDuels.map(({ between, winner }) => [...between, winner])
        );
      }
    });
  });
});

function awardLines(awards: readonly ChitAward[]): readonly string[] {
  return awards.map(({ to, value }) => `${to} ${value}`).sort();
}
