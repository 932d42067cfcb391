import 'fake-indexeddb/auto';
import { describe, expect, test } from 'vitest';
import { expectSame } from './laws/expect-same';
import { changes, storeChanges } from './past/changes';
import { comesTo, type EveningOutcome } from './past/comes';
import { evenings, logOf, readDump, recordsOf } from './past/dump';
import { outcomeWithChanges } from './past/apply-changes';
import { GAMES, readPast } from './past/recorded-matches';
import { expectedOutcome, outcomeOf, replayMatch } from './past/outcome';

/** Replays the matches of 0.1.0 with today's rules: see `tests/past/README.md`. */

describe.each(GAMES)('the matches of 0.1.0: %s', (game) => {
  const pastMatches = readPast(game);

  test('give the same money, posting by posting, and the same places for the same reasons', async () => {
    for (const match of pastMatches)
      expectSame(outcomeOf(await replayMatch(match)), expectedOutcome(match, changes), match.match.id);
  });
});

test('every change since 0.1.0 names a recorded match, changes it, and has a reason', () => {
  const pastMatches = GAMES.flatMap(readPast);
  for (const change of changes) {
    const changedMatch = pastMatches.find(({ match }) => match.id === change.match);
    expect(changedMatch, change.match).toBeDefined();
    expect(expectedOutcome(changedMatch!, [change]), change.match).not.toEqual(changedMatch!.outcome);
    expect(change.why, change.match).toMatch(/\.$/);
  }
});

describe('the devices of 0.1.0', () => {
  test.each(evenings())(
    '%s: its records are listed, opened and continue where they stopped',
    async (evening) => {
      const dump = readDump(evening);
      const eveningOutcome = await comesTo(dump);
      expect(eveningOutcome).toEqual(outcomeWithChanges(dump, storeChanges));
      expect(leadersOf(eveningOutcome)).toEqual(dump.shown.home.map(figureIn));
    }
  );

  test('their logs give the results that were recorded at the time', async () => {
    for (const { device } of evenings().map(readDump))
      for (const result of recordsOf(device, 'results')) {
        const match = recordsOf(device, 'matches').find(({ id }) => id === result.match)!;
        const entries = logOf(device, result.match);
        const { totals, places, ended } = outcomeOf(await replayMatch({ match, entries }));
        const rows = result.places.map(({ place, players, total }) => ({ place, players, total }));
        expectSame(
          [totals, places.map(({ whys: _, ...row }) => row), ended],
          [result.totals, rows, result.ended],
          match.id
        );
      }
  });

  test('every change of a device names an evening, changes its outcome, and has a reason', () => {
    for (const change of storeChanges) {
      const dump = readDump(change.evening);
      expect(outcomeWithChanges(dump, [change]), change.at).not.toEqual(outcomeWithChanges(dump, []));
      expect(change.why, change.at).toMatch(/\.$/);
    }
  });
});

/** The highest total of each running match, as a screen writes it. */
function leadersOf({ running }: EveningOutcome): readonly string[] {
  return running.rows.map(({ standing }) => {
    const highestTotal = standing?.players[0]?.total ?? 0;
    return `$${highestTotal.toLocaleString('en-US')}`;
  });
}

/** The highest total on a ticket of the home page. */
function figureIn(ticket: string): string {
  return /\$[\d,]+(?!k)/.exec(ticket)?.[0] ?? ticket;
}
