import type { Ask, PlayerId } from '$lib/core';
import { leaderAt, oneDie, putTo, refuseClosed, sizesIn, useUp, type Size } from '$lib/games/las-vegas/hands';
import { isImaginary } from '$lib/games/las-vegas/payout';
import { purseOf } from '$lib/games/las-vegas/table';
import { FACES, type Face, type Move, type Who, type Why } from '$lib/games/las-vegas/types';
import { whoName } from '$lib/games/las-vegas/words';
import { defineTile, nothing, type Acting, type Went } from './tile';

export interface PowerPlay {
  readonly Id: 'power-play';
  /** Who holds the token, if it is not on the tile. */
  readonly Live: { readonly holder?: PlayerId };
  readonly Step: object;
  readonly Why:
    | {
        readonly code: 'powerPlayTaken';
        readonly rule: '16.1' | '16.4';
        readonly at: Face;
        readonly player: PlayerId;
        readonly from?: PlayerId;
      }
    | {
        readonly code: 'powerPlayBack';
        readonly rule: '16.3' | '16.4';
        readonly at: Face;
        readonly player: PlayerId;
        /** Who alone has the most now; absent where nobody has. */
        readonly leader?: Who;
      }
    | {
        readonly code: 'powerPlaySpent';
        readonly rule: '16.5';
        readonly at: Face;
        readonly player: PlayerId;
      };
  readonly Do: {
    readonly type: 'tile';
    readonly tile: 'power-play';
    readonly do: 'use';
    readonly size: Size;
    readonly face: Face;
  };
}

function activate({ state, at, live, player }: Acting<PowerPlay>): Went<PowerPlay> {
  if (leaderAt(state, at) !== player || live.holder === player) return { state };
  const from = live.holder === undefined ? {} : { from: live.holder };
  const why = { code: 'powerPlayTaken', rule: '16.1', at, player, ...from } as const;
  return { state, live: { holder: player }, postings: [nothing(player, why)] };
}

/** Where the token goes when its holder is no longer alone in front (16.3, 16.4). */
function watch({ state, at, live: { holder } }: Acting<PowerPlay>): Went<PowerPlay> {
  const leader = leaderAt(state, at);
  if (holder === undefined || leader === holder) return { state };
  if (leader === undefined || isImaginary(leader)) return back(state, at, holder, '16.3', leader);
  const options = state.options.royale?.powerPlayLeader ?? 'back';
  if (options === 'stays') return { state };
  if (options === 'back') return back(state, at, holder, '16.4', leader);
  const why = { code: 'powerPlayTaken', rule: '16.4', at, player: leader, from: holder } as const;
  return { state, live: { holder: leader }, postings: [nothing(leader, why)] };
}

function back(
  state: Acting<PowerPlay>['state'],
  at: Face,
  player: PlayerId,
  rule: '16.3' | '16.4',
  leader: Who | undefined
): Went<PowerPlay> {
  const ahead = leader === undefined ? {} : { leader };
  const why = { code: 'powerPlayBack', rule, at, player, ...ahead } as const;
  return { state, live: {}, postings: [nothing(player, why)] };
}

function turnAsks({ state, live, player }: Acting<PowerPlay>): readonly Ask<Move, Why>[] {
  const sizes = sizesIn(purseOf(state, player));
  if (live.holder !== player || state.arena.roll !== undefined || sizes.length === 0) return [];
  const choices = FACES.flatMap((face) =>
    sizes.map((size) => {
      const move = { type: 'tile', tile: 'power-play', do: 'use', size, face } as const;
      const refused = refuseClosed(state, face);
      return refused === undefined ? { move } : { move, refused };
    })
  );
  return [{ id: 'power-play use', for: player, kind: 'choose', choices }];
}

function turn({ state, at, player }: Acting<PowerPlay>, { size, face }: PowerPlay['Do']) {
  const placed = oneDie(size);
  const put = putTo(useUp(state, player, placed), face, player, placed);
  if (state.options.royale?.powerPlayUsed !== 'spent') return { state: put, activates: face, placed };
  const why: Why = { code: 'powerPlaySpent', rule: '16.5', at, player };
  return { state: put, live: {}, postings: [nothing(player, why)], activates: face, placed };
}

export const powerPlay = defineTile<PowerPlay>({
  id: 'power-play',
  side: 'D2',
  title: 'Power Play',
  does: 'Have the most dice here, alone, after placing, and take the token. As long as you hold it you may, instead of rolling, turn one die to any number and place it.',
  paragraphs: [
    {
      id: '16.1',
      title: 'Taking the token',
      text: 'Whoever places dice here and then, alone, has more than anybody else takes the token, from the tile or from whoever holds it. The big die counts two.',
      source: 'printed'
    },
    {
      id: '16.2',
      title: 'Using it',
      text: 'Whoever still has the token in a later turn may turn one die to any number instead of rolling, and place it. That activates the tile there, if there is one.',
      source: 'printed',
      related: ['16.5', '8.8']
    },
    {
      id: '16.3',
      title: 'Losing it',
      text: 'As soon as nobody alone has the most dice here, or an imaginary player has, the token goes back to the tile: at every change of any count, gray and neutral dice included.',
      source: 'printed',
      related: ['16.4']
    },
    {
      id: '16.4',
      title: 'Somebody else is in front',
      text: 'If another player passes the holder without activating the tile, the token goes back to the tile. Some tables leave it with the holder, others give it to whoever is in front: a house rule.',
      source: 'reading',
      related: ['16.3']
    },
    {
      id: '16.5',
      title: 'Kept or spent',
      text: 'The token is kept when it is used, and may be used again in the next turn. At some tables it goes back to the tile: a house rule.',
      source: 'reading',
      related: ['16.2']
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
    powerPlaySpent: ({ player }, names) => `${names(player)} has used the Power Play token and gives it back.`
  },
  lines: {
    use: ({ size, face }, who) =>
      `${who} uses Power Play, turns ${size === 'big' ? 'the big die' : 'a die'} to ${face} and places it there.`
  },
  start: () => ({}),
  activate,
  watch,
  turnAsks,
  turn
});
