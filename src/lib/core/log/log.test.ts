import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { appendEntry, findDroppedEntries, isKnown, eventTimeOf, nextEntry, readLog, redo, undo } from './log';
import type { LogOp, Entry } from './match';

type Letter = string;
type Log = readonly Entry<Letter>[];

function logOf(...actions: readonly string[]): Log {
  return actions.reduce<Log>(
    (log, action) => appendEntry(log, nextEntry('m', log, operationOf(action), 'table', 7)),
    []
  );
}

function operationOf(action: string): LogOp<Letter> {
  if (action === 'undo' || action === 'redo' || action === 'end') return action;
  const [, correctedSeq, move = '', droppedSeq] = /^(\d+)=(\w)(?:!(\d+))?$/.exec(action) ?? [];
  if (correctedSeq !== undefined)
    return {
      correct: Number(correctedSeq),
      move,
      ...(droppedSeq === undefined ? {} : { drops: Number(droppedSeq) })
    };
  const [, seat, name = ''] = /^(p[12]):(\w+)$/.exec(action) ?? [];
  if (seat === 'p1' || seat === 'p2') return { seat, to: { name } };
  return action === 'p1' || action === 'p2' ? { look: action } : { move: action };
}

/** The letters dropped and not entered again. A new entry replaces the first dropped one of the same letter. */
function droppedLetters(log: Log): string {
  const letters = findDroppedEntries(log, (droppedEntries, { do: action }) =>
    droppedEntries.findIndex((entry) => typeof action === 'object' && actionText(entry) === action.move)
  );
  return letters.map(actionText).join(' ');
}

function summaryOf(log: Log): string {
  return readLog(log).inEffect.map(actionText).join(' ');
}

function redoableLetters(log: Log): string {
  return readLog(log).redoableEntries.map(actionText).join(' ');
}

function actionText({ do: action }: Entry<Letter>): string {
  if (typeof action === 'string') return action;
  if ('correct' in action) return `${action.correct}=${action.move}`;
  if ('to' in action) return `${action.seat}:${action.to.name}`;
  return 'move' in action ? action.move : `${action.look} looks`;
}

const undoOne = (log: Log): Log => undo(log, 'table', 8);
const redoOne = (log: Log): Log => redo(log, 'table', 9);

