import { describe, expect, test } from 'vitest';
import type { BoardActions } from '$lib/games/contract/define';
import { table, tile } from '$lib/games/las-vegas/fixtures/royale';
import { after, place, seated, deal, type Sitting } from '$lib/games/las-vegas/fixtures/sitting';
import { rules, type LasVegas } from '$lib/games/las-vegas/rules';
import type { Move, Tap, Why } from '$lib/games/las-vegas/types';
import { fingersOn, type BoardTaps } from './board-taps';
import { modeOf } from './mode';
import { peopleOf } from './board-people';
import { rowsOf } from './casinos/rows';

const people = peopleOf([
  { player: 'p1', name: 'Anna', colour: 'sky' },
  { player: 'p2', name: 'Ben', colour: 'yellow' },
  { player: 'p3', name: 'Carla', colour: 'blue' }
]);

interface Done {
  readonly explained?: Why;
  readonly played?: Move;
  readonly tapped?: Tap;
}

/** Result of a tap on the board, with real dice entered by hand. */
function doing({ state }: Sitting, finger: (fingers: BoardTaps) => void, draft: readonly Tap[] = []): Done {
  let done: Done = {};
  const view = rules.view(state);
  const mode = modeOf({ view, asks: rules.asks(state), draft, parts: {} });
  const actions: BoardActions<LasVegas> = {
    play: (played) => void (done = { played }),
    tap: (tapped) => void (done = { tapped }),
    explain: (explained) => void (done = { explained }),
    answer: () => undefined,
    supply: () => undefined,
    look: () => false,
    sound: () => undefined,
    turn: () => undefined
  };
  finger(fingersOn({ view, mode, draft, rows: rowsOf({ view, mode, draft, people }), now: [], actions }));
  return done;
}

function closedAt5(sitting: Sitting): Sitting {
  const { state } = sitting;
  return { ...sitting, state: { ...state, royale: { ...state.royale!, closed: 5 } } };
}

const four: readonly Tap[] = [{ tap: 'face', face: 4 }];

describe('the big die', () => {
  test('is put among those placed while it is there to be placed', () => {
    expect(doing(after(seated(3), deal()), (fingers) => fingers.big(), four)).toEqual({
      tapped: { tap: 'big', face: 4, on: true }
    });
  });

  test('3.1 is not once it lies at a casino, and the reason says at which', () => {
    const sitting = after(seated(3), deal(), place(2, 1, 1), place(1, 1), place(1, 1));
    expect(doing(sitting, (fingers) => fingers.big(), four)).toEqual({
      explained: { code: 'bigGone', rule: '3.1', player: 'p1', lies: { casino: 2 } }
    });
  });

  test('3.1 nor once it lies on a tile, and the reason says on which', () => {
    const sitting = after(
      table(3, ['double-down']),
      place(1, 1, 1),
      tile('double-down', { do: 'move', small: 0, big: 1 }),
      place(2, 1),
      place(2, 1)
    );
    expect(doing(sitting, (fingers) => fingers.big(), four)).toEqual({
      explained: { code: 'bigGone', rule: '3.1', player: 'p1', lies: { tile: 'double-down' } }
    });
  });
});

describe('8.8 a casino that is closed', () => {
  const sitting = closedAt5(table(3, ['no-entry']));
  const closed: Why = { code: 'closed', rule: '8.8', face: 5 };

  test('is dark before the roll as after it, and none of the others is', () => {
    const view = rules.view(sitting.state);
    const mode = modeOf({ view, asks: rules.asks(sitting.state), draft: [], parts: {} });
    const rows = rowsOf({ view, mode, draft: [], people });
    expect(rows.map(({ dark }) => dark)).toEqual([false, false, false, false, true, false]);
    expect(rows[4]?.refused).toEqual(closed);
  });

  test('says so wherever it is tapped', () => {
    expect(doing(sitting, (fingers) => fingers.face(5))).toEqual({ explained: closed });
    const view = rules.view(sitting.state);
    const mode = modeOf({ view, asks: rules.asks(sitting.state), draft: [], parts: {} });
    const [row] = rowsOf({ view, mode, draft: [], people }).slice(4);
    expect(row && doing(sitting, (fingers) => fingers.row(row))).toEqual({ explained: closed });
  });
});
