import { isObject, type Ask, type GameTypes, type Outcome, type Played, type Rules } from '$lib/core';

/** The moves of one type. */
export type MoveOf<T extends GameTypes, Type extends T['Move']['type']> = Extract<T['Move'], { type: Type }>;

/** One kind of action in a game: everything that its rules know about one type of move. */
export interface Action<T extends GameTypes, Move extends T['Move'] = T['Move']> {
  /** Whether a move has all members of its type. A log from an old version or from a file may contain anything. */
  isReadable(move: Move): boolean;
  /** Does the same as `Rules.refuse`; called only with a readable move. */
  refuse(state: T['State'], move: Move): T['Why'] | undefined;
  /** As `Rules.play`. */
  apply(state: T['State'], move: Move): Played<T['State'], T['Why']>;
  /** As `Rules.logEventOf`. */
  log(stateBefore: T['State'], move: Move): T['LogEvent'];
  /**
   * The move that an answer gives. The answer is of the same kind as its ask. A choice needs no `move`, because its
   * moves are in the ask.
   */
  move?(ask: Ask<T['Move'], T['Why']>, outcome: Outcome): Move | undefined;
  /** The inverse of `move`, for answers that are counted or entered piece by piece. */
  answer?(ask: Ask<T['Move'], T['Why']>, move: Move): Outcome | undefined;
}

/** An action for every type of move. */
export type Actions<T extends GameTypes> = {
  readonly [Type in T['Move']['type']]: Action<T, MoveOf<T, Type>>;
};

/**
 * Builds rules from actions. `unreadableReason` is the reason why a move of an unknown shape is refused. `moveTypeOf`
 * gives the type of the moves that answer an ask: `params.step` or, without it, the id of the ask.
 */
export function rulesOf<T extends GameTypes>(
  actions: Actions<T>,
  unreadableReason: T['Why'],
  moveTypeOf: (ask: Ask<T['Move'], T['Why']>) => string = stepOf
): Pick<Rules<T>, 'refuse' | 'play' | 'logEventOf' | 'move'> & Required<Pick<Rules<T>, 'answer'>> {
  const byType = actions as unknown as Readonly<Record<string, Action<T>>>;
  const actionOf = (type: unknown): Action<T> | undefined =>
    typeof type === 'string' && Object.hasOwn(byType, type) ? byType[type] : undefined;
  const actionFor = ({ type }: T['Move']): Action<T> => {
    const action = actionOf(type);
    if (action === undefined) throw new RangeError(`no action is called ${type}`);
    return action;
  };
  return {
    refuse(state, move) {
      // A log from a file may contain anything, even a move that is not an object.
      const action = isObject(move) ? actionOf(move.type) : undefined;
      return action?.isReadable(move) === true ? action.refuse(state, move) : unreadableReason;
    },
    play: (state, move) => actionFor(move).apply(state, move),
    logEventOf: (stateBefore, move) => actionFor(move).log(stateBefore, move),
    move(ask, outcome) {
      const move =
        ask.kind === 'choose' && outcome.kind === 'choose'
          ? ask.choices[outcome.choice]?.move
          : ask.kind === outcome.kind && actionOf(moveTypeOf(ask))?.move?.(ask, outcome);
      if (move === undefined || move === false)
        throw new RangeError(`“${ask.id}” cannot be answered with ${outcome.kind}`);
      return move;
    },
    answer: (ask, move) => (moveTypeOf(ask) === move.type ? actionFor(move).answer?.(ask, move) : undefined)
  };
}

/** The step of an ask: the type of the move that answers it. */
export function stepOf({ id, params }: Pick<Ask<unknown, unknown>, 'id' | 'params'>): string {
  return String(params?.['step'] ?? id);
}

/** A new state without any payment. */
export function withoutPostings<State>(state: State): {
  readonly state: State;
  readonly postings: readonly [];
} {
  return { state, postings: [] };
}
