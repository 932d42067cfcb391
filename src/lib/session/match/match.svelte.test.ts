import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { consequencesIn } from '$lib/session/log/edit-entry';
import { MatchFixture } from '$lib/session/fixtures/match-fixture';
import { penniesGame, rollMove, dieTap } from '$lib/session/fixtures/pennies';
import type { OpenMatch } from './match.svelte';

let fixture: MatchFixture;
let match: OpenMatch;

beforeEach(async () => {
  fixture = await new MatchFixture().build();
  match = await fixture.open();
});

afterEach(() => fixture.close());

async function reopenMatch(): Promise<OpenMatch> {
  await match.whenSaved();
  match.close();
  return fixture.open();
}

describe('a move', () => {
  test('a move is shown at once, and counts as saved when storage is done', async () => {
    expect(match.play(rollMove(5))).toBeUndefined();
    expect(match.totals).toEqual({ p1: 5000, p2: 0 });
    expect(match.view).toMatchObject({ turn: 'p2', rolls: 1 });
    expect(match.saveState).toBe('saving');
    await match.whenSaved();
    expect(match.saveState).toBe('saved');
    expect((await fixture.readSaved())?.entries).toEqual(match.entries);
  });

  test('a move that the rules refuse changes nothing', async () => {
    const matchWithFourFaces = await fixture.open(penniesGame(4));
    expect(matchWithFourFaces.play(rollMove(5))).toMatchObject({ code: 'tooHigh', player: 'p1', face: 5 });
    expect(matchWithFourFaces.entries).toEqual([]);
    expect(matchWithFourFaces.saveState).toBe('saved');
  });

  test('a move that the app supplies is drawn at the tap, and logged as the app’s', () => {
    const [ask] = match.asks;
    match.answerByApp(ask!);
    expect(match.entries[0]).toMatchObject({ seq: 1, by: 'app', do: { move: { type: 'roll' } } });
  });

  test('a roll that decides at once is shown until something else happens', async () => {
    const matchWithYellowDice = await fixture.open({ ...penniesGame(), decidingDice: () => 'yellow' });
    matchWithYellowDice.play(rollMove(5));
    expect(matchWithYellowDice.latestRoll).toBeUndefined();
    matchWithYellowDice.answerByApp(matchWithYellowDice.asks[0]!);
    expect(matchWithYellowDice.entries[1]).toMatchObject({
      do: { move: { face: matchWithYellowDice.latestRoll?.dice[0] } }
    });
    expect(matchWithYellowDice.latestRoll).toEqual({
      seq: 2,
      dice: [expect.any(Number)],
      colour: 'yellow',
      isStillShown: false
    });
    matchWithYellowDice.viewEntry(1);
    expect(matchWithYellowDice.latestRoll).toBeUndefined();
    matchWithYellowDice.viewEntry(undefined);
    expect(matchWithYellowDice.latestRoll).toMatchObject({ seq: 2 });
    matchWithYellowDice.undo();
    expect(matchWithYellowDice.latestRoll).toBeUndefined();
  });

  test('a roll that stays until it is used has the colour of its player', () => {
    match.answerByApp(match.asks[0]!);
    expect(match.latestRoll).toMatchObject({
      seq: 1,
      colour: match.match.seats[0]?.colour,
      isStillShown: true
    });
  });

  test('a move from a proxy is saved as plain JSON', async () => {
    const proxiedMove = $state(rollMove(3));
    match.play(proxiedMove);
    await match.whenSaved();
    expect((await fixture.readSaved())?.entries[0]?.do).toEqual({ move: { type: 'roll', face: 3 } });
  });

  test('a move updates everything that reads the match', () => {
    const values: unknown[] = [];
    const stopEffects = $effect.root(() => {
      $effect(() => {
        values.push([match.totals['p1'], match.undoLabel]);
      });
    });
    flushSync();
    match.play(rollMove(2));
    flushSync();
    stopEffects();
    expect(values).toEqual([
      [0, undefined],
      [2000, 'Anna rolls a 2']
    ]);
  });
});

