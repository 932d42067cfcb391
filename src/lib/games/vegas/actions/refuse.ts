import { refuseChange, refuseCounter, refuseHand, refuseMary, refusePawn } from './refuse-depth';
import { refuseDuel, refuseHearts, refuseReveal, refuseSpace } from './refuse-space';
import { refuseCounts, refuseGold, refuseLowest, refuseScored, refuseWinner } from './refuse-entered';
import { notNow, refuseTurn } from './refuse-turn';
import { refuseJoining } from './join';
import { refuseAbsent, refuseQuit } from './quit';
import { isReadable } from './guards';
import type { Move, State, Why } from '$lib/games/vegas/types';
import type { Ask, Choice, PlayerId } from '$lib/core';

/**
 * Returns the reason why a move is not allowed now, or undefined if it is. No reason reveals anything about hidden
 * hearts.
 */
export function refuse(state: State, move: Move): Why | undefined {
  if (!isReadable(move) || !areSeated(state, move)) return { code: 'unreadable', rule: '9.1' };
  return refuseAbsent(state, move) ?? refuseNow(state, move);
}

function refuseNow(state: State, move: Move): Why | undefined {
  switch (move.type) {
    case 'stand':
      return refusePawn(state, move);
    case 'throw':
    case 'goodLuck':
    case 'frontMan':
    case 'maryCard':
    case 'change':
    case 'pass':
      return refuseTurn(state, move);
    case 'place':
    case 'leave':
      return refuseSpace(state, move);
    case 'hearts':
      return refuseHearts(state, move.player);
    case 'reveal':
      return refuseReveal(state);
    case 'duel':
      return refuseDuel(state);
    case 'step':
      return state.phase === 'step' ? undefined : notNow(state);
    case 'scored':
      return refuseScored(state, move);
    case 'gold':
      return refuseGold(state, move.gold);
    case 'winner':
      return refuseWinner(state, move.winner);
    case 'counts':
      return refuseCounts(state, move.counts);
    case 'lowest':
      return refuseLowest(state, move);
    case 'depth':
      return refuseChange(state, move.depth);
    case 'lies':
      return refuseCounter(state, move);
    case 'cards':
      return refuseHand(state, move);
    case 'mary':
      return refuseMary(state, move.at);
    case 'resume':
      return state.phase === 'resume' ? undefined : notNow(state);
    case 'quit':
      return refuseQuit(state, move);
    case 'join':
      return refuseJoining(state, move);
  }
}

/** Checks whether all players named in the move are in this match; somebody who joins is not yet. */
function areSeated({ seats }: State, move: Move): boolean {
  const named = [
    'player' in move && move.type !== 'join' ? move.player : undefined,
    'whose' in move ? move.whose : undefined,
    'winner' in move ? move.winner : undefined,
    ...('counts' in move ? Object.keys(move.counts) : [])
  ];
  return named.every(
    (each) => each === undefined || each === 'nobody' || seats.some((player) => player === each)
  );
}

export type VegasAsk = Ask<Move, Why>;

/** Makes an ask with these moves as choices; a move that is not allowed carries its reason. */
export function choose(
  state: State,
  id: string,
  moves: readonly Move[],
  player?: PlayerId
): Extract<VegasAsk, { kind: 'choose' }> {
  const choices = moves.map((move): Choice<Move, Why> => {
    const refused = refuse(state, move);
    return refused === undefined ? { move } : { move, refused };
  });
  return { id, kind: 'choose', choices, ...(player === undefined ? {} : { for: player }) };
}
