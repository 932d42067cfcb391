import { listed, plural, type PlayerId } from '$lib/core';
import { putBlack, refuseClosed, winnerAt } from '$lib/games/las-vegas/placed-dice';
import { isImaginary } from '$lib/games/las-vegas/payout';
import type { Face, Who } from '$lib/games/las-vegas/types';
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

export interface PrimeTime {
  readonly Id: 'prime-time';
  readonly Live: object;
  readonly Step: { readonly dice?: readonly Face[] };
  readonly Why:
    | {
        readonly code: 'primeTimePlaced';
        readonly rule: '11.2';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly faces: readonly Face[];
      }
    | {
        readonly code: 'primeTimeThrows';
        readonly rule: '11.1';
        readonly at: Face | 'this';
        readonly player: PlayerId;
      }
    | { readonly code: 'primeTimeNobody'; readonly rule: '11.4'; readonly at: Face | 'this' };
  readonly Do:
    | Throw<'prime-time'>
    | {
        readonly type: 'tile';
        readonly tile: 'prime-time';
        readonly do: 'place';
        readonly faces: readonly Face[];
      };
  readonly Ask: 'throw' | 'place';
  readonly Pick: never;
}

declare module './tile-words' {
  interface Tiles {
    readonly 'prime-time': PrimeTime;
  }
}

/** Whether somebody throws before the payout, and who: `best` is about to get the higher note (11.1, 11.4). */
export function primeTimeWhy(at: Face | 'this', best: Who | undefined): PrimeTime['Why'] {
  return best === undefined || isImaginary(best)
    ? { code: 'primeTimeNobody', rule: '11.4', at }
    : { code: 'primeTimeThrows', rule: '11.1', at, player: best };
}

/** None, one or both of two dice; one of a double only once. */
function handfuls([one = 1, other = 1]: readonly Face[]): readonly (readonly Face[])[] {
  return one === other ? [[], [one], [one, other]] : [[], [one], [other], [one, other]];
}

function asks({ state, player, step: { dice } }: Acting<PrimeTime>): readonly TileAsk<PrimeTime>[] {
  if (dice === undefined) return [throwAsk('prime-time', player)];
  const choices = handfuls(dice).map((faces) => {
    const move = { type: 'tile', tile: 'prime-time', do: 'place', faces } as const;
    const refused = faces.map((face) => refuseClosed(state, face)).find((why) => why !== undefined);
    return refused === undefined ? { move } : { move, refused };
  });
  return [{ ...called('prime-time', 'place'), for: player, kind: 'choose', choices }];
}

function play({ state, at, player }: Acting<PrimeTime>, move: PrimeTime['Do']): Went<PrimeTime> {
  if (move.do === 'throw') return { state, player, step: { dice: move.dice } };
  const { faces } = move;
  const placed = faces.reduce((so, face) => putBlack(so, face, player), state);
  return {
    state: placed,
    postings: [nothing(player, { code: 'primeTimePlaced', rule: '11.2', at, player, faces })]
  };
}

/** "casinos 2 and 5", "casino 3". */
function whereTo(faces: readonly Face[]): string {
  const casinos = [...new Set(faces)].map(String);
  return `${casinos.length === 1 ? 'casino' : 'casinos'} ${listed(casinos)}`;
}

export const primeTime = defineTile<PrimeTime>({
  id: 'prime-time',
  side: 'B1',
  named: 'dice',
  title: 'Prime Time',
  inShort:
    'Whoever is about to win the higher note here throws both black dice, which count at the casinos of their numbers.',
  does: 'Before the payout, whoever is about to win the higher note here throws both black dice. None, one or both of them are placed at the casinos of their numbers and count there as that player’s dice.',
  paragraphs: [
    {
      id: '11.1',
      title: 'Who throws',
      text: 'Before the payout, whoever is about to get the higher note of this casino throws both black dice.',
      source: 'printed',
      words: ['prime time', 'before the payout'],
      related: ['8.12', '11.4']
    },
    {
      id: '11.2',
      title: 'None, one or both',
      text: 'The thrower may place none, one or both of them at the casinos of their numbers, of a double too. In the payout that follows they count as dice of the thrower, and so may make or break a tie.',
      source: 'printed',
      related: ['5.4']
    },
    {
      id: '11.3',
      title: 'What black dice do not do',
      text: 'They activate no tile, and do not go to a closed casino. Prime Time happens once, even if somebody else is then about to win.',
      source: 'reading',
      related: ['8.8']
    },
    {
      id: '11.4',
      title: 'Nobody who could throw',
      text: 'If an imaginary player or nobody is about to get the higher note, nobody throws; nor does whoever is about to get the lower one.',
      source: 'reading',
      related: ['11.1', '5.2']
    }
  ],
  sentences: {
    primeTimeThrows: ({ player }, names) =>
      `${names(player)} is about to get the higher note here, and throws both black dice.`,
    primeTimeNobody: () => 'Nobody who plays is about to get the higher note here: nobody throws.',
    primeTimePlaced: ({ player, faces }, names) =>
      faces.length === 0
        ? `${names(player)} places no black die.`
        : `${names(player)} places ${plural(faces.length, 'black die', 'black dice')} at ${whereTo(faces)}.`
  },
  disputes: {
    primeTimePlaced: 'sentence',
    primeTimeThrows: 'sentence',
    primeTimeNobody: 'sentence'
  },
  lines: {
    throw: thrown,
    place: ({ faces }, who) =>
      faces.length === 0
        ? `${who} places no black die.`
        : `${who} places ${faces.length === 1 ? `the black ${String(faces[0])}` : `the black ${faces.join(' and ')}`}.`
  },
  asking: {
    throw: askingThrow,
    place: ({ name }) => ({
      question: `Which does ${name} place?`,
      hint: 'They count like your own dice.'
    })
  },
  choices: {
    place: ({ faces }) => {
      if (faces.length === 0) return 'No black die';
      const which = faces.length === 2 ? 'Both' : `The ${faces.join('')}`;
      return `${which} at ${whereTo(faces)}`;
    }
  },
  picks: {},
  stands: () => 'The black dice are thrown before the payout.',
  happened: ({ owner }) => `${owner} is about to win the higher note here.`,
  start: () => ({}),
  beforePayout: ({ state, at }) => {
    const winner = winnerAt(state, at);
    return winner === undefined ? { state } : { state, player: winner, step: {} };
  },
  asks,
  play
});
