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
function answered(game: string): readonly Members[] {
  const readings = readdirSync('tests/readings')
    .filter((file) => file.startsWith(game) && file.endsWith('.json'))
    .flatMap((file) => JSON.parse(readFileSync(`tests/readings/${file}`, 'utf8')) as readonly Reading[]);
  return readings.filter(({ error }) => error === undefined).map(({ position }) => position);
}

/** Values that JSON can and cannot hold, seldom nested deeply. */
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
async function outcome(position: unknown): Promise<Verdict | CaseError> {
  try {
    return await settle(position);
  } catch (error) {
    if (error instanceof CaseError) return error;
    throw error;
  }
}

function isVerdict(answer: Verdict): void {
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
function isRefusal(
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

async function isAnswered(position: unknown, requiredMembers: readonly string[] = []): Promise<void> {
  const answer = await outcome(freeze(position));
  if (answer instanceof CaseError) isRefusal(answer, position, requiredMembers);
  else isVerdict(answer);
}

interface Cases {
  /** The members that each case needs. */
  readonly requiredMembers: Readonly<Record<string, readonly string[]>>;
  readonly others: readonly string[];
}

const BAR = ['chits', 'cards', 'players'];

const games: Readonly<Record<string, Cases>> = {
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
    others: ['neutral', 'gray', 'extra', 'holder', 'taken', 'options']
  },
  razzia: {
    requiredMembers: {
      bar: [...BAR, 'seats', 'dealer'],
      deal: [...BAR, 'seats', 'dealer', 'shares', 'answers', 'duels'],
      odds: ['proposer', 'challenger']
    },
    others: ['options']
  }
};

test('settle accepts any input and does not change it', { timeout: LAW_TIMEOUT }, async () => {
  await fc.assert(
    fc.asyncProperty(anything, (position) => isAnswered(position)),
    { numRuns: RUNS }
  );
});

describe.each(Object.entries(games))(
  'settle accepts any question of %s',
  (game, { requiredMembers, others }) => {
    test('with random members of any case', { timeout: LAW_TIMEOUT }, async () => {
      const cases = fc.constantFrom(...Object.keys(requiredMembers));
      const members = fc.dictionary(
        fc.oneof(fc.constantFrom(...Object.values(requiredMembers).flat(), ...others), fc.string()),
        anything
      );
      await fc.assert(
        fc.asyncProperty(cases, members, (question, randomMembers) =>
          isAnswered({ ...randomMembers, game, case: question }, requiredMembers[question])
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
            fc.constantFrom(...answered(game)),
            fc.nat(),
            anything,
            fc.string(),
            (good, at, replacement, name) => {
              const position = structuredClone(good);
              damage(position, at, replacement, name);
              return isAnswered(position, requiredMembers[String(good['case'])]);
            }
          ),
          { numRuns: RUNS }
        );
      }
    );
  }
);

/** Damages one member at any depth: replaces it, or every third time removes it, or adds one beside it. */
function damage(position: object, at: number, replacement: unknown, name: string): void {
  const places = placesIn(position);
  const [holder, key] = places[at % places.length]!;
  const members = holder as Record<string, unknown>;
  if (at % 3 === 0) delete members[key];
  // The length of a list cannot be added as a member.
  else if (at % 3 === 1 || !Object.hasOwn(members, name))
    Object.defineProperty(members, at % 3 === 1 ? key : name, { value: replacement, enumerable: true });
}

function placesIn(value: unknown): readonly (readonly [object, string])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inside]) => [[value, key] as const, ...placesIn(inside)]);
}

describe('errors are short and say what to do', () => {
  test('a path is cut off after eighty characters', async () => {
    const name = '🎲'.repeat(5000);
    const answer = await outcome({
      game: 'las-vegas',
      case: 'casino',
      notes: [30000, 30000],
      dice: { [name]: {} }
    });
    expect(answer).toBeInstanceOf(CaseError);
    expect([...(answer as CaseError).path]).toHaveLength(80);
    expect((answer as CaseError).path).toMatch(/^dice\.🎲+…$/u);
  });

  test('omits black dice that belong to no one', async () => {
    const answer = await outcome({
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
