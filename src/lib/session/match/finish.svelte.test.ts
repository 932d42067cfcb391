import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { readSettings } from '$lib/storage/records/settings';
import { MatchFixture } from '$lib/session/fixtures/match-fixture';
import { penniesGame, rollMove, dieTap } from '$lib/session/fixtures/pennies';
import { eventually } from '$lib/session/fixtures/eventually';
import { readLedger } from '$lib/session/results/finished-matches';
import { toWordedResult } from '$lib/session/results/result';
import type { OpenMatch } from './match.svelte';

let fixture: MatchFixture;
let match: OpenMatch;

beforeEach(async () => {
  fixture = await new MatchFixture(2).build();
  match = await fixture.open();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await fixture.close();
});

function playAllRounds(): void {
  for (const face of [1, 2, 6, 5]) match.play(rollMove(face));
}

async function reopenMatch(game = penniesGame()): Promise<OpenMatch> {
  await match.whenSaved();
  match.close();
  return fixture.open(game);
}

describe('a finished match', () => {
  test('a finished match has a frozen result, with its places, its money round by round and each player’s pieces', async () => {
    playAllRounds();
    expect([match.isOver, match.asks]).toEqual([true, []]);
    await match.whenSaved();
    const result = (await fixture.readSaved())?.result;
    expect({ ...match.result, places: [] }).toEqual({
      ...{ ...result, places: [] },
      occupants: fixture.match.seats
    });
    expect(match.result?.places[0]?.reasons[0]?.sentence).toBe('Anna has a 0.');
    expect(result?.places[0]?.reasons[0]).toMatchObject({ sentence: 'p1 has a 0.', why: { player: 'p1' } });
    expect(result).toMatchObject({
      match: fixture.match.id,
      game: 'pennies',
      seats: fixture.match.seats,
      seq: 4,
      ended: 'rules',
      places: [{ place: 1, players: ['p1', 'p2'], total: 7000, reasons: [{ rule: '3' }] }],
      totals: { p1: 7000, p2: 7000 },
      held: { p1: { note: { 1000: 1, 6000: 1 } }, p2: { note: { 2000: 1, 5000: 1 } } },
      rounds: [
        { round: 1, totals: { p1: 1000, p2: 2000 } },
        { round: 2, totals: { p1: 7000, p2: 7000 } }
      ]
    });
    expect(result?.finishedAt).toBe(match.entries.at(-1)?.at);
    expect(await readLedger(fixture.database)).toEqual([result]);
  });

  test('a result gives its reasons with current names, and keeps those of an earlier version unchanged', async () => {
    playAllRounds();
    await match.whenSaved();
    match.people.rename(match.seatOf('p1')!, 'Anne');
    expect(match.result?.places[0]?.reasons[0]?.sentence).toBe('Anne has a 0.');
    const { result } = (await fixture.readSaved())!;
    const sentenceAfterChange = (change: (reason: object) => object): string | undefined => {
      const places = result!.places.map((row) => ({ ...row, reasons: row.reasons.map(change) }));
      const changedResult = { ...result!, places } as unknown as typeof result;
      return toWordedResult(penniesGame(), changedResult!, (seats) => match.people.withCurrentNames(seats))
        .places[0]?.reasons[0]?.sentence;
    };
    expect(sentenceAfterChange((reason) => ({ ...reason, why: undefined, sentence: 'Anna had it.' }))).toBe(
      'Anna had it.'
    );
    expect(
      sentenceAfterChange((reason) => ({
        ...reason,
        why: { code: 'gone', rule: '3' },
        sentence: 'p1 beats p2.'
      }))
    ).toBe('Anne beats Ben.');
  });

  test('a finished match accepts no more moves', () => {
    playAllRounds();
    match.play(rollMove(1));
    match.tap(dieTap(1));
    match.end();
    expect([match.entries.length, match.draft]).toEqual([4, []]);
  });

  test('a finished match keeps its result if today’s rules pay other sums', async () => {
    playAllRounds();
    const reopenedMatch = await reopenMatch(penniesGame(6, 500));
    expect([reopenedMatch.isOver, reopenedMatch.totals]).toEqual([true, { p1: 7000, p2: 7000 }]);
    expect(reopenedMatch.result?.places[0]?.total).toBe(7000);
  });

  test('a finished match keeps its result if today’s rules cannot replay it, and cannot be undone', async () => {
    playAllRounds();
    const reopenedMatch = await reopenMatch(penniesGame(4));
    expect([reopenedMatch.isOver, reopenedMatch.totals, reopenedMatch.undoLabel]).toEqual([
      true,
      { p1: 7000, p2: 7000 },
      undefined
    ]);
    reopenedMatch.undo();
    await reopenedMatch.whenSaved();
    expect((await fixture.readSaved())?.result).toBeDefined();
  });

  test('an undo, which the log keeps, reopens a finished match, and an earlier line can then be changed', () => {
    playAllRounds();
    expect([match.canChange(1), match.canReopen(1), match.canReopen(4)]).toEqual([false, true, false]);
    match.reopen(4);
    expect(match.isOver).toBe(true);
    match.reopen(1);
    expect([match.isOver, match.editedSeq, match.entries.at(-1)?.do]).toEqual([false, 1, 'undo']);
    expect([match.canReopen(1), match.canChange(1)]).toEqual([false, true]);
  });

  test('a match has no result once its last move is undone', async () => {
    playAllRounds();
    await match.whenSaved();
    match.undo();
    expect([match.isOver, match.result, match.undoLabel]).toEqual([false, undefined, 'Anna rolls a 6']);
    await match.whenSaved();
    expect((await fixture.readSaved())?.result).toBeUndefined();
    match.redo();
    await match.whenSaved();
    expect((await fixture.readSaved())?.result).toMatchObject({ seq: 6, totals: { p1: 7000, p2: 7000 } });
  });

  test('a match that is opened to correct a line, which is then cancelled, keeps the time of its end', async () => {
    // Fails if the time of the redo, which Cancel logs, becomes the time when the match ended.
    const clock = vi.spyOn(Date, 'now');
    const endOfEvening = Date.UTC(2126, 10, 20, 21);
    clock.mockReturnValue(endOfEvening);
    playAllRounds();
    expect(match.result?.finishedAt).toBe(endOfEvening);
    clock.mockReturnValue(Date.UTC(2126, 10, 27, 21));
    match.reopen(1);
    match.change(undefined);
    await match.whenSaved();
    expect((await fixture.readSaved())?.result).toMatchObject({ seq: 6, finishedAt: endOfEvening });
    expect(match.entries.at(-1)?.at).toBe(Date.UTC(2126, 10, 27, 21));
  });

  test('a match whose last round is played again on another day ends on that day', async () => {
    // Fails if a match keeps the time of a last move that was replaced.
    const clock = vi.spyOn(Date, 'now');
    clock.mockReturnValue(Date.UTC(2126, 10, 20, 21));
    playAllRounds();
    clock.mockReturnValue(Date.UTC(2126, 10, 27, 21));
    match.undo();
    match.play(rollMove(4));
    expect(match.result?.finishedAt).toBe(Date.UTC(2126, 10, 27, 21));
    await match.whenSaved();
  });
});

