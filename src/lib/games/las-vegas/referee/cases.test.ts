import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CaseError, settle, type Award } from '$lib/games';

/**
 * Positions worked out by hand from the printed rules. They are read as text, because an import would lose a player
 * called `__proto__`.
 */
interface Reading {
  readonly title: string;
  readonly position: unknown;
  readonly awards?: readonly Award[];
  readonly facts?: { readonly tied?: readonly (readonly string[])[] } & Record<string, unknown>;
  readonly error?: string;
  readonly errorOr?: string | readonly string[];
}

const readings = ['las-vegas', 'las-vegas-tiles', 'las-vegas-rewards'].flatMap(
  (file) => JSON.parse(readFileSync(`tests/readings/${file}.json`, 'utf8')) as readonly Reading[]
);

function sorted<Item>(items: readonly Item[]): readonly Item[] {
  return [...items].sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
}

describe('positions of the second reading', () => {
  test.each(
    readings.filter(({ error }) => error === undefined).map((reading) => [reading.title, reading] as const)
  )('%s', async (_, { position, awards, facts }) => {
    const verdict = await settle(position);
    expect(sorted(verdict.awards)).toEqual(sorted(awards ?? []));
    const { tied, ...rest } = verdict.facts as typeof facts & object;
    const { tied: tiedByHand, ...restByHand } = facts ?? {};
    expect(rest).toEqual(restByHand);
    expect(sorted(tied ?? [])).toEqual(sorted(tiedByHand ?? []));
  });

  test.each(
    readings.filter(({ error }) => error !== undefined).map((reading) => [reading.title, reading] as const)
  )('refused: %s', async (_, { position, error = '', errorOr = error }) => {
    const refusal = await settle(position).then(
      () => undefined,
      (thrown: unknown) => thrown
    );
    expect(refusal).toBeInstanceOf(CaseError);
    const path = (refusal as CaseError).path;
    expect(
      [error, errorOr].flat().some((each) => path === each || path.startsWith(`${each}.`)),
      path
    ).toBe(true);
  });
});
