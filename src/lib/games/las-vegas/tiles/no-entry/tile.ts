import type { Choice, PlayerId } from '$lib/core';
import { payReward, type Reward } from '$lib/games/las-vegas/payout/bank';
import { FACES, type Face, type Move, type State, type Why } from '$lib/games/las-vegas/types';
import { isAskable, otherSpaces, USUAL_RING } from './your-box';
import {
  called,
  defineTile,
  inParts,
  type TileContext,
  type TileAsk,
  type TileResult
} from '$lib/games/las-vegas/tiles/shared/define-tile';
import { paragraphs } from './rulebook';
import { text } from './strings/en';
import type { NoEntry } from './terms';

declare module '$lib/games/las-vegas/tiles/shared/tile-types' {
  interface Tiles {
    readonly 'no-entry': NoEntry;
  }
}

/** The next space on the ring. */
export function stepOn(counter: number, track: readonly number[]): number {
  return (counter + 1) % Math.max(1, track.length);
}

/** The previous space on the ring. */
function spaceBefore(counter: number, track: readonly number[]): number {
  return (counter + track.length - 1) % track.length;
}

function trackOf({ options }: State): readonly number[] {
  return options.royale?.noEntryTrack ?? USUAL_RING;
}

function asks({ state, at, player }: TileContext<NoEntry>): readonly TileAsk<NoEntry>[] {
  const closed = state.royale?.closed;
  const closing = FACES.map((face): Choice<Move, Why> => {
    const move = { type: 'tile', tile: 'no-entry', do: 'close', face } as const;
    if (face === at) return { move, refused: { code: 'noEntryOwn', rule: '17.1', face } };
    return face === closed ? { move, refused: { code: 'noEntryThere', rule: '17.4', face } } : { move };
  });
  const keep = { move: { type: 'tile', tile: 'no-entry', do: 'keep' } as const };
  const choices = closed === undefined ? closing : [...closing, keep];
  return [{ ...called('no-entry', 'close'), for: player, ...inParts(choices, 'face') }];
}

/** Payment for closing another casino, and the new space of the counter (17.2). */
export function payClosing(
  at: Face | 'this',
  player: PlayerId,
  { counter: before, track }: NoEntry['Live'],
  face?: Face
): Reward & Pick<NoEntry['Live'], 'counter'> {
  const space = stepOn(before, track);
  const value = track[space] ?? 0;
  const closed = face === undefined ? {} : { face };
  const why = { code: 'noEntryClosed', rule: '17.2', at, player, ...closed, space, value } as const;
  return { player, value, why, counter: space };
}

/** A token that stays where it is pays nothing (17.4). */
export function payKept(player: PlayerId, face?: Face): Reward {
  const closed = face === undefined ? {} : { face };
  return { player, value: 0, why: { code: 'noEntryKept', rule: '17.4', player, ...closed } };
}

function play({ state, at, live, player }: TileContext<NoEntry>, move: NoEntry['Do']): TileResult<NoEntry> {
  if (move.do === 'keep') {
    const face = state.royale?.closed;
    if (face === undefined) return { state };
    return payReward(state, payKept(player, face));
  }
  const { face } = move;
  const shut: State =
    state.royale === undefined ? state : { ...state, royale: { ...state.royale, closed: face } };
  const { counter, ...reward } = payClosing(at, player, live, face);
  return { ...payReward(shut, reward), live: { ...live, counter } };
}

export const noEntry = defineTile<NoEntry>({
  id: 'no-entry',
  side: 'E1',
  ...text,
  paragraphs,
  disputes: {
    noEntryClosed: ({ player, space, value }, names, { options }) => {
      const ring = options.royale?.noEntryTrack ?? USUAL_RING;
      const spaces = otherSpaces(ring);
      if (ring[space] !== value || !isAskable(spaces ?? [])) return undefined;
      return {
        position: {
          player: names(player),
          space: spaceBefore(space, ring),
          token: 'moved',
          ...(spaces === undefined ? {} : { ring: spaces })
        }
      };
    },
    noEntryKept: 'sentence',
    noEntryOwn: 'sentence',
    noEntryThere: 'sentence'
  },
  happened: 'does',
  start: (state) => ({ counter: 0, track: trackOf(state) }),
  activate: ({ state }) => ({ state, step: {} }),
  asks,
  play,
  rewards: (state) => [...new Set(trackOf(state))].filter((value) => value > 0)
});
