import { listed, type PlayerId, type Posting } from '$lib/core';
import { payReward, type Reward } from '$lib/games/las-vegas/bank';
import { CHIP_VALUE } from '$lib/games/las-vegas/data';
import {
  oneDie,
  putTo,
  refuseClosed,
  sizesIn,
  takeFrom,
  useUp,
  type Size
} from '$lib/games/las-vegas/placed-dice';
import { purseOf } from '$lib/games/las-vegas/table';
import { FACES, type Face, type State, type Why } from '$lib/games/las-vegas/types';
import { sumWords } from '$lib/games/las-vegas/sum-words';
import { dieLabel, dieWords } from '$lib/games/las-vegas/words';
import { called, defineTile, type Acting, type TileAsk, type Went } from './tile';

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
  readonly Ask: 'put' | 'lies';
  readonly Pick: never;
}

declare module './tile-words' {
  interface Tiles {
    readonly 'nice-dice': NiceDice;
  }
}

/** What a space pays: whole dollars. */
export function niceDiceReward(space: number): number {
  return space * CHIP_VALUE;
}

/** What a space pays to whoever has the die on it (23.3). */
export function paySpace(at: Face | 'this', player: PlayerId, space: Face): Reward {
  const value = niceDiceReward(space);
  return { player, value, why: { code: 'niceDicePaid', rule: '23.3', at, player, space, value } };
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

function asks(acting: Acting<NiceDice>): readonly TileAsk<NiceDice>[] {
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
  return [{ ...called('nice-dice', 'put'), for: player, kind: 'choose', choices: [...puts, { move: none }] }];
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
    const one = payReward(so.state, paySpace(at, player, space));
    return { state: one.state, postings: [...so.postings, ...one.postings] };
  }, start);
}

function tells({ state, live }: Acting<NiceDice>): readonly TileAsk<NiceDice>[] {
  const free = FACES.filter((face) => live.spaces[face] === undefined);
  return free.map((face) => ({
    id: `nice-dice lies ${face}`,
    about: { tile: 'nice-dice', step: 'lies', space: face },
    kind: 'choose',
    aside: true,
    choices: state.seats.flatMap((player) =>
      sizesIn(purseOf(state, player)).map((size) => ({
        move: { type: 'tile', tile: 'nice-dice', do: 'lies', player, size, face } as const
      }))
    )
  }));
}

export const niceDice = defineTile<NiceDice>({
  id: 'nice-dice',
  side: 'H1',
  named: 'dice',
  title: 'Nice Dice',
  inShort: 'A die of this turn goes to the space of its number and is paid there after the round.',
  does: 'Put a die that you just rolled or placed here on the space of its number. At the payout each space pays its die: 1 or 2 chips, or $30,000 to $60,000.',
  paragraphs: [
    {
      id: '23.1',
      title: 'Which die',
      text: 'Whoever activates the tile may put one die on the space of its number: one that was just rolled, or one just placed at this casino.',
      source: 'printed',
      related: ['23.4']
    },
    {
      id: '23.2',
      title: 'A space that is taken',
      text: 'A die that lies there already, anybody’s, goes to the casino of its number; it activates nothing there.',
      source: 'printed',
      words: ['nice dice', 'occupied', 'already a die'],
      related: ['23.5']
    },
    {
      id: '23.3',
      title: 'What the spaces pay',
      text: 'During the payout each die on the tile goes back to its owner, who gets 1 chip for space 1, 2 chips for space 2, and $30,000 to $60,000 for spaces 3 to 6.',
      source: 'printed',
      related: ['8.6', '23.6']
    },
    {
      id: '23.4',
      title: 'Nothing was rolled',
      text: 'With Power Play nothing is rolled, so only the die just placed may go.',
      source: 'reading',
      related: ['23.1', '16.6']
    },
    {
      id: '23.5',
      title: 'The casino of that number is closed',
      text: 'A space that is taken cannot be used while the casino of its number is closed, since no die could go there. An empty space can.',
      source: 'reading',
      related: ['23.2', '8.8']
    },
    {
      id: '23.6',
      title: 'A big die here',
      text: 'A big die on a space is one die like any other and pays the same.',
      source: 'reading',
      related: ['23.3']
    }
  ],
  sentences: {
    niceDicePaid: ({ player, space, value }, names) =>
      `${names(player)} has the die on space ${space} of Nice Dice: ${sumWords(value)}.`,
    niceDiceDisplaced: ({ player, space, by }, names) =>
      player === by
        ? `${names(by)} takes space ${space} again; the die that lay there goes to casino ${space}.`
        : `${names(by)} takes space ${space}; the die of ${names(player)} goes to casino ${space}.`
  },
  disputes: {
    niceDicePaid: ({ player, space }, names) => ({
      position: { dice: Object.fromEntries([[names(player), { [space]: 1 }]]) }
    }),
    niceDiceDisplaced: 'sentence'
  },
  lines: {
    none: (_, who) => `${who} puts no die on Nice Dice.`,
    put: ({ size, face, from }, who) =>
      `${who} puts ${dieWords(size)} just ${from} on space ${face} of Nice Dice.`,
    lies: ({ size, face, player }, _, names) =>
      `${names(player)} has ${dieWords(size)} on space ${face} of Nice Dice.`
  },
  briefly: {
    put: ({ size, face }, who) => `${who} puts ${dieWords(size)} on space ${face}`,
    lies: ({ face, player }, _, names) => `${names(player)}’s die on space ${face}`
  },
  asking: {
    put: ({ name }) => ({
      question: `Which die does ${name} put there?`,
      hint: 'It goes on the space of its own number.'
    }),
    lies: ({ about }) => ({ question: `Whose die lies on space ${about['space'] ?? ''}?` })
  },
  choices: {
    none: () => 'Put none',
    put: ({ from, size, face }) => `${size === 'big' ? 'Big' : 'Small'} ${face}, just ${from}`,
    lies: ({ player, size }, { names }) => `${names(player)}: ${dieLabel(size)}`
  },
  picks: {},
  tellings: { lies: ({ size }) => dieLabel(size) },
  stands: ({ live, names }) => {
    const taken = Object.entries(live.spaces).map(([space, { player }]) => `${names(player)} on ${space}`);
    return taken.length === 0 ? 'All six spaces are empty.' : `Dice lie there: ${listed(taken)}.`;
  },
  happened: () => 'A die that lies there goes to its casino.',
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