test('a match opens at its last saved entry, with its draft', async () => {
  match.play(rollMove(1));
  match.play(rollMove(2));
  match.tap(dieTap(4));
  match.tap(dieTap(5));
  const reopenedMatch = await reopenMatch();
  expect(reopenedMatch.entries.map(({ seq }) => seq)).toEqual([1, 2]);
  expect(reopenedMatch.totals).toEqual({ p1: 1000, p2: 2000 });
  expect(reopenedMatch.draft).toEqual([dieTap(4), dieTap(5)]);
});

test('a tap does not count as saved before storage has it', async () => {
  match.tap(dieTap(4));
  expect(match.saveState).toBe('saving');
  await match.whenSaved();
  expect(match.saveState).toBe('saved');
  expect((await fixture.readSaved())?.draft?.taps).toEqual([dieTap(4)]);
});

test('viewFor returns the view of one player', () => {
  expect(match.view).toMatchObject({ viewer: 'all' });
  expect(match.viewFor('p2')).toMatchObject({ viewer: 'p2' });
});

describe('undo and redo', () => {
  test('any number of moves can be undone and redone, with their labels', async () => {
    match.play(rollMove(1));
    match.play(rollMove(2));
    expect(match.undoLabel).toBe('Ben rolls a 2 and the payout');
    match.undo();
    expect([match.undoLabel, match.redoLabel]).toEqual(['Anna rolls a 1', 'Ben rolls a 2']);
    match.undo();
    expect([match.undoLabel, match.redoLabel]).toEqual([undefined, 'Anna rolls a 1']);
    match.undo();
    match.redo();
    match.redo();
    match.redo();
    expect([match.undoLabel, match.redoLabel]).toEqual(['Ben rolls a 2 and the payout', undefined]);
    expect(match.totals).toEqual({ p1: 1000, p2: 2000 });
    const reopenedMatch = await reopenMatch();
    expect(reopenedMatch.entries.map((entry) => entry.do)).toMatchObject([
      {},
      {},
      'undo',
      'undo',
      'redo',
      'redo'
    ]);
  });

  test('a new move leaves nothing to redo', () => {
    match.play(rollMove(1));
    match.undo();
    match.play(rollMove(2));
    expect(match.redoLabel).toBeUndefined();
  });

  test('undo starts with the taps of the draft, which can be redone', async () => {
    match.play(rollMove(1));
    match.tap(dieTap(4));
    match.tap(dieTap(5));
    expect(match.undoLabel).toBe('the 5');
    match.undo();
    expect([match.draft, match.undoLabel, match.redoLabel]).toEqual([[dieTap(4)], 'the 4', 'the 5']);
    match.redo();
    expect(match.draft).toEqual([dieTap(4), dieTap(5)]);
    match.undo();
    match.undo();
    match.undo();
    expect(match.draft).toEqual([]);
    expect(match.view).toMatchObject({ turn: 'p1' });
    expect((await reopenMatch()).draft).toEqual([]);
  });

  test('a new tap leaves nothing to redo', () => {
    match.play(rollMove(1));
    match.undo();
    match.tap(dieTap(4));
    expect(match.redoLabel).toBeUndefined();
    match.undo();
    expect(match.redoLabel).toBe('the 4');
    match.redo();
    match.redo();
    expect(match.view).toMatchObject({ turn: 'p1' });
  });

  test('undo restores the taps of a long input, and redo restores the move itself', async () => {
    match.play(rollMove(6));
    match.undo();
    expect(match.draft).toEqual([dieTap(6)]);
    expect(match.redoLabel).toBe('Anna rolls a 6');
    expect((await reopenMatch()).draft).toEqual([dieTap(6)]);
    match.redo();
    expect([match.draft, match.totals]).toEqual([[], { p1: 6000, p2: 0 }]);
  });

  test('redo continues after restored taps were undone and redone, and after a reload', async () => {
    for (const face of [1, 6, 2]) match.play(rollMove(face));
    match.undo();
    match.undo();
    match.undo();
    expect(match.redoLabel).toBe('the 6');
    match.redo();
    expect(match.redoLabel).toBe('Ben rolls a 6');
    match = await reopenMatch();
    expect(match.redoLabel).toBe('Ben rolls a 6');
    match.redo();
    match.redo();
    expect(match.totals).toEqual({ p1: 3000, p2: 6000 });
  });

  test('a move of the app is redone without taps', () => {
    match.play(rollMove(6), 'app');
    match.undo();
    expect(match.draft).toEqual([]);
  });
});

