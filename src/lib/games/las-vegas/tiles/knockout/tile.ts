import type { AtTile, MoveAtTile } from '$lib/games/las-vegas/tiles/shared/tile-types';
import { type PlayerId, stayingPlayers, clockwiseFrom, type Posting, type ReasonWith } from '$lib/core';
import type { Dice, Face, State, Why } from '$lib/games/las-vegas/types';
import type { Size } from '$lib/games/las-vegas/actions/owned-dice';
import {
  returnDice,
  NO_DICE,
  oneDie,
  sizesIn,
  removeDiceLeft
} from '$lib/games/las-vegas/actions/placed-dice';
import { purseOf } from '$lib/games/las-vegas/state/table';
import {
  tileAskId,
  defineTile,
  zeroPosting,
  type TileContext,
  type TileAsk,
  type TileResult
} from '$lib/games/las-vegas/tiles/shared/define-tile';
import { text, paragraphs } from './strings/en';

export type DiceInBar = Readonly<Partial<Record<PlayerId, Dice>>>;

export interface Knockout {
  readonly Id: 'knockout';
  readonly Pieces: { readonly bar: DiceInBar };
  /** Players who still have to give a die, in order. */
  readonly Step: { readonly waiting: readonly PlayerId[] };
  readonly Why:
    | ReasonWith<'knockedOut', '18.1', AtTile & { size: Size }>
    | ReasonWith<'knockoutBack', '18.2', AtTile & { dice: Dice }>
    /** Used only by the referee: the player has a choice, or gives none. */
    | ReasonWith<'knockoutChooses', '18.4', AtTile>
    | ReasonWith<'knockoutSpared', '18.1' | '18.4', AtTile>;
  readonly Move:
    | MoveAtTile<'knockout', 'give', { player: PlayerId; size: Size }>
    /** Dice of all players who have a choice, entered at once. */
    | MoveAtTile<'knockout', 'together', { sizes: Readonly<Partial<Record<PlayerId, Size>>> }>
    | MoveAtTile<'knockout', 'lies', { player: PlayerId; size: Size }>;
  readonly Ask: 'give' | 'together' | 'lies';
  readonly Part: never;
}

/** Maximum number of one player's dice in the bar; the big die is one of them. */
export const BAR_SIZE = 2;

declare module '$lib/games/las-vegas/tiles/shared/tile-types' {
  interface Tiles {
    readonly knockout: Knockout;
  }
}

function countDiceInBar(barDice: DiceInBar, player: PlayerId): number {
  const { small, big } = barDice[player] ?? NO_DICE;
  return small + big;
}

/** The sizes that a player may put into the bar; none if the player's part is full or no dice are left. */
function sizesToGive(state: State, barDice: DiceInBar, player: PlayerId): readonly Size[] {
  return countDiceInBar(barDice, player) >= BAR_SIZE ? [] : sizesIn(purseOf(state, player));
}

/**
 * Reason for an opponent to give a die, to choose one or to give none, with these dice left and these in the bar
 * (18.1, 18.4).
 */
export function knockoutReason(
  casino: Face | 'this',
  player: PlayerId,
  remaining: Dice,
  diceInBar: Dice
): Knockout['Why'] {
  if (diceInBar.small + diceInBar.big >= BAR_SIZE)
    return { code: 'knockoutSpared', rule: '18.1', at: casino, player };
  const [size, another] = sizesIn(remaining);
  if (size === undefined) return { code: 'knockoutSpared', rule: '18.4', at: casino, player };
  return another === undefined
    ? { code: 'knockedOut', rule: '18.1', at: casino, player, size }
    : { code: 'knockoutChooses', rule: '18.4', at: casino, player };
}

function putInBar(barDice: DiceInBar, player: PlayerId, size: Size): DiceInBar {
  const dice = barDice[player] ?? NO_DICE;
  return { ...barDice, [player]: { ...dice, [size]: dice[size] + 1 } };
}

function takeBack({ state, casino, pieces: { bar }, player }: TileContext<Knockout>): TileResult<Knockout> {
  const { [player]: playerDice, ...others } = bar;
  if (playerDice === undefined) return { state };
  const why = { code: 'knockoutBack', rule: '18.2', at: casino, player, dice: playerDice } as const;
  return {
    state: returnDice(state, player, playerDice),
    pieces: { bar: others },
    postings: [zeroPosting(player, why)]
  };
}

/** Goes through the opponents up to the next one who has a choice; those without a choice give their die at once. */
function continueWithOpponents(
  casino: Face,
  state: State,
  barDice: DiceInBar,
  [player, ...rest]: readonly PlayerId[],
  postings: readonly Posting<Why>[]
): TileResult<Knockout> {
  if (player === undefined) return { state, pieces: { bar: barDice }, postings };
  const [size, another] = sizesToGive(state, barDice, player);
  if (size === undefined) return continueWithOpponents(casino, state, barDice, rest, postings);
  if (another !== undefined)
    return { state, pieces: { bar: barDice }, postings, step: { waiting: [player, ...rest] } };
  return giveDie(casino, state, barDice, [player, ...rest], size, postings);
}

