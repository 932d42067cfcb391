import { dollars, inWords, type PlayerId } from '$lib/core';
import { payReward, type Reward } from '$lib/games/las-vegas/bank';
import { diceAt } from '$lib/games/las-vegas/placed-dice';
import { isImaginary, strength } from '$lib/games/las-vegas/payout';
import { diceThere } from '$lib/games/las-vegas/told-dice';
import type { CasinoView, Face, Strength } from '$lib/games/las-vegas/types';
import { strengthWords } from '$lib/games/las-vegas/words';
import { called, defineTile, type Acting, type Went } from './tile';

export const HIGH_FIVE = 5;
export const HIGH_FIVE_REWARD = 100000;

export interface HighFive {
  readonly Id: 'high-five';
  /** Who holds the token, if it is no longer on the tile. */
  readonly Live: { readonly holder?: PlayerId };
  readonly Step: object;
  readonly Why:
    | {
        readonly code: 'highFiveTaken';
        readonly rule: '13.1';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly dice: Strength;
      }
    | {
        readonly code: 'highFivePaid';
        readonly rule: '13.3';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly value: number;
      }
    | {
        readonly code: 'highFiveGone';
        readonly rule: '13.2';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly dice: Strength;
        readonly holder: PlayerId;
      }
    | {
        readonly code: 'highFiveFew';
        readonly rule: '13.1';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly dice: Strength;
      };
  readonly Do: {
    readonly type: 'tile';
    readonly tile: 'high-five';
    readonly do: 'held';
    readonly player: PlayerId;
  };
  readonly Ask: 'held';
  readonly Pick: never;
}

declare module './tile-words' {
  interface Tiles {
    readonly 'high-five': HighFive;
  }
}

/** The player with the most dice at a casino, tied ones too; undefined where no person has any. */
export function leaderThere({ claims }: CasinoView): (Strength & { readonly who: PlayerId }) | undefined {
  const own = claims.map((claim) => claim.own).find(({ who }) => !isImaginary(who));
  return own === undefined || isImaginary(own.who) ? undefined : { ...own, who: own.who };
}

/** Whether dice there take the token, somebody else may hold it already (13.1, 13.2). */
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

/** What the token is worth at the payout (13.3). */
export function payHighFive(at: Face | 'this', player: PlayerId): Reward {
  const value = HIGH_FIVE_REWARD;
  return { player, value, why: { code: 'highFivePaid', rule: '13.3', at, player, value } };
}

function activate({ state, at, live, player }: Acting<HighFive>): Went<HighFive> {
  const why = highFiveWhy(at, player, strength(player, diceAt(state, at, player)), live.holder);
  if (why.code === 'highFiveFew' || live.holder === player) return { state };
  const told = payReward(state, { player, value: 0, why });
  return why.code === 'highFiveTaken' ? { ...told, live: { holder: player } } : told;
}

function duringPayout({ state, at, live: { holder } }: Acting<HighFive>): Went<HighFive> {
  return holder === undefined ? { state } : payReward(state, payHighFive(at, holder));
}

export const highFive = defineTile<HighFive>({
  id: 'high-five',
  side: 'C1',
  title: 'High Five',
  inShort: 'The first with five dice here takes the token, which is worth $100,000.',
  does: 'Be the first with five dice at this casino, where the big one counts two, and take the token. At the payout the bank gives $100,000 for it.',
  paragraphs: [
    {
      id: '13.1',
      title: 'The first with five',
      text: 'Whoever places the fifth die here takes the token; the big die counts two.',
      source: 'printed',
      words: ['high five', 'biggie', 'biggy', 'fifth die'],
      related: ['13.2']
    },
    {
      id: '13.2',
      title: 'There is one token',
      text: 'Nobody else can get it afterwards, and it is not lost when dice leave or others overtake. A die that comes here without activating the tile takes no token; your next placement here does, if it still lies there.',
      source: 'reading',
      related: ['13.1', '8.4']
    },
    {
      id: '13.3',
      title: 'What it is worth',
      text: 'During the payout it is exchanged for $100,000 from the bank.',
      source: 'printed'
    }
  ],
  sentences: {
    highFiveFew: ({ player, dice }, names) =>
      `${names(player)} has ${strengthWords(dice)} here, fewer than five: no High Five token.`,
    highFiveTaken: ({ player, dice }, names) =>
      `${names(player)} has ${strengthWords(dice)} here and takes the High Five token.`,
    highFivePaid: ({ player, value }, names) =>
      `${names(player)} holds the High Five token: ${dollars(value)}.`,
    highFiveGone: ({ player, dice, holder }, names) =>
      `${names(player)} has ${strengthWords(dice)} here, but ${names(holder)} holds the High Five token already: nothing.`
  },
  disputes: {
    highFiveTaken: ({ player, dice }, names) => ({
      position: { player: names(player), dice: diceThere(dice) }
    }),
    highFiveGone: ({ player, dice, holder }, names) => ({
      position: { player: names(player), dice: diceThere(dice), holder: names(holder) }
    }),
    highFiveFew: ({ player, dice }, names) => ({
      position: { player: names(player), dice: diceThere(dice) }
    }),
    highFivePaid: ({ player, at }, names, { casinos }) => {
      // Whoever holds the token is paid, whatever dice lie there by then.
      const claims = casinos.find(({ number }) => number === at)?.claims ?? [];
      const own = claims.find(({ own: each }) => each.who === player)?.own;
      const dice = own === undefined || (own.black ?? 0) > 0 ? {} : diceThere(own);
      return { position: { player: names(player), dice, holder: names(player) } };
    }
  },
  lines: { held: (_, who) => `${who} holds the High Five token.` },
  asking: {
    held: () => ({ question: 'Who holds the High Five token?', hint: 'Whoever had five dice there first.' })
  },
  choices: { held: ({ player }, { names }) => names(player) },
  picks: {},
  tellings: { held: () => 'Holds it' },
  stands: ({ live, casino, names }) => {
    if (live.holder !== undefined)
      return `${names(live.holder)} holds the token, worth ${dollars(HIGH_FIVE_REWARD)}.`;
    const best = leaderThere(casino);
    if (best === undefined) return `Nobody has dice there; ${inWords(HIGH_FIVE)} dice take the token.`;
    return `${names(best.who)} counts ${best.count} there; ${inWords(HIGH_FIVE)} dice take the token.`;
  },
  happened: 'does',
  start: () => ({}),
  activate,
  duringPayout,
  tells: ({ state }) => [
    {
      ...called('high-five', 'held'),
      kind: 'choose',
      aside: true,
      choices: state.seats.map((player) => ({
        move: { type: 'tile', tile: 'high-five', do: 'held', player }
      }))
    }
  ],
  tell: ({ state }, { player }) => ({ state, live: { holder: player } })
});
