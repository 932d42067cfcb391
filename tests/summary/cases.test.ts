import { appendEntry, nextEntry, type LogOp } from '$lib/core';
import { describe, expect, test } from 'vitest';
import { royale } from '$lib/games/las-vegas/tiles/royale';
import { chanceOfAtLeast } from '$lib/summary/dice';
import { playedTime } from '$lib/summary/played-time';
import {
  eveningOf,
  MINUTE,
  moneyLines,
  placeLines,
  roundLines,
  START,
  summarize,
  tieLines,
  type Evening,
  type Log
} from './summarize';

type Move = { readonly type: string };

/** Appends entries to the evening, each this many minutes after the previous one. */
function withEntries(
  { match, entries }: Evening,
  ...actions: readonly (readonly [LogOp<Move>, number])[]
): Evening {
  let log = entries;
  for (const [action, minutes] of actions) {
    const time = (log.at(-1)?.at ?? START) + minutes * MINUTE;
    log = appendEntry(log, nextEntry(match.id, log, action, 'table', time));
  }
  return { match, entries: log };
}

describe('a match that is not over', () => {
  const { match, entries } = eveningOf('las-vegas', 'five-players-rounds-only');

  test.each([0, 1, entries.length - 1])('after %i entries there is no summary', async (length) => {
    expect(await summarize({ match, entries: entries.slice(0, length) })).toBeUndefined();
  });

  test('a match reopened by undo has no summary, and a new one when it ends again', async () => {
    const reopenedMatch = withEntries({ match, entries }, ['undo', 24 * 60]);
    expect(await summarize(reopenedMatch)).toBeUndefined();
    const endedSummary = await summarize(withEntries(reopenedMatch, ['redo', 2]));
    const firstSummary = await summarize({ match, entries });
    // The undo comes a day later: that gap is a pause, but the two minutes after it count as played.
    expect(endedSummary).toEqual({
      ...firstSummary,
      seq: 10,
      finishedAt: START + 8 * MINUTE + 24 * 60 * MINUTE + 2 * MINUTE,
      playedFor: 10 * MINUTE,
      pauses: 1
    });
  });

  test('a log that today’s rules refuse has no summary', async () => {
    const brokenLog: Log = entries.map((entry) =>
      entry.seq === 1 ? { ...entry, do: { move: { type: 'deal', pairs: [] } } } : entry
    );
    expect(await summarize({ match, entries: brokenLog })).toBeUndefined();
  });

  test('a log with an entry from a newer version has no summary', async () => {
    const logWithUnknownMove = entries.map((entry) =>
      entry.seq === 2 ? { ...entry, do: { teleport: 'p1' } } : entry
    );
    expect(await summarize({ match, entries: logWithUnknownMove as unknown as Log })).toBeUndefined();
  });
});

describe('an edited match', () => {
  test('the summary has the new totals, and the playing time continues', async () => {
    // The edit corrects the chips that Carla has left in round 3 from 5 to 6, so she has $470,000 instead of $460,000.
    const { match, entries } = eveningOf('las-vegas', 'five-players-rounds-only');
    const lastEntry = entries.at(-1);
    if (lastEntry === undefined || typeof lastEntry.do !== 'object' || !('move' in lastEntry.do))
      throw new Error('no count');
    const move = { ...lastEntry.do.move, chips: { p1: 2, p2: 3, p3: 6, p4: 1, p5: 6 } };
    const editedSummary = await summarize(
      withEntries({ match, entries }, [{ correct: lastEntry.seq, move }, 3])
    );
    expect(editedSummary && placeLines(editedSummary)[0]).toBe('1 p3 470000 wins');
    expect(editedSummary && moneyLines(editedSummary)).toContain('3 other chips p3 20000');
    expect(editedSummary?.playedFor).toBe(11 * MINUTE);
  });
});

describe('an early end', () => {
  // Round 3 has only just started: everyone has its two chips, and no dice are placed.
  const { match, entries } = eveningOf('las-vegas', 'five-players-rounds-only');
  const lastRoundBegun = { match, entries: entries.slice(0, 7) };

  test('a round that ends without a payout counts only for its chips', async () => {
    const endedSummary = await summarize(withEntries(lastRoundBegun, ['end', 1]));
    expect(endedSummary?.ended).toBe('table');
    expect(endedSummary && roundLines(endedSummary)).toEqual([
      '1 60000 0 120000 40000 200000 leads p5',
      '2 60000 150000 230000 180000 270000 leads p5',
      '3 80000 170000 250000 200000 290000 leads p5'
    ]);
    expect(endedSummary && tieLines(endedSummary).every((line) => !line.startsWith('3'))).toBe(true);
  });

  test('an end between two rounds has no third round', async () => {
    const endedSummary = await summarize(withEntries({ match, entries: entries.slice(0, 6) }, ['end', 1]));
    expect(endedSummary?.rounds.map(({ round }) => round)).toEqual([1, 2]);
  });
});

