import { plural, type PlayerId } from '$lib/core';
import { payReward, type Reward } from '$lib/games/las-vegas/bank';
import { nextSeat } from '$lib/games/las-vegas/table';
import type { Face } from '$lib/games/las-vegas/types';
import { rewardsWords, sumWords } from '$lib/games/las-vegas/sum-words';
import { called, defineTile, type Acting, type TileAsk, type Went } from './tile';

export const TOKENS = [1, 2, 3] as const;
export type Tokens = (typeof TOKENS)[number];

/** What a fist that was not guessed is worth: whole dollars. */
export const LUCKY_PUNCH: Readonly<Record<Tokens, number>> = { 1: 20000, 2: 30000, 3: 40000 };

export interface LuckyPunch {
  readonly Id: 'lucky-punch';
  readonly Live: object;
  /** `tokens` are in the fist and seen by nobody else. */
  readonly Step: { readonly hidden: boolean; readonly tokens?: Tokens };
  readonly Why:
    | {
        readonly code: 'luckyPunchGuessed';
        readonly rule: '9.2';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly guesser: PlayerId;
      }
    | {
        readonly code: 'luckyPunchPaid';
        readonly rule: '9.3';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly guesser: PlayerId;
        readonly tokens: Tokens;
        readonly value: number;
      };
  readonly Do:
    | { readonly type: 'tile'; readonly tile: 'lucky-punch'; readonly do: 'hide'; readonly tokens?: Tokens }
    | { readonly type: 'tile'; readonly tile: 'lucky-punch'; readonly do: 'guess'; readonly tokens: Tokens }
    /** With real tokens: what was held when the guess was wrong; without, it was right. */
    | { readonly type: 'tile'; readonly tile: 'lucky-punch'; readonly do: 'told'; readonly held?: Tokens };
  readonly Ask: 'hide' | 'guess' | 'told';
  readonly Pick: never;
}

declare module './tile-words' {
  interface Tiles {
    readonly 'lucky-punch': LuckyPunch;
  }
}

/** What a fist pays: `held` is what it held where the guess was wrong, and undefined where it was right (9.2, 9.3). */
export function payFist(
  at: Face | 'this',
  player: PlayerId,
  guesser: PlayerId,
  held: Tokens | undefined
): Reward {
  if (held === undefined)
    return { player, value: 0, why: { code: 'luckyPunchGuessed', rule: '9.2', at, player, guesser } };
  const value = LUCKY_PUNCH[held];
  const why = { code: 'luckyPunchPaid', rule: '9.3', at, player, guesser, tokens: held, value } as const;
  return { player, value, why };
}

function pay({ state, at, player }: Acting<LuckyPunch>, held: Tokens | undefined): Went<LuckyPunch> {
  return payReward(state, payFist(at, player, nextSeat(state, player), held));
}

function play(acting: Acting<LuckyPunch>, move: LuckyPunch['Do']): Went<LuckyPunch> {
  const { state, step } = acting;
  switch (move.do) {
    case 'hide':
      return { state, step: { hidden: true, ...(move.tokens === undefined ? {} : { tokens: move.tokens }) } };
    case 'guess':
      return pay(acting, move.tokens === step.tokens ? undefined : step.tokens);
    case 'told':
      return pay(acting, move.held);
  }
}

function asks({ state, player, step }: Acting<LuckyPunch>): readonly TileAsk<LuckyPunch>[] {
  const each = (what: 'hide' | 'guess') =>
    TOKENS.map((tokens) => ({ move: { type: 'tile', tile: 'lucky-punch', do: what, tokens } as const }));
  if (step.hidden)
    return [
      {
        ...called('lucky-punch', 'guess'),
        for: nextSeat(state, player),
        kind: 'choose',
        choices: each('guess')
      }
    ];
  const told = [{ type: 'tile', tile: 'lucky-punch', do: 'told' } as const].concat(
    TOKENS.map((held) => ({ type: 'tile', tile: 'lucky-punch', do: 'told', held }) as const)
  );
  return [
    { ...called('lucky-punch', 'hide'), for: player, secret: true, kind: 'choose', choices: each('hide') },
    { ...called('lucky-punch', 'told'), kind: 'choose', choices: told.map((move) => ({ move })) }
  ];
}

