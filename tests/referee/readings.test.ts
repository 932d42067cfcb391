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
  /** The path that a refusal must name; `errorOr` lists other paths that it may name instead. */
  readonly error?: string;
  readonly errorOr?: string | readonly string[];
}

type Facts = { readonly tied?: readonly unknown[] } & Readonly<Record<string, unknown>>;

const FOLDER = 'tests/readings';
const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));

describe.each(files)('hand-made positions of the second reading, %s', (file) => {
  const readings = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as readonly Reading[];
  const titledReadings = readings.map((reading) => [reading.title, reading] as const);
  const answeredReadings = titledReadings.filter(([, { error }]) => error === undefined);
  const refusedReadings = titledReadings.filter(([, { error }]) => error !== undefined);

  test.each(answeredReadings)('%s', async (_, { position, awards, facts }) => {
    const verdict = await settle(position);
    expect(sortedByJson(verdict.awards)).toEqual(sortedByJson(awards ?? []));
    expect(withSortedTies(verdict.facts as Facts)).toEqual(withSortedTies(facts ?? {}));
  });

  if (refusedReadings.length > 0)
    test.each(refusedReadings)('refused: %s', async (_, { position, error = '', errorOr = error }) => {
      const refusal = await settle(position).then(
        () => undefined,
        (thrownError: unknown) => thrownError
      );
      expect(refusal).toBeInstanceOf(CaseError);
      const { path } = refusal as CaseError;
      const allowedPaths = [error, errorOr].flat();
      expect(
        allowedPaths.some((allowedPath) => path === allowedPath || path.startsWith(`${allowedPath}.`)),
        path
      ).toBe(true);
    });
});

/** The facts with their groups of tied players in one order. */
function withSortedTies({ tied = [], ...otherFacts }: Facts): Facts {
  return { ...otherFacts, tied: sortedByJson(tied) };
}

function sortedByJson<Item>(items: readonly Item[]): readonly Item[] {
  return [...items].sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
}
