import type { AtTile, MoveAtTile } from '$lib/games/las-vegas/tiles/shared/tile-types';
import { type Face, FACES, type Move, type State, type Why } from '$lib/games/las-vegas/types';
import type { PlayerId, Choice, ReasonWith } from '$lib/core';
import type { CasinoPart } from '$lib/games/las-vegas/tiles/shared/adjust';
import { payReward, type Reward } from '$lib/games/las-vegas/payout/bank';
import { isAcceptedByReferee, otherSpaces, USUAL_RING, RING_ID } from './your-box';
import {
  tileAskId,
  defineTile,
  choicesInParts,
  type TileContext,
  type TileAsk,
  type TileResult
} from '$lib/games/las-vegas/tiles/shared/define-tile';
import { text, paragraphs } from './strings/en';
import type { BoxPart } from '$lib/parts';
import { CASINO_PLACES } from '$lib/games/las-vegas/data';
import { casinos, sumWords } from '$lib/games/las-vegas/strings/en/pieces';
import * as say from './strings/en/your-box';

export interface NoEntry {
  readonly Id: 'no-entry';
  /** The space of the counter (0 is the start arrow), and the value of each space in whole dollars. */
  readonly Pieces: { readonly counter: number; readonly track: readonly number[] };
  readonly Step: object;
  readonly Why:
    | ReasonWith<'noEntryClosed', '17.2', AtTile & { face?: Face; space: number; value: number }>
    | ReasonWith<'noEntryKept', '17.4', { player: PlayerId; face?: Face }>
    | ReasonWith<'noEntryOwn', '17.1', { face: Face }>
    | ReasonWith<'noEntryThere', '17.4', { face: Face }>;
  readonly Move: MoveAtTile<'no-entry', 'close', { face: Face }> | MoveAtTile<'no-entry', 'keep'>;
  readonly Ask: 'close';
  readonly Part: CasinoPart;
}

declare module '$lib/games/las-vegas/tiles/shared/tile-types' {
  interface Tiles {
    readonly 'no-entry': NoEntry;
  }
}

/** The next space on the ring. */
export function nextSpaceOnRing(counter: number, track: readonly number[]): number {
  return (counter + 1) % Math.max(1, track.length);
}

/** The previous space on the ring. */
function spaceBefore(counter: number, track: readonly number[]): number {
  return (counter + track.length - 1) % track.length;
}

function trackOf({ options }: State): readonly number[] {
  return options.royale?.noEntryTrack ?? USUAL_RING;
}

function asks({ state, casino, player }: TileContext<NoEntry>): readonly TileAsk<NoEntry>[] {
  const closedCasino = state.royale?.closed;
  const closeChoices = FACES.map((face): Choice<Move, Why> => {
    const move = { type: 'tile', tile: 'no-entry', do: 'close', face } as const;
    if (face === casino) return { move, refused: { code: 'noEntryOwn', rule: '17.1', face } };
    return face === closedCasino ? { move, refused: { code: 'noEntryThere', rule: '17.4', face } } : { move };
  });
  const keepChoice = { move: { type: 'tile', tile: 'no-entry', do: 'keep' } as const };
  const choices = closedCasino === undefined ? closeChoices : [...closeChoices, keepChoice];
  return [{ ...tileAskId('no-entry', 'close'), for: player, ...choicesInParts(choices, 'face') }];
}

/** Payment for closing another casino, and the new space of the counter (17.2). */
export function payClosing(
  casino: Face | 'this',
  player: PlayerId,
  { counter: counterBefore, track }: NoEntry['Pieces'],
  face?: Face
): Reward & Pick<NoEntry['Pieces'], 'counter'> {
  const space = nextSpaceOnRing(counterBefore, track);
  const value = track[space] ?? 0;
  const closedMember = face === undefined ? {} : { face };
  const why = {
    code: 'noEntryClosed',
    rule: '17.2',
    at: casino,
    player,
    ...closedMember,
    space,
    value
  } as const;
  return { player, value, why, counter: space };
}

/** A token that stays where it is pays nothing (17.4). */
export function payKeptToken(player: PlayerId, face?: Face): Reward {
  const closedMember = face === undefined ? {} : { face };
  return { player, value: 0, why: { code: 'noEntryKept', rule: '17.4', player, ...closedMember } };
}

function play(
  { state, casino, pieces, player }: TileContext<NoEntry>,
  move: NoEntry['Move']
): TileResult<NoEntry> {
  if (move.do === 'keep') {
    const face = state.royale?.closed;
    if (face === undefined) return { state };
    return payReward(state, payKeptToken(player, face));
  }
  const { face } = move;
  const closedState: State =
    state.royale === undefined ? state : { ...state, royale: { ...state.royale, closed: face } };
  const { counter, ...reward } = payClosing(casino, player, pieces, face);
  return { ...payReward(closedState, reward), pieces: { ...pieces, counter } };
}

const noEntryCounter: BoxPart = {
  kind: 'track',
  id: RING_ID,
  title: say.noEntryCounter,
  ...say.noEntryCounterWords,
  spaces: [say.start, ...USUAL_RING.slice(1).map((value) => (value === 0 ? say.empty : sumWords(value)))],
  pieces: { counter: 1 },
  names: { counter: '' },
  sure: 'single',
  mend: 'spaces'
};

const noEntryToken: BoxPart = {
  kind: 'token',
  id: 'no-entry',
  title: say.noEntryToken,
  one: say.noEntryToken,
  ...say.noEntryTokenWords,
  holders: CASINO_PLACES,
  places: casinos,
  pieces: { token: 1 },
  names: { token: '' }
};

const tokens: readonly BoxPart[] = [noEntryCounter, noEntryToken];

export const noEntry = defineTile<NoEntry>({
  id: 'no-entry',
  side: 'E1',
  ...text,
  paragraphs,
  tokens,
  disputes: {
    noEntryClosed: ({ player, space, value }, names, { options }) => {
      const ring = options.royale?.noEntryTrack ?? USUAL_RING;
      const spaces = otherSpaces(ring);
      if (ring[space] !== value || !isAcceptedByReferee(spaces ?? [])) return undefined;
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
  waitingSentence: 'effect',
  initialState: (state) => ({ counter: 0, track: trackOf(state) }),
  activate: ({ state }) => ({ state, step: {} }),
  asks,
  play,
  rewards: (state) => [...new Set(trackOf(state))].filter((value) => value > 0)
});
