import type { PlayerId } from '$lib/core';
import {
  leaderAt,
  oneDie,
  putTo,
  refuseClosed,
  sizesIn,
  useUp,
  type Size
} from '$lib/games/las-vegas/placed-dice';
import { isImaginary } from '$lib/games/las-vegas/payout';
import { purseOf } from '$lib/games/las-vegas/table';
import { FACES, type Face, type Who, type Why } from '$lib/games/las-vegas/types';
import { dieWords, whoName } from '$lib/games/las-vegas/words';
import { casinoPicks, diePicks, type CasinoPick, type DiePick } from './picks';
import { called, defineTile, nothing, type Acting, type TileAsk, type Went } from './tile';

export interface PowerPlay {
  readonly Id: 'power-play';
  /** Who holds the token, if it is not on the tile. */
  readonly Live: { readonly holder?: PlayerId };
  readonly Step: object;
  readonly Why:
    | {
        readonly code: 'powerPlayTaken';
        readonly rule: '16.1' | '16.4';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly from?: PlayerId;
      }
    | {
        readonly code: 'powerPlayBack';
        readonly rule: '16.3' | '16.4' | '16.7';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        /** Who alone has the most now; absent where nobody has. */
        readonly leader?: Who;
      }
    | {
        readonly code: 'powerPlaySpent';
        readonly rule: '16.5';
        readonly at: Face | 'this';
        readonly player: PlayerId;
      }
    /** What the referee says where the token goes nowhere. */
    | {
        readonly code: 'powerPlayKept';
        readonly rule: '16.1' | '16.4';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        /** Who alone has the most, where that is somebody else. */
        readonly leader?: Who;
      }
    | {
        readonly code: 'powerPlayNot';
        readonly rule: '16.1' | '16.7';
        readonly at: Face | 'this';
        readonly player: PlayerId;
      };
  readonly Do: {
    readonly type: 'tile';
    readonly tile: 'power-play';
    readonly do: 'use';
    readonly size: Size;
    readonly face: Face;
  };
  readonly Ask: 'use';
  readonly Pick: DiePick | CasinoPick;
}

declare module './tile-words' {
  interface Tiles {
    readonly 'power-play': PowerPlay;
  }
}

/** Where the token goes: who has it then, and why; without a change, the token stays where it is. */
export interface TokenMoved {
  readonly live: PowerPlay['Live'];
  readonly to: PlayerId;
  readonly why: PowerPlay['Why'];
}

/** Whoever has placed here takes the token, if that is who is alone in front (16.1). */
export function tokenTaken(
  at: Face | 'this',
  player: PlayerId,
  holder: PlayerId | undefined,
  leader: Who | undefined
): TokenMoved | undefined {
  if (leader !== player || holder === player) return undefined;
  const from = holder === undefined ? {} : { from: holder };
  const why = { code: 'powerPlayTaken', rule: '16.1', at, player, ...from } as const;
  return { live: { holder: player }, to: player, why };
}

/** Where the token goes when its holder is no longer alone in front (16.3, 16.4, 16.7). */
export function tokenLost(
  at: Face | 'this',
  holder: PlayerId,
  leader: Who | undefined,
  option: 'back' | 'stays' | 'leader'
): TokenMoved | undefined {
  if (leader === holder) return undefined;
  if (leader === undefined) return back(at, holder, '16.3', leader);
  if (isImaginary(leader)) return back(at, holder, '16.7', leader);
  if (option === 'stays') return undefined;
  if (option === 'back') return back(at, holder, '16.4', leader);
  const why = { code: 'powerPlayTaken', rule: '16.4', at, player: leader, from: holder } as const;
  return { live: { holder: leader }, to: leader, why };
}

function back(
  at: Face | 'this',
  player: PlayerId,
  rule: '16.3' | '16.4' | '16.7',
  leader: Who | undefined
): TokenMoved {
  const ahead = leader === undefined ? {} : { leader };
  return { live: {}, to: player, why: { code: 'powerPlayBack', rule, at, player, ...ahead } };
}

function moved(state: Acting<PowerPlay>['state'], token: TokenMoved | undefined): Went<PowerPlay> {
  if (token === undefined) return { state };
  return { state, live: token.live, postings: [nothing(token.to, token.why)] };
}

function activate({ state, at, live, player }: Acting<PowerPlay>): Went<PowerPlay> {
  return moved(state, tokenTaken(at, player, live.holder, leaderAt(state, at)));
}

function watch({ state, at, live: { holder } }: Acting<PowerPlay>): Went<PowerPlay> {
  if (holder === undefined) return { state };
  const option = state.options.royale?.powerPlayLeader ?? 'back';
  return moved(state, tokenLost(at, holder, leaderAt(state, at), option));
}

function turnAsks({ state, live, player }: Acting<PowerPlay>): readonly TileAsk<PowerPlay>[] {
  const sizes = sizesIn(purseOf(state, player));
  const mayHaveRolled = state.options.royale?.powerPlayWhen === 'after';
  const isTooLate = state.arena.roll !== undefined && !mayHaveRolled;
  if (live.holder !== player || isTooLate || sizes.length === 0) return [];
  const choices = FACES.flatMap((face) =>
    sizes.map((size) => {
      const move = { type: 'tile', tile: 'power-play', do: 'use', size, face } as const;
      const refused = refuseClosed(state, face);
      return refused === undefined ? { move } : { move, refused };
    })
  );
  return [{ ...called('power-play', 'use'), for: player, kind: 'choose', choices }];
}

