import { capital, dollars, listed, plural, type PlayerId } from '$lib/core';
import { payReward, type Reward } from '$lib/games/las-vegas/bank';
import { winnerAt } from '$lib/games/las-vegas/placed-dice';
import { nextSeat } from '$lib/games/las-vegas/table';
import type { Face } from '$lib/games/las-vegas/types';
import { sumWords } from '$lib/games/las-vegas/sum-words';
import { called, defineTile, type Acting, type TileAsk, type Went } from './tile';

/** The six tokens: whole dollars. */
export const BLACK_BOX = [60000, 20000, 20000, 0, 0, 0] as const;
/** What a pile can come to. */
export const BLACK_BOX_SUMS = [0, 20000, 40000, 60000, 80000, 100000] as const;

export interface BlackBox {
  readonly Id: 'black-box';
  readonly Live: object;
  /** `pile` is the first of both piles, `sizes` how many tokens each has; the pile is seen by its maker alone. */
  readonly Step: { readonly pile?: readonly number[]; readonly sizes?: readonly [number, number] };
  readonly Why: {
    readonly code: 'blackBox';
    readonly rule: '21.2';
    readonly at: Face | 'this';
    readonly player: PlayerId;
    readonly value: number;
    /** How many tokens there were in each pile; absent where only the outcome was told. */
    readonly tokens?: number;
    readonly others?: number;
  };
  readonly Do:
    | {
        readonly type: 'tile';
        readonly tile: 'black-box';
        readonly do: 'split';
        readonly pile?: readonly number[];
      }
    | { readonly type: 'tile'; readonly tile: 'black-box'; readonly do: 'pick'; readonly pick: 0 | 1 }
    /** With real tokens: what the chosen ones came to. */
    | { readonly type: 'tile'; readonly tile: 'black-box'; readonly do: 'told'; readonly value: number };
  readonly Ask: 'split' | 'pick' | 'told';
  readonly Pick: never;
}

declare module './tile-words' {
  interface Tiles {
    readonly 'black-box': BlackBox;
  }
}

/** Every first pile that leaves at least one token for the other. */
function firstPiles(): readonly (readonly number[])[] {
  const upTo = (most: number, value: number): readonly (readonly number[])[] =>
    Array.from({ length: most + 1 }, (_, count) => Array<number>(count).fill(value));
  return upTo(1, 60000)
    .flatMap((sixty) => upTo(2, 20000).map((twenty) => [...sixty, ...twenty]))
    .flatMap((paying) => upTo(3, 0).map((blank) => [...paying, ...blank]))
    .filter(({ length }) => length > 0 && length < BLACK_BOX.length);
}

/** The tokens that are not in this pile. */
function otherPile(pile: readonly number[]): readonly number[] {
  return pile.reduce<readonly number[]>((left, token) => left.toSpliced(left.indexOf(token), 1), BLACK_BOX);
}

export function pileSum(tokens: readonly number[]): number {
  return tokens.reduce((sum, token) => sum + token, 0);
}

function asks({ state, player, step }: Acting<BlackBox>): readonly TileAsk<BlackBox>[] {
  const move = { type: 'tile', tile: 'black-box' } as const;
  if (step.sizes !== undefined) {
    const picks = ([0, 1] as const).map((pick) => ({ move: { ...move, do: 'pick', pick } as const }));
    return [{ ...called('black-box', 'pick'), for: player, kind: 'choose', choices: picks }];
  }
  const splits = firstPiles().map((pile) => ({ move: { ...move, do: 'split', pile } as const }));
  const told = BLACK_BOX_SUMS.map((value) => ({ move: { ...move, do: 'told', value } as const }));
  return [
    {
      ...called('black-box', 'split'),
      for: nextSeat(state, player),
      secret: true,
      kind: 'choose',
      choices: splits
    },
    { ...called('black-box', 'told'), kind: 'choose', choices: told }
  ];
}

function play(acting: Acting<BlackBox>, move: BlackBox['Do']): Went<BlackBox> {
  const { state, step } = acting;
  switch (move.do) {
    case 'split': {
      const pile = move.pile ?? [];
      return { state, step: { pile, sizes: [pile.length, BLACK_BOX.length - pile.length] } };
    }
    case 'pick': {
      const { pile = [], sizes = [0, 0] } = step;
      const first = pileSum(pile);
      const value = move.pick === 0 ? first : pileSum(BLACK_BOX) - first;
      return pay(acting, value, { tokens: sizes[move.pick], others: sizes[move.pick === 0 ? 1 : 0] });
    }
    case 'told':
      return pay(acting, move.value, {});
  }
}

/** How many tokens there were in each pile, where that was seen. */
interface Piles {
  readonly tokens?: number;
  readonly others?: number;
}

/** What the chosen pile pays (21.2). */
export function payPile(at: Face | 'this', player: PlayerId, value: number, piles: Piles): Reward {
  return { player, value, why: { code: 'blackBox', rule: '21.2', at, player, value, ...piles } };
}

function pay({ state, at, player }: Acting<BlackBox>, value: number, piles: Piles): Went<BlackBox> {
  return payReward(state, payPile(at, player, value, piles));
}

