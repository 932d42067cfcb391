import { listed, plural, type Ask, type PlayerId } from '$lib/core';
import { putBlack, refuseClosed, winnerAt } from '$lib/games/las-vegas/hands';
import type { Face, Move, Why } from '$lib/games/las-vegas/types';
import { defineTile, nothing, throwAsk, thrown, type Acting, type Throw, type Went } from './tile';

export interface PrimeTime {
  readonly Id: 'prime-time';
  readonly Live: object;
  readonly Step: { readonly dice?: readonly Face[] };
  readonly Why: {
    readonly code: 'primeTimePlaced';
    readonly rule: '11.2';
    readonly at: Face | 'this';
    readonly player: PlayerId;
    readonly faces: readonly Face[];
  };
  readonly Do:
    | Throw<'prime-time'>
    | {
        readonly type: 'tile';
        readonly tile: 'prime-time';
        readonly do: 'place';
        readonly faces: readonly Face[];
      };
}

/** None, one or both of two dice; one of a double only once. */
function handfuls([one = 1, other = 1]: readonly Face[]): readonly (readonly Face[])[] {
  return one === other ? [[], [one], [one, other]] : [[], [one], [other], [one, other]];
}

function asks({ state, player, step: { dice } }: Acting<PrimeTime>): readonly Ask<Move, Why>[] {
  if (dice === undefined) return [throwAsk('prime-time', player)];
  const choices = handfuls(dice).map((faces) => {
    const move = { type: 'tile', tile: 'prime-time', do: 'place', faces } as const;
    const refused = faces.map((face) => refuseClosed(state, face)).find((why) => why !== undefined);
    return refused === undefined ? { move } : { move, refused };
  });
  return [{ id: 'prime-time place', for: player, kind: 'choose', choices }];
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

export const primeTime = defineTile<PrimeTime>({
  id: 'prime-time',
  side: 'B1',
  title: 'Prime Time',
  does: 'Before the payout, whoever is about to win the higher note here throws both black dice. None, one or both of them are placed at the casinos of their numbers and count there as own dice.',
  paragraphs: [
    {
      id: '11.1',
      title: 'Who throws',
      text: 'After the last die and before any casino is paid, whoever is about to get the higher note of this casino throws both black dice. If that is an imaginary player or nobody, nothing happens.',
      source: 'printed',
      related: ['8.12']
    },
    {
      id: '11.2',
      title: 'None, one or both',
      text: 'The thrower may place none, one or both of them at the casinos of their numbers, of a double too. They count as own dice in the payout that follows, and may make or break a tie, here as well.',
      source: 'printed',
      related: ['5.4']
    },
    {
      id: '11.3',
      title: 'What black dice do not do',
      text: 'They activate no tile, and do not go to a closed casino. Prime Time is done once, even if somebody else is then about to win.',
      source: 'reading',
      related: ['8.8']
    }
  ],
  sentences: {
    primeTimePlaced: ({ player, faces }, names) =>
      faces.length === 0
        ? `${names(player)} places no black die.`
        : `${names(player)} places ${plural(faces.length, 'black die', 'black dice')} at ${faces.length === 2 && faces[0] !== faces[1] ? 'casinos' : 'casino'} ${listed([...new Set(faces)].map(String))}.`
  },
  lines: {
    throw: thrown,
    place: ({ faces }, who) =>
      faces.length === 0
        ? `${who} places no black die.`
        : `${who} places ${faces.length === 1 ? `the black ${String(faces[0])}` : `the black ${faces.join(' and ')}`}.`
  },
  start: () => ({}),
  beforePayout: ({ state, at }) => {
    const winner = winnerAt(state, at);
    return winner === undefined ? { state } : { state, player: winner, step: {} };
  },
  asks,
  play
});
