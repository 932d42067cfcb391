import { staying, type PlayerId } from '$lib/core';
import { payReward, type Reward } from '$lib/games/las-vegas/payout/bank';
import { diceAt } from '$lib/games/las-vegas/actions/placed-dice';
import { isImaginary, strength } from '$lib/games/las-vegas/payout/payout';
import { dicePosition } from '$lib/games/las-vegas/actions/owned-dice';
import type { CasinoView, Face, Strength } from '$lib/games/las-vegas/types';
import {
  called,
  defineTile,
  type TileContext,
  type TileResult
} from '$lib/games/las-vegas/tiles/shared/define-tile';
import { HIGH_FIVE, HIGH_FIVE_REWARD, type HighFive } from './terms';
import { paragraphs } from './rulebook';
import * as say from './strings/en';

declare module '$lib/games/las-vegas/tiles/shared/tile-types' {
  interface Tiles {
    readonly 'high-five': HighFive;
  }
}

/** The player with the highest count at a casino, even if it is tied; undefined if no player has dice there. */
export function leaderThere({ claims }: CasinoView): (Strength & { readonly who: PlayerId }) | undefined {
  const own = claims.map((claim) => claim.own).find(({ who }) => !isImaginary(who));
  return own === undefined || isImaginary(own.who) ? undefined : { ...own, who: own.who };
}

/** Reason why these dice take the token or not; another player may hold it already (13.1, 13.2). */
export function highFiveWhy(
  at: Face | 'this',
  player: PlayerId,
  dice: Strength,
  holder: PlayerId | undefined
): HighFive['Why'] {
  if (dice.count < HIGH_FIVE) return { code: 'highFiveFew', rule: '13.1', at, player, dice };
  if (holder === undefined) return { code: 'highFiveTaken', rule: '13.1', at, player, dice };
  return { code: 'highFiveGone', rule: '13.2', at, player, dice, holder };
}

/** Payment for the token at the payout (13.3). */
export function payHighFive(at: Face | 'this', player: PlayerId): Reward {
  const value = HIGH_FIVE_REWARD;
  return { player, value, why: { code: 'highFivePaid', rule: '13.3', at, player, value } };
}

function activate({ state, at, live, player }: TileContext<HighFive>): TileResult<HighFive> {
  const why = highFiveWhy(at, player, strength(player, diceAt(state, at, player)), live.holder);
  if (why.code === 'highFiveFew' || live.holder === player) return { state };
  const entered = payReward(state, { player, value: 0, why });
  return why.code === 'highFiveTaken' ? { ...entered, live: { holder: player } } : entered;
}

function duringPayout({ state, at, live: { holder } }: TileContext<HighFive>): TileResult<HighFive> {
  return holder === undefined ? { state } : payReward(state, payHighFive(at, holder));
}

export const highFive = defineTile<HighFive>({
  id: 'high-five',
  side: 'C1',
  ...say.text,
  paragraphs,
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
      const own = claims.find(({ own: each }) => each.who === player)?.own;
      const dice = own === undefined || (own.black ?? 0) > 0 ? {} : dicePosition(own);
      return { position: { player: names(player), dice, holder: names(player) } };
    }
  },
  picks: {},
  stands: ({ live, casino, names }) => {
    if (live.holder !== undefined) return say.holdsTheToken(names(live.holder));
    const best = leaderThere(casino);
    return best === undefined ? say.noOneHasDiceThereYet : say.countsThere(names(best.who), best.count);
  },
  happened: 'does',
  start: () => ({}),
  leastDice: HIGH_FIVE,
  activate,
  duringPayout,
  tells: ({ state }) => [
    {
      ...called('high-five', 'held'),
      kind: 'choose',
      aside: true,
      choices: staying(state).map((player) => ({
        move: { type: 'tile', tile: 'high-five', do: 'held', player }
      }))
    }
  ],
  enter: ({ state }, { player }) => ({ state, live: { holder: player } })
});
