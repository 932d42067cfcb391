import { dollars, plural, type Ask, type PlayerId } from '$lib/core';
import { give } from '$lib/games/las-vegas/bank';
import { nextSeat } from '$lib/games/las-vegas/table';
import type { Face, Move, Why } from '$lib/games/las-vegas/types';
import { defineTile, nothing, type Acting, type Went } from './tile';

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
}

function pay({ state, at, player }: Acting<LuckyPunch>, held: Tokens | undefined): Went<LuckyPunch> {
  const guesser = nextSeat(state, player);
  if (held === undefined)
    return {
      state,
      postings: [nothing(player, { code: 'luckyPunchGuessed', rule: '9.2', at, player, guesser })]
    };
  const value = LUCKY_PUNCH[held];
  return give(state, player, value, {
    code: 'luckyPunchPaid',
    rule: '9.3',
    at,
    player,
    guesser,
    tokens: held,
    value
  });
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

function asks({ state, player, step }: Acting<LuckyPunch>): readonly Ask<Move, Why>[] {
  const each = (what: 'hide' | 'guess') =>
    TOKENS.map((tokens) => ({ move: { type: 'tile', tile: 'lucky-punch', do: what, tokens } as const }));
  if (step.hidden)
    return [
      { id: 'lucky-punch guess', for: nextSeat(state, player), kind: 'choose', choices: each('guess') }
    ];
  const told = [{ type: 'tile', tile: 'lucky-punch', do: 'told' } as const].concat(
    TOKENS.map((held) => ({ type: 'tile', tile: 'lucky-punch', do: 'told', held }) as const)
  );
  return [
    { id: 'lucky-punch hide', for: player, secret: true, kind: 'choose', choices: each('hide') },
    { id: 'lucky-punch told', kind: 'choose', choices: told.map((move) => ({ move })) }
  ];
}

export const luckyPunch = defineTile<LuckyPunch>({
  id: 'lucky-punch',
  side: 'A1',
  title: 'Lucky Punch',
  does: 'Hide one, two or three tokens in your fist; the player to your left guesses how many. A wrong guess pays you 2 chips, $30,000 or $40,000, a right one nothing.',
  paragraphs: [
    {
      id: '9.1',
      title: 'The fist',
      text: 'Whoever activates the tile secretly takes one, two or three of its tokens into a fist. The player to the left guesses how many: the next seat clockwise, with or without dice.',
      source: 'printed'
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
    }
  ],
  sentences: {
    luckyPunchGuessed: ({ player, guesser }, names) =>
      `${names(guesser)} guesses what ${names(player)} holds: nothing.`,
    luckyPunchPaid: ({ player, guesser, tokens, value }, names) =>
      `${names(player)} holds ${plural(tokens, 'token')}, and ${names(guesser)} guesses wrong: ${value < 30000 ? '2 chips' : dollars(value)}.`
  },
  lines: {
    hide: (_, who) => `${who} hides tokens in a fist.`,
    guess: ({ tokens }, who) => `The guess for ${who} is ${plural(tokens, 'token')}.`,
    told: ({ held }, who) =>
      held === undefined
        ? `What ${who} hid was guessed.`
        : `${who} held ${plural(held, 'token')}, and the guess was wrong.`
  },
  start: () => ({}),
  activate: ({ state }) => ({ state, step: { hidden: false } }),
  asks,
  play,
  rewards: () => Object.values(LUCKY_PUNCH),
  cover: (move) => (move.do === 'hide' ? { type: 'tile', tile: 'lucky-punch', do: 'hide' } : move),
  show: ({ hidden }) => ({ hidden })
});
