import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { seededRandom, type Entry, type Match } from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { games } from '$lib/games/registry';
import { matchArchive } from '$lib/session/match/match-cache';
import { OpenMatch } from '$lib/session/match/match.svelte';
import { PersistedLog } from '$lib/session/log/persisted-log.svelte';
import { Database } from '$lib/storage/database/database';
import { damagedMoves, UNKNOWN_MOVE } from './damage/foreign-moves';
import { playMatch, playersFor, type AnyMove } from '#tests/laws/matches';

/**
 * These tests add moves that the rules never accepted to a log, as a tab with a later version or a restored file could.
 * The log, the labels and the view must still work, whether such moves are undone or not.
 */

/** Checks every 41st state; `FOREIGN_STEP=1` checks every state, with all mutated forms. */
const STEP = Number(process.env['FOREIGN_STEP'] ?? 41);

const database = new Database('foreign moves');

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
});
afterEach(() => vi.unstubAllGlobals());
afterAll(() => database.close());

type Log = readonly Entry<AnyMove>[];

function logOf(moves: readonly AnyMove[], ...laterLines: readonly (AnyMove | 'undo' | 'redo')[]): Log {
  return [...moves, ...laterLines].map((move, index) => ({
    match: 'law',
    seq: index + 1,
    at: index,
    by: 'table',
    do: typeof move === 'string' ? move : { move }
  }));
}

function openWithLog(game: Game, match: Match, entries: Log): OpenMatch {
  return new OpenMatch(game, new PersistedLog({ head: match, entries }, matchArchive, database));
}

/** All text that a screen shows of a match. */
function textsOf(game: Game, match: Match, entries: Log) {
  const openedMatch = openWithLog(game, match, entries);
  try {
    const {
      lines,
      undoLabel,
      redoLabel,
      nextDropped,
      droppedLogLines: dropped,
      view,
      asks,
      brokenReason: broken,
      lastLine
    } = openedMatch;
    return {
      lines: lines.map(({ sentence }) => sentence),
      labels: { undoLabel, redoLabel, suggestion: nextDropped?.sentence },
      dropped: dropped.map(({ sentence }) => sentence),
      view: JSON.stringify(view),
      asked: asks.length,
      last: lastLine?.sentence,
      broken
    };
  } finally {
    openedMatch.close();
  }
}

const FOREIGN_SENTENCE = /^A move this version (doesn’t know|can’t follow)\.$/;

/** Adds a foreign move to a log, and undoes it; the texts must stay readable. */
function expectReadable(
  game: Game,
  match: Match,
  movesBefore: readonly AnyMove[],
  foreignMove: AnyMove
): void {
  const textsWithout = textsOf(game, match, logOf(movesBefore));

  const foreignTexts = textsOf(game, match, logOf(movesBefore, foreignMove));
  expect(foreignTexts.broken).toMatch(/^[A-Z].*\.$/);
  expect(foreignTexts.lines[0]).toMatch(FOREIGN_SENTENCE);
  expect(foreignTexts.view).toBe(textsWithout.view);
  expect(foreignTexts.labels).toEqual({ undoLabel: undefined, redoLabel: undefined, suggestion: undefined });

  const undoneTexts = textsOf(game, match, logOf(movesBefore, foreignMove, 'undo'));
  expect(undoneTexts.broken).toBeUndefined();
  expect(undoneTexts.lines[0]).toMatch(FOREIGN_SENTENCE);
  expect(undoneTexts.lines.slice(1)).toEqual(textsWithout.lines);
  expect(undoneTexts.view).toBe(textsWithout.view);
  expect(undoneTexts.asked).toBe(textsWithout.asked);
  expect(undoneTexts.labels).toEqual({ ...textsWithout.labels, redoLabel: undefined });
}

const cases = games.flatMap((listedGame) =>
  (['turns', 'rounds'] as const).map((depth) => ({ id: listedGame.meta.id, depth, listed: listedGame }))
);

describe('moves that no rules have accepted', () => {
  test.each(cases)(
    '$id, $depth: in every state of a match',
    { timeout: 300_000 },
    async ({ listed, depth }) => {
      const game = await listed.load();
      const players = playersFor(listed.meta.players.min + 1);
      const chance = seededRandom(34);
      const tape = Array.from({ length: 1500 }, () => chance(2 ** 20));
      const { match, moments } = playMatch(game, { players, first: 'p1', depth, houseRules: {} }, tape);
      const moves = moments.map(({ move }) => move);
      const isRefused = (state: object, move: AnyMove): boolean => {
        try {
          return game.rules.refuse(state, move) !== undefined;
        } catch {
          return true;
        }
      };
      // Every nth state and the first move of each type, with an unknown move and with mutated forms of the next move.
      const seenTypes = new Set<string>();
      for (const [index, { previousState, move }] of moments.entries()) {
        if (seenTypes.has(move.type) && index % STEP !== 0) continue;
        const refusedMoves = damagedMoves(move).filter((anyMove) => isRefused(previousState, anyMove));
        const testedMoves =
          STEP === 1 && !seenTypes.has(move.type)
            ? refusedMoves
            : refusedMoves.slice(index % 10, (index % 10) + 2);
        seenTypes.add(move.type);
        for (const foreignMove of [UNKNOWN_MOVE, ...testedMoves])
          expectReadable(game, match, moves.slice(0, index), foreignMove);
      }
      expect(moments.length).toBeGreaterThan(depth === 'turns' ? 20 : 2);
    }
  );
});
