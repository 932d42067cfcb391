import { expect } from 'vitest';
import {
  randomOutcome,
  namesOf,
  seededRandom,
  startingPlayersOf,
  type Ask,
  type Match,
  type Outcome,
  type Pieces,
  type Reason
} from '$lib/core';
import { outcomeOf, tapsOfMove } from '$lib/core/asks/entered';
import type { Game } from '$lib/games/contract/define';
import { answer, isAnswerable } from './answers';
import { freeze } from './freeze';
import { expectSame } from './expect-same';
import { piecesOf } from './pieces';
import { MAX_MOVES, type AnyMove, type PlayedMatch } from './matches';

type AnyAsk = Ask<AnyMove, Reason>;

/** A match has asks until it ends; then it has none, and no move is possible. */
export function everyMatchEnds({ moments, end }: PlayedMatch, { rules }: Game): void {
  expect(moments.length).toBeLessThan(MAX_MOVES);
  expect(rules.asks(end)).toEqual([]);
  for (const { move } of moments) expectSame(rules.refuse(end, move) === undefined, false, move);
}

/** A move made from an ask is never refused. */
export function playedMovesAreNotRefused({ moments }: PlayedMatch, { rules }: Game): void {
  for (const { previousState, move } of moments)
    expectSame(rules.refuse(previousState, move), undefined, move);
}

/** A disabled choice and the refusal of its move have the same reason. */
export function choicesAndRefusalsAgree({ moments }: PlayedMatch, { rules }: Game): void {
  for (const { previousState, asks } of moments)
    for (const ask of asks)
      if (ask.kind === 'choose')
        for (const { move, refused } of ask.choices)
          expectSame(rules.refuse(previousState, move), refused, move);
}

/** The ids of asks are unique, so that each can have its draft. */
export function askIdsAreUnique({ moments }: PlayedMatch): void {
  for (const { asks } of moments) {
    const ids = asks.map(({ id }) => id);
    expectSame(new Set(ids).size, ids.length, ids);
  }
}

/**
 * An answer that players enter piece by piece can be recovered from its move, and entering it again gives the same
 * move.
 */
export function answersCanBeEnteredAgain({ moments }: PlayedMatch, { rules }: Game): void {
  moments.forEach(({ asks }, index) => {
    for (const ask of asks) {
      if (ask.kind === 'choose' || ask.kind === 'split' || ask.secret === true) continue;
      for (const outcome of outcomesOf(ask, index)) {
        const move = rules.move(ask, outcome);
        const reenteredOutcome = outcomeOf(ask, tapsOfMove(rules, [ask], move) ?? []);
        expectSame(reenteredOutcome && rules.move(ask, reenteredOutcome), move, ask.id);
      }
    }
  });
}

/** The bounds of an ask are exact: everything within them is legal, including the limits. */
export function outcomesInBoundsAreLegal({ moments }: PlayedMatch, { rules }: Game): void {
  moments.forEach(({ previousState, asks }, index) => {
    for (const ask of asks) {
      if (!isAnswerable(ask)) continue;
      for (const outcome of outcomesOf(ask, index)) {
        const move = rules.move(ask, freeze(outcome));
        expectSame(rules.refuse(previousState, move), undefined, move);
      }
    }
  });
}

/** A random outcome, and the lowest and highest ones. */
function outcomesOf(ask: AnyAsk, seed: number): readonly Outcome[] {
  return [answer(ask, seededRandom(seed)), answer(ask, () => 0), answer(ask, (limit) => limit - 1)];
}

/** An outcome of the wrong kind is a bug, and throws. */
export function wrongOutcomeKindThrows({ moments }: PlayedMatch, { rules }: Game): void {
  for (const { asks } of moments.slice(0, 3))
    for (const ask of asks) {
      const number: Outcome = { kind: 'number', number: 1 };
      const wrongOutcome: Outcome = ask.kind === 'number' ? { kind: 'draw', drawn: [] } : number;
      expect(() => rules.move(ask, wrongOutcome)).toThrow(RangeError);
    }
}

