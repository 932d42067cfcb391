import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CaseError, settle, type Award } from '$lib/games';

/**
 * Positions worked out by hand from the printed rules. The file is read as text, because an import would lose a player
 * called `__proto__`.
 */
interface Reading {
  readonly title: string;
  readonly position: unknown;
  readonly awards?: readonly Award[];
  readonly facts?: Record<string, unknown>;
  readonly error?: string;
  readonly errorOr?: string | readonly string[];
  readonly unsure?: string;
}

const readings = JSON.parse(readFileSync('tests/readings/razzia.json', 'utf8')) as readonly Reading[];

function sorted<Item>(items: readonly Item[]): readonly Item[] {
  return [...items].sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
}

const titled = readings.map((reading) => [reading.title, reading] as const);

describe('positions of the second reading', () => {
  test.each(titled.filter(([, { error }]) => error === undefined))(
    '%s',
    async (_, { position, awards, facts }) => {
      const verdict = await settle(position);
      expect(sorted(verdict.awards)).toEqual(sorted(awards ?? []));
      expect(verdict.facts).toEqual(facts ?? {});
    }
  );

  test.each(titled.filter(([, { error }]) => error !== undefined))(
    'refused: %s',
    async (_, { position, error = '', errorOr = [] }) => {
      const refusal = await settle(position).then(
        () => undefined,
        (thrown: unknown) => thrown
      );
      expect(refusal).toBeInstanceOf(CaseError);
      const { path } = refusal as CaseError;
      const allowed = [error, ...[errorOr].flat()];
      expect(
        allowed.some((each) => path === each || path.startsWith(`${each}.`)),
        path
      ).toBe(true);
    }
  );
});
