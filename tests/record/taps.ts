import type { Ask, CountGroup, Outcome, Reason } from '$lib/core';
import type { Game } from '$lib/games/contract/define';

type Move = { readonly type: string };
type AnyAsk = Ask<Move, Reason>;

/** The ask that a move answers, and the number of taps on the generic board for that answer. */
export interface Taps {
  readonly ask: string;
  readonly kind: AnyAsk['kind'];
  readonly count: number;
  /** Whether `count` is the minimum for any answer, because the move does not say which answer it was. */
  readonly isLeast: boolean;
}

/** If an ask allows more numbers than this, the number is typed instead of tapped. */
const FEW_NUMBERS = 12;
/** A secret takes two more taps: one to open it, one to close it. */
const GATE_TAPS = 2;

/** The number of taps for a move that the players enter. Undefined if no ask of this state leads to it. */
export function tapsFor({ rules }: Pick<Game, 'rules'>, state: object, move: Move): Taps | undefined {
  for (const ask of rules.asks(state)) {
    const tapCount = tapsOf(ask, move, (outcome) => rules.move(ask, outcome));
    if (tapCount === undefined) continue;
    const { count, isLeast } = tapCount;
    return { ask: ask.id, kind: ask.kind, count: ask.secret === true ? count + GATE_TAPS : count, isLeast };
  }
  return undefined;
}

type CountedTaps = Pick<Taps, 'count' | 'isLeast'>;

function tapsOf(ask: AnyAsk, move: Move, toMove: (outcome: Outcome) => Move): CountedTaps | undefined {
  const givesMove = (outcome: Outcome): boolean => toMove(outcome).type === move.type;
  const exactly = (count: number): CountedTaps => ({ count, isLeast: false });
  const atLeast = (count: number): CountedTaps => ({ count, isLeast: true });
  const one = 1;
  switch (ask.kind) {
    case 'choose':
      return ask.choices.some((choice) => isSame(choice.move, move)) ? exactly(one) : undefined;
    case 'dice': {
      const bigDie = ask.big === true ? { big: one } : {};
      const dice = Array.from({ length: ask.count }, () => one);
      return givesMove({ kind: 'dice', dice, ...bigDie })
        ? exactly(ask.count + Object.keys(bigDie).length)
        : undefined;
    }
    case 'draw': {
      const drawn = Object.entries(ask.pool).flatMap(([piece, count]) => Array<string>(count).fill(piece));
      return givesMove({ kind: 'draw', drawn: drawn.slice(0, ask.count) }) ? exactly(ask.count) : undefined;
    }
    case 'number': {
      if (!givesMove({ kind: 'number', number: ask.min })) return undefined;
      return ask.max - ask.min < FEW_NUMBERS ? exactly(one) : atLeast(one + one);
    }
    case 'counts': {
      const counts = Object.fromEntries(ask.groups.map((group) => [group.id, fillCounts(group)]));
      const minTaps = ask.groups.reduce((sum, { total = 0 }) => sum + total, one);
      return givesMove({ kind: 'counts', counts }) ? atLeast(minTaps) : undefined;
    }
    case 'split': {
      const [firstPlayer] = ask.among;
      if (firstPlayer === undefined) return undefined;
      const shares = ask.pieces.map(() => firstPlayer);
      return givesMove({ kind: 'split', shares }) ? atLeast(ask.pieces.length + one) : undefined;
    }
  }
}

function fillCounts({ rows, total = 0 }: CountGroup): Readonly<Record<string, number>> {
  let remaining = total;
  return Object.fromEntries(
    rows.map(({ id, max }) => {
      const count = Math.min(max, remaining);
      remaining -= count;
      return [id, count];
    })
  );
}

function isSame(a: object, b: object): boolean {
  const sortedJson = (item: object): string => JSON.stringify(Object.entries(item).sort());
  return sortedJson(a) === sortedJson(b);
}