test('a move clears the draft', async () => {
  match.tap(dieTap(4));
  match.play(rollMove(4));
  expect(match.draft).toEqual([]);
  expect((await reopenMatch()).draft).toEqual([]);
});

describe('an earlier moment', () => {
  beforeEach(() => {
    match.play(rollMove(1));
    match.play(rollMove(2));
    match.undo();
    match.play(rollMove(3));
  });

  test('an earlier moment is shown as it was, even if it was undone later', () => {
    match.viewEntry(2);
    expect(match.totals).toEqual({ p1: 1000, p2: 2000 });
    expect(match.view).toMatchObject({ turn: 'p1', rolls: 2 });
    match.viewEntry(0);
    expect(match.totals).toEqual({ p1: 0, p2: 0 });
    match.viewEntry(undefined);
    expect(match.totals).toEqual({ p1: 1000, p2: 3000 });
  });

  test('nothing can be entered or undone while an earlier moment is shown', () => {
    match.tap(dieTap(4));
    const { entries } = match;
    match.viewEntry(2);
    expect([match.isReadOnly, match.draft, match.undoLabel]).toEqual([true, [], undefined]);
    match.play(rollMove(5));
    match.tap(dieTap(5));
    match.undo();
    match.end();
    match.viewEntry(undefined);
    expect([match.entries, match.draft]).toEqual([entries, [dieTap(4)]]);
  });
});

test('the log has a sentence for every move, newest first, and names who undid it', () => {
  match.play(rollMove(1));
  match.play(rollMove(2), 'app');
  match.undo();
  match.play(rollMove(3));
  match.end();
  const lines = match.lines.map(({ seq, number, by, round, player, sentence, isInEffect, undone }) => {
    return { seq, number, by, round, player, sentence, isInEffect, undoneBy: undone?.by };
  });
  expect(lines).toEqual([
    { seq: 5, number: 3, by: 'table', round: 2, sentence: 'Game ended early.', isInEffect: true },
    {
      seq: 4,
      number: 2,
      by: 'table',
      round: 1,
      player: 'p2',
      sentence: 'Ben rolls a 3.',
      isInEffect: true
    },
    {
      seq: 2,
      by: 'app',
      round: 1,
      player: 'p2',
      sentence: 'Ben rolls a 2.',
      isInEffect: false,
      undoneBy: 'table'
    },
    {
      seq: 1,
      number: 1,
      by: 'table',
      round: 1,
      player: 'p1',
      sentence: 'Anna rolls a 1.',
      isInEffect: true
    }
  ]);
});

test('the sources can change at any time, without a move', async () => {
  match.changeTable({ hideMoney: true });
  match.changeTable({ parts: { notes: 'app' } });
  expect(match.entries).toEqual([]);
  const reopenedMatch = await reopenMatch();
  expect(reopenedMatch.match.table).toEqual({ parts: { dice: 'table', notes: 'app' }, hideMoney: true });
});

