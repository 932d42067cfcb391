import { nextEntry, playersOf, type RandomSource, type LogOp, type Entry, type Match } from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { answer, pickAsk } from '#tests/laws/answers';
import type { AnyMove } from '#tests/laws/matches';

/** Options for playing one recorded match. */
export interface PlayOptions {
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
  chance: RandomSource,
  playOptions: PlayOptions
): readonly Entry<AnyMove>[] {
  const { rules } = game;
  const entries: Entry<AnyMove>[] = [];
  const states = [rules.start(match.options, playersOf(match))];
  const addEntry = (action: LogOp<AnyMove>, source: 'table' | 'app' = 'table'): void => {
    const time = (entries.at(-1)?.at ?? match.startedAt) + chance(MINUTE);
    entries.push(nextEntry(match.id, entries, action, source, time));
  };
  for (let moves = 0; moves < MAX_MOVES; moves += 1) {
    const state = states.at(-1)!;
    const ask = pickAsk(asksToAnswer(rules.asks(state), playOptions), chance);
    if (ask === undefined) return entries;
    if (moves === playOptions.endAfter) {
      addEntry('end');
      if (chance(2) === 0) return entries;
      addEntry('undo');
    }
    const move = rules.move(ask, answer(ask, chance));
    const isRandom = ask.kind === 'dice' || ask.kind === 'draw';
    addEntry({ move }, isRandom && chance(2) === 0 ? 'app' : 'table');
    states.push(rules.play(state, move).state);
    if (chance(UNDO_RATE) === 0) undoAndRedo(states, addEntry, chance);
  }
  throw new Error(`${match.id} does not end`);
}

/** Undoes some moves, and redoes some of them. */
function undoAndRedo(states: object[], log: (action: 'undo' | 'redo') => void, chance: RandomSource): void {
  const undoneStates: object[] = [];
  for (let undos = chance(MAX_UNDOS) + 1; undos > 0 && states.length > 1; undos -= 1) {
    undoneStates.push(states.pop()!);
    log('undo');
  }
  for (let redos = chance(undoneStates.length + 1); redos > 0; redos -= 1) {
    states.push(undoneStates.pop()!);
    log('redo');
  }
}

function asksToAnswer(asks: AnyAsks, { dealt: dealsHands = false }: PlayOptions): AnyAsks {
  const handsAsk = dealsHands ? asks.find(({ id }) => id === 'hands') : undefined;
  if (handsAsk === undefined) return asks;
  const { optional: _, ...dealAsk } = handsAsk;
  return [dealAsk];
}
