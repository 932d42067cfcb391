import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { CaseError, type Award, type Verdict } from '$lib/games/define';
import { issuePath } from '$lib/games/position';
import { cases } from './cases';

/** Positions worked by hand from the printed rules. Read as text: an import would lose a player called `__proto__`. */
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

function settle(position: unknown): Verdict {
  const id = (position as { case?: unknown }).case;
  const found = cases.find((each) => each.id === id);
  if (found === undefined) throw new CaseError('case', 'no such case');
  const read = v.safeParse(found.schema, position);
  if (!read.success) throw new CaseError(issuePath(read.issues[0]), read.issues[0].message);
  return found.settle(read.output);
}

function sorted<Item>(items: readonly Item[]): readonly Item[] {
  return [...items].sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
}

const titled = readings.map((reading) => [reading.title, reading] as const);

describe('positions of the second reading', () => {
  test.each(titled.filter(([, { error }]) => error === undefined))('%s', (_, { position, awards, facts }) => {
    const verdict = settle(position);
    expect(sorted(verdict.awards)).toEqual(sorted(awards ?? []));
    expect(verdict.facts).toEqual(facts ?? {});
  });

  test.each(titled.filter(([, { error }]) => error !== undefined))(
    'refused: %s',
    (_, { position, error = '', errorOr = [] }) => {
      expect(() => settle(position)).toThrow(CaseError);
      try {
        settle(position);
      } catch (thrown) {
        const { path } = thrown as CaseError;
        const allowed = [error, ...[errorOr].flat()];
        expect(
          allowed.some((each) => path === each || path.startsWith(`${each}.`)),
          path
        ).toBe(true);
      }
    }
  );
});
