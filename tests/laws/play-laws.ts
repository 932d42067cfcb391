import { expect } from 'vitest';
import { chanceOutcome, seededChance, type Ask, type Outcome, type Reason } from '$lib/core';
import type { Game } from '$lib/games/define';
import { answer, isAnswerable } from './answers';
import { freeze } from './freeze';
import { same } from './same';
import { MOST_MOVES, type AnyMove, type Sitting } from './matches';

type AnyAsk = Ask<AnyMove, Reason>;

/** Nothing is asked at the end, something always before it, and nothing more can be done afterwards. */
export function everyMatchEnds({ moments, end }: Sitting, { rules }: Game): void {
  expect(moments.length).toBeLessThan(MOST_MOVES);
  expect(rules.asks(end)).toEqual([]);
  for (const { move } of moments) same(rules.refuse(end, move) === undefined, false, move);
}

/** What was played came out of the asks, so it may not be refused. */
export function playedMovesAreNotRefused({ moments }: Sitting, { rules }: Game): void {
  for (const { before, move } of moments) same(rules.refuse(before, move), undefined, move);
}

/** The greyed-out button and the refusal of the move are one reason. */
export function choicesAndRefusalsAgree({ moments }: Sitting, { rules }: Game): void {
  for (const { before, asks } of moments)
    for (const ask of asks)
      if (ask.kind === 'choose')
        for (const { move, refused } of ask.choices) same(rules.refuse(before, move), refused, move);
}

/** Ids of asks are different, so that a screen can keep a draft for each. */
export function asksAreToldApart({ moments }: Sitting): void {
  for (const { asks } of moments) {
    const ids = asks.map(({ id }) => id);
    same(new Set(ids).size, ids.length, ids);
  }
}

/** The bounds are exact: what lies inside them is legal, at the edges too. */
export function outcomesInBoundsAreLegal({ moments }: Sitting, { rules }: Game): void {
  moments.forEach(({ before, asks }, index) => {
    for (const ask of asks) {
      if (!isAnswerable(ask)) continue;
      for (const outcome of outcomesOf(ask, index)) {
        const move = rules.move(ask, freeze(outcome));
        same(rules.refuse(before, move), undefined, move);
      }
    }
  });
}

/** A random outcome and the plainest one; of dice all lowest and all highest; of numbers both ends. */
function outcomesOf(ask: AnyAsk, seed: number): readonly Outcome[] {
  return [answer(ask, seededChance(seed)), answer(ask, () => 0), answer(ask, (below) => below - 1)];
}

/** An answer of another kind is a fault of the program, and said as one. */
export function otherKindsOfOutcomeAreThrown({ moments }: Sitting, { rules }: Game): void {
  for (const { asks } of moments.slice(0, 3))
    for (const ask of asks) {
      const number: Outcome = { kind: 'number', number: 1 };
      const wrong: Outcome = ask.kind === 'number' ? { kind: 'draw', drawn: [] } : number;
      expect(() => rules.move(ask, wrong)).toThrow(RangeError);
    }
}

/** The same position and the same move give the same, time and again. */
export function rulesAreTheSameTwice({ moments, start, match }: Sitting, { rules }: Game): void {
  const players = match.seats.map(({ player }) => player);
  same(rules.start(match.options, players), start);
  for (const { before, move, played, asks } of moments) {
    same(rules.asks(before), asks);
    same(rules.play(before, move), played, move);
  }
}

/** A chance outcome is what the app would supply; people's asks it leaves alone. */
export function chanceAnswersItsOwnAsksOnly({ moments }: Sitting): void {
  for (const { asks } of moments.slice(0, 20))
    for (const ask of asks)
      same(chanceOutcome(ask, () => 0) !== undefined, ask.kind === 'dice' || ask.kind === 'draw', ask.id);
}

/** Rounds are counted up from 1, never past the last. */
export function progressGoesForward({ start, moments }: Sitting, { rules }: Game): void {
  let last = rules.progress(start).round;
  expect(last).toBe(1);
  for (const { played } of moments) {
    const { round, of = Infinity } = rules.progress(played.state);
    same([0, 1].includes(round - last) && round <= of, true, { last, round, of });
    last = round;
  }
}