describe('a log read from its first entry', () => {
  test.each([
    { log: ['a', 'b', 'c'], inEffect: 'a b c', redo: '' },
    { log: ['a', 'b', 'undo'], inEffect: 'a', redo: 'b' },
    { log: ['a', 'b', 'c', 'undo', 'undo'], inEffect: 'a', redo: 'b c' },
    { log: ['a', 'b', 'c', 'undo', 'undo', 'redo'], inEffect: 'a b', redo: 'c' },
    { log: ['a', 'b', 'undo', 'redo', 'undo'], inEffect: 'a', redo: 'b' },
    { log: ['a', 'b', 'undo', 'c'], inEffect: 'a c', redo: '' },
    { log: ['a', 'b', 'undo', 'c', 'redo'], inEffect: 'a c', redo: '' },
    { log: ['a', 'b', 'undo', 'c', 'undo', 'undo', 'redo'], inEffect: 'a', redo: 'c' },
    { log: ['undo', 'redo', 'a'], inEffect: 'a', redo: '' },
    { log: ['a', 'undo', 'undo', 'b'], inEffect: 'b', redo: '' },
    { log: ['a', 'end'], inEffect: 'a end', redo: '' },
    { log: ['a', 'end', 'undo'], inEffect: 'a', redo: 'end' },
    { log: ['a', 'end', 'undo', 'redo'], inEffect: 'a end', redo: '' },
    { log: ['a', 'p1', 'b', 'undo', 'p2'], inEffect: 'a', redo: 'b' },
    { log: ['a', 'b', 'undo', 'p1', 'redo'], inEffect: 'a b', redo: '' },
    { log: ['p1', 'undo', 'a'], inEffect: 'a', redo: '' },
    { log: [], inEffect: '', redo: '' }
  ])('$log is read as “$inEffect”, and redo has “$redo”', ({ log, inEffect, redo: redoneLetters }) => {
    expect(summaryOf(logOf(...log))).toBe(inEffect);
    expect(redoableLetters(logOf(...log))).toBe(redoneLetters);
  });

  // "2=x!4": entry 2 is edited to x, and the entries in effect from 4 on are dropped.
  test.each([
    { log: ['a', 'b', 'c', '2=x'], inEffect: 'a x c', redo: '', again: '' },
    { log: ['a', 'b', 'c', 'd', '2=x!3'], inEffect: 'a x', redo: '', again: 'c d' },
    { log: ['a', 'b', 'c', '1=x!2', 'undo'], inEffect: 'a b c', redo: '1=x', again: '' },
    { log: ['a', 'b', 'c', '1=x!2', 'undo', 'redo'], inEffect: 'x', redo: '', again: 'b c' },
    { log: ['a', 'b', 'c', '1=x!2', 'undo', 'undo'], inEffect: 'a b', redo: 'c 1=x', again: '' },
    { log: ['a', 'b', 'c', '1=x!2', 'undo', 'd'], inEffect: 'a b c d', redo: '', again: '' },
    { log: ['a', 'b', '1=x', '1=y'], inEffect: 'y b', redo: '', again: '' },
    { log: ['a', 'b', '1=x', '1=y', 'undo'], inEffect: 'x b', redo: '1=y', again: '' },
    { log: ['a', 'b', '1=x', 'c', 'undo', 'undo'], inEffect: 'a b', redo: '1=x c', again: '' },
    { log: ['a', 'undo', '1=x', 'b'], inEffect: 'b', redo: '', again: 'a' },
    { log: ['a', '9=x', '0=x'], inEffect: 'a', redo: '', again: '' },
    { log: ['a', 'end', '2=x'], inEffect: 'a end', redo: '', again: '' },
    { log: ['a', 'b', 'end', '1=x!2'], inEffect: 'x', redo: '', again: 'b end' },
    { log: ['a', 'b', 'c', '2=x!1'], inEffect: 'a x c', redo: '', again: '' },
    { log: ['a', 'b', 'c', 'd', '1=x!2', 'b'], inEffect: 'x b', redo: '', again: 'c d' },
    { log: ['a', 'b', 'c', 'd', '1=x!2', 'c'], inEffect: 'x c', redo: '', again: 'b d' },
    { log: ['a', 'b', 'c', 'd', '1=x!2', 'e'], inEffect: 'x e', redo: '', again: 'b c d' },
    { log: ['a', 'b', 'c', 'd', '1=x!2', 'b', 'undo'], inEffect: 'x', redo: 'b', again: 'b c d' },
    { log: ['a', 'b', 'undo', 'x'], inEffect: 'a x', redo: '', again: 'b' },
    { log: ['a', 'b', 'c', 'd', 'undo', 'undo', 'undo', 'x'], inEffect: 'a x', redo: '', again: 'b c d' },
    {
      log: ['a', 'b', 'c', 'd', 'undo', 'undo', 'undo', 'x', 'c'],
      inEffect: 'a x c',
      redo: '',
      again: 'b d'
    },
    { log: ['a', 'b', 'c', 'undo', 'undo', 'x', 'y'], inEffect: 'a x y', redo: '', again: 'b c' },
    { log: ['a', 'b', 'c', 'undo', 'undo', 'x', 'undo'], inEffect: 'a', redo: 'x', again: 'b c' },
    { log: ['a', 'b', 'c', 'undo', 'undo', 'c'], inEffect: 'a c', redo: '', again: 'b' },
    { log: ['a', 'b', 'c', 'd', '2=x!4', '1=y!3'], inEffect: 'y x', redo: '', again: 'c d' },
    // A correction or a handover does not lose undone entries.
    { log: ['a', 'b', 'c', 'undo', '1=x'], inEffect: 'x b', redo: '', again: 'c' },
    { log: ['a', 'b', 'c', 'undo', '1=x!2'], inEffect: 'x', redo: '', again: 'b c' },
    { log: ['a', 'b', 'c', 'undo', '1=x!2', 'undo'], inEffect: 'a b', redo: '1=x', again: 'c' },
    { log: ['a', 'b', 'undo', 'p1:Ben'], inEffect: 'a', redo: '', again: 'b' },
    { log: ['a', 'b', 'undo', '9=x'], inEffect: 'a', redo: 'b', again: '' }
  ])('$log is read as “$inEffect”, redo has “$redo”, and “$again” is dropped', (item) => {
    const log = logOf(...item.log);
    expect(summaryOf(log)).toBe(item.inEffect);
    expect(redoableLetters(log)).toBe(item.redo);
    expect(droppedLetters(log)).toBe(item.again);
  });

  test('a correction of an entry that the app made is ignored', () => {
    const [firstEntry] = logOf('a');
    const log = [{ ...firstEntry!, by: 'app' as const }];
    expect(summaryOf(appendEntry(log, nextEntry('m', log, { correct: 1, move: 'x' }, 'table', 7)))).toBe('a');
  });

  test('each edited entry maps to its latest correction', () => {
    const log = logOf('a', 'b', '1=x', '1=y', '2=z', 'undo');
    expect([...readLog(log).corrections].map(([seq, correction]) => [seq, correction.seq])).toEqual([
      [1, 3],
      [3, 4]
    ]);
  });

  test('entries dropped by a correction list it as their undo, even after the correction is undone', () => {
    const log = logOf('a', 'b', 'c', '1=x!2', 'undo');
    expect(
      [...readLog(log).undosBySeq].map(([seq, undos]) => [seq, undos.map((entry) => entry.seq)])
    ).toEqual([
      [2, [4]],
      [3, [4]],
      [4, [5]]
    ]);
  });

  const undosOf = (log: Log): unknown =>
    [...readLog(log).undosBySeq].map(([seq, undos]) => [seq, undos.map((undo) => undo.seq)]);

  test('an undone entry lists every undo that reverted it', () => {
    expect(undosOf(logOf('a', 'b', 'undo', 'redo', 'undo'))).toEqual([[2, [3, 5]]]);
  });

  test('a redone entry is in effect, and still lists the undo that reverted it', () => {
    const log = logOf('a', 'undo', 'redo', 'b', 'c');
    expect(undosOf(log)).toEqual([[1, [2]]]);
    expect(summaryOf(log)).toBe('a b c');
  });

  test('each undo and redo maps to the entry that it reverted or restored', () => {
    const { targetBySeq } = readLog(logOf('a', 'b', 'undo', 'p1', 'undo', 'redo', 'undo', 'undo'));
    expect([...targetBySeq].map(([seq, entry]) => [seq, entry.seq])).toEqual([
      [3, 2],
      [5, 1],
      [6, 1],
      [7, 1]
    ]);
  });

  test('every secret view is logged, and none changes the event time', () => {
    const log = logOf('a', 'p1', 'undo', 'p2', 'p1');
    expect(readLog(log).views.map(({ seq, do: { look } }) => [seq, look])).toEqual([
      [2, 'p1'],
      [4, 'p2'],
      [5, 'p1']
    ]);
    expect([eventTimeOf(log), eventTimeOf(logOf('p1')), eventTimeOf(logOf('a', 'p1'))]).toEqual([3, 0, 1]);
  });

  test('an entry of a later version is recognised as unknown, and skipped', () => {
    const laterEntry = {
      ...nextEntry<Letter>('m', logOf('a'), 'undo', 'table', 7),
      do: { correct: 1 }
    } as unknown as Entry;
    expect(isKnown(laterEntry)).toBe(false);
    expect((logOf('a', 'undo', 'redo', 'p1', 'p2:Ben', 'end') as readonly Entry[]).map(isKnown)).toEqual(
      Array(6).fill(true)
    );
    expect(summaryOf([...logOf('a'), laterEntry as unknown as Entry<Letter>])).toBe('a');
  });

  test('an entry undone before a new move stays undone', () => {
    const log = logOf('a', 'b', 'undo', 'c');
    expect([...readLog(log).undosBySeq.keys()]).toEqual([2]);
  });
});

