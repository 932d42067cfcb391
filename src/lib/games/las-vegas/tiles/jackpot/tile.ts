import type { AtTile } from '$lib/games/las-vegas/tiles/shared/tile-types';
import type { Face } from '$lib/games/las-vegas/types';
import type { PlayerId, ReasonWith } from '$lib/core';
import {
  type BlackDiceRoll,
  defineTile,
  throwAsk,
  type TileContext,
  type DisputeQuestion,
  type TileResult
} from '$lib/games/las-vegas/tiles/shared/define-tile';
import { payReward, type Reward } from '$lib/games/las-vegas/payout/bank';
import type { BoxPart } from '$lib/parts';
import * as say from './strings/en';

export interface Jackpot {
  readonly Id: 'jackpot';
  readonly Pieces: { readonly counter: number };
  readonly Step: object;
  readonly Why:
    | ReasonWith<'jackpotWon', '10.2', AtTile & { dice: readonly Face[]; double: boolean; value: number }>
    | ReasonWith<'jackpotGrows', '10.3', AtTile & { dice: readonly Face[]; counter: number }>;
  readonly Move: BlackDiceRoll<'jackpot'>;
  readonly Ask: 'throw';
  readonly Part: never;
}

declare module '$lib/games/las-vegas/tiles/shared/tile-types' {
  interface Tiles {
    readonly jackpot: Jackpot;
  }
}

/** Spaces of the counter in whole dollars. */
export const JACKPOT_TRACK = [30000, 40000, 50000, 60000, 70000, 80000] as const;

/** Space of the counter after a roll that is neither a seven nor a double. */
export function nextSpace(counter: number): number {
  return Math.min(counter + 10000, JACKPOT_TRACK[5]);
}

/** The winning kind of a roll; undefined if it does not win the jackpot. */
export function winningRollKind([one = 1, other = 1]: readonly Face[]): 'seven' | 'double' | undefined {
  if (one === other) return 'double';
  return one + other === 7 ? 'seven' : undefined;
}

/** Payment for a roll with the counter at this sum, and the new space of the counter (10.2, 10.3). */
export function payJackpot(
  casino: Face | 'this',
  player: PlayerId,
  dice: readonly Face[],
  jackpot: number
): Reward & Jackpot['Pieces'] {
  const winningThrow = winningRollKind(dice);
  if (winningThrow === undefined) {
    const nextAmount = nextSpace(jackpot);
    const why = {
      code: 'jackpotGrows',
      rule: '10.3',
      at: casino,
      player,
      dice,
      counter: nextAmount
    } as const;
    return { player, value: 0, why, counter: nextAmount };
  }
  const [double, value] = [winningThrow === 'double', jackpot];
  const why = { code: 'jackpotWon', rule: '10.2', at: casino, player, dice, double, value } as const;
  return { player, value, why, counter: JACKPOT_TRACK[0] };
}

function play(
  { state, casino, pieces, player }: TileContext<Jackpot>,
  { dice }: Jackpot['Move']
): TileResult<Jackpot> {
  const { counter, ...reward } = payJackpot(casino, player, dice, pieces.counter);
  return { ...payReward(state, reward), pieces: { counter } };
}

/** A roll as a position for the referee, with the counter as it was before. */
function positionOf(
  player: string,
  [first, second]: readonly Face[],
  counter: number | undefined
): DisputeQuestion | undefined {
  if (first === undefined || second === undefined || counter === undefined) return undefined;
  return { position: { player, counter, first, second } };
}

const tokens: readonly BoxPart[] = [
  {
    kind: 'track',
    id: 'jackpot',
    title: say.jackpotCounter,
    one: say.jackpotCounter,
    ...say.jackpotWords,
    spaces: ['$30,000', '$40,000', '$50,000', '$60,000', '$70,000', '$80,000'],
    pieces: { counter: 1 },
    names: { counter: '' }
  }
];

export const jackpot = defineTile<Jackpot>({
  id: 'jackpot',
  side: 'A2',
  ...say.text,
  paragraphs: say.paragraphs,
  tokens,
  disputes: {
    jackpotWon: ({ player, dice, value }, names) => positionOf(names(player), dice, value),
    jackpotGrows: ({ player, dice, counter }, names) =>
      positionOf(
        names(player),
        dice,
        JACKPOT_TRACK.find((space) => nextSpace(space) === counter)
      )
  },
  choices: {},
  tapLabels: {},
  initialState: () => ({ counter: JACKPOT_TRACK[0] }),
  activate: ({ state }) => ({ state, step: {} }),
  asks: ({ player }) => [throwAsk('jackpot', player)],
  play,
  rewards: () => JACKPOT_TRACK
});
