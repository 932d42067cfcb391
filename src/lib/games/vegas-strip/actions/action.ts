import { isOptional, isOneOf, isPlayer, type Check, type Choice, type PlayerId } from '$lib/core';
import type { Action, MoveOf } from '$lib/games/contract/action';
import { casinosOf, fixersOf, undecidedFixers } from '$lib/games/vegas-strip/state/table';
import {
  CASINO_IDS,
  TILE_NUMBERS,
  type CasinoId,
  type Move,
  type Refusal,
  type State,
  type Strip,
  type StripAsk,
  type ExpectedMove,
  type Why
} from '$lib/games/vegas-strip/types';

/** The action of one type of move. */
export type StripAction<Type extends Move['type']> = Action<Strip, MoveOf<Strip, Type>>;

/** The id of an ask, and the values that it is made of. */
export type AskIdParts = Pick<StripAsk, 'id'> & Required<Pick<StripAsk, 'params'>>;

/** An ask to choose one of several moves. */
export type ChooseAsk = Extract<StripAsk, { kind: 'choose' }>;

interface AskSubject {
  readonly player?: PlayerId;
  readonly casino?: CasinoId;
}

/** Makes the id of an ask, and the values that it is made of: the move that answers it, and its player or casino. */
export function askId(step: Move['type'], { player, casino }: AskSubject = {}): AskIdParts {
  const parts = [step, player, casino].filter((part) => part !== undefined);
  return { id: parts.join(' '), params: { step, ...(casino === undefined ? {} : { casino }) } };
}

/** Returns the casino of an ask about one. */
export function casinoOf({ params }: Pick<StripAsk, 'params'>): CasinoId | undefined {
  return CASINO_IDS.find((casino) => casino === params?.['casino']);
}

/**
 * Makes an ask with these moves as choices. If they are checked, a refused choice carries the same reason as the move
 * would.
 */
export function choose<Of extends Move>(
  id: AskIdParts,
  moves: readonly Of[],
  refuse: (move: Of) => Why | undefined = () => undefined
): ChooseAsk {
  const choices = moves.map((move): Choice<Move, Why> => {
    const refusal = refuse(move);
    return refusal === undefined ? { move } : { move, refused: refusal };
  });
  return { ...id, kind: 'choose', choices };
}

/** Makes an ask that may also be left alone. */
export function optionalAsk(ask: StripAsk): StripAsk {
  return { ...ask, optional: true };
}

/** Returns the reason why a move is not asked for now: the match waits for another one. */
export function notNowReason(state: State): Refusal {
  return { code: 'notNow', rule: '7.1', wanted: expectedMove(state) };
}

/** Returns the move that the match waits for. */
export function expectedMove(state: State): ExpectedMove {
  switch (state.phase) {
    case 'fix':
      if (undecidedFixers(state).length === 0) return 'read';
      return undecidedFixers(state).length === fixersOf(state).length && Object.keys(state.cards).length === 0
        ? 'deal'
        : 'fix';
    case 'turns':
      return 'place';
    case 'told':
    case 'reveal':
    case 'pay':
      return state.phase;
    case 'over':
      return 'nothing';
  }
}

/** Returns the refusal of a casino that this number of players does not use (2.2). */
export function refuseCasino(state: State, casino: CasinoId): Refusal | undefined {
  const casinos = casinosOf(state);
  return casinos.includes(casino)
    ? undefined
    : { code: 'noSuchCasino', rule: '2.2', casinos: casinos.length };
}

export const isCasino = isOneOf(CASINO_IDS);
export const isNumber = isOneOf(TILE_NUMBERS);

const blocker = isOptional(isOneOf([true]));

/** The members of every move that plays a tile of the turn. */
export const TILE_CHECKS: Readonly<Record<string, Check>> = { tile: isNumber, blocker };

/** The members that name the owner of a set. */
export const HOLDER_CHECKS: Readonly<Record<string, Check>> = { player: isPlayer, blocker };

/** The members of a move with a player and nothing else. */
export const PLAYER_CHECKS: Readonly<Record<string, Check>> = { player: isPlayer };