function giveDie(
  casino: Face,
  state: State,
  barDice: DiceInBar,
  [player, ...rest]: readonly PlayerId[],
  size: Size,
  postings: readonly Posting<Why>[]
): TileResult<Knockout> {
  if (player === undefined) return { state };
  const why = { code: 'knockedOut', rule: '18.1', at: casino, player, size } as const;
  const next = removeDiceLeft(state, player, oneDie(size));
  return continueWithOpponents(casino, next, putInBar(barDice, player, size), rest, [
    ...postings,
    zeroPosting(player, why)
  ]);
}

/**
 * Lets all waiting players give at the same time, in order. A player without a choice gives the only size there is.
 */
function giveAllAtOnce(
  { casino, state, pieces: { bar }, step: { waiting } }: TileContext<Knockout>,
  sizes: Readonly<Partial<Record<PlayerId, Size>>>
): TileResult<Knockout> {
  return waiting.reduce<TileResult<Knockout>>(
    (resultBefore, player) => {
      const [single] = sizesToGive(resultBefore.state, resultBefore.pieces?.bar ?? bar, player);
      if (single === undefined) return resultBefore;
      const result = giveDie(
        casino,
        resultBefore.state,
        resultBefore.pieces?.bar ?? bar,
        [player],
        sizes[player] ?? single,
        []
      );
      return { ...result, postings: [...(resultBefore.postings ?? []), ...(result.postings ?? [])] };
    },
    { state, pieces: { bar }, postings: [] }
  );
}

/** Every combination of the players' choices. */
function combineSizes(
  choosingPlayers: readonly { readonly player: PlayerId; readonly sizes: readonly Size[] }[]
): readonly Readonly<Partial<Record<PlayerId, Size>>>[] {
  return choosingPlayers.reduce<readonly Readonly<Partial<Record<PlayerId, Size>>>[]>(
    (combinationsSoFar, { player, sizes }) =>
      combinationsSoFar.flatMap((sizesByPlayer) =>
        sizes.map((size) => ({ ...sizesByPlayer, [player]: size }))
      ),
    [{}]
  );
}

function activate(context: TileContext<Knockout>): TileResult<Knockout> {
  const result = takeBack(context);
  const [, ...opponents] = clockwiseFrom(stayingPlayers(context.state), context.player);
  return continueWithOpponents(
    context.casino,
    result.state,
    (result.pieces ?? context.pieces).bar,
    opponents,
    result.postings ?? []
  );
}

function asks({ state, pieces, step: { waiting } }: TileContext<Knockout>): readonly TileAsk<Knockout>[] {
  const [player] = waiting;
  if (player === undefined) return [];
  const choices = sizesToGive(state, pieces.bar, player).map((size) => ({
    move: { type: 'tile', tile: 'knockout', do: 'give', player, size } as const
  }));
  const giveAsk: TileAsk<Knockout> = {
    ...tileAskId('knockout', 'give'),
    for: player,
    kind: 'choose',
    choices
  };
  const choosingPlayers = waiting
    .map((player) => ({ player, sizes: sizesToGive(state, pieces.bar, player) }))
    .filter(({ sizes }) => sizes.length > 1);
  if (choosingPlayers.length < 2) return [giveAsk];
  const bothSizesAsk: TileAsk<Knockout> = {
    ...tileAskId('knockout', 'together'),
    for: choosingPlayers.map(({ player }) => player),
    kind: 'choose',
    choices: combineSizes(choosingPlayers).map((sizes) => ({
      move: { type: 'tile', tile: 'knockout', do: 'together', sizes } as const
    }))
  };
  return [bothSizesAsk, giveAsk];
}

function countAsks({ state, pieces }: TileContext<Knockout>): readonly TileAsk<Knockout>[] {
  const choices = stayingPlayers(state).flatMap((player) =>
    sizesToGive(state, pieces.bar, player).map((size) => ({
      move: { type: 'tile', tile: 'knockout', do: 'lies', player, size } as const
    }))
  );
  return choices.length === 0
    ? []
    : [{ ...tileAskId('knockout', 'lies'), kind: 'choose', optional: true, choices }];
}

export const knockout = defineTile<Knockout>({
  id: 'knockout',
  side: 'E2',
  ...text,
  paragraphs,
  disputes: {
    knockedOut: 'sentence',
    knockoutBack: 'sentence',
    knockoutChooses: 'sentence',
    knockoutSpared: 'sentence'
  },
  tapLabels: {},
  initialState: () => ({ bar: {} }),
  activate,
  asks,
  play: (context, move) => {
    if (move.do === 'together') return giveAllAtOnce(context, move.sizes);
    const { casino, state, pieces, step } = context;
    return move.do === 'give' ? giveDie(casino, state, pieces.bar, step.waiting, move.size, []) : { state };
  },
  resultAsks: countAsks,
  enterResult: ({ state, pieces }, move) =>
    move.do === 'lies'
      ? {
          state: removeDiceLeft(state, move.player, oneDie(move.size)),
          pieces: { bar: putInBar(pieces.bar, move.player, move.size) }
        }
      : { state },
  dice: ({ bar }) => Object.entries(bar).map(([name, dice]) => ({ owner: name as PlayerId, dice }))
});