describe('ending a match', () => {
  test('ending a match keeps the money as it is, and can be undone', async () => {
    match.play(rollMove(3));
    match.end();
    expect([match.isOver, match.asks, match.undoLabel]).toEqual([true, [], 'the end of the game']);
    await match.whenSaved();
    expect((await fixture.readSaved())?.result).toMatchObject({
      ended: 'table',
      seq: 2,
      totals: { p1: 3000, p2: 0 },
      places: [
        { place: 1, players: ['p1'], total: 3000 },
        { place: 2, players: ['p2'], total: 0 }
      ]
    });
    match.undo();
    expect([match.isOver, match.asks.length]).toEqual([false, 1]);
    await match.whenSaved();
    expect((await fixture.readSaved())?.result).toBeUndefined();
    match.play(rollMove(4));
    expect(match.totals).toEqual({ p1: 3000, p2: 4000 });
  });
});

describe('a match that today’s rules cannot play', () => {
  beforeEach(async () => {
    match.play(rollMove(1));
    match.play(rollMove(5));
    match.play(rollMove(2));
    match = await reopenMatch(penniesGame(4));
  });

  test('a match that today’s rules refuse opens read-only up to the refused entry, with its whole log and the reason', () => {
    expect(match.isReadOnly).toBe(true);
    expect(match.brokenReason).toBe(
      'This version of Croupier can’t continue this game: Ben has a 5. Its log is safe.'
    );
    expect([match.totals, match.undoLabel, match.isOver]).toEqual([{ p1: 1000, p2: 0 }, undefined, false]);
    expect(match.lines.map(({ sentence }) => sentence)).toEqual([
      'A move this version can’t follow.',
      'A move this version can’t follow.',
      'Anna rolls a 1.'
    ]);
  });

  test('a match that today’s rules refuse accepts no move, and no undo', async () => {
    match.play(rollMove(1));
    match.undo();
    match.end();
    await match.whenSaved();
    expect((await fixture.readSaved())?.entries).toHaveLength(3);
  });
});

test('a match that today’s rules consider finished is finished when it is opened', async () => {
  match.play(rollMove(1));
  match.play(rollMove(2));
  match.play(rollMove(3));
  match.play(rollMove(4));
  await match.whenSaved();
  match.close();
  await fixture.database.use((connection) => connection.clear('results'));
  const reopenedMatch = await fixture.open();
  expect(reopenedMatch.isOver).toBe(true);
  await reopenedMatch.whenSaved();
  expect((await fixture.readSaved())?.result).toMatchObject({ seq: 4, totals: { p1: 4000, p2: 6000 } });
});

test('the browser is asked for persistent storage after the first finished round, and only once', async () => {
  const persistSpy = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(true);
  match.play(rollMove(1));
  await match.whenSaved();
  expect(await readSettings(fixture.database)).toEqual({});
  match.play(rollMove(2));
  await eventually(() => expect(persistSpy).toHaveBeenCalledTimes(1));
  match.undo();
  match.play(rollMove(3));
  match.end();
  await match.whenSaved();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(persistSpy).toHaveBeenCalledTimes(1);
});
