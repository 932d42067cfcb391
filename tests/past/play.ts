import { nextEntry, playersOf, type Chance, type LogOp, type Entry, type Match } from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { answer, pickAsk } from '#tests/laws/answers';
import type { AnyMove } from '#tests/laws/matches';

/** Options for playing one recorded match. */
export interface Manner {
  /** Whether the app deals cards that it may deal at any time, such as the hands of Razzia. */
  readonly dealt?: boolean;
  /** The number of moves after which the players end the match. */
  readonly endAfter?: number;
}

/** One move in this many is followed by undo. */
const UNDO_RATE = 25;
/** The maximum number of moves that are undone at once. */
const MAX_UNDOS = 4;
const MINUTE = 60_000;
const MAX_MOVES = 4000;

type AnyAsks = ReturnType<Game['rules']['asks']>;

/** Plays a random match with undo, redo and an early end, and returns its log. */
export function playByChance(
  game: Game,
  match: Match,
  chance: Chance,
  manner: Manner
): readonly Entry<AnyMove>[] {
  const { rules } = game;
  const entries: Entry<AnyMove>[] = [];
  const states = [rules.start(match.options, playersOf(match))];
  const log = (action: LogOp<AnyMove>, source: 'table' | 'app' = 'table'): void => {
    const at = (entries.at(-1)?.at ?? match.startedAt) + chance(MINUTE);
    entries.push(nextEntry(match.id, entries, action, source, at));
  };
  for (let moves = 0; moves < MAX_MOVES; moves += 1) {
    const state = states.at(-1)!;
    const ask = pickAsk(asksToAnswer(rules.asks(state), manner), chance);
    if (ask === undefined) return entries;
    if (moves === manner.endAfter) {
      log('end');
      if (chance(2) === 0) return entries;
      log('undo');
    }
    const move = rules.move(ask, answer(ask, chance));
    const random = ask.kind === 'dice' || ask.kind === 'draw';
    log({ move }, random && chance(2) === 0 ? 'app' : 'table');
    states.push(rules.play(state, move).state);
    if (chance(UNDO_RATE) === 0) undoAndRedo(states, log, chance);
  }
  throw new Error(`${match.id} does not end`);
}

/** Undoes some moves, and redoes some of them. */
function undoAndRedo(states: object[], log: (action: 'undo' | 'redo') => void, chance: Chance): void {
  const undone: object[] = [];
  for (let undos = chance(MAX_UNDOS) + 1; undos > 0 && states.length > 1; undos -= 1) {
    undone.push(states.pop()!);
    log('undo');
  }
  for (let redos = chance(undone.length + 1); redos > 0; redos -= 1) {
    states.push(undone.pop()!);
    log('redo');
  }
}

function asksToAnswer(asks: AnyAsks, { dealt = false }: Manner): AnyAsks {
  const hands = dealt ? asks.find(({ id }) => id === 'hands') : undefined;
  if (hands === undefined) return asks;
  const { optional: _, ...dealAsk } = hands;
  return [dealAsk];
}