/** The rules are deterministic. */
export function rulesAreDeterministic({ moments, start, match }: PlayedMatch, { rules }: Game): void {
  expectSame(rules.start(match.options, startingPlayersOf(match)), start);
  for (const { previousState, move, playResult, asks } of moments) {
    expectSame(rules.asks(previousState), asks);
    expectSame(rules.play(previousState, move), playResult, move);
  }
}

/** `randomOutcome` answers only asks that the app can supply, and no decisions of players. */
export function chanceAnswersOnlyItsAsks({ moments }: PlayedMatch): void {
  for (const { asks } of moments.slice(0, 20))
    for (const ask of asks)
      expectSame(
        randomOutcome(ask, () => 0) !== undefined,
        ask.kind === 'dice' || ask.kind === 'draw',
        ask.id
      );
}

/** Rounds count up from 1, and never beyond the last. */
export function roundNumbersRise({ start, moments }: PlayedMatch, { rules }: Game): void {
  let lastRound = rules.progress(start).round;
  expect(lastRound).toBe(1);
  for (const { playResult } of moments) {
    const { round, roundCount = Infinity } = rules.progress(playResult.state);
    expectSame([0, 1].includes(round - lastRound) && round <= roundCount, true, {
      last: lastRound,
      round,
      of: roundCount
    });
    lastRound = round;
  }
}

/** Values that a damaged log or another version may contain instead of a fact. */
const NONSENSE_VALUES: readonly unknown[] = [
  undefined,
  null,
  'x',
  '',
  -1,
  0,
  1.5,
  99,
  NaN,
  true,
  [],
  {},
  ['x'],
  [null]
];

/** Only one move in this many is mutated; all of them would take minutes. */
const CHECK_INTERVAL = 5;

/**
 * A mutated move, with one member replaced, removed or repeated, is refused with a reason, or is a valid move that can
 * be played. Nothing throws.
 */
export function malformedMovesAreRefused({ moments, match }: PlayedMatch, game: Game): void {
  moments.forEach(({ previousState, move }, index) => {
    if (index % CHECK_INTERVAL !== 0) return;
    for (const [key, value] of Object.entries(move))
      for (const replacement of [...NONSENSE_VALUES, ...damagedCopies(value)])
        expectRefusedOrGood(game, match, previousState, freeze({ ...move, [key]: replacement }));
  });
}

function expectRefusedOrGood(
  { rules, text }: Game,
  { seats }: Match,
  stateBefore: object,
  move: AnyMove
): void {
  const reason = rules.refuse(stateBefore, move);
  if (reason !== undefined) {
    expectSame(/undefined|NaN|\[object/.test(text.why(reason, namesOf(seats))), false, reason);
    return;
  }
  const { state } = rules.play(stateBefore, move);
  // A join with another name or colour is still valid, and brings in pieces from the box.
  if (move.type !== 'join')
    expectSame(pieceTotals(piecesOf({ rules }, state)), pieceTotals(piecesOf({ rules }, stateBefore)), move);
  expectSame(JSON.parse(JSON.stringify(rules.view(state))) as unknown, rules.view(state), move);
}

/** Copies of a list or object with one item mutated. */
function damagedCopies(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) {
    const items = value as readonly unknown[];
    return [
      items.slice(1),
      [...items, ...items.slice(0, 1)],
      ...NONSENSE_VALUES.map((nonsense) => [nonsense, ...items.slice(1)])
    ];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, nestedValue]) =>
    [...NONSENSE_VALUES, ...damagedCopies(nestedValue)].map((nonsense) => ({ ...value, [key]: nonsense }))
  );
}

function pieceTotals(pieces: Pieces): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(pieces).map(([piece, places]) => [
      piece,
      Object.values(places).reduce((sum, count) => sum + count, 0)
    ])
  );
}
