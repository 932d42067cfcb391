import type { AtTile, MoveAtTile } from '$lib/games/las-vegas/tiles/shared/tile-types';
import { type PlayerId, stayingPlayers, type ReasonWith } from '$lib/core';
import type { Face, Strength, CasinoView } from '$lib/games/las-vegas/types';
import { payReward, type Reward } from '$lib/games/las-vegas/payout/bank';
import { diceAt } from '$lib/games/las-vegas/actions/placed-dice';
import { isImaginary, strength } from '$lib/games/las-vegas/payout/payout';
import { dicePosition } from '$lib/games/las-vegas/actions/owned-dice';
import {
  tileAskId,
  defineTile,
  type TileContext,
  type TileResult
} from '$lib/games/las-vegas/tiles/shared/define-tile';
import * as say from './strings/en';
import type { BoxPart } from '$lib/parts';

export interface HighFive {
  readonly Id: 'high-five';
  /** The holder of the token; absent while it is on the tile. */
  readonly Pieces: { readonly holder?: PlayerId };
  readonly Step: object;
  readonly Why:
    | ReasonWith<'highFiveTaken', '13.1', AtTile & { dice: Strength }>
    | ReasonWith<'highFivePaid', '13.3', AtTile & { value: number }>
    | ReasonWith<'highFiveGone', '13.2', AtTile & { dice: Strength; holder: PlayerId }>
    | ReasonWith<'highFiveFew', '13.1', AtTile & { dice: Strength }>;
  readonly Move: MoveAtTile<'high-five', 'held', { player: PlayerId }>;
  readonly Ask: 'held';
  readonly Part: never;
}

export const HIGH_FIVE = 5;

export const HIGH_FIVE_REWARD = 100000;

/** The print on the token: a text, or an SVG path in a square of 100 by 100. */
export const TOKEN_MARK = { text: '5' };

declare module '$lib/games/las-vegas/tiles/shared/tile-types' {
  interface Tiles {
    readonly 'high-five': HighFive;
  }
}

/** The player with the highest count at a casino, even if it is tied; undefined if no player has dice there. */
export function leaderAtCasino({ claims }: CasinoView): (Strength & { readonly who: PlayerId }) | undefined {
  const strength = claims.map((claim) => claim.own).find(({ who }) => !isImaginary(who));
  return strength === undefined || isImaginary(strength.who) ? undefined : { ...strength, who: strength.who };
}

/** Reason why these dice take the token or not; another player may hold it already (13.1, 13.2). */
export function highFiveReason(
  casino: Face | 'this',
  player: PlayerId,
  dice: Strength,
  holder: PlayerId | undefined
): HighFive['Why'] {
  if (dice.count < HIGH_FIVE) return { code: 'highFiveFew', rule: '13.1', at: casino, player, dice };
  if (holder === undefined) return { code: 'highFiveTaken', rule: '13.1', at: casino, player, dice };
  return { code: 'highFiveGone', rule: '13.2', at: casino, player, dice, holder };
}

/** Payment for the token at the payout (13.3). */
export function payHighFive(casino: Face | 'this', player: PlayerId): Reward {
  const value = HIGH_FIVE_REWARD;
  return { player, value, why: { code: 'highFivePaid', rule: '13.3', at: casino, player, value } };
}

function activate({ state, casino, pieces, player }: TileContext<HighFive>): TileResult<HighFive> {
  const why = highFiveReason(casino, player, strength(player, diceAt(state, casino, player)), pieces.holder);
  if (why.code === 'highFiveFew' || pieces.holder === player) return { state };
  const rewardResult = payReward(state, { player, value: 0, why });
  return why.code === 'highFiveTaken' ? { ...rewardResult, pieces: { holder: player } } : rewardResult;
}

function duringPayout({ state, casino, pieces: { holder } }: TileContext<HighFive>): TileResult<HighFive> {
  return holder === undefined ? { state } : payReward(state, payHighFive(casino, holder));
}

const tokens: readonly BoxPart[] = [
  {
    kind: 'token',
    id: 'high-five',
    title: say.highFiveToken,
    one: say.highFiveToken,
    ...say.highFiveWords,
    holders: 'players',
    pieces: { token: 1 },
    names: { token: '' }
  }
];

export const highFive = defineTile<HighFive>({
  id: 'high-five',
  side: 'C1',
  ...say.text,
  paragraphs: say.paragraphs,
  tokens,
  disputes: {
    highFiveTaken: ({ player, dice }, names) => ({
      position: { player: names(player), dice: dicePosition(dice) }
    }),
    highFiveGone: ({ player, dice, holder }, names) => ({
      position: { player: names(player), dice: dicePosition(dice), holder: names(holder) }
    }),
    highFiveFew: ({ player, dice }, names) => ({
      position: { player: names(player), dice: dicePosition(dice) }
    }),
    highFivePaid: ({ player, at }, names, { casinos }) => {
      // The holder of the token is paid, whatever dice are there at the payout.
      const claims = casinos.find(({ number }) => number === at)?.claims ?? [];
      const strength = claims.find(({ own: strength }) => strength.who === player)?.own;
      const dice = strength === undefined || (strength.black ?? 0) > 0 ? {} : dicePosition(strength);
      return { position: { player: names(player), dice, holder: names(player) } };
    }
  },
  tapLabels: {},
  stateSentence: ({ pieces, casino, names }) => {
    if (pieces.holder !== undefined) return say.holdsTheToken(names(pieces.holder));
    const leader = leaderAtCasino(casino);
    return leader === undefined ? say.noOneHasDiceThereYet : say.countsThere(names(leader.who), leader.count);
  },
  waitingSentence: 'effect',
  initialState: () => ({}),
  minDice: HIGH_FIVE,
  activate,
  duringPayout,
  resultAsks: ({ state }) => [
    {
      ...tileAskId('high-five', 'held'),
      kind: 'choose',
      optional: true,
      choices: stayingPlayers(state).map((player) => ({
        move: { type: 'tile', tile: 'high-five', do: 'held', player }
      }))
    }
  ],
  enterResult: ({ state }, { player }) => ({ state, pieces: { holder: player } })
});
