import { describe, expect, test } from 'vitest';
import {
  appendEntry,
  ledgerOf,
  nextEntry,
  PLAYER_COLOURS,
  readLog,
  replay,
  seatsUpTo,
  undo,
  type LogOp,
  type Entry,
  type Match,
  type GameTypes
} from '$lib/core';
import { table, tile } from '$lib/games/las-vegas/fixtures/royale';
import { placeRolled, deal, pass, placeMove, roll } from '$lib/games/las-vegas/fixtures/test-match';
import type { Move } from '$lib/games/las-vegas/types';
import type { Game } from '$lib/games/contract/define';
import { games } from '$lib/games/registry';
import { consequencesOf } from '$lib/session/log/edit-entry';
import {
  droppedLines,
  nextDropped,
  type DroppedLine,
  type NextDropped
} from '$lib/session/log/dropped-entries';
import { playerIn } from '$lib/session/match/lines';

const NAMES = ['Anna', 'Ben', 'Carla', 'Denny'];

/** A match, played through the same functions as a screen. */
class TestMatch {
  entries: readonly Entry<GameTypes['Move']>[] = [];
  readonly leftOut: number[] = [];

  constructor(
    readonly game: Game,
    readonly match: Match
  ) {}

  static async create(id: string, players: number, options?: object): Promise<TestMatch> {
    const game = await games.find(({ meta }) => meta.id === id)!.load();
    const seats = seatsUpTo(players).map((player, index) => ({
      player,
      name: NAMES[index]!,
      colour: PLAYER_COLOURS[index]!
    }));
    const setup = { players: seatsUpTo(players), first: 'p1', depth: 'turns', houseRules: {} } as const;
    return new TestMatch(game, {
      id: 'desk',
      game: id,
      seats,
      options: options ?? game.options(setup),
      table: { parts: {}, hideMoney: false },
      startedAt: 0
    });
  }

  log(action: LogOp<GameTypes['Move']>): void {
    this.entries = appendEntry(this.entries, nextEntry('desk', this.entries, action, 'table', 0));
    expect(replay(this.game.rules, this.match, this.entries).refusedEntry).toBeUndefined();
  }

  play(...moves: readonly Move[]): this {
    for (const move of moves) this.log({ move });
    return this;
  }

  change(seq: number, move: Move): this {
    const consequences = consequencesOf(this.game, this.match, this.entries, seq, move);
    if (consequences === undefined || 'refused' in consequences)
      throw new Error('the line cannot be changed');
    this.log(consequences.correction);
    return this;
  }

  get queue(): readonly string[] {
    return this.lines.map(({ player, move }) => shortMove(player, move));
  }

  get lines(): readonly DroppedLine[] {
    const allLines = droppedLines(this.game, this.match, this.entries);
    return allLines.filter(({ seq }) => !this.leftOut.includes(seq));
  }

  get next(): NextDropped | undefined {
    const { state, steps } = replay(this.game.rules, this.match, this.entries);
    return nextDropped(this.game, this.match, this.lines, { state, last: steps.at(-1)?.move });
  }

  /** Enters the next dropped line again if it fits, and returns the player and move of the new entry. */
  reenterNext(): string {
    const { line, sentence } = this.next!;
    if (sentence === undefined) return 'waits';
    this.log({ move: line.move });
    const { stateBefore, move } = replay(this.game.rules, this.match, this.entries).steps.at(-1)!;
    return shortMove(playerIn(this.game.rules.logEventOf(stateBefore, move!, stateBefore)), move!);
  }
}

/** A move with its player as short text: "p2 place 5". */
function shortMove(player: string | undefined, move: GameTypes['Move']): string {
  return [player, move.type, ...('face' in move ? [move.face] : [])].join(' ');
}