describe('a seat that was handed over', () => {
  test('lists every player of the seat, and the money stays with the seat', async () => {
    const evening = withEntries(eveningOf('las-vegas', 'five-players-rounds-only'), [
      { seat: 'p3', to: { name: 'Frida', person: 'f' } },
      1
    ]);
    const endedSummary = await summarize(evening);
    expect(endedSummary?.seats[2]).toMatchObject({
      player: 'p3',
      name: 'Carla',
      then: [{ name: 'Frida', person: 'f' }]
    });
    expect(endedSummary?.seats[1]).not.toHaveProperty('then');
    expect(endedSummary && placeLines(endedSummary)[0]).toBe('1 p3 460000 wins');
    expect(endedSummary?.seq).toBe(9);
  });
});

describe('the playing time', () => {
  const timesAfter = (...minutes: readonly number[]) =>
    minutes.map((minute) => ({ at: START + minute * MINUTE }));

  test('gaps of up to twenty minutes count as played, longer ones as pauses', () => {
    expect(playedTime(START, timesAfter(5, 25, 25, 46, 50))).toEqual({ playedFor: 29 * MINUTE, pauses: 1 });
  });

  test('a clock that is set back adds no time, and later entries count again', () => {
    expect(playedTime(START, timesAfter(10, 4, 6))).toEqual({ playedFor: 12 * MINUTE, pauses: 0 });
  });

  test('a clock that jumps a year forward causes a pause, and a jump back causes none', () => {
    expect(playedTime(START, timesAfter(1, 525_600, 2, 3))).toEqual({ playedFor: 2 * MINUTE, pauses: 1 });
  });

  test('without entries the time is zero', () => {
    expect(playedTime(START, [])).toEqual({ playedFor: 0, pauses: 0 });
  });
});

test('the probability of a roll is an exact binomial sum', () => {
  // Five of seven: C(7,5)·25 + C(7,6)·5 + 1 = 525 + 35 + 1 = 561 of 279,936.
  expect(chanceOfAtLeast(5, 7)).toBe(561 / 279_936);
  expect(chanceOfAtLeast(3, 3)).toBe(1 / 216);
  // Rolling at least zero is certain: 36 of 36.
  expect(chanceOfAtLeast(0, 2)).toBe(1);
  // Eight of eight: 1 of 1,679,616.
  expect(chanceOfAtLeast(8, 8)).toBe(1 / 1_679_616);
});

describe('Las Vegas Royale, one round with tiles and an early end', () => {
  const options = royale.options({
    players: ['p1', 'p2', 'p3'],
    first: 'p2',
    depth: 'rounds',
    houseRules: { tiles: '1', bank: 'notCounted' }
  });
  const { match } = eveningOf('las-vegas', 'three-players');
  const moves = [
    { type: 'lay', tile: 'pay-day' },
    {
      type: 'deal',
      pairs: [
        [30000, 40000],
        [50000, 40000],
        [60000, 60000],
        [70000, 30000],
        [80000, 50000],
        [90000, 100000]
      ]
    },
    { type: 'reward', tile: 'pay-day', player: 'p3', value: 30000 },
    { type: 'reward', tile: 'pay-day', player: 'p1', value: 20000 },
    // Casino 1 has the pair of the lowest sum, $70,000, and casino 6 that of the highest, $190,000.
    {
      type: 'count',
      dice: {
        p1: { small: [3, 0, 0, 0, 0, 4], big: 6 },
        p2: { small: [3, 0, 0, 0, 0, 4], big: 6 },
        p3: { small: [1, 0, 0, 0, 0, 6], big: 1 }
      },
      chips: { p1: 4, p2: 2, p3: 2 }
    }
  ];
  const royaleMatch = { ...match, game: 'las-vegas-royale', options };
  const evening = withEntries(
    { match: royaleMatch, entries: [] },
    ...moves.map((move) => [{ move }, 1] as const),
    ['end', 1]
  );

  test('payments of tiles are listed by tile, and ties exclude them', async () => {
    const endedSummary = await summarize(evening);
    // At casino 1 all three have 3 and would share 40 + 30 thousand. At casino 6 all three have 6: p1 and p2 with the
    // big die, p3 with six small dice.
    expect(endedSummary && tieLines(endedSummary)).toEqual([
      '1 casino 1 p1,p2,p3: p1 -23333, p2 -23333, p3 -23333',
      '1 casino 6 p1,p2,p3: p1 -63333, p2 -63333, p3 -63333'
    ]);
    // Two chips each, and a reward below $30,000 is paid in chips as well.
    expect(endedSummary && moneyLines(endedSummary)).toEqual([
      '1 other chips p1 20000',
      '1 other chips p2 20000',
      '1 other chips p3 20000',
      '1 tile pay-day p1 20000',
      '1 tile pay-day p3 30000'
    ]);
    expect(endedSummary && placeLines(endedSummary)).toEqual(['1 p3 50000 wins', '2 p1 40000', '3 p2 20000']);
    expect(endedSummary?.first).toBe('p2');
    expect(endedSummary?.biggest).toMatchObject({
      player: 'p3',
      value: 30000,
      source: { kind: 'tile', id: 'pay-day', label: 'Pay Day' },
      sentence: 'Pay Day paid p3 $30,000 during the round.'
    });
  });
});
