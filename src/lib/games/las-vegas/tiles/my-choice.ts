import { dollars, type Choice, type PlayerId } from '$lib/core';
import { give, payReward, type Reward } from '$lib/games/las-vegas/bank';
import { giveBack, oneDie, sizesIn, useUp, type Size } from '$lib/games/las-vegas/placed-dice';
import { purseOf } from '$lib/games/las-vegas/table';
import type { Face, Move, Why } from '$lib/games/las-vegas/types';
import {
  adjust,
  adjustChoices,
  adjustBriefly,
  adjustLines,
  adjustPicks,
  adjustments,
  askingAdjust,
  isPossible,
  type Adjustment,
  type AdjustPick
} from './adjust';
import { sumWords } from '$lib/games/las-vegas/sum-words';
import { dieLabel, dieWords } from '$lib/games/las-vegas/words';
import {
  askingThrow,
  called,
  defineTile,
  nothing,
  throwAsk,
  thrown,
  type Acting,
  type Throw,
  type TileAsk,
  type Went
} from './tile';

/** What results 1, 2 and 3 pay, and what the golden space pays: whole dollars. */
export const REWARDS: Readonly<Partial<Record<Face, number>>> = { 1: 10000, 2: 20000, 3: 30000 };
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
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly result: Face;
        readonly value: number;
      }
    | {
        readonly code: 'myChoiceActivates';
        readonly rule: '24.3' | '24.7';
        readonly at: Face | 'this';
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
        readonly rule: '24.8';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly result: Face;
      }
    | {
        readonly code: 'goldenTaken';
        readonly rule: '24.5';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        /** Whose die goes back. */
        readonly back?: PlayerId;
      }
    | {
        readonly code: 'goldenPaid';
        readonly rule: '24.6';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly value: number;
      }
    /** What the referee says of a 5. */
    | {
        readonly code: 'myChoiceAdjusts';
        readonly rule: '24.4';
        readonly at: Face | 'this';
        readonly player: PlayerId;
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
  readonly Ask: 'throw' | 'choose' | 'activate' | 'adjust' | 'golden' | 'lies';
  readonly Pick: AdjustPick;
}

declare module './tile-words' {
  interface Tiles {
    readonly 'my-choice': MyChoice;
  }
}

type Doing = Acting<MyChoice>;
type MyChoiceAsk = TileAsk<MyChoice>;
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

