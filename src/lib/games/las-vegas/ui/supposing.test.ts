import { describe, expect, test } from 'vitest';
import type { BoardActions } from '$lib/games/contract/define';
import { table } from '$lib/games/las-vegas/fixtures/royale';
import { after, allAt, deal, place, roll, seated, type Sitting } from '$lib/games/las-vegas/fixtures/sitting';
import { rules, type LasVegas } from '$lib/games/las-vegas/rules';
import { text } from '$lib/games/las-vegas/strings/en/log';
import type { Face, Tap, Who } from '$lib/games/las-vegas/types';
import { fingersOn } from './board-taps';
import { modeOf } from './mode';
import { peopleOf } from './board-people';
import { rowsOf, rowWords, type CasinoLine } from './casinos/rows';
import { tileRows } from './tiles/casinos';

const people = peopleOf([
  { player: 'p1', name: 'Anna', colour: 'sky' },
  { player: 'p2', name: 'Ben', colour: 'yellow' },
  { player: 'p3', name: 'Carla', colour: 'blue' }
]);

/** All rows as they are shown for the current ask. */
function rowsAt({ state }: Sitting, draft: readonly Tap[] = []): readonly CasinoLine[] {
  const view = rules.view(state);
  const mode = modeOf({ view, asks: rules.asks(state), draft, parts: {} });
  const ask = mode.mode === 'tile' ? mode.asks.find((each) => each.kind === 'choose') : undefined;
  return mode.mode === 'tile' && ask?.kind === 'choose'
    ? tileRows({ view, mode, ask, draft, people })
    : rowsOf({ view, mode, draft, people });
}

/** Text that a tap on a player’s dice opens: the heading and the sentence. */
function sheet(sitting: Sitting, casino: Face, who: Who, draft: readonly Tap[] = []): readonly string[] {
  let lines: readonly string[] = [];
  const view = rules.view(sitting.state);
  const actions: BoardActions<LasVegas> = {
    ...{ play: () => undefined, tap: () => undefined, answer: () => undefined, supply: () => undefined },
    ...{ look: () => false, sound: () => undefined, turn: () => undefined },
    explain: (why, supposing = 'as a fact') => (lines = [supposing, text.why(why, people.names)])
  };
  const mode = modeOf({ view, asks: rules.asks(sitting.state), draft, parts: {} });
  const rows = rowsAt(sitting, draft);
  fingersOn({ view, mode, draft, rows, now: rules.now(sitting.state), actions }).why(casino, who);
  return lines;
}

describe('the reason of a preview stands under what it supposes', () => {
  const rolled = after(seated(3), deal(), place(4, 3), place(6, 2), roll([1, 3, 3, 4, 4, 6, 6], 3));

  test('a roll that is not placed yet', () => {
    expect(sheet(rolled, 3, 'p3')).toEqual([
      'If Carla placed two 3s and the big 3 at casino 3, this would be the result:',
      'Carla has 4 (2 small dice and the big one) at casino 3, with no one else left there, and takes the higher note, $70,000.'
    ]);
    expect(sheet(rolled, 1, 'p3')[0]).toBe('If Carla placed one 1 at casino 1, this would be the result:');
  });

  test('dice of somebody else that the roll would tie', () => {
    expect(sheet(rolled, 6, 'p2')[0]).toBe('If Carla placed two 6s at casino 6, this would be the result:');
  });

  test('the big die before its count is entered', () => {
    const before = after(seated(3), deal(), place(4, 3));
    const draft: readonly Tap[] = [
      { tap: 'face', face: 4 },
      { tap: 'big', face: 4, on: true }
    ];
    expect(sheet(before, 4, 'p2', draft)[0]).toBe(
      'If Ben placed the big die at casino 4, this would be the result:'
    );
  });

  test('dice that are there, before the round is paid', () => {
    expect(sheet(after(seated(3), deal(), place(4, 3)), 4, 'p1')).toEqual([
      'If the round ended now, this would be the result:',
      'Anna has 3 dice at casino 4, with no one else left there, and takes one of the two $60,000 notes.'
    ]);
  });

  test('a payout has happened', () => {
    const paid = after(seated(3), deal(), allAt(1), allAt(2), allAt(3));
    expect(sheet(paid, 2, 'p2')[0]).toBe('as a fact');
  });
});

describe('the rows beside a tile', () => {
  const waiting = after(table(3, ['block-it'], { dice: { 4: { p2: '3' } } }), place(1, 1));
  const cluster: readonly Tap[] = [{ tap: 'pick', pick: { member: 'gray', value: 3 } }];

  test('Block It!: gray dice that are not there yet', () => {
    expect(sheet(waiting, 4, 'p2', cluster)).toEqual([
      'If Anna chose casino 4, this would be the result:',
      'Ben has 3 dice at casino 4 and ties with the grey player. Tied dice are removed, so Ben gets nothing.'
    ]);
  });

  test('are read out as what would be', () => {
    const four = rowsAt(waiting, cluster)[3];
    expect(four && rowWords(four, people)).toMatch(/\. It would be: .*Ben 3, tied\./);
    const plain = rowsAt(waiting)[3];
    expect(plain && rowWords(plain, people)).toMatch(/\$60,000\. Ben 3, \$60,000\./);
  });
});