describe('a seat that is handed over', () => {
  const handoverTexts = (log: Log): string => readLog(log).handovers.map(actionText).join(' ');

  test('changes no move, and leaves nothing to redo', () => {
    const log = logOf('a', 'b', 'undo', 'p1:Ben', 'c');
    expect([summaryOf(log), handoverTexts(log), redoableLetters(log)]).toEqual(['a c', 'p1:Ben', '']);
  });

  test('is undone by one undo, and redone by one redo', () => {
    const log = logOf('a', 'p1:Ben');
    expect([summaryOf(undoOne(log)), handoverTexts(undoOne(log)), redoableLetters(undoOne(log))]).toEqual([
      'a',
      '',
      'p1:Ben'
    ]);
    const redoneLog = redoOne(undoOne(log));
    expect([summaryOf(redoneLog), handoverTexts(redoneLog), redoableLetters(redoneLog)]).toEqual([
      'a',
      'p1:Ben',
      ''
    ]);
    expect(readLog(redoneLog).targetBySeq.get(4)?.seq).toBe(2);
  });

  test('stays handed over when an earlier line is edited, and undo restores what the edit dropped', () => {
    const log = logOf('a', 'b', 'p1:Ben', '1=x!2');
    expect([summaryOf(log), handoverTexts(log), droppedLetters(log)]).toEqual(['x', 'p1:Ben', 'b']);
    expect([summaryOf(undoOne(log)), handoverTexts(undoOne(log))]).toEqual(['a b', 'p1:Ben']);
    expect(handoverTexts(undoOne(undoOne(log)))).toBe('');
  });

  test('can pass from one player to the next several times', () => {
    expect(handoverTexts(logOf('p1:Ben', 'p1:Cy', 'p2:Dan', 'undo'))).toBe('p1:Ben p1:Cy');
  });

  test('advances the event time', () => {
    expect(eventTimeOf(logOf('a', 'p1:Ben', 'p1'))).toBe(2);
  });
});

