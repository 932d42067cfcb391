import { dollars, plural, type Ask, type Choice, type PlayerId } from '$lib/core';
import { give } from '$lib/games/las-vegas/bank';
import { giveBack, oneDie, sizesIn, useUp, type Size } from '$lib/games/las-vegas/hands';
import { purseOf } from '$lib/games/las-vegas/table';
import type { Face, Move, Why } from '$lib/games/las-vegas/types';
import { adjust, adjustLines, adjustments, isPossible, type Adjustment } from './adjust';
import { defineTile, nothing, throwAsk, thrown, type Acting, type Throw, type Went } from './tile';

/** What results 1, 2 and 3 pay, and what the golden space pays: whole dollars. */
const REWARDS: Readonly<Partial<Record<Face, number>>> = { 1: 10000, 2: 20000, 3: 30000 };
export const GOLDEN_REWARD = 60000;

type Golden = { readonly player: PlayerId; readonly size: Size };

export interface MyChoice {
  readonly Id: 'my-choice';
  /** Whose die lies on the golden space. */
  readonly Live: { readonly golden?: Golden };
  readonly Step: { readonly dice?: readonly Face[]; readonly result?: Face };
  readonly Why:
    | {
        readonly code: 'myChoicePaid';
        readonly rule: '24.2';
        readonly at: Face;
        readonly player: PlayerId;
        readonly result: Face;
        readonly value: number;
      }
    | {
        readonly code: 'myChoiceActivates';
        readonly rule: '24.3';
        readonly at: Face;
        readonly player: PlayerId;
        /** The casino of the tile; absent where there is no other. */
        readonly face?: Face;
      }
    | {
        readonly code: 'myChoiceStill';
        readonly rule: '8.10';
        readonly face: Face;
      }
    | {
        readonly code: 'myChoiceNothing';
        readonly rule: '24.4' | '24.5';
        readonly at: Face;
        readonly player: PlayerId;
        readonly result: Face;
      }
    | {
        readonly code: 'goldenTaken';
        readonly rule: '24.5';
        readonly at: Face;
        readonly player: PlayerId;
        /** Whose die goes back. */
        readonly back?: PlayerId;
      }
    | {
        readonly code: 'goldenPaid';
        readonly rule: '24.6';
        readonly at: Face;
        readonly player: PlayerId;
        readonly value: number;
      };
  readonly Do:
    | Throw<'my-choice'>
    | { readonly type: 'tile'; readonly tile: 'my-choice'; readonly do: 'choose'; readonly result: Face }
    | { readonly type: 'tile'; readonly tile: 'my-choice'; readonly do: 'activate'; readonly face: Face }
    | Adjustment<'my-choice'>
    | { readonly type: 'tile'; readonly tile: 'my-choice'; readonly do: 'golden'; readonly size: Size }
    | {
        readonly type: 'tile';
        readonly tile: 'my-choice';
        readonly do: 'lies';
        readonly player: PlayerId;
        readonly size: Size;
      };
}

type Doing = Acting<MyChoice>;
type Result = Went<MyChoice>;

function otherTiles({ state, at }: Doing): readonly Choice<Move, Why>[] {
  const still = state.options.royale?.closedTile === 'still';
  return (state.royale?.tiles ?? [])
    .filter((tile) => tile.at !== at)
    .map(({ at: face }): Choice<Move, Why> => {
      const move = { type: 'tile', tile: 'my-choice', do: 'activate', face } as const;
      if (!still || state.royale?.closed !== face) return { move };
      return { move, refused: { code: 'myChoiceStill', rule: '8.10', face } };
    });
}

