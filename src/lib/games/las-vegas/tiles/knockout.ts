import { capital, clockwiseFrom, inWords, listed, type Names, type PlayerId, type Posting } from '$lib/core';
import { giveBack, NO_DICE, oneDie, sizesIn, useUp, type Size } from '$lib/games/las-vegas/placed-dice';
import { purseOf } from '$lib/games/las-vegas/table';
import type { Dice, Face, State, Why } from '$lib/games/las-vegas/types';
import { diceWords, dieLabel, dieWords, lyingWords } from '$lib/games/las-vegas/words';
import { called, defineTile, nothing, type Acting, type TileAsk, type Went } from './tile';

/** Dice of one player that the bar holds; the big one is one of them. */
export const BAR = 2;

type Bar = Readonly<Partial<Record<PlayerId, Dice>>>;

export interface Knockout {
  readonly Id: 'knockout';
  readonly Live: { readonly bar: Bar };
  /** Who has still to give a die, in order. */
  readonly Step: { readonly waiting: readonly PlayerId[] };
  readonly Why:
    | {
        readonly code: 'knockedOut';
        readonly rule: '18.1';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly size: Size;
      }
    | {
        readonly code: 'knockoutBack';
        readonly rule: '18.2';
        readonly at: Face | 'this';
        readonly player: PlayerId;
        readonly dice: Dice;
      }
    /** What the referee says of those who have the choice, and of those who give none. */
    | {
        readonly code: 'knockoutChooses';
        readonly rule: '18.4';
        readonly at: Face | 'this';
        readonly player: PlayerId;
      }
    | {
        readonly code: 'knockoutSpared';
        readonly rule: '18.1' | '18.4';
        readonly at: Face | 'this';
        readonly player: PlayerId;
      };
  readonly Do:
    | {
        readonly type: 'tile';
        readonly tile: 'knockout';
        readonly do: 'give';
        readonly player: PlayerId;
        readonly size: Size;
      }
    /** What everybody who has the choice gives, told at once. */
    | {
        readonly type: 'tile';
        readonly tile: 'knockout';
        readonly do: 'together';
        readonly sizes: Readonly<Partial<Record<PlayerId, Size>>>;
      }
    | {
        readonly type: 'tile';
        readonly tile: 'knockout';
        readonly do: 'lies';
        readonly player: PlayerId;
        readonly size: Size;
      };
  readonly Ask: 'give' | 'together' | 'lies';
  readonly Pick: never;
}

declare module './tile-words' {
  interface Tiles {
    readonly knockout: Knockout;
  }
}

function inBar(bar: Bar, player: PlayerId): number {
  const { small, big } = bar[player] ?? NO_DICE;
  return small + big;
}

/** Sizes of which a player may put one into the bar; none where it is full or he has no dice. */
function sizesToGive(state: State, bar: Bar, player: PlayerId): readonly Size[] {
  return inBar(bar, player) >= BAR ? [] : sizesIn(purseOf(state, player));
}

/** What one opponent has to do, with these dice left and these in the bar (18.1, 18.4). */
export function knockoutWhy(at: Face | 'this', player: PlayerId, left: Dice, lying: Dice): Knockout['Why'] {
  if (lying.small + lying.big >= BAR) return { code: 'knockoutSpared', rule: '18.1', at, player };
  const [size, another] = sizesIn(left);
  if (size === undefined) return { code: 'knockoutSpared', rule: '18.4', at, player };
  return another === undefined
    ? { code: 'knockedOut', rule: '18.1', at, player, size }
    : { code: 'knockoutChooses', rule: '18.4', at, player };
}

function putInBar(bar: Bar, player: PlayerId, size: Size): Bar {
  const there = bar[player] ?? NO_DICE;
  return { ...bar, [player]: { ...there, [size]: there[size] + 1 } };
}

function takeBack({ state, at, live: { bar }, player }: Acting<Knockout>): Went<Knockout> {
  const { [player]: own, ...others } = bar;
  if (own === undefined) return { state };
  const why = { code: 'knockoutBack', rule: '18.2', at, player, dice: own } as const;
  return { state: giveBack(state, player, own), live: { bar: others }, postings: [nothing(player, why)] };
}

