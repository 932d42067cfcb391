import { type Choice, type PlayerId } from '$lib/core';
import { payReward, type Reward } from '$lib/games/las-vegas/bank';
import { FACES, type Face, type Move, type State, type Why } from '$lib/games/las-vegas/types';
import { sumWords } from '$lib/games/las-vegas/sum-words';
import { isAskable, otherSpaces, USUAL_RING } from './no-entry/your-box';
import { casinoPicks, type CasinoPick } from './picks';
import { called, defineTile, type Acting, type TileAsk, type Went } from './tile';

export interface NoEntry {
  readonly Id: 'no-entry';
  /** The space of the counter, 0 for the start arrow, and what the spaces pay. */
  readonly Live: { readonly counter: number; readonly track: readonly number[] };
  readonly Step: object;
  readonly Why:
    | {
        readonly code: 'noEntryClosed';
        readonly rule: '17.2';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly face?: Face;
        readonly space: number;
        readonly value: number;
      }
    | { readonly code: 'noEntryKept'; readonly rule: '17.4'; readonly player: PlayerId; readonly face?: Face }
    | { readonly code: 'noEntryOwn'; readonly rule: '17.1'; readonly face: Face }
    | { readonly code: 'noEntryThere'; readonly rule: '17.4'; readonly face: Face };
  readonly Do:
    | { readonly type: 'tile'; readonly tile: 'no-entry'; readonly do: 'close'; readonly face: Face }
    | { readonly type: 'tile'; readonly tile: 'no-entry'; readonly do: 'keep' };
  readonly Ask: 'close';
  readonly Pick: CasinoPick;
}

declare module './tile-words' {
  interface Tiles {
    readonly 'no-entry': NoEntry;
  }
}

/** The space after this one, round and round. */
export function stepOn(counter: number, track: readonly number[]): number {
  return (counter + 1) % Math.max(1, track.length);
}

/** The space before this one. */
function spaceBefore(counter: number, track: readonly number[]): number {
  return (counter + track.length - 1) % track.length;
}

/** What the space under the counter pays, in words: "the space of 2 chips", "an empty space". */
function spaceWords({ counter, track }: NoEntry['Live']): string {
  if (counter === 0) return 'the start arrow';
  const value = track[counter] ?? 0;
  return value === 0 ? 'an empty space' : `the space of ${sumWords(value)}`;
}

function trackOf({ options }: State): readonly number[] {
  return options.royale?.noEntryTrack ?? USUAL_RING;
}

function asks({ state, at, player }: Acting<NoEntry>): readonly TileAsk<NoEntry>[] {
  const closed = state.royale?.closed;
  const closing = FACES.map((face): Choice<Move, Why> => {
    const move = { type: 'tile', tile: 'no-entry', do: 'close', face } as const;
    if (face === at) return { move, refused: { code: 'noEntryOwn', rule: '17.1', face } };
    return face === closed ? { move, refused: { code: 'noEntryThere', rule: '17.4', face } } : { move };
  });
  const keep = { move: { type: 'tile', tile: 'no-entry', do: 'keep' } as const };
  const choices = closed === undefined ? closing : [...closing, keep];
  return [{ ...called('no-entry', 'close'), for: player, kind: 'choose', choices }];
}

/** What closing another casino pays, and the space of the counter afterwards (17.2). */
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

function play({ state, at, live, player }: Acting<NoEntry>, move: NoEntry['Do']): Went<NoEntry> {
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
  title: 'No Entry!',
  inShort: 'Another casino is closed, and the counter moves on to a space that pays.',
  does: 'Close another casino: no die comes to it and none leaves it. The counter moves on, and you get what its new space shows.',
  paragraphs: [
    {
      id: '17.1',
      title: 'Closing a casino',
      text: 'Whoever activates the tile puts its token on any other casino, which is closed from then on; the one that was closed before is open again. The first time a casino has to be chosen.',
      source: 'printed',
      related: ['8.8']
    },
    {
      id: '17.2',
      title: 'The counter',
      text: 'With each casino that is closed the counter moves on by one space, and the new space pays what it shows.',
      source: 'printed',
      related: ['17.3', '8.6']
    },
    {
      id: '17.3',
      title: 'What the spaces show',
      text: 'After the start arrow come 2 chips, an empty space, $30,000, an empty space and 1 chip; then the arrow again, which pays nothing. We have this from one source only: check your box, and correct it for your table.',
      source: 'reading',
      related: ['17.2']
    },
    {
      id: '17.4',
      title: 'Leaving it where it is',
      text: 'Once a casino is closed, the token may stay there. Then the counter stays too, and there is no reward.',
      source: 'printed',
      related: ['17.1']
    }
  ],
  sentences: {
    noEntryClosed: ({ player, face, space, value }, names) => {
      const closes = face === undefined ? 'closes another casino' : `closes casino ${face}`;
      const on = space === 0 ? 'back on the start arrow' : `on space ${space}`;
      const pays = sumWords(value);
      return `${names(player)} ${closes}, and the counter is ${on}: ${pays}.`;
    },
    noEntryKept: ({ player, face }, names) =>
      `${names(player)} leaves ${face === undefined ? 'the token where it is' : `casino ${face} closed`}, and so the counter stays: nothing.`,
    noEntryOwn: ({ face }) => `Casino ${face} has this tile itself, and cannot be closed by it.`,
    noEntryThere: ({ face }) =>
      `Casino ${face} is closed already; the token may be left there, without a reward.`
  },
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
  lines: {
    close: ({ face }, who) => `${who} closes casino ${face}.`,
    keep: (_, who) => `${who} leaves the closed casino as it is.`
  },
  briefly: { keep: (_, who) => `${who} leaves the casino closed` },
  asking: {
    close: ({ name }) => ({
      question: `Which casino does ${name} close?`,
      hint: 'No die comes to it, and none leaves it.'
    })
  },
  choices: {
    close: ({ face }) => `Close casino ${face}`,
    keep: () => 'Leave the token where it is: no step, no reward'
  },
  picks: casinoPicks,
  stands: ({ live }) => `The counter is on ${spaceWords(live)}.`,
  happened: 'does',
  start: (state) => ({ counter: 0, track: trackOf(state) }),
  activate: ({ state }) => ({ state, step: {} }),
  asks,
  play,
  rewards: (state) => [...new Set(trackOf(state))].filter((value) => value > 0)
});
