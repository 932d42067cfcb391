import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CaseError, settle, type Award } from '$lib/games';

/**
 * Positions of every game, worked out by hand from the printed rules. They are read as text, because an import would
 * lose a player called `__proto__`.
 */
interface Reading {
  readonly title: string;
  readonly position: unknown;
  readonly awards?: readonly Award[];
  readonly facts?: Facts;
  /** The path that a refusal names, or one of those it may name instead. */
  readonly error?: string;
  readonly errorOr?: string | readonly string[];
}

type Facts = { readonly tied?: readonly unknown[] } & Readonly<Record<string, unknown>>;

const FOLDER = 'tests/readings';
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));

describe.each(files)('hand-made positions of the second reading, %s', (file) => {
  const readings = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as readonly Reading[];
  const titled = readings.map((reading) => [reading.title, reading] as const);
  const answered = titled.filter(([, { error }]) => error === undefined);
  const refused = titled.filter(([, { error }]) => error !== undefined);

  test.each(answered)('%s', async (_, { position, awards, facts }) => {
    const verdict = await settle(position);
    expect(sorted(verdict.awards)).toEqual(sorted(awards ?? []));
    expect(inOrder(verdict.facts as Facts)).toEqual(inOrder(facts ?? {}));
  });

  if (refused.length > 0)
    test.each(refused)('refused: %s', async (_, { position, error = '', errorOr = error }) => {
      const refusal = await settle(position).then(
        () => undefined,
        (thrown: unknown) => thrown
      );
      expect(refusal).toBeInstanceOf(CaseError);
      const { path } = refusal as CaseError;
      const allowed = [error, errorOr].flat();
      expect(
        allowed.some((each) => path === each || path.startsWith(`${each}.`)),
        path
      ).toBe(true);
    });
});

/** The facts with their groups of tied players in one order. */
function inOrder({ tied = [], ...rest }: Facts): Facts {
  return { ...rest, tied: sorted(tied) };
}

function sorted<Item>(items: readonly Item[]): readonly Item[] {
  return [...items].sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
}
