import { describe, expect, test } from 'vitest';
import { game } from '$lib/games/vegas/index';
import { tableText, OPTIONS, playMoves, position, refusal } from '$lib/games/vegas/fixtures/position';
import { rules } from '$lib/games/vegas/rules';
import type { State } from '$lib/games/vegas/types';

function tablesOnlyState(options: Partial<typeof OPTIONS> = {}): State {
  return rules.start({ ...OPTIONS, depth: 'rounds', ...options }, ['p1', 'p2', 'p3']);
}

function stateWithoutBoard(): State {
  const { board, ...options } = OPTIONS;
  expect(board).toBeDefined();
  return rules.start({ ...options, depth: 'rounds' }, ['p1', 'p2']);
}

test('9.1 a move out of turn is refused, and so is an unreadable one', () => {
  expect(refusal(position({}), { type: 'place', space: 0 })).toBe('notNow 9.1');
  expect(refusal(position({}), { type: 'throw', face: 7 as 6 })).toBe('unreadable 9.1');
  expect(refusal(position({}), { type: 'resume', player: 'p3' })).toBe('unreadable 9.1');
});

describe('scored tables only', () => {
  test('9.2 players enter the scored table and its winner', () => {
    const { state, postings } = playMoves(
      tablesOnlyState(),
      { type: 'scored', table: 2, by: 'full' },
      { type: 'winner', winner: 'p3' }
    );
    expect(postings).toMatchObject([{ to: 'p3', piece: 'gold', value: 10, why: { code: 'toldWinner' } }]);
    expect(state.mary).toBe(0);
    expect(state.phase).toBe('tables');
  });

  test('9.2 Mary Chip moves to the next table with gold, and to no other', () => {
    const stateAfterScoring = playMoves(
      tablesOnlyState(),
      { type: 'scored', table: 0, by: 'full' },
      { type: 'winner', winner: 'p1' }
    ).state;
    expect(refusal(stateAfterScoring, { type: 'scored', table: 2, by: 'mary' })).toBe('maryElsewhere 5.2');
    const { state } = playMoves(
      stateAfterScoring,
      { type: 'scored', table: 1, by: 'mary' },
      { type: 'winner', winner: 'nobody' }
    );
    expect(state.mary).toBe(2);
  });

  test('9.2 tables already scored are last in the list of choices', () => {
    const { state } = playMoves(
      tablesOnlyState(),
      { type: 'scored', table: 0, by: 'full' },
      { type: 'winner', winner: 'p1' }
    );
    const ask = rules.asks(state).find(({ id }) => id === 'scored');
    const last = ask?.kind === 'choose' ? ask.choices.at(-1) : undefined;
    expect(last?.move).toEqual({ type: 'scored', table: 0, by: 'full' });
    expect(last?.refused?.code).toBe('tableScored');
  });

  test('9.2 entered counters decide the winner, and lowest numbers break a tie', () => {
    const stateAfterCounts = playMoves(
      tablesOnlyState(),
      { type: 'scored', table: 2, by: 'full' },
      { type: 'counts', counts: { p1: 4, p2: 4, p3: 2 } }
    ).state;
    expect(stateAfterCounts.phase).toBe('lowest');
    expect(refusal(stateAfterCounts, { type: 'lowest', player: 'p3', number: 1 })).toBe('notTied 6.4');
    expect(refusal(stateAfterCounts, { type: 'lowest', player: 'p1', number: 6 })).toBe('noSuchNumber 9.2');
    const { postings } = playMoves(
      stateAfterCounts,
      { type: 'lowest', player: 'p1', number: 2 },
      { type: 'lowest', player: 'p2', number: 1 }
    );
    expect(postings).toMatchObject([
      { to: 'p2', value: 10, why: { code: 'lowest', lowest: 1 } },
      { to: 'p1', value: 0, why: { code: 'higher', lowest: 2 } },
      { to: 'p3', value: 0, why: { code: 'fewer' } }
    ]);
  });

  test('9.2 a full table has a counter on each of its spaces', () => {
    const { state } = playMoves(tablesOnlyState(), { type: 'scored', table: 0, by: 'full' });
    expect(refusal(state, { type: 'counts', counts: { p1: 3, p2: 2 } })).toBe('wrongCounts 9.2');
    expect(refusal(state, { type: 'counts', counts: { p1: 3, p2: 3 } })).toBeUndefined();
  });

  test('9.2 equal lowest numbers discard the chip, or by house rule the players enter the winner', () => {
    const moves = [
      { type: 'scored', table: 0, by: 'full' },
      { type: 'counts', counts: { p1: 3, p2: 3 } },
      { type: 'lowest', player: 'p1', number: 1 },
      { type: 'lowest', player: 'p2', number: 1 }
    ] as const;
    expect(playMoves(tablesOnlyState(), ...moves).postings[0]).toMatchObject({
      to: 'box',
      why: { code: 'discarded' }
    });
    const { state } = playMoves(tablesOnlyState({ equallyLow: 'compare' }), ...moves);
    expect(refusal(state, { type: 'winner', winner: 'p3' })).toBe('notTied 6.4');
    expect(playMoves(state, { type: 'winner', winner: 'p2' }).postings).toMatchObject([
      { to: 'p2', value: 6 }
    ]);
  });

  test('9.4 without a board players enter the gold of a table too', () => {
    const { state } = playMoves(stateWithoutBoard(), { type: 'scored', table: 5, by: 'full' });
    expect(refusal(state, { type: 'gold', gold: 16 })).toBe('wrongGold 9.4');
    const { postings } = playMoves(state, { type: 'gold', gold: 9 }, { type: 'winner', winner: 'p2' });
    expect(postings).toMatchObject([{ to: 'p2', value: 9 }]);
  });

  test('9.4 without a board no turns can be entered', () => {
    expect(refusal(stateWithoutBoard(), { type: 'depth', depth: 'turns' })).toBe('noBoard 9.4');
  });
});