function asks(acting: Doing): readonly MyChoiceAsk[] {
  const { state, player, step } = acting;
  const choose = (step: MyChoice['Ask'], choices: readonly Choice<Move, Why>[]): readonly MyChoiceAsk[] => [
    { ...called('my-choice', step), for: player, kind: 'choose', choices }
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
    return { state, postings: [nothing(player, { code: 'myChoiceActivates', rule: '24.7', at, player })] };
  }
  const sizes = sizesIn(purseOf(state, player));
  if (result === 6 && sizes.length > 0) {
    const [size, another] = sizes;
    return size === undefined || another !== undefined ? further : golden(acting, size);
  }
  if (result === 5 && isPossible(adjustments('my-choice', state, player))) return further;
  return {
    state,
    postings: [nothing(player, { code: 'myChoiceNothing', rule: '24.8', at, player, result })]
  };
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

/** What a die on the golden space gets its owner (24.6). */
export function payGolden(at: Face | 'this', player: PlayerId): Reward {
  const value = GOLDEN_REWARD;
  return { player, value, why: { code: 'goldenPaid', rule: '24.6', at, player, value } };
}

function duringPayout({ state, at, live }: Doing): Result {
  return live.golden === undefined ? { state } : payReward(state, payGolden(at, live.golden.player));
}

function tells({ state, live }: Doing): readonly MyChoiceAsk[] {
  if (live.golden !== undefined) return [];
  const choices = state.seats.flatMap((player) =>
    sizesIn(purseOf(state, player)).map((size) => ({
      move: { type: 'tile', tile: 'my-choice', do: 'lies', player, size } as const
    }))
  );
  return [{ ...called('my-choice', 'lies'), kind: 'choose', aside: true, choices }];
}

function tell({ state }: Doing, move: MyChoice['Do']): Result {
  if (move.do !== 'lies') return { state };
  const { player, size } = move;
  return { state: useUp(state, player, oneDie(size)), live: { golden: { player, size } } };
}

/** "4 and 6", "two 4s". */
function thrownWords([one = 1, other = 1]: readonly Face[]): string {
  return one === other ? `two ${one}s` : `${one} and ${other}`;
}

/** What each result does, on a button. */
export const RESULTS: Readonly<Record<Face, string>> = {
  1: '1 chip',
  2: '2 chips',
  3: '$30,000',
  4: 'Another tile',
  5: 'Adjust a die',
  6: 'Golden space'
};

export const myChoice = defineTile<MyChoice>({
  id: 'my-choice',
  side: 'H2',
  title: 'My Choice',
  inShort: 'Both black dice are thrown, and one of the two results is chosen.',
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
      text: '4 activates any other tile as if dice had just been placed there. Not every tile then does something.',
      source: 'printed',
      related: ['8.10', '24.7']
    },
    {
      id: '24.4',
      title: '5: adjust a die',
      text: '5 turns one of the dice you have left to any number and places it there, which activates nothing; or it takes one of your own dice back from a casino.',
      source: 'printed',
      related: ['20.3', '8.8', '24.8']
    },
    {
      id: '24.5',
      title: '6: the golden space',
      text: '6 puts one of the dice you have left onto the golden space. A die that lies there goes back to its owner first.',
      source: 'printed',
      related: ['24.6', '24.8']
    },
    {
      id: '24.6',
      title: 'What the golden space pays',
      text: 'During the payout the die on the golden space goes back to its owner, who gets $60,000 from the bank.',
      source: 'printed',
      related: ['24.5', '24.9']
    },
    {
      id: '24.7',
      title: 'Tiles that do nothing then',
      text: 'Pay Day counts only casinos where dice lie, and High Five wants five dice that lie there already. Prime Time, Bad Luck and Black Box do nothing, since they act at the payout. Without another tile 4 does nothing.',
      source: 'reading',
      related: ['24.3']
    },
    {
      id: '24.8',
      title: 'A 5 or a 6 without a die for it',
      text: 'A 5 without a die that could be turned or taken back does nothing, nor does a 6 without a die left. Either may be chosen all the same.',
      source: 'reading',
      related: ['24.4', '24.5']
    },
    {
      id: '24.9',
      title: 'A big die on the golden space',
      text: 'A big die there is one die like any other. A die that goes back to its owner may be rolled again.',
      source: 'reading',
      related: ['24.5', '24.6']
    }
  ],
  sentences: {
    myChoicePaid: ({ player, result, value }, names) =>
      `${names(player)} chooses the ${result}: ${sumWords(value)}.`,
    myChoiceActivates: ({ player, face }, names) =>
      face === undefined
        ? `${names(player)} has a 4, but there is no other tile that could act: nothing.`
        : `${names(player)} chooses the 4 and activates the tile of casino ${face}.`,
    myChoiceStill: ({ face }) => `Casino ${face} is closed, and at this table its tile does nothing.`,
    myChoiceAdjusts: ({ player }, names) =>
      `${names(player)} chooses the 5: a die left is turned and placed, or one comes back from a casino.`,
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
  disputes: {
    myChoicePaid: ({ player, result }, names) => ({ position: { player: names(player), result } }),
    myChoiceActivates: ({ player, face }, names) => ({
      position: { player: names(player), result: 4, ...(face === undefined ? {} : { other: face }) }
    }),
    myChoiceNothing: ({ player, result }, names) => ({
      position: { player: names(player), result, die: false }
    }),
    goldenTaken: ({ player, back }, names) => ({
      position: {
        ...{ player: names(player), result: 6, die: true },
        ...(back === undefined ? {} : { owner: names(back) })
      }
    }),
    goldenPaid: ({ player }, names) => ({ case: 'golden-space', position: { player: names(player) } }),
    myChoiceAdjusts: 'sentence',
    myChoiceStill: 'sentence'
  },
  lines: {
    throw: thrown,
    choose: ({ result }, who) => `${who} chooses the ${result}.`,
    activate: ({ face }, who) => `${who} activates the tile of casino ${face}.`,
    golden: ({ size }, who) => `${who} puts ${dieWords(size)} on the golden space.`,
    lies: ({ player }, _, names) => `${names(player)} has a die on the golden space.`,
    ...adjustLines
  },
  briefly: { golden: (_, who) => `${who} takes the golden space`, ...adjustBriefly },
  asking: {
    throw: askingThrow,
    choose: ({ name }) => ({ question: `${name} chooses.`, hint: 'One of the two results counts.' }),
    activate: () => ({
      question: 'Which tile does it activate?',
      hint: 'It acts as if dice had just been placed there.'
    }),
    adjust: askingAdjust,
    golden: () => ({
      question: 'Which die onto the golden space?',
      hint: `It pays ${dollars(GOLDEN_REWARD)} at the payout.`
    }),
    lies: () => ({ question: 'Whose die lies on the golden space?' })
  },
  choices: {
    choose: ({ result }) => `${RESULTS[result]}, for the ${result}`,
    activate: ({ face }, { view }) =>
      `${view.casinos[face - 1]?.tile?.title ?? 'The tile'}, at casino ${face}`,
    golden: ({ size }) => dieLabel(size),
    lies: ({ player, size }, { names }) => `${names(player)}: ${dieLabel(size)}`,
    ...adjustChoices
  },
  picks: adjustPicks,
  tellings: { lies: ({ size }) => dieLabel(size) },
  stands: ({ live, names }) =>
    live.golden === undefined
      ? 'The golden space is empty.'
      : `${names(live.golden.player)} has a die on the golden space.`,
  happened: ({ owner, step: { dice } }) =>
    dice === undefined ? `${owner} throws both black dice.` : `${owner} threw ${thrownWords(dice)}.`,
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