describe('Las Vegas, basic game, with physical dice', () => {
  /** Anna's placement of three 2s is edited to six 2s, so she has only one small die and the big one left. */
  const playEvening = async (): Promise<TestMatch> => {
    const match = await TestMatch.create('las-vegas', 3);
    match.play(deal(), placeMove(2, 3), placeMove(3, 2), pass);
    match.play(placeMove(4, 3), placeMove(5, 2), placeMove(6, 2), placeMove(1, 1), pass, placeMove(2, 2));
    return match.change(2, placeMove(2, 6));
  };
  const DROPPED_MOVES = ['p1 place 4', 'p2 place 5', 'p3 place 6', 'p1 place 1', 'p2 pass', 'p3 place 2'];

  test('dropped lines are entered again in order for their players, and one that does not fit waits', async () => {
    const match = await playEvening();
    expect(match.queue).toEqual(DROPPED_MOVES);
    // Anna places her small die instead of her three 4s.
    match.play(placeMove(4, 1));
    expect([match.reenterNext(), match.reenterNext()]).toEqual(['p2 place 5', 'p3 place 6']);
    // Her next dropped line is a single 1, but she has only the big die: the line waits, and no other line overtakes
    // it.
    expect(match.next).toMatchObject({ line: { player: 'p1' }, isAsked: true });
    expect(match.reenterNext()).toBe('waits');
    expect(match.queue).toEqual(DROPPED_MOVES.slice(3));
    match.play(placeMove(1, 0, 1));
    expect([match.reenterNext(), match.reenterNext()]).toEqual(['p2 pass', 'p3 place 2']);
    expect([match.queue, match.next]).toEqual([[], undefined]);
  });

  test('nothing is offered before the first line that does not fit, and no line is lost', async () => {
    const match = await playEvening();
    expect(match.reenterNext()).toBe('waits');
    expect(match.queue).toEqual(DROPPED_MOVES);
    expect(match.next).toMatchObject({ line: { player: 'p1' }, isAsked: true });
  });

  test('a move equal to a later dropped line replaces the first dropped line of the same player', async () => {
    const match = await playEvening();
    // Anna now plays a single 1, her later move; the turn in question had three 4s.
    match.play(placeMove(1, 1));
    expect(match.queue).toEqual(DROPPED_MOVES.slice(1));
    expect([match.reenterNext(), match.reenterNext(), match.reenterNext()]).toEqual([
      'p2 place 5',
      'p3 place 6',
      'waits'
    ]);
  });

  test('skipping a line offers the lines after it', async () => {
    const match = await playEvening();
    match.play(placeMove(4, 1));
    match.leftOut.push(match.lines[0]!.seq);
    expect(match.reenterNext()).toBe('waits');
    // Ben makes another move than before, which replaces his dropped line.
    match.play(placeMove(6, 1));
    expect(match.reenterNext()).toBe('p3 place 6');
  });

  test('undoing a re-entered line drops it again', async () => {
    const match = await playEvening();
    match.play(placeMove(4, 1));
    match.reenterNext();
    match.entries = undo(match.entries, 'table', 1);
    expect(match.queue).toEqual(DROPPED_MOVES.slice(1));
  });

  test('an edit of an older line keeps the lines that undo had removed', async () => {
    const match = await TestMatch.create('las-vegas', 3);
    match.play(deal(), placeMove(2, 3), placeMove(3, 2), placeMove(4, 1));
    match.entries = undo(undo(match.entries, 'table', 1), 'table', 2);
    match.change(2, placeMove(2, 4));
    expect(match.queue).toEqual(['p2 place 3', 'p3 place 4']);
    expect([match.reenterNext(), match.reenterNext()]).toEqual(['p2 place 3', 'p3 place 4']);
  });

  test('a roll entered before its placement keeps the placement waiting', async () => {
    const match = await playEvening();
    match.play(roll([4], 1));
    expect(match.queue).toEqual(DROPPED_MOVES);
    match.play(placeRolled(4));
    expect(match.queue).toEqual(DROPPED_MOVES.slice(1));
  });
});

test('Royale: a reward stays with the player who won it', async () => {
  const match = await TestMatch.create('las-vegas-royale', 4, table(4, ['jackpot']).state.options);
  match.play({ type: 'lay', tile: 'jackpot' }, deal(), { type: 'bank', notes: 'notCounted' });
  const nextSeq = match.entries.length + 1;
  // Anna's die at casino 1 lets her roll for the jackpot, and she wins it with 3 and 4.
  match.play(
    placeMove(1, 1),
    tile('jackpot', { do: 'throw', dice: [3, 4] }),
    placeMove(2, 1),
    placeMove(3, 1)
  );
  match.change(nextSeq, placeMove(2, 1));
  expect(match.lines.map(({ player }) => player)).toEqual(['p1', 'p2', 'p3']);
  // Ben and Carla make other moves. Denny now rolls for the jackpot, but Anna's roll is not offered to him.
  match.play(placeMove(4, 1), placeMove(4, 1), placeMove(1, 1));
  expect(match.lines.map(({ player }) => player)).toEqual(['p1']);
  expect(match.next).toMatchObject({ isAsked: false });
  expect(match.next?.sentence).toBeUndefined();
  expect(
    ledgerOf(replay(match.game.rules, match.match, match.entries)).filter(
      (posting) => 'piece' in posting && posting.piece === 'note'
    )
  ).toEqual([]);
  expect(readLog(match.entries).droppedEntries).toHaveLength(3);
});