function turn({ state, at, player }: Acting<PowerPlay>, { size, face }: PowerPlay['Do']) {
  const placed = oneDie(size);
  const put = { ...putTo(useUp(state, player, placed), face, player, placed), arena: {} };
  if (state.options.royale?.powerPlayUsed !== 'spent') return { state: put, activates: face, placed };
  const why: Why = { code: 'powerPlaySpent', rule: '16.5', at, player };
  return { state: put, live: {}, postings: [nothing(player, why)], activates: face, placed };
}

export const powerPlay = defineTile<PowerPlay>({
  id: 'power-play',
  side: 'D2',
  title: 'Power Play',
  inShort: 'Whoever holds the token may turn one die to any number, and place it, instead of rolling.',
  does: 'Have the most dice here, alone, after placing, and take the token. As long as you hold it you may, instead of rolling, turn one die to any number and place it.',
  paragraphs: [
    {
      id: '16.1',
      title: 'Taking the token',
      text: 'Whoever places dice here and is then alone in front takes the token, from the tile or out of somebody’s hands.',
      source: 'printed',
      words: ['power play', 'powerplay', 'majority'],
      related: ['16.4', '16.7']
    },
    {
      id: '16.2',
      title: 'Using it',
      text: 'In the next turn whoever still has the token may pass and, in place of that, turn one die to any number, put it at the casino of that number and do what a tile there says.',
      source: 'printed',
      related: ['16.5', '16.6', '8.8']
    },
    {
      id: '16.3',
      title: 'Losing it',
      text: 'As soon as nobody is clearly in front here, the token goes back to the tile, at any time of the round. Gray dice count for that.',
      source: 'printed',
      words: ['power play', 'lose the token', 'give back'],
      related: ['16.4', '16.7']
    },
    {
      id: '16.4',
      title: 'Somebody else is in front',
      text: 'If another player passes the holder without activating the tile, the token goes back to the tile. Some tables leave it with the holder, others give it to whoever is in front: a house rule.',
      source: 'reading',
      related: ['16.1', '16.3']
    },
    {
      id: '16.5',
      title: 'Kept or spent',
      text: 'The token is kept when it is used, and may be used again in the next turn. At some tables it goes back to the tile: a house rule.',
      source: 'reading',
      words: ['power play', 'keep', 'use again'],
      related: ['16.2']
    },
    {
      id: '16.6',
      title: 'Instead of rolling',
      text: 'The token is used in place of a roll. Some tables roll first and may use it then: a house rule.',
      source: 'reading',
      words: ['power play', 'after rolling', 'before rolling'],
      related: ['16.2']
    },
    {
      id: '16.7',
      title: 'An imaginary player in front',
      text: 'Where the gray or the neutral dice are more than anybody’s, nobody is in front: the token goes back to the tile, or stays there. That is looked at whenever a count changes.',
      source: 'reading',
      related: ['16.1', '16.3', '5.2']
    }
  ],
  sentences: {
    powerPlayTaken: ({ player, from, rule }, names) =>
      rule === '16.4' && from !== undefined
        ? `${names(player)} is in front here now: the Power Play token passes over from ${names(from)}.`
        : `${names(player)} alone has the most dice here and takes the Power Play token${from === undefined ? '' : ` from ${names(from)}`}.`,
    powerPlayBack: ({ player, leader }, names) =>
      leader === undefined
        ? `Nobody alone has the most dice here: ${names(player)} gives the Power Play token back.`
        : `${names(player)} gives the Power Play token back: ${whoName(leader, names)} has the most dice here.`,
    powerPlayKept: ({ player, leader }, names) =>
      leader === undefined
        ? `${names(player)} alone has the most dice here and keeps the Power Play token.`
        : `${whoName(leader, names)} has the most dice here now, and at this table the Power Play token stays with ${names(player)}.`,
    powerPlayNot: ({ player }, names) =>
      `${names(player)} does not have the most dice here alone: the Power Play token goes nowhere.`,
    powerPlaySpent: ({ player }, names) => `${names(player)} has used the Power Play token and gives it back.`
  },
  disputes: {
    powerPlayBack: 'sentence',
    powerPlaySpent: 'sentence',
    powerPlayTaken: 'sentence',
    powerPlayKept: 'sentence',
    powerPlayNot: 'sentence'
  },
  lines: {
    use: ({ size, face }, who) =>
      `${who} uses Power Play, turns ${dieWords(size)} to ${face} and places it there.`
  },
  briefly: { use: ({ size, face }, who) => `${who}’s Power Play, ${dieWords(size)} to ${face}` },
  asking: {
    use: ({ name }) => ({
      question: 'Turn a die to which number?',
      hint: `${name} places it there, instead of rolling.`
    })
  },
  choices: { use: ({ size, face }) => `Turn ${dieWords(size)} to ${face}` },
  picks: { ...casinoPicks, ...diePicks },
  stands: ({ live, names }) =>
    live.holder === undefined ? 'The token lies on the tile.' : `${names(live.holder)} holds the token.`,
  happened: 'does',
  start: () => ({}),
  activate,
  watch,
  turnAsks,
  turn
});