/** Goes on to the next opponent who has to choose; whoever has no choice gives at once. */
function goOn(
  at: Face,
  state: State,
  bar: Bar,
  [player, ...rest]: readonly PlayerId[],
  postings: readonly Posting<Why>[]
): Went<Knockout> {
  if (player === undefined) return { state, live: { bar }, postings };
  const [size, another] = sizesToGive(state, bar, player);
  if (size === undefined) return goOn(at, state, bar, rest, postings);
  if (another !== undefined) return { state, live: { bar }, postings, step: { waiting: [player, ...rest] } };
  return give(at, state, bar, [player, ...rest], size, postings);
}

function give(
  at: Face,
  state: State,
  bar: Bar,
  [player, ...rest]: readonly PlayerId[],
  size: Size,
  postings: readonly Posting<Why>[]
): Went<Knockout> {
  if (player === undefined) return { state };
  const why = { code: 'knockedOut', rule: '18.1', at, player, size } as const;
  const given = useUp(state, player, oneDie(size));
  return goOn(at, given, putInBar(bar, player, size), rest, [...postings, nothing(player, why)]);
}

/** Everybody who is waited for gives at once, in order; whoever has no choice gives what there is. */
function giveTogether(
  { at, state, live: { bar }, step: { waiting } }: Acting<Knockout>,
  sizes: Readonly<Partial<Record<PlayerId, Size>>>
): Went<Knockout> {
  return waiting.reduce<Went<Knockout>>(
    (went, player) => {
      const [only] = sizesToGive(went.state, went.live?.bar ?? bar, player);
      if (only === undefined) return went;
      const one = give(at, went.state, went.live?.bar ?? bar, [player], sizes[player] ?? only, []);
      return { ...one, postings: [...(went.postings ?? []), ...(one.postings ?? [])] };
    },
    { state, live: { bar }, postings: [] }
  );
}

/** Each way in which all of these can choose. */
function everyWay(
  choosers: readonly { readonly player: PlayerId; readonly sizes: readonly Size[] }[]
): readonly Readonly<Partial<Record<PlayerId, Size>>>[] {
  return choosers.reduce<readonly Readonly<Partial<Record<PlayerId, Size>>>[]>(
    (ways, { player, sizes }) => ways.flatMap((way) => sizes.map((size) => ({ ...way, [player]: size }))),
    [{}]
  );
}

function activate(acting: Acting<Knockout>): Went<Knockout> {
  const back = takeBack(acting);
  const [, ...opponents] = clockwiseFrom(acting.state.seats, acting.player);
  return goOn(acting.at, back.state, (back.live ?? acting.live).bar, opponents, back.postings ?? []);
}

function asks({ state, live, step: { waiting } }: Acting<Knockout>): readonly TileAsk<Knockout>[] {
  const [player] = waiting;
  if (player === undefined) return [];
  const choices = sizesToGive(state, live.bar, player).map((size) => ({
    move: { type: 'tile', tile: 'knockout', do: 'give', player, size } as const
  }));
  const one: TileAsk<Knockout> = { ...called('knockout', 'give'), for: player, kind: 'choose', choices };
  const choosers = waiting
    .map((each) => ({ player: each, sizes: sizesToGive(state, live.bar, each) }))
    .filter(({ sizes }) => sizes.length > 1);
  if (choosers.length < 2) return [one];
  const together: TileAsk<Knockout> = {
    ...called('knockout', 'together'),
    for: choosers.map(({ player: each }) => each),
    kind: 'choose',
    choices: everyWay(choosers).map((sizes) => ({
      move: { type: 'tile', tile: 'knockout', do: 'together', sizes } as const
    }))
  };
  return [together, one];
}

function tells({ state, live }: Acting<Knockout>): readonly TileAsk<Knockout>[] {
  const choices = state.seats.flatMap((player) =>
    sizesToGive(state, live.bar, player).map((size) => ({
      move: { type: 'tile', tile: 'knockout', do: 'lies', player, size } as const
    }))
  );
  return choices.length === 0
    ? []
    : [{ ...called('knockout', 'lies'), kind: 'choose', aside: true, choices }];
}

function givenWords(sizes: Readonly<Partial<Record<PlayerId, Size>>>, names: Names): string {
  const given = Object.entries(sizes) as [PlayerId, Size][];
  return listed(given.map(([player, size]) => `${dieWords(size)} of ${names(player)}`));
}