describe('a line that is entered again', () => {
  const event = (face: number): Parameters<OpenMatch['accept']>[0] => {
    const consequences = consequencesIn(match, rollMove(face));
    if (consequences === undefined || 'refused' in consequences)
      throw new Error(`nothing comes of a ${face}`);
    return consequences;
  };

  test('an edit shows what it changes, keeps the new wording, and is reverted by one undo', async () => {
    match.play(rollMove(5));
    match.play(rollMove(3));
    match.change(1);
    expect(match.view).toMatchObject({ turn: 'p1', rolls: 0 });
    expect(consequencesIn(match, rollMove(2))).toMatchObject({
      sentence: 'Anna rolls a 2.',
      // Includes the $1,000 that Anna would be paid for the next roll.
      totalsBefore: { p1: 6000, p2: 3000 },
      totalsAfter: { p1: 3000, p2: 3000 },
      droppedCount: 0
    });
    expect(match.entries).toHaveLength(2);
    match.accept(event(2));
    expect(match.totals).toEqual({ p1: 2000, p2: 3000 });
    expect(match.undoLabel).toBe('the change of line 1');
    expect(match.lines).toMatchObject([
      { seq: 3, of: 1, number: 1, isInEffect: true, sentence: 'Anna rolls a 2.' },
      { seq: 2, number: 2, isInEffect: true },
      { seq: 1, isInEffect: false, changed: { by: 'table' }, sentence: 'Anna rolls a 5.' }
    ]);
    match = await reopenMatch();
    expect(match.totals).toEqual({ p1: 2000, p2: 3000 });
    match.undo();
    expect(match.totals).toEqual({ p1: 5000, p2: 3000 });
    expect(match.redoLabel).toBe('the change of line 1');
    match.redo();
    expect(match.totals).toEqual({ p1: 2000, p2: 3000 });
  });

  test('an edited line can be edited once more, and an unchanged edit changes nothing', () => {
    match.play(rollMove(5));
    match.change(1);
    match.accept(event(2));
    match.change(1);
    expect(consequencesIn(match, rollMove(2))).toBeUndefined();
    match.accept(event(6));
    expect(match.totals).toEqual({ p1: 6000, p2: 0 });
    match.undo();
    expect(match.totals).toEqual({ p1: 2000, p2: 0 });
  });

  test('a roll of the app, an undone or missing entry, and an entry of a finished match cannot be edited', () => {
    const [ask] = match.asks;
    match.answerByApp(ask!);
    match.play(rollMove(3));
    expect([1, 2, 3, undefined].map((seq) => match.canChange(seq))).toEqual([false, true, false, false]);
    match.undo();
    expect(match.canChange(2)).toBe(false);
    for (const face of [1, 2, 3]) match.play(rollMove(face));
    expect(match.isOver).toBe(true);
    expect(match.canChange(4)).toBe(false);
  });

  test('an edit reopens a finished match, which is finished again if the change is cancelled', () => {
    for (const face of [5, 2, 3, 4]) match.play(rollMove(face));
    const { totals } = match;
    match.reopen(1);
    expect([match.isOver, match.editedSeq]).toEqual([false, 1]);
    match.change(undefined);
    expect([match.isOver, match.totals]).toEqual([true, totals]);
    expect(match.entries.map((entry) => entry.do).slice(-2)).toEqual(['undo', 'redo']);

    match.reopen(1);
    match.accept(event(2));
    match.change(undefined);
    expect(match.isOver).toBe(false);
    expect(match.totals).toEqual({ p1: 5000, p2: 2000 });
  });

  test('an edit that is cancelled changes nothing', () => {
    match.play(rollMove(5));
    match.change(1);
    match.tap(dieTap(4));
    expect(match.draft).toEqual([dieTap(4)]);
    match.undo();
    expect(match.draft).toEqual([]);
    expect(match.play(rollMove(1))).toBeUndefined();
    match.change(undefined);
    expect(match.entries).toHaveLength(1);
    expect(match.totals).toEqual({ p1: 5000, p2: 0 });
  });
});