export const luckyPunch = defineTile<LuckyPunch>({
  id: 'lucky-punch',
  side: 'A1',
  title: 'Lucky Punch',
  inShort: 'One, two or three tokens are in a fist, and a wrong guess pays whoever hides them.',
  does: 'Hide one, two or three tokens in your fist; the player to your left guesses how many. A wrong guess pays you 2 chips, $30,000 or $40,000, a right one nothing.',
  paragraphs: [
    {
      id: '9.1',
      title: 'The fist',
      text: 'Whoever activates the tile secretly takes one, two or three of its tokens into a fist. The player to the left guesses how many.',
      source: 'printed',
      words: ['fist', 'guess'],
      related: ['9.4', '9.5']
    },
    {
      id: '9.2',
      title: 'Guessed right',
      text: 'A right guess means no reward.',
      source: 'printed',
      related: ['9.3']
    },
    {
      id: '9.3',
      title: 'Guessed wrong',
      text: 'A wrong guess pays what is printed beside the number of tokens: one pays 2 chips, two pay $30,000, three pay $40,000. The tokens go back to the tile.',
      source: 'printed',
      related: ['9.2', '8.6']
    },
    {
      id: '9.4',
      title: 'Who sits to the left',
      text: 'The player to the left is the next seat clockwise, with or without dice left.',
      source: 'reading',
      related: ['9.1', '21.1']
    },
    {
      id: '9.5',
      title: 'Gray dice as tokens',
      text: 'Gray dice may take the place of these tokens, and of the counters of Jackpot, Fifty Fifty and No Entry!, unless Block It! or Handicap lies there and needs them.',
      source: 'printed',
      words: ['grey dice', 'tokens missing'],
      related: ['9.1']
    }
  ],
  sentences: {
    luckyPunchGuessed: ({ player, guesser }, names) =>
      `${names(guesser)} guesses what ${names(player)} holds, so ${names(player)} gets nothing.`,
    luckyPunchPaid: ({ player, guesser, tokens, value }, names) =>
      `${names(player)} holds ${plural(tokens, 'token')}, and ${names(guesser)} guesses wrong: ${sumWords(value)}.`
  },
  disputes: {
    luckyPunchGuessed: ({ player, guesser }, names) => ({
      position: { player: names(player), guesser: names(guesser), guess: 'right' }
    }),
    luckyPunchPaid: ({ player, guesser, tokens }, names) => ({
      position: { player: names(player), guesser: names(guesser), guess: 'wrong', tokens }
    })
  },
  lines: {
    hide: (_, who) => `${who} hides tokens in a fist.`,
    guess: ({ tokens }, who) => `The guess for ${who} is ${plural(tokens, 'token')}.`,
    told: ({ held }, who) =>
      held === undefined
        ? `The guess was right, so ${who} gets nothing.`
        : `${who} held ${plural(held, 'token')}, and the guess was wrong.`
  },
  briefly: { told: ({ held }) => (held === undefined ? 'the right guess' : 'the wrong guess') },
  asking: {
    hide: ({ name }) => ({
      question: `How many tokens does ${name} hide?`,
      hint: 'One, two or three go into the fist, and nobody else looks.',
      action: 'Close the fist',
      gate: {
        lies: 'Tokens go into a fist.',
        wants: 'how many tokens?',
        what: 'the tokens',
        laid: 'the fist is closed'
      }
    }),
    guess: ({ name, owner }) => ({
      question: `${name} guesses.`,
      hint: `How many tokens does ${owner} hold?`
    }),
    told: ({ owner }) => ({
      question: `What did ${owner} hold?`,
      hint: 'Guess first, then open the fist.'
    })
  },
  choices: {
    hide: ({ tokens }) =>
      tokens === undefined ? 'A fist' : `${plural(tokens, 'token')}, for ${sumWords(LUCKY_PUNCH[tokens])}`,
    guess: ({ tokens }) => plural(tokens, 'token'),
    told: ({ held }) =>
      held === undefined
        ? 'Guessed right: nothing'
        : `${plural(held, 'token')}: ${sumWords(LUCKY_PUNCH[held])}`
  },
  picks: {},
  stands: () => `It pays ${rewardsWords(Object.values(LUCKY_PUNCH))}.`,
  happened: ({ owner, name, step }) =>
    step.hidden === true
      ? `${owner} has closed the fist; ${name} guesses.`
      : `${owner} hides tokens; the player to the left guesses.`,
  start: () => ({}),
  activate: ({ state }) => ({ state, step: { hidden: false } }),
  asks,
  play,
  rewards: () => Object.values(LUCKY_PUNCH),
  hides: (move) => (move.do === 'hide' && move.tokens !== undefined ? {} : undefined),
  cover: (move) => (move.do === 'hide' ? { type: 'tile', tile: 'lucky-punch', do: 'hide' } : move),
  show: ({ hidden }) => ({ hidden })
});
