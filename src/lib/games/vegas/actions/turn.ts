import { clockwiseFrom, hasLeft, type PlayerId } from '$lib/core';
import { placeCounter } from './place-counter';
import { GOOD_LUCK, type Face } from '$lib/games/vegas/data';
import { beforeThrow, ending, quiet, type Turn } from './end-turn';
import { step } from '$lib/games/vegas/payout/scoring';
import { canPlace, hereOf, isStuck, nameOf, say, spend } from '$lib/games/vegas/state/table';
import type { State } from '$lib/games/vegas/types';

/** Puts a pawn at its first table. After the last pawn, the first player starts the first turn (1.5). */
export function standAt(state: State, player: PlayerId, table: number): Turn {
  const pawns = { ...state.pawns, [player]: table };
  const entered = say(state, { code: 'begins', rule: '1.5', at: nameOf(state, table), player });
  const waiting = waitingFor({ ...state, pawns });
  if (waiting === undefined) return quiet({ ...entered, pawns, phase: 'turn', turn: state.begins });
  return quiet({ ...entered, pawns, turn: waiting });
}

/** Returns the next player who has to choose a first table, clockwise from the first player. */
export function waitingFor(state: Pick<State, 'seats' | 'left' | 'pawns' | 'begins'>): PlayerId | undefined {
  const order = clockwiseFrom(state.seats, state.begins);
  return order.find((player) => state.pawns[player] === undefined && !hasLeft(state, player));
}

/** Rolls the gold die: places a counter if possible, and moves Mary Chip after a 1 (2.1, 5.1). */
export function throwDie(state: State, face: Face): Turn {
  const player = state.turn;
  const here = hereOf(state);
  if (here === undefined || !canPlace(state)) return throwForMary(state, face);
  const thrown = say(state, { code: 'throws', rule: '2.1', player, face });
  return placeCounter(thrown, { table: here, by: 'die', shown: face });
}

function throwForMary(state: State, face: Face): Turn {
  const rule = isStuck(state) ? '2.9' : '4.3';
  const thrown = say(state, { code: 'throwsForMary', rule, player: state.turn, face });
  return ending(face === 1 ? step(thrown, '5.1') : quiet(thrown));
}

/** Plays a Good Luck card, which places a counter before the roll (4.1, 4.2). */
export function playGoodLuck(state: State, number: Face): Turn {
  const player = state.turn;
  const here = hereOf(state);
  if (here === undefined) return quiet(state);
  const at = nameOf(state, here);
  const spent = spend(state, player, GOOD_LUCK[number]);
  const entered = say(spent, { code: 'playsGoodLuck', rule: '4.1', at, player, number });
  return placeCounter(entered, { table: here, by: 'good-luck', shown: number });
}

/** Sends a Front-man to another table, where the following roll is placed (4.4). */
export function sendFrontMan(state: State, table: number): Turn {
  const player = state.turn;
  const spent = spend(state, player, 'front-man');
  const entered = say(spent, { code: 'sendsFrontMan', rule: '4.4', at: nameOf(state, table), player });
  return quiet({ ...entered, phase: 'throw', sentTo: table });
}

/** Plays the Mary Chip card, which moves her. If that scores nothing, the roll follows (4.5, 4.6, 5.6). */
export function playMaryChip(state: State): Turn {
  const player = state.turn;
  const spent = say(spend(state, player, 'mary-chip'), { code: 'playsMaryChip', rule: '4.5', player });
  const moved = step(spent, '4.5');
  if (moved.scored) return ending(moved, { code: 'turnEnds', rule: '2.8', player });
  const chipGone = moved.postings.length > 0;
  if (chipGone && state.options.emptyTable === 'ends') return ending(moved);
  const entered =
    chipGone && canPlace(moved.state)
      ? say(moved.state, { code: 'turnGoesOn', rule: '5.6', player })
      : moved.state;
  return beforeThrow({ state: entered, postings: moved.postings });
}

/** Moves the pawn, which is the whole turn (2.3). */
export function changeTable(state: State, table: number): Turn {
  const player = state.turn;
  const entered = say(state, { code: 'changes', rule: '2.3', at: nameOf(state, table), player });
  return ending(quiet({ ...entered, pawns: { ...state.pawns, [player]: table } }));
}

export function pass(state: State): Turn {
  return ending(quiet(say(state, { code: 'passes', rule: '2.6', player: state.turn })));
}