describe('a log that grows', () => {
  test('entries are numbered from 1 without a gap, undos and redos too', () => {
    const log = redoOne(undoOne(logOf('a', 'b')));
    expect(log.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    expect(log.at(-1)).toEqual({ match: 'm', seq: 4, at: 9, by: 'table', do: 'redo' });
  });

  test('the given log is not changed', () => {
    const log = Object.freeze([...logOf('a', 'b')]);
    undoOne(log);
    appendEntry(log, nextEntry('m', log, { move: 'c' }, 'app', 1));
    expect(log).toHaveLength(2);
  });

  test('undo at the start and redo with nothing to redo return the same log', () => {
    const emptyLog: Log = [];
    const firstLog = logOf('a');
    const undoneLog = undoOne(firstLog);
    expect(undoOne(emptyLog)).toBe(emptyLog);
    expect(redoOne(emptyLog)).toBe(emptyLog);
    expect(redoOne(firstLog)).toBe(firstLog);
    expect(undoOne(undoneLog)).toBe(undoneLog);
  });
});

describe('undo and redo in any order', () => {
  /** The moves in effect, and the moves that redo would restore. */
  function undoState(actions: readonly string[]): { inEffect: string[]; redoable: string[] } {
    let inEffect: string[] = [];
    let redoableLetters: string[] = [];
    for (const action of actions) {
      if (action === 'p1') continue;
      if (action === 'undo') redoableLetters = [...inEffect.slice(-1), ...redoableLetters];
      if (action === 'undo') inEffect = inEffect.slice(0, -1);
      else if (action === 'redo') {
        inEffect = [...inEffect, ...redoableLetters.slice(0, 1)];
        redoableLetters = redoableLetters.slice(1);
      } else {
        inEffect = [...inEffect, action];
        redoableLetters = [];
      }
    }
    return { inEffect, redoable: redoableLetters };
  }

  const actions = fc.array(fc.constantFrom('undo', 'redo', 'p1', 'p1:Ben', 'a', 'b', 'c'), { maxLength: 60 });

  test('any sequence of moves, undos and redos is read as a simple model predicts', () => {
    fc.assert(
      fc.property(actions, (operations) => {
        const { inEffect, redoable: back } = undoState(operations);
        const moves = inEffect.filter((action) => action !== 'p1:Ben');
        expect(summaryOf(logOf(...operations))).toBe(moves.join(' '));
        expect(readLog(logOf(...operations)).handovers).toHaveLength(inEffect.length - moves.length);
        expect(redoableLetters(logOf(...operations))).toBe(back.join(' '));
      })
    );
  });

  test('reading after each new entry gives the same result as reading the whole log', () => {
    const actionsWithCorrections = fc.array(
      fc.constantFrom('undo', 'redo', 'p1', 'p1:Ben', 'a', 'b', 'end', '1=x', '2=y!3', '3=z'),
      {
        maxLength: 60
      }
    );
    fc.assert(
      fc.property(actionsWithCorrections, (operations) => {
        let log: Log = [];
        for (const action of operations) {
          log = appendEntry(log, nextEntry('m', log, operationOf(action), 'table', 7));
          const reading = readLog(log);
          expect(reading).toEqual(readLog([...log]));
        }
      })
    );
  });

  test('appending the same entry to the same log returns the same array', () => {
    const [log, other] = [logOf('a', 'b'), logOf('a')];
    const entry = nextEntry('m', log, operationOf('c'), 'table', 7);
    expect(appendEntry(log, entry)).toBe(appendEntry(log, entry));
    expect(summaryOf(appendEntry(other, entry))).toBe('a c');
    expect(summaryOf(appendEntry(log, entry))).toBe('a b c');
  });

  test('as many redos as undos restore the log', () => {
    fc.assert(
      fc.property(actions, fc.nat(60), (operations, maxDepth) => {
        const log = logOf(...operations);
        const { inEffect, handovers } = readLog(log);
        const depth = Math.min(maxDepth, inEffect.length + handovers.length);
        let current = log;
        for (let time = 0; time < depth; time += 1) current = undoOne(current);
        for (let time = 0; time < depth; time += 1) current = redoOne(current);
        expect(summaryOf(current)).toBe(summaryOf(log));
        expect(redoableLetters(current)).toBe(redoableLetters(log));
        expect(current.slice(0, log.length)).toEqual(log);
      })
    );
  });
});
