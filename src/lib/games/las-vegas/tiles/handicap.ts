import { listed, plural, type Choice, type PlayerId } from '$lib/core';
import { payReward, type Reward } from '$lib/games/las-vegas/bank';
import { diceAt, oneDie, putTo, refuseClosed, takeFrom } from '$lib/games/las-vegas/placed-dice';
import { FACES, type Face, type Move, type State, type Why } from '$lib/games/las-vegas/types';
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
import { called, defineTile, nothing, type Acting, type TileAsk, type Went } from './tile';

export const SLOTS = ['chip', 'money', 'adjust'] as const;
export type Slot = (typeof SLOTS)[number];

/** How many pictures of each kind the tile has, and what they pay: whole dollars. */
export const HANDICAP_SLOTS: Readonly<Record<Slot, number>> = { chip: 2, money: 3, adjust: 4 };
/** What a gray die taken to such a picture pays: whole dollars. */
export const REWARDS: Readonly<Record<'chip' | 'money', number>> = { chip: 10000, money: 30000 };

/** Gray dice in casinos 1 to 6 at the beginning. */
const GRAY_AT_FIRST = [1, 1, 1, 2, 2, 2] as const;

export interface Handicap {
  readonly Id: 'handicap';
  /** Pictures that are still empty. */
  readonly Live: { readonly free: Readonly<Record<Slot, number>> };
  /** Without a slot a gray die has still to be taken; with it the die is to be adjusted. */
  readonly Step: { readonly adjusting: boolean };
  readonly Why:
    | {
        readonly code: 'handicapPaid';
        readonly rule: '20.2';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly from?: Face;
        readonly slot: 'chip' | 'money';
        readonly value: number;
      }
    | {
        readonly code: 'handicapAdjusts';
        readonly rule: '20.3' | '20.4';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly from?: Face;
        readonly possible: boolean;
      }
    | { readonly code: 'handicapFull'; readonly rule: '20.2'; readonly slot: Slot; readonly slots: number }
    | {
        readonly code: 'handicapNone';
        readonly rule: '20.1';
        readonly at: Face | 'this';
        readonly player: PlayerId;
      };
  readonly Do:
    | {
        readonly type: 'tile';
        readonly tile: 'handicap';
        readonly do: 'take';
        readonly from: Face;
        readonly slot: Slot;
      }
    | { readonly type: 'tile'; readonly tile: 'handicap'; readonly do: 'none' }
    | Adjustment<'handicap'>;
  readonly Ask: 'take' | 'adjust' | 'lies';
  readonly Pick:
    | AdjustPick
    | { readonly member: 'from'; readonly value: Face }
    | { readonly member: 'slot'; readonly value: Slot };
}

declare module './tile-words' {
  interface Tiles {
    readonly handicap: Handicap;
  }
}

/** What taking a gray die to a picture pays (20.2), or nothing where it adjusts a die, if one can be (20.3, 20.4). */
export function payPicture(
  at: Face | 'this',
  player: PlayerId,
  slot: Slot,
  { from, possible }: { readonly from?: Face; readonly possible: boolean }
): Reward {
  const who = { at, player, ...(from === undefined ? {} : { from }) };
  if (slot === 'adjust')
    return {
      player,
      value: 0,
      why: { code: 'handicapAdjusts', rule: possible ? '20.3' : '20.4', ...who, possible }
    };
  const value = REWARDS[slot];
  return { player, value, why: { code: 'handicapPaid', rule: '20.2', ...who, slot, value } };
}

/** Why no gray die can go to pictures of this kind: all of them are taken. */
export function handicapFull(slot: Slot): Why {
  return { code: 'handicapFull', rule: '20.2', slot, slots: HANDICAP_SLOTS[slot] };
}

function grayAt(state: State): readonly Face[] {
  return FACES.filter((face) => diceAt(state, face, 'gray').small > 0);
}

function takes({ state, live }: Acting<Handicap>): readonly Choice<Move, Why>[] {
  return grayAt(state).flatMap((from) =>
    SLOTS.map((slot): Choice<Move, Why> => {
      const move = { type: 'tile', tile: 'handicap', do: 'take', from, slot } as const;
      const refused = refuseClosed(state, from) ?? (live.free[slot] > 0 ? undefined : handicapFull(slot));
      return refused === undefined ? { move } : { move, refused };
    })
  );
}

function asks(acting: Acting<Handicap>): readonly TileAsk<Handicap>[] {
  const { state, player, step } = acting;
  if (step.adjusting)
    return [
      {
        ...called('handicap', 'adjust'),
        for: player,
        kind: 'choose',
        choices: adjustments('handicap', state, player)
      }
    ];
  const none = { move: { type: 'tile', tile: 'handicap', do: 'none' } as const };
  return [{ ...called('handicap', 'take'), for: player, kind: 'choose', choices: [...takes(acting), none] }];
}

function toSlot({ state, live }: Acting<Handicap>, from: Face, slot: Slot): Went<Handicap> {
  const free = { ...live.free, [slot]: live.free[slot] - 1 };
  return { state: takeFrom(state, from, 'gray', oneDie('small')), live: { ...live, free } };
}

function play(acting: Acting<Handicap>, move: Handicap['Do']): Went<Handicap> {
  const { state, at, player } = acting;
  switch (move.do) {
    case 'none':
      return { state, postings: [nothing(player, { code: 'handicapNone', rule: '20.1', at, player })] };
    case 'turn':
    case 'takeBack':
      return { state: adjust(state, player, move) };
    case 'take':
      return take(acting, move.from, move.slot);
  }
}