/** What stands on a token: "$60,000", "2 chips", "$0". */
export function tokenWords(token: number): string {
  return token === 0 ? dollars(0) : sumWords(token);
}

/** "$60,000, 2 chips and two blanks": what lies in a pile, equal tokens together. */
function pileLabel(pile: readonly number[]): string {
  const paying = pile.filter((token) => token > 0).map(sumWords);
  const blanks = pile.filter((token) => token === 0).length;
  return listed(blanks === 0 ? paying : [...paying, plural(blanks, 'blank')]);
}

function pileWords(tokens: number | undefined, others: number | undefined): string {
  if (tokens === undefined || others === undefined) return 'a pile of the Black Box';
  if (tokens === others) return `one of two piles of ${plural(tokens, 'token')}`;
  return `the pile of ${plural(tokens, 'token')} rather than that of ${others}`;
}

export const blackBox = defineTile<BlackBox>({
  id: 'black-box',
  side: 'G1',
  named: 'winner',
  title: 'Black Box',
  inShort: 'Six tokens lie in two face-down piles, and the winner here is paid one of the piles.',
  does: 'At the payout the player to the left of this casino’s winner makes two face-down piles of the six tokens. The winner chooses one and is paid what its tokens come to.',
  paragraphs: [
    {
      id: '21.1',
      title: 'Two piles',
      text: 'When this casino is paid, the player to the left of its winner takes all six tokens and makes two face-down piles of them, each of at least one token. The tokens are $60,000, twice 2 chips, and three blanks.',
      source: 'printed',
      related: ['21.4', '9.4']
    },
    {
      id: '21.2',
      title: 'One of them',
      text: 'The winner chooses one of the piles and is paid what its tokens come to: nothing, 2 chips, or $40,000 to $100,000.',
      source: 'printed',
      related: ['8.6']
    },
    {
      id: '21.3',
      title: 'No real winner',
      text: 'If an imaginary player or nobody wins the higher note, there is no Black Box, for the runner-up neither.',
      source: 'reading',
      related: ['5.2']
    },
    {
      id: '21.4',
      title: 'What can be seen',
      text: 'The piles lie face down, but everybody sees how many tokens each has. The winner is whoever gets the higher note.',
      source: 'reading',
      related: ['21.1', '21.3']
    }
  ],
  sentences: {
    blackBox: ({ player, value, tokens, others }, names) => {
      return `${names(player)} chooses ${pileWords(tokens, others)}: ${sumWords(value)}.`;
    }
  },
  disputes: {
    blackBox: ({ player, value, tokens, others }, names) => {
      const pile = firstPiles().find((each) => each.length === tokens && pileSum(each) === value);
      if (pile === undefined || others === undefined)
        return { position: { winner: names(player) }, isOpen: true };
      return { position: { winner: names(player), piles: [pile, otherPile(pile)], chosen: 0 } };
    }
  },
  lines: {
    split: (_, who) => `The tokens of the Black Box are split into two piles for ${who}.`,
    pick: ({ pick }, who) => `${who} chooses the ${pick === 0 ? 'first' : 'second'} pile.`,
    told: ({ value }, who) => `${who} chooses a pile that comes to ${dollars(value)}.`
  },
  briefly: {
    split: () => 'the two piles of the Black Box',
    told: ({ value }, who) => `${who}’s pile, ${dollars(value)}`
  },
  asking: {
    split: ({ name, owner }) => ({
      question: `${name} makes two piles of the six tokens.`,
      hint: `${owner} then takes one of them; each needs at least one token.`,
      action: 'Lay both piles face down',
      gate: {
        lies: 'Six tokens become two piles.',
        wants: 'make two piles',
        what: 'the piles',
        laid: 'the piles are laid'
      }
    }),
    pick: ({ name }) => ({
      question: `Which pile does ${name} take?`,
      hint: 'Both lie face down; only the number of tokens shows.'
    }),
    told: ({ owner }) => ({
      question: `What does ${owner} get?`,
      hint: 'Add up the tokens of the pile that was chosen.'
    })
  },
  choices: {
    split: ({ pile = [] }) => `One pile: ${pileLabel(pile)}`,
    pick: ({ pick }, { step: { sizes = [] } }) =>
      `${pick === 0 ? 'One pile' : 'The other pile'}: ${plural(sizes[pick] ?? 0, 'token')}`,
    told: ({ value }) => capital(sumWords(value))
  },
  picks: {},
  stands: () => 'Six tokens lie in it, and three of them are blank.',
  happened: ({ owner, step }) =>
    step.sizes === undefined
      ? `${owner} wins the higher note here.`
      : `Both piles lie face down before ${owner}.`,
  start: () => ({}),
  duringPayout: ({ state, at }) => {
    const winner = winnerAt(state, at);
    return winner === undefined ? { state } : { state, player: winner, step: {} };
  },
  asks,
  play,
  hides: (move) =>
    move.do === 'split' && move.pile !== undefined ? { tokens: move.pile.length } : undefined,
  cover: (move) => (move.do === 'split' ? { type: 'tile', tile: 'black-box', do: 'split' } : move),
  show: ({ sizes }) => (sizes === undefined ? {} : { sizes })
});