export const knockout = defineTile<Knockout>({
  id: 'knockout',
  side: 'E2',
  title: 'Knockout?',
  inShort: 'Your dice come back from the bar, and each opponent puts one of theirs there.',
  does: 'Take your own dice back from the bar; then each opponent puts one of their dice there. Dice in the bar are out until they are taken back, two of a player at most.',
  paragraphs: [
    {
      id: '18.1',
      title: 'Into the bar',
      text: 'When the tile is activated, each opponent must put one of their remaining dice into the bar, unless two of theirs lie there already. The big die is one die there.',
      source: 'printed',
      words: ['knockout', 'knock out', 'ko'],
      related: ['18.2', '18.4']
    },
    {
      id: '18.2',
      title: 'Out of the bar',
      text: 'In exchange, whoever activates the tile gets back all of their dice that lie in the bar.',
      source: 'printed',
      related: ['18.1', '18.5']
    },
    {
      id: '18.3',
      title: 'Knocked out',
      text: 'Dice in the bar count nowhere at the payout.',
      source: 'printed',
      related: ['18.6']
    },
    {
      id: '18.4',
      title: 'Which die',
      text: 'Everybody chooses which of their own dice goes into the bar. Whoever has none left puts none there, and the neutral dice are left alone.',
      source: 'reading',
      related: ['18.1']
    },
    {
      id: '18.5',
      title: 'In which order',
      text: 'Whoever activates the tile takes dice back first. Then the opponents follow clockwise.',
      source: 'reading',
      related: ['18.2']
    },
    {
      id: '18.6',
      title: 'All dice in the bar',
      text: 'Whoever has no dice left but those in the bar is out for the round, unless a die comes back.',
      source: 'reading',
      related: ['3.4', '18.3', '24.5']
    }
  ],
  sentences: {
    knockoutChooses: ({ player }, names) => `${names(player)} chooses which die goes into the bar.`,
    knockoutSpared: ({ player, rule }, names) =>
      rule === '18.1'
        ? `Two dice of ${names(player)} lie in the bar already: none goes there.`
        : `${names(player)} has no dice left, and puts none into the bar.`,
    knockedOut: ({ player, size }, names) =>
      `${names(player)} puts ${dieWords(size)} into the bar, where it does not count.`,
    knockoutBack: ({ player, dice }, names) => `${names(player)} takes ${diceWords(dice)} back from the bar.`
  },
  disputes: {
    knockedOut: 'sentence',
    knockoutBack: 'sentence',
    knockoutChooses: 'sentence',
    knockoutSpared: 'sentence'
  },
  lines: {
    give: ({ player, size }, _, names) => `${names(player)} puts ${dieWords(size)} into the bar.`,
    together: ({ sizes }, _, names) => `Into the bar: ${givenWords(sizes, names)}.`,
    lies: ({ player, size }, _, names) => `${names(player)} has ${dieWords(size)} in the bar.`
  },
  briefly: { together: () => 'the dice put into the bar' },
  asking: {
    together: ({ owner }) => ({
      question: 'Which die does each put there?',
      hint: `All who have the choice put one into the bar that ${owner} has opened.`
    }),
    give: ({ name, owner }) => ({
      question: `${name}, which die?`,
      hint: `It goes into the bar that ${owner} has opened.`
    }),
    lies: () => ({ question: 'Whose dice lie in the bar?', hint: 'Two dice of a player at most.' })
  },
  choices: {
    give: ({ size }) => dieLabel(size),
    together: ({ sizes }, { names }) => capital(givenWords(sizes, names)),
    lies: ({ player, size }, { names }) => `${names(player)}: ${dieLabel(size)}`
  },
  picks: {},
  tellings: { lies: ({ size }) => dieLabel(size) },
  stands: ({ live, names }) => lyingWords(live.bar, 'in the bar', names) ?? 'The bar is empty.',
  happened: ({ owner }) => `${owner} has opened the bar; it holds ${inWords(BAR)} dice of a player at most.`,
  start: () => ({ bar: {} }),
  activate,
  asks,
  play: (acting, move) => {
    if (move.do === 'together') return giveTogether(acting, move.sizes);
    const { at, state, live, step } = acting;
    return move.do === 'give' ? give(at, state, live.bar, step.waiting, move.size, []) : { state };
  },
  tells,
  tell: ({ state, live }, move) =>
    move.do === 'lies'
      ? {
          state: useUp(state, move.player, oneDie(move.size)),
          live: { bar: putInBar(live.bar, move.player, move.size) }
        }
      : { state },
  dice: ({ bar }) => Object.entries(bar).map(([who, dice]) => ({ who: who as PlayerId, dice }))
});