function take(acting: Acting<Handicap>, from: Face, slot: Slot): Went<Handicap> {
  const { at, player } = acting;
  const taken = toSlot(acting, from, slot);
  const possible = slot === 'adjust' && isPossible(adjustments('handicap', taken.state, player));
  const paid = payReward(taken.state, payPicture(at, player, slot, { from, possible }));
  const done = { ...taken, ...paid };
  return possible ? { ...done, step: { adjusting: true } } : done;
}

function spread(state: State): State {
  return FACES.reduce(
    (so, face, index) => putTo(so, face, 'gray', { small: GRAY_AT_FIRST[index] ?? 0, big: 0 }),
    state
  );
}

/** What each kind of picture gives, on a button. */
export const SLOT_WORDS: Readonly<Record<Slot, string>> = {
  chip: sumWords(REWARDS.chip),
  money: sumWords(REWARDS.money),
  adjust: 'Adjust a die'
};

export const handicap = defineTile<Handicap>({
  id: 'handicap',
  side: 'F2',
  title: 'Handicap',
  inShort: 'A gray die goes from a casino to a picture of the tile, which pays what it shows.',
  does: 'Take a gray die from any casino to an empty picture of the tile and get what it shows: 1 chip, $30,000, or a die of your own turned and placed or taken back. Gray dice count for an imaginary player.',
  paragraphs: [
    {
      id: '20.1',
      title: 'Gray dice in the casinos',
      text: 'At the beginning of the round one gray die lies in each of casinos 1 to 3 and two in each of casinos 4 to 6: an imaginary player’s. Whoever activates the tile may take one of them, from any casino that is not closed, or leave it and get nothing.',
      source: 'printed',
      related: ['5.3', '8.8']
    },
    {
      id: '20.2',
      title: 'The pictures',
      text: 'The die goes onto an empty picture, and its reward is yours. Two pictures pay 1 chip, three pay $30,000, four let you adjust a die.',
      source: 'printed',
      related: ['20.3', '8.6']
    },
    {
      id: '20.3',
      title: 'Adjusting a die',
      text: 'Turn one of the dice you have left to any number and place it there, which activates nothing; or take one of your own dice back from any casino. Dice on tiles and in closed casinos are left alone.',
      source: 'printed',
      related: ['8.4', '8.8', '20.4']
    },
    {
      id: '20.4',
      title: 'Nothing to adjust',
      text: 'Where no die can be turned or taken back, such a picture may be taken all the same, and gives nothing.',
      source: 'reading',
      related: ['20.3']
    }
  ],
  sentences: {
    handicapPaid: ({ player, from, value }, names) =>
      `${names(player)} takes ${grayDie(from)}: ${sumWords(value)}.`,
    handicapAdjusts: ({ player, from, possible }, names) =>
      possible
        ? `${names(player)} takes ${grayDie(from)} to adjust a die.`
        : `${names(player)} takes ${grayDie(from)} to adjust a die, but has no die to adjust.`,
    handicapFull: ({ slot, slots }) =>
      slot === 'adjust'
        ? `All ${slots} pictures that adjust a die are taken.`
        : `All ${slots} pictures that pay ${slot === 'chip' ? '1 chip' : '$30,000'} are taken.`,
    handicapNone: ({ player }, names) => `${names(player)} takes no gray die: nothing.`
  },
  disputes: {
    handicapPaid: ({ player, slot }, names) => ({ position: { player: names(player), picture: slot } }),
    handicapAdjusts: ({ player, possible }, names) =>
      possible ? { position: { player: names(player), picture: 'adjust' } } : undefined,
    handicapFull: 'sentence',
    handicapNone: 'sentence'
  },
  lines: {
    take: ({ from }) => `A gray die is taken from casino ${from}.`,
    none: (_, who) => `${who} takes no gray die.`,
    ...adjustLines
  },
  briefly: adjustBriefly,
  asking: {
    take: ({ name }) => ({
      question: `Which gray die, ${name}, and for what?`,
      hint: 'First the picture, then the casino.'
    }),
    adjust: askingAdjust,
    lies: () => ({
      question: 'From where was a gray die taken?',
      hint: 'And to which picture of the tile.'
    })
  },
  choices: {
    take: ({ from, slot }) => `${SLOT_WORDS[slot]}, for the gray die of casino ${from}`,
    none: () => 'Take none',
    ...adjustChoices
  },
  picks: {
    ...adjustPicks,
    from: (value) => `Casino ${value} chosen`,
    slot: (value) => `${SLOT_WORDS[value]} chosen`
  },
  tellings: { take: ({ slot }) => (slot === 'adjust' ? 'A die adjusted' : SLOT_WORDS[slot]) },
  stands: ({ live: { free } }) =>
    `Empty pictures: ${listed([
      `${free.chip} for ${sumWords(REWARDS.chip)}`,
      `${free.money} for ${sumWords(REWARDS.money)}`,
      plural(free.adjust, 'that adjusts a die', 'that adjust a die')
    ])}.`,
  happened: 'does',
  start: () => ({ free: HANDICAP_SLOTS }),
  setUp: spread,
  activate: (acting) =>
    grayAt(acting.state).length === 0
      ? { state: acting.state }
      : { state: acting.state, step: { adjusting: false } },
  asks,
  play,
  tells: (acting) => {
    const choices = takes(acting);
    return choices.length === 0
      ? []
      : [{ ...called('handicap', 'lies'), kind: 'choose', aside: true, choices }];
  },
  tell: (acting, move) =>
    move.do === 'take' ? toSlot(acting, move.from, move.slot) : { state: acting.state },
  rewards: () => Object.values(REWARDS),
  dice: ({ free }) => [{ who: 'gray', dice: { small: 9 - free.chip - free.money - free.adjust, big: 0 } }]
});

function grayDie(from: number | undefined): string {
  return from === undefined ? 'a gray die' : `a gray die from casino ${from}`;
}
