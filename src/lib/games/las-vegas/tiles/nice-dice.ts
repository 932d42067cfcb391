import { dollars, plural, type Ask, type PlayerId, type Posting } from '$lib/core';
import { give } from '$lib/games/las-vegas/bank';
import { CHIP_VALUE } from '$lib/games/las-vegas/data';
import { oneDie, putTo, refuseClosed, sizesIn, takeFrom, useUp, type Size } from '$lib/games/las-vegas/hands';
import { purseOf } from '$lib/games/las-vegas/table';
import { FACES, type Face, type Move, type State, type Why } from '$lib/games/las-vegas/types';
import { defineTile, type Acting, type Went } from './tile';

/** A die on a space of the tile. */
export interface OnSpace {
  readonly player: PlayerId;
  readonly size: Size;
}

type Spaces = Readonly<Partial<Record<Face, OnSpace>>>;

export interface NiceDice {
  readonly Id: 'nice-dice';
  readonly Live: { readonly spaces: Spaces };
  readonly Step: object;
  readonly Why:
    | {
        readonly code: 'niceDicePaid';
        readonly rule: '23.3';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly space: Face;
        readonly value: number;
      }
    | {
        readonly code: 'niceDiceDisplaced';
        readonly rule: '23.2';
        readonly at: Face;
        readonly player: PlayerId;
        readonly space: Face;
        readonly by: PlayerId;
      };
  readonly Do:
    | { readonly type: 'tile'; readonly tile: 'nice-dice'; readonly do: 'none' }
    | {
        readonly type: 'tile';
        readonly tile: 'nice-dice';
        readonly do: 'put';
        readonly from: 'rolled' | 'placed';
        readonly size: Size;
        readonly face: Face;
      }
    | {
        readonly type: 'tile';
        readonly tile: 'nice-dice';
        readonly do: 'lies';
        readonly player: PlayerId;
        readonly size: Size;
        readonly face: Face;
      };
}

/** What a space pays: whole dollars. */
export function niceDiceReward(space: number): number {
  return space * CHIP_VALUE;
}

type Put = Extract<NiceDice['Do'], { do: 'put' }>;

/** Dice just rolled and not placed; where the roll was not told, any that the player has left. */
function rolledDice({ state, at, player, cause }: Acting<NiceDice>): readonly Put[] {
  if (!cause.rolled) return [];
  const put = (size: Size, face: Face): Put => ({
    type: 'tile',
    tile: 'nice-dice',
    do: 'put',
    from: 'rolled',
    size,
    face
  });
  const { roll } = state.arena;
  const left = sizesIn(purseOf(state, player));
  if (roll === undefined) {
    const faces = FACES.filter((face) => cause.by !== 'placing' || face !== at);
    return faces.flatMap((face) => left.map((size) => put(size, face)));
  }
  const small = FACES.filter((face) => roll.dice.includes(face)).map((face) => put('small', face));
  const all = roll.big === undefined ? small : [...small, put('big', roll.big)];
  return all.filter(({ size }) => left.includes(size));
}

function asks(acting: Acting<NiceDice>): readonly Ask<Move, Why>[] {
  const { state, at, live, player, cause } = acting;
  const placed = sizesIn(cause.dice).map((size): Put => ({
    type: 'tile',
    tile: 'nice-dice',
    do: 'put',
    from: 'placed',
    size,
    face: at
  }));
  const puts = [...rolledDice(acting), ...placed].map((move) => {
    const refused = live.spaces[move.face] === undefined ? undefined : refuseClosed(state, move.face);
    return refused === undefined ? { move } : { move, refused };
  });
  const none = { type: 'tile', tile: 'nice-dice', do: 'none' } as const;
  return [{ id: 'nice-dice put', for: player, kind: 'choose', choices: [...puts, { move: none }] }];
}

function play({ state, at, live, player }: Acting<NiceDice>, move: NiceDice['Do']): Went<NiceDice> {
  if (move.do !== 'put') return { state };
  const { face, size } = move;
  const die = oneDie(size);
  const used = move.from === 'placed' ? takeFrom(state, at, player, die) : useUp(state, player, die);
  const there = live.spaces[face];
  const spaces = { ...live.spaces, [face]: { player, size } };
  if (there === undefined) return { state: used, live: { spaces } };
  const why = {
    code: 'niceDiceDisplaced',
    rule: '23.2',
    at,
    player: there.player,
    space: face,
    by: player
  } as const;
  return {
    state: putTo(used, face, there.player, oneDie(there.size)),
    live: { spaces },
    postings: [{ to: there.player, value: 0, why }]
  };
}

