import { dollars, plural, type Ask, type Choice, type PlayerId } from '$lib/core';
import { give } from '$lib/games/las-vegas/bank';
import { CHIP_VALUE } from '$lib/games/las-vegas/data';
import { ROYALE_DEFAULTS } from '$lib/games/las-vegas/royale';
import { FACES, type Face, type Move, type State, type Why } from '$lib/games/las-vegas/types';
import { defineTile, nothing, type Acting, type Went } from './tile';

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
}

/** The space after this one, round and round. */
export function stepOn(counter: number, track: readonly number[]): number {
  return (counter + 1) % Math.max(1, track.length);
}

function trackOf({ options }: State): readonly number[] {
  return options.royale?.noEntryTrack ?? ROYALE_DEFAULTS.noEntryTrack;
}

function asks({ state, at, player }: Acting<NoEntry>): readonly Ask<Move, Why>[] {
  const closed = state.royale?.closed;
  const closing = FACES.map((face): Choice<Move, Why> => {
    const move = { type: 'tile', tile: 'no-entry', do: 'close', face } as const;
    if (face === at) return { move, refused: { code: 'noEntryOwn', rule: '17.1', face } };
    return face === closed ? { move, refused: { code: 'noEntryThere', rule: '17.4', face } } : { move };
  });
  const keep = { move: { type: 'tile', tile: 'no-entry', do: 'keep' } as const };
  const choices = closed === undefined ? closing : [...closing, keep];
  return [{ id: 'no-entry close', for: player, kind: 'choose', choices }];
}

function play({ state, at, live, player }: Acting<NoEntry>, move: NoEntry['Do']): Went<NoEntry> {
  if (move.do === 'keep') {
    const face = state.royale?.closed;
    if (face === undefined) return { state };
    return { state, postings: [nothing(player, { code: 'noEntryKept', rule: '17.4', player, face })] };
  }
  const { face } = move;
  const shut: State =
    state.royale === undefined ? state : { ...state, royale: { ...state.royale, closed: face } };
  const space = stepOn(live.counter, live.track);
  const value = live.track[space] ?? 0;
  const why = { code: 'noEntryClosed', rule: '17.2', at, player, face, space, value } as const;
  const paid =
    value === 0 ? { state: shut, postings: [nothing(player, why)] } : give(shut, player, value, why);
  return { ...paid, live: { ...live, counter: space } };
}

export const noEntry = defineTile<NoEntry>({
  id: 'no-entry',
  side: 'E1',
  title: 'No Entry!',
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
      const pays =
        value === 0 ? 'nothing' : value < 30000 ? plural(value / CHIP_VALUE, 'chip') : dollars(value);
      return `${names(player)} ${closes}, and the counter is ${on}: ${pays}.`;
    },
    noEntryKept: ({ player, face }, names) =>
      `${names(player)} leaves ${face === undefined ? 'the token where it is' : `casino ${face} closed`}, and so the counter stays: nothing.`,
    noEntryOwn: ({ face }) => `Casino ${face} has this tile itself, and cannot be closed by it.`,
    noEntryThere: ({ face }) =>
      `Casino ${face} is closed already; the token may be left there, without a reward.`
  },
  lines: {
    close: ({ face }, who) => `${who} closes casino ${face}.`,
    keep: (_, who) => `${who} leaves the closed casino as it is.`
  },
  start: (state) => ({ counter: 0, track: trackOf(state) }),
  activate: ({ state }) => ({ state, step: {} }),
  asks,
  play,
  rewards: (state) => [...new Set(trackOf(state))].filter((value) => value > 0)
});