describe('a seat that is handed over', () => {
  const sentences = (): readonly string[] => match.lines.map(({ sentence }) => sentence);

  test('a seat that is handed over has someone else from then on, who is named in later lines', () => {
    match.play(rollMove(5));
    match.handOver('p1', 'Carla');
    match.play(rollMove(2));
    match.play(rollMove(3));
    expect(match.match.seats.map(({ name }) => name)).toEqual(['Carla', 'Ben']);
    expect(sentences()).toEqual([
      'Carla rolls a 3.',
      'Ben rolls a 2.',
      'From here on, Carla plays for Anna.',
      'Anna rolls a 5.'
    ]);
    expect(match.lines.map(({ number, isInEffect }) => [number, isInEffect])).toEqual([
      [3, true],
      [2, true],
      [undefined, true],
      [1, true]
    ]);
    expect(match.totals).toEqual({ p1: 8000, p2: 2000 });
    match.viewEntry(1);
    expect(match.match.seats.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
  });

  test('a handover is reverted by one undo and keeps the taps', async () => {
    match.play(rollMove(5));
    match.tap(dieTap(4));
    match.handOver('p2', 'Carla');
    expect([match.draft, match.undoLabel]).toEqual([[dieTap(4)], 'Carla replaces Ben']);
    match.undo();
    expect([match.draft, match.names('p2'), match.undoLabel]).toEqual([[dieTap(4)], 'Ben', 'the 4']);
    expect(match.lines[0]).toMatchObject({ isInEffect: false, undone: { times: 1 } });
    expect((await reopenMatch()).lines[0]?.isInEffect).toBe(false);
  });

  test('while an older line is changed, the match also knows who is seated now', () => {
    match.play(rollMove(5));
    match.handOver('p2', 'Carla');
    match.change(1);
    expect(match.match.seats.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
    expect(match.latestMatch.seats.map(({ name }) => name)).toEqual(['Anna', 'Carla']);
  });

  test('a handover is restored by redo', () => {
    match.handOver('p2', 'Carla');
    match.undo();
    expect(match.redoLabel).toBe('Carla replaces Ben');
    match.redo();
    expect(match.names('p2')).toBe('Carla');
  });

  test('the result names both players of a handed-over seat, by their current names', async () => {
    match.play(rollMove(5));
    match.handOver('p1', 'Carla');
    for (const face of [2, 3, 4]) match.play(rollMove(face));
    expect(match.result?.seats.map(({ name }) => name)).toEqual(['Anna, then Carla', 'Ben']);
    const carla = match.seatOf('p1');
    match.people.rename(carla!, 'Carlotta');
    expect(match.result?.seats.map(({ name }) => name)).toEqual(['Anna, then Carlotta', 'Ben']);
    match = await reopenMatch();
    expect(match.result?.seats.map(({ name }) => name)).toEqual(['Anna, then Carlotta', 'Ben']);
    expect((await fixture.readSaved())?.result?.seats[0]).toMatchObject({
      name: 'Anna',
      then: [{ name: 'Carla' }]
    });
  });

  test('a seat cannot go to a seated player, and not to anyone once the match is over', () => {
    match.handOver('p1', 'Ben');
    expect(match.entries).toEqual([]);
    match.end();
    match.handOver('p1', 'Carla');
    expect(match.entries).toHaveLength(1);
  });
});

test('a renaming applies to every line, the undo label and the question', () => {
  match.play(rollMove(5));
  match.play(rollMove(2));
  const undoChanges = match.people.rename(match.seatOf('p2')!, 'Benno');
  expect(match.lines.map(({ sentence }) => sentence)).toEqual(['Benno rolls a 2.', 'Anna rolls a 5.']);
  expect([match.undoLabel, match.names('p2')]).toEqual(['Benno rolls a 2 and the payout', 'Benno']);
  match.people.undo(undoChanges);
  expect(match.undoLabel).toBe('Ben rolls a 2 and the payout');
});