function asks(acting: Doing): readonly Ask<Move, Why>[] {
  const { state, player, step } = acting;
  const choose = (id: string, choices: readonly Choice<Move, Why>[]): readonly Ask<Move, Why>[] => [
    { id: `my-choice ${id}`, for: player, kind: 'choose', choices }
  ];
  if (step.dice === undefined) return [throwAsk('my-choice', player)];
  if (step.result === 4) return choose('activate', otherTiles(acting));
  if (step.result === 5) return choose('adjust', adjustments('my-choice', state, player));
  const move = { type: 'tile', tile: 'my-choice' } as const;
  if (step.result === 6)
    return choose(
      'golden',
      sizesIn(purseOf(state, player)).map((size) => ({ move: { ...move, do: 'golden', size } }))
    );
  return choose(
    'choose',
    step.dice.map((result) => ({ move: { ...move, do: 'choose', result } }))
  );
}

function play(acting: Doing, move: MyChoice['Do']): Result {
  const { state, player, at } = acting;
  switch (move.do) {
    case 'throw':
      return move.dice[0] === move.dice[1]
        ? choose({ ...acting, step: { dice: move.dice } }, move.dice[0] ?? 1)
        : { state, step: { dice: move.dice } };
    case 'choose':
      return choose(acting, move.result);
    case 'activate':
      return {
        state,
        activates: move.face,
        postings: [nothing(player, { code: 'myChoiceActivates', rule: '24.3', at, player, face: move.face })]
      };
    case 'turn':
    case 'takeBack':
      return { state: adjust(state, player, move) };
    case 'golden':
      return golden(acting, move.size);
    case 'lies':
      return { state };
  }
}

/** One of the results thrown; where only one thing can be done, it is done at once. */
function choose(acting: Doing, result: Face): Result {
  const { state, at, player, step } = acting;
  const value = REWARDS[result];
  if (value !== undefined)
    return give(state, player, value, { code: 'myChoicePaid', rule: '24.2', at, player, result, value });
  const further = { state, step: { ...step, result } };
  if (result === 4) {
    if (isPossible(otherTiles(acting))) return further;
    return { state, postings: [nothing(player, { code: 'myChoiceActivates', rule: '24.3', at, player })] };
  }
  const sizes = sizesIn(purseOf(state, player));
  if (result === 6 && sizes.length > 0) {
    const [size, another] = sizes;
    return size === undefined || another !== undefined ? further : golden(acting, size);
  }
  if (result === 5 && isPossible(adjustments('my-choice', state, player))) return further;
  const rule = result === 5 ? '24.4' : '24.5';
  return { state, postings: [nothing(player, { code: 'myChoiceNothing', rule, at, player, result })] };
}

function golden({ state, at, live, player }: Doing, size: Size): Result {
  const there = live.golden;
  const returned = there === undefined ? state : giveBack(state, there.player, oneDie(there.size));
  const back = there === undefined ? {} : { back: there.player };
  return {
    state: useUp(returned, player, oneDie(size)),
    live: { golden: { player, size } },
    postings: [nothing(player, { code: 'goldenTaken', rule: '24.5', at, player, ...back })]
  };
}

function duringPayout({ state, at, live }: Doing): Result {
  if (live.golden === undefined) return { state };
  const { player } = live.golden;
  const value = GOLDEN_REWARD;
  return give(state, player, value, { code: 'goldenPaid', rule: '24.6', at, player, value });
}

function tells({ state, live }: Doing): readonly Ask<Move, Why>[] {
  if (live.golden !== undefined) return [];
  const choices = state.seats.flatMap((player) =>
    sizesIn(purseOf(state, player)).map((size) => ({
      move: { type: 'tile', tile: 'my-choice', do: 'lies', player, size } as const
    }))
  );
  return [{ id: 'my-choice lies', kind: 'choose', aside: true, choices }];
}

function tell({ state }: Doing, move: MyChoice['Do']): Result {
  if (move.do !== 'lies') return { state };
  const { player, size } = move;
  return { state: useUp(state, player, oneDie(size)), live: { golden: { player, size } } };
}

function tellSum(result: Face, value: number): string {
  return result < 3 ? plural(result, 'chip') : dollars(value);
}