function duringPayout({ state, at, live: { spaces } }: Acting<NiceDice>): Went<NiceDice> {
  const start: { state: State; postings: readonly Posting<Why>[] } = { state, postings: [] };
  return FACES.reduce((so, space) => {
    const player = spaces[space]?.player;
    if (player === undefined) return so;
    const value = niceDiceReward(space);
    const one = give(so.state, player, value, {
      code: 'niceDicePaid',
      rule: '23.3',
      at,
      player,
      space,
      value
    });
    return { state: one.state, postings: [...so.postings, ...one.postings] };
  }, start);
}

function tells({ state, live }: Acting<NiceDice>): readonly Ask<Move, Why>[] {
  const free = FACES.filter((face) => live.spaces[face] === undefined);
  return free.map((face) => ({
    id: `nice-dice lies ${face}`,
    kind: 'choose',
    aside: true,
    choices: state.seats.flatMap((player) =>
      sizesIn(purseOf(state, player)).map((size) => ({
        move: { type: 'tile', tile: 'nice-dice', do: 'lies', player, size, face } as const
      }))
    )
  }));
}

function dieWords(size: Size): string {
  return size === 'big' ? 'the big die' : 'a die';
}

export const niceDice = defineTile<NiceDice>({
  id: 'nice-dice',
  side: 'H1',
  title: 'Nice Dice',
  does: 'Put a die that you just rolled or placed here on the space of its number. At the payout each space pays its die: 1 or 2 chips, or $30,000 to $60,000.',
  paragraphs: [
    {
      id: '23.1',
      title: 'Which die',
      text: 'Whoever activates the tile may put one die on the space of its number: one just rolled and not placed, or one just placed at this casino. With Power Play nothing is rolled, so only the die just placed may go.',
      source: 'printed'
    },
    {
      id: '23.2',
      title: 'A space that is taken',
      text: 'A die that lies there already, anybody’s, goes to the casino of its number and counts there for its owner; it activates nothing. If that casino is closed, the space is not free to be taken; an empty one is.',
      source: 'printed',
      related: ['8.8']
    },
    {
      id: '23.3',
      title: 'What the spaces pay',
      text: 'During the payout each die on the tile goes back to its owner, who gets 1 chip for space 1, 2 chips for space 2, and $30,000 to $60,000 for spaces 3 to 6. A big die is one die like any other.',
      source: 'printed',
      related: ['8.6']
    }
  ],
  sentences: {
    niceDicePaid: ({ player, space, value }, names) =>
      `${names(player)} has the die on space ${space} of Nice Dice: ${value < 30000 ? plural(space, 'chip') : dollars(value)}.`,
    niceDiceDisplaced: ({ player, space, by }, names) =>
      player === by
        ? `${names(by)} displaces an own die from space ${space}; it goes to casino ${space}.`
        : `${names(by)} takes space ${space}; the die of ${names(player)} goes to casino ${space}.`
  },
  lines: {
    none: (_, who) => `${who} puts no die on Nice Dice.`,
    put: ({ size, face, from }, who) =>
      `${who} puts ${dieWords(size)} just ${from} on space ${face} of Nice Dice.`,
    lies: ({ size, face, player }, _, names) =>
      `${names(player)} has ${dieWords(size)} on space ${face} of Nice Dice.`
  },
  start: () => ({ spaces: {} }),
  activate: (acting) => {
    const [ask] = asks(acting);
    return ask?.kind === 'choose' && ask.choices.length > 1
      ? { state: acting.state, step: {} }
      : { state: acting.state };
  },
  asks,
  play,
  duringPayout,
  tells,
  tell: ({ state, live }, move) =>
    move.do === 'lies'
      ? {
          state: useUp(state, move.player, oneDie(move.size)),
          live: { spaces: { ...live.spaces, [move.face]: { player: move.player, size: move.size } } }
        }
      : { state },
  dice: ({ spaces }) => Object.values(spaces).map(({ player, size }) => ({ who: player, dice: oneDie(size) }))
});
