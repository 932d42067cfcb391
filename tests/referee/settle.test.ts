import { readFileSync, readdirSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CaseError, settle, type Verdict } from '$lib/games';
import { freeze } from '#tests/laws/freeze';
import { LAW_TIMEOUT } from '#tests/laws/law';

const RUNS = 4000;

type Members = Readonly<Record<string, unknown>>;

interface Reading {
  readonly position: Members;
  readonly error?: string;
}

/**
 * The positions of the second reading that have an answer. They are read as text, because an import would lose a player
 * called `__proto__`.
 */
function answeredPositions(game: string): readonly Members[] {
  const readings = readdirSync('tests/readings')
    .filter((file) => file.startsWith(game) && file.endsWith('.json'))
    .flatMap((file) => JSON.parse(readFileSync(`tests/readings/${file}`, 'utf8')) as readonly Reading[]);
  return readings.filter(({ error }) => error === undefined).map(({ position }) => position);
}

/** Values with and without a form in JSON, seldom deeply nested. */
const anything = fc.anything({
  maxDepth: 3,
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withNullPrototype: true,
  withSparseArray: true,
  withObjectString: true,
  stringUnit: 'binary'
});

/** The result for a position: the verdict, or its CaseError. Any other error fails the test. */
async function settleOutcome(position: unknown): Promise<Verdict | CaseError> {
  try {
    return await settle(position);
  } catch (error) {
    if (error instanceof CaseError) return error;
    throw error;
  }
}

function expectVerdict(answer: Verdict): void {
  expect(Object.keys(answer).sort()).toEqual(['awards', 'facts', 'reasons']);
  expect(JSON.parse(JSON.stringify(answer))).toEqual(answer);
  for (const { to, piece, value, count = 1 } of answer.awards) {
    expect(`${typeof to} ${typeof piece}`).toBe('string string');
    expect(Number.isInteger(value) && value > 0 && Number.isInteger(count) && count > 0).toBe(true);
  }
  for (const { rule, text } of answer.reasons) {
    expect(rule).toMatch(/^[A-Z]{2} \d+\.\d+$/);
    expect(text).toMatch(/\.$/);
  }
}

/** Checks that the path starts with a member that the position has or that its case needs. */
function expectRefusal(
  { path, message }: CaseError,
  position: unknown,
  requiredMembers: readonly string[]
): void {
  const presentMembers = typeof position === 'object' && position !== null ? Object.keys(position) : [];
  const members = ['position', 'game', 'case', ...requiredMembers, ...presentMembers];
  expect(
    members.some((member) => path === member || path.startsWith(`${member}.`)),
    `${path}: ${message}`
  ).toBe(true);
  expect(message).not.toBe('');
  expect(message).not.toMatch(/undefined|\[object|Invalid |Expected /);
}

async function expectAnswered(position: unknown, requiredMembers: readonly string[] = []): Promise<void> {
  const answer = await settleOutcome(freeze(position));
  if (answer instanceof CaseError) expectRefusal(answer, position, requiredMembers);
  else expectVerdict(answer);
}

interface GameCases {
  /** The members that each case needs. */
  readonly requiredMembers: Readonly<Record<string, readonly string[]>>;
  readonly otherMembers: readonly string[];
}

const BAR_MEMBERS = ['chits', 'cards', 'players'];

const games: Readonly<Record<string, GameCases>> = {
  'las-vegas': {
    requiredMembers: {
      casino: ['notes', 'dice'],
      pairs: ['pairs'],
      ranking: ['players'],
      'bad-luck': ['dice', 'holdings'],
      'pay-day': ['player', 'casinos'],
      'black-box': ['winner', 'piles', 'chosen'],
      jackpot: ['player', 'counter', 'first', 'second'],
      'fifty-fifty': ['player', 'won', 'before', 'bet', 'sum'],
      'nice-dice': ['dice'],
      'double-down': ['dice'],
      'high-five': ['player', 'dice'],
      'no-entry': ['player', 'space', 'token'],
      handicap: ['player', 'picture']
    },
    otherMembers: ['neutral', 'gray', 'extra', 'holder', 'taken', 'options']
  },
  razzia: {
    requiredMembers: {
      bar: [...BAR_MEMBERS, 'seats', 'dealer'],
      deal: [...BAR_MEMBERS, 'seats', 'dealer', 'shares', 'answers', 'duels'],
      odds: ['proposer', 'challenger']
    },
    otherMembers: ['options']
  }
};

test('settle accepts any input and does not change it', { timeout: LAW_TIMEOUT }, async () => {
  await fc.assert(
    fc.asyncProperty(anything, (position) => expectAnswered(position)),
    { numRuns: RUNS }
  );
});

describe.each(Object.entries(games))(
  'settle accepts any question of %s',
  (game, { requiredMembers, otherMembers }) => {
    test('with random members of any case', { timeout: LAW_TIMEOUT }, async () => {
      const cases = fc.constantFrom(...Object.keys(requiredMembers));
      const members = fc.dictionary(
        fc.oneof(fc.constantFrom(...Object.values(requiredMembers).flat(), ...otherMembers), fc.string()),
        anything
      );
      await fc.assert(
        fc.asyncProperty(cases, members, (question, randomMembers) =>
          expectAnswered({ ...randomMembers, game, case: question }, requiredMembers[question])
        ),
        { numRuns: RUNS }
      );
    });

    test(
      'with a valid position after one change, removal or addition',
      { timeout: LAW_TIMEOUT },
      async () => {
        await fc.assert(
          fc.asyncProperty(
            fc.constantFrom(...answeredPositions(game)),
            fc.nat(),
            anything,
            fc.string(),
            (validPosition, index, replacement, name) => {
              const position = structuredClone(validPosition);
              damage(position, index, replacement, name);
              return expectAnswered(position, requiredMembers[String(validPosition['case'])]);
            }
          ),
          { numRuns: RUNS }
        );
      }
    );
  }
);

/** Damages one member at any depth: replaces it, removes it, or adds another member beside it. */
function damage(position: object, index: number, replacement: unknown, name: string): void {
  const places = placesIn(position);
  const [holder, key] = places[index % places.length]!;
  const members = holder as Record<string, unknown>;
  if (index % 3 === 0) delete members[key];
  // The length of a list cannot be added as a member.
  else if (index % 3 === 1 || !Object.hasOwn(members, name))
    Object.defineProperty(members, index % 3 === 1 ? key : name, { value: replacement, enumerable: true });
}

function placesIn(value: unknown): readonly (readonly [object, string])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, nestedValue]) => [
    [value, key] as const,
    ...placesIn(nestedValue)
  ]);
}

describe('errors are short and say what to do', () => {
  test('a path is cut off after eighty characters', async () => {
    const name = '🎲'.repeat(5000);
    const answer = await settleOutcome({
      game: 'las-vegas',
      case: 'casino',
      notes: [30000, 30000],
      dice: { [name]: {} }
    });
    expect(answer).toBeInstanceOf(CaseError);
    expect([...(answer as CaseError).path]).toHaveLength(80);
    expect((answer as CaseError).path).toMatch(/^dice\.🎲+…$/u);
  });

  test('an empty list of black dice is refused with the advice to leave it out', async () => {
    const answer = await settleOutcome({
      game: 'las-vegas',
      case: 'casino',
      notes: [30000, 30000],
      dice: {},
      extra: {}
    });
    expect(answer).toMatchObject({
      path: 'extra',
      message: expect.stringContaining('leave it out') as string
    });
  });
});
