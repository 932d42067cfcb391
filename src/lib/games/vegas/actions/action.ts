import { hasLeft, isPlayer, movesPiece, type Ask, type Played, type PlayerId } from '$lib/core';
import type { Action, MoveOf } from '$lib/games/contract/action';
import { isOpen, canHaveCounters, nameOf } from '$lib/games/vegas/state/table';
import type { Move, MoveEvent, RefusalReason, State, Vegas, Why } from '$lib/games/vegas/types';

/** The action of one type of move. */
export type VegasAction<Type extends Move['type']> = Action<Vegas, MoveOf<Vegas, Type>>;

export type VegasAsk = Ask<Move, Why>;

export type Turn = Played<State, Why>;

export const UNCHANGED: RefusalReason = { code: 'asItIs', rule: '9.3' };
export const UNREADABLE: RefusalReason = { code: 'unreadable', rule: '9.1' };

type ActionWithoutLog<Type extends Move['type']> = Omit<VegasAction<Type>, 'log'> & {
  /** The player who makes the move; absent if the players enter it together. */
  readonly playerOf?: (stateBefore: State, move: MoveOf<Vegas, Type>) => PlayerId;
};

/**
 * Makes an action that logs its news: the effects of a move, with the gold before the counters that return. The news
 * says only that hearts were chosen, not which.
 */
export function withNews<Type extends MoveEvent['code']>(
  code: Type,
  { playerOf, ...action }: ActionWithoutLog<Type>
): VegasAction<Type> {
  const apply = (stateBefore: State, move: MoveOf<Vegas, Type>): Turn =>
    action.apply({ ...stateBefore, news: [] }, move);
  return {
    ...action,
    apply,
    log(stateBefore, move) {
      const { state, postings } = apply(stateBefore, move);
      const goldReasons = postings.filter(movesPiece).map(({ why }) => why);
      const returnReasonIndex = state.news.findIndex(
        (why) => why.code === 'countersBack' || why.code === 'lastChip'
      );
      const news = state.news.toSpliced(
        returnReasonIndex < 0 ? state.news.length : returnReasonIndex,
        0,
        ...goldReasons
      );
      const player = playerOf?.(stateBefore, move);
      return { code, news, ...(player === undefined ? {} : { player }) };
    }
  };
}

/** Returns the player whose turn it is, who makes most moves. */
export function currentPlayer({ turn }: State): PlayerId {
  return turn;
}

/** Makes an ask with these moves as choices; a move that is not allowed carries its reason. */
export function choose<Chosen extends Move>(
  state: State,
  id: string,
  action: Pick<Action<Vegas, Chosen>, 'refuse'>,
  moves: readonly Chosen[],
  player?: PlayerId
): Extract<VegasAsk, { kind: 'choose' }> {
  const choices = moves.map((move) => {
    const refusal = action.refuse(state, move);
    return refusal === undefined ? { move } : { move, refused: refusal };
  });
  return { id, kind: 'choose', choices, ...(player === undefined ? {} : { for: player }) };
}

/** Checks whether a value is a player or `nobody`. */
export function isPlayerOrNoOne(value: unknown): boolean {
  return isPlayer(value) || value === 'nobody';
}

/** Returns the refusal of a move that does not fit the phase of the match. */
export function notNowReason(state: State): RefusalReason {
  return { code: 'notNow', rule: '9.1', wanted: state.phase };
}

/** Returns the reason why there is no such table, or why no counter can be placed there any more. */
export function refuseTable(state: State, table: number): RefusalReason | undefined {
  if (state.tables[table] === undefined) return { code: 'noSuchTable', rule: '1.1' };
  return isOpen(state, table) ? undefined : { code: 'tableScored', rule: '6.9', at: nameOf(state, table) };
}

/** Refuses a move about someone who has never been in this match. */
export function refuseStranger({ seats }: State, player: PlayerId): RefusalReason | undefined {
  return seats.includes(player) ? undefined : UNREADABLE;
}

/** Refuses a move about a player who never was in the match, or who has left it. */
export function refuseAbsent(state: State, player: PlayerId): RefusalReason | undefined {
  return refuseStranger(state, player) ?? (hasLeft(state, player) ? leftAlreadyReason(player) : undefined);
}

/** Refuses a move about the counters of a player who never was in the match, or who left with them. */
export function refuseOwner(state: State, owner: PlayerId | 'nobody'): RefusalReason | undefined {
  if (owner === 'nobody') return undefined;
  return (
    refuseStranger(state, owner) ?? (canHaveCounters(state, owner) ? undefined : leftAlreadyReason(owner))
  );
}

function leftAlreadyReason(player: PlayerId): RefusalReason {
  return { code: 'leftAlready', rule: '1.10', player };
}