export const myChoice = defineTile<MyChoice>({
  id: 'my-choice',
  side: 'H2',
  title: 'My Choice',
  does: 'Throw both black dice and choose one of the results: 1 chip, 2 chips, $30,000, another tile, a die turned or taken back, or a die on the golden space. That one pays $60,000 at the payout.',
  paragraphs: [
    {
      id: '24.1',
      title: 'One of two results',
      text: 'Whoever activates the tile throws both black dice, chooses one of the results and does what it says. A double leaves no choice.',
      source: 'printed'
    },
    {
      id: '24.2',
      title: '1, 2 and 3: money',
      text: '1 pays 1 chip, 2 pays 2 chips, 3 pays $30,000 from the bank.',
      source: 'printed',
      related: ['8.6']
    },
    {
      id: '24.3',
      title: '4: another tile',
      text: '4 activates any other tile as if dice had just been placed there. Not every tile then does something: Pay Day counts only casinos where dice lie, High Five wants five dice that lie there already, and Prime Time, Bad Luck and Black Box do nothing. Without another tile 4 does nothing.',
      source: 'printed',
      related: ['8.10']
    },
    {
      id: '24.4',
      title: '5: adjust a die',
      text: '5 turns one of the dice you have left to any number and places it there, which activates nothing; or it takes one of your own dice back from any casino. Dice on tiles and closed casinos are left alone.',
      source: 'printed',
      related: ['20.3', '8.8']
    },
    {
      id: '24.5',
      title: '6: the golden space',
      text: '6 puts one of the dice you have left onto the golden space. A die that lies there goes back to its owner, who may roll it again. Without a die left, nothing happens.',
      source: 'printed',
      related: ['24.6']
    },
    {
      id: '24.6',
      title: 'What the golden space pays',
      text: 'During the payout the die on the golden space goes back to its owner, who gets $60,000 from the bank. A big die is one die like any other.',
      source: 'printed',
      related: ['24.5']
    }
  ],
  sentences: {
    myChoicePaid: ({ player, result, value }, names) =>
      `${names(player)} chooses the ${result}: ${tellSum(result, value)}.`,
    myChoiceActivates: ({ player, face }, names) =>
      face === undefined
        ? `${names(player)} has a 4, but there is no other tile that could act: nothing.`
        : `${names(player)} chooses the 4 and activates the tile of casino ${face}.`,
    myChoiceStill: ({ face }) => `Casino ${face} is closed, and at this table its tile stands still.`,
    myChoiceNothing: ({ player, result }, names) =>
      result === 5
        ? `${names(player)} has a 5, but no die that could be turned or taken back: nothing.`
        : `${names(player)} has a 6, but no die left for the golden space: nothing.`,
    goldenTaken: ({ player, back }, names) =>
      back === undefined
        ? `${names(player)} puts a die on the golden space.`
        : `${names(player)} puts a die on the golden space; the one there goes back to ${names(back)}.`,
    goldenPaid: ({ player, value }, names) =>
      `${names(player)} has the die on the golden space: ${dollars(value)}.`
  },
  lines: {
    throw: thrown,
    choose: ({ result }, who) => `${who} chooses the ${result}.`,
    activate: ({ face }, who) => `${who} activates the tile of casino ${face}.`,
    golden: ({ size }, who) => `${who} puts ${size === 'big' ? 'the big die' : 'a die'} on the golden space.`,
    lies: ({ player }, _, names) => `${names(player)} has a die on the golden space.`,
    ...adjustLines
  },
  start: () => ({}),
  activate: ({ state }) => ({ state, step: {} }),
  asks,
  play,
  duringPayout,
  tells,
  tell,
  rewards: () => Object.values(REWARDS),
  dice: ({ golden: there }) => (there === undefined ? [] : [{ who: there.player, dice: oneDie(there.size) }])
});
