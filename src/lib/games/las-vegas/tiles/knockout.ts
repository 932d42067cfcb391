import { clockwiseFrom, type Ask, type PlayerId, type Posting } from '$lib/core';
import { giveBack, NO_DICE, oneDie, sizesIn, useUp, type Size } from '$lib/games/las-vegas/hands';
import { purseOf } from '$lib/games/las-vegas/table';
import type { Dice, Face, Move, State, Why } from '$lib/games/las-vegas/types';
import { diceWords } from '$lib/games/las-vegas/words';
import { defineTile, nothing, type Acting, type Went } from './tile';

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
      };
  readonly Do:
    | {
        readonly type: 'tile';
        readonly tile: 'knockout';
        readonly do: 'give';
        readonly player: PlayerId;
        readonly size: Size;
      }
    | {
        readonly type: 'tile';
        readonly tile: 'knockout';
        readonly do: 'lies';
        readonly player: PlayerId;
        readonly size: Size;
      };
}

function inBar(bar: Bar, player: PlayerId): number {
  const { small, big } = bar[player] ?? NO_DICE;
  return small + big;
}

/** Sizes of which a player may put one into the bar; none where it is full or he has no dice. */
function sizesToGive(state: State, bar: Bar, player: PlayerId): readonly Size[] {
  return inBar(bar, player) >= BAR ? [] : sizesIn(purseOf(state, player));
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

function activate(acting: Acting<Knockout>): Went<Knockout> {
  const back = takeBack(acting);
  const [, ...opponents] = clockwiseFrom(acting.state.seats, acting.player);
  return goOn(acting.at, back.state, (back.live ?? acting.live).bar, opponents, back.postings ?? []);
}

function asks({ state, live, step: { waiting } }: Acting<Knockout>): readonly Ask<Move, Why>[] {
  const [player] = waiting;
  if (player === undefined) return [];
  const choices = sizesToGive(state, live.bar, player).map((size) => ({
    move: { type: 'tile', tile: 'knockout', do: 'give', player, size } as const
  }));
  return [{ id: 'knockout give', for: player, kind: 'choose', choices }];
}

function tells({ state, live }: Acting<Knockout>): readonly Ask<Move, Why>[] {
  const choices = state.seats.flatMap((player) =>
    sizesToGive(state, live.bar, player).map((size) => ({
      move: { type: 'tile', tile: 'knockout', do: 'lies', player, size } as const
    }))
  );
  return choices.length === 0 ? [] : [{ id: 'knockout lies', kind: 'choose', aside: true, choices }];
}

function dieWords(size: Size): string {
  return size === 'big' ? 'the big die' : 'a die';
}

export const knockout = defineTile<Knockout>({
  id: 'knockout',
  side: 'E2',
  title: 'Knockout?',
  does: 'Take your own dice back from the bar; then each opponent puts one of his dice there. Dice in the bar are out until they are taken back, two of a player at most.',
  paragraphs: [
    {
      id: '18.1',
      title: 'Into the bar',
      text: 'When the tile is activated, each opponent puts one of the dice he has left into the bar and chooses which, unless two of his lie there already or he has none left. The big die is one die there. Neutral dice are left alone.',
      source: 'printed',
      related: ['18.2']
    },
    {
      id: '18.2',
      title: 'Out of the bar',
      text: 'Before that, whoever activates the tile takes all own dice back from the bar. Then the opponents follow clockwise.',
      source: 'reading',
      related: ['18.1']
    },
    {
      id: '18.3',
      title: 'Knocked out',
      text: 'Dice in the bar count nowhere at the payout. Whoever has no others is out for the round, unless a die comes back to him.',
      source: 'printed',
      related: ['3.4', '24.5']
    }
  ],
  sentences: {
    knockedOut: ({ player, size }, names) =>
      `${names(player)} puts ${dieWords(size)} into the bar, where it does not count.`,
    knockoutBack: ({ player, dice }, names) => `${names(player)} takes ${diceWords(dice)} back from the bar.`
  },
  lines: {
    give: ({ player, size }, _, names) => `${names(player)} puts ${dieWords(size)} into the bar.`,
    lies: ({ player, size }, _, names) => `${names(player)} has ${dieWords(size)} in the bar.`
  },
  start: () => ({ bar: {} }),
  activate,
  asks,
  play: ({ at, state, live, step }, move) =>
    move.do === 'give' ? give(at, state, live.bar, step.waiting, move.size, []) : { state },
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