describe('changing what is entered', () => {
  test('9.3 the entry detail can be changed at the beginning of a turn, but not between a card and the roll', () => {
    expect(refusal(position({}), { type: 'depth', depth: 'rounds' })).toBeUndefined();
    const { state } = playMoves(position({}), { type: 'goodLuck', number: 2 });
    expect(refusal(state, { type: 'depth', depth: 'rounds' })).toBe('depthLater 9.3');
  });

  test('9.3 players who return to entering every turn enter what changed, and the rest stays as it was', () => {
    const stateAtTablesOnly = playMoves(position({ counters: { 0: { 0: 'p2' } } }), {
      type: 'depth',
      depth: 'rounds'
    }).state;
    const { state } = playMoves(
      stateAtTablesOnly,
      { type: 'depth', depth: 'turns' },
      { type: 'lies', table: 0, space: 4, whose: 'p1' },
      { type: 'stand', player: 'p2', table: 7 },
      { type: 'cards', player: 'p1', card: 'front-man', left: 1 },
      { type: 'resume', player: 'p2' }
    );
    expect(tableText(state, 0)).toBe('p2 . . . p1 .');
    expect(state).toMatchObject({ phase: 'turn', turn: 'p2', pawns: { p1: 0, p2: 7 } });
    expect(rules.view(state).seats[0]?.cards?.['front-man']).toBe(1);
  });

  test('9.3 players cannot enter a full table, or move Mary Chip past gold', () => {
    const fiveCounters = { 0: 'p1', 1: 'p1', 2: 'p2', 3: 'p2', 4: 'p2' } as const;
    const { state } = playMoves(
      position({ counters: { 0: fiveCounters } }),
      { type: 'depth', depth: 'rounds' },
      { type: 'depth', depth: 'turns' }
    );
    expect(refusal(state, { type: 'lies', table: 0, space: 5, whose: 'p1' })).toBe('wouldFill 9.3');
    expect(refusal(state, { type: 'lies', table: 0, space: 4, whose: 'p2' })).toBe('asItIs 9.3');
    expect(refusal(state, { type: 'mary', at: 1 })).toBe('maryPassed 9.3');
  });

  test('9.3 a player without a table chooses one before the turns start', () => {
    const { state } = playMoves(
      tablesOnlyState(),
      { type: 'depth', depth: 'turns' },
      { type: 'resume', player: 'p2' }
    );
    expect(state).toMatchObject({ phase: 'first', turn: 'p2' });
  });
});

test('1.3 a copied board is used; without one, turns are played on a board that says it is invented', () => {
  const setup = { players: ['p1', 'p2'], first: 'p1', depth: 'turns', houseRules: {} } as const;
  expect(game.options(setup)).toMatchObject({ board: { invented: true } });
  expect(game.options({ ...setup, depth: 'rounds' })).not.toHaveProperty('board');
  const boardText = `vegas1${'_5-12345'.repeat(14)}`;
  const options = game.options({ ...setup, box: { board: { copied: boardText } } });
  expect(options).not.toHaveProperty('board.invented');
  expect(options).toHaveProperty('board.tables.13.gold', 5);
  const practiceSetup = {
    ...setup,
    box: { board: { copied: boardText } },
    houseRules: { board: 'practice' }
  };
  expect(game.options(practiceSetup)).toMatchObject({ board: { invented: true } });
});

test('1.3 a sentence says which board is used, or why the copied one cannot be used', () => {
  const setup = { players: ['p1', 'p2'], first: 'p1', depth: 'turns', houseRules: {} } as const;
  const sentences = (members: object): readonly string[] =>
    game.yourBox?.usedCorrections(game.options({ ...setup, ...members })) ?? [];
  expect(sentences({})).toEqual(['This board is made up for practice. It isn’t the one in your box.']);
  expect(sentences({ depth: 'rounds' })).toEqual([
    'You haven’t entered a board yet, so you only enter scored tables.'
  ]);
  expect(sentences({ box: { board: { copied: `vegas1_7-12346${'_5-12345'.repeat(13)}` } } })).toEqual([
    'You’re playing on the board you entered.',
    'Check table 1: 5 spaces, but 7 gold.'
  ]);
  expect(game.yourBox?.unusedCorrections({ board: { copied: 'vegas1' } })).toEqual([
    'A board needs exactly 14 tables. This one has 0.'
  ]);
  expect(game.yourBox?.unusedCorrections({})).toEqual([]);
});
