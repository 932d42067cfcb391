import { withoutPostings } from '$lib/games/contract/action';
import {
  isLeaveMove,
  leaveEvent,
  refuseLeave,
  type LeaveMove,
  type LeavingRules
} from '$lib/games/contract/leaving';
import { BIG_DICE, SMALL_DICE } from '$lib/games/las-vegas/data';
import { meta } from '$lib/games/las-vegas/meta';
import { withoutClaim } from '$lib/games/las-vegas/state/chip-cards';
import { isWaiting } from '$lib/games/las-vegas/state/main-state';
import { purseOf, openingWithoutLeaver, withPurse } from '$lib/games/las-vegas/state/table';
import type { State } from '$lib/games/las-vegas/types';
import { notNowReason, type LasVegasAction } from './action';
import { continueMatch } from './turn';

const LEAVING_RULES: LeavingRules = { rule: '1.6', tooFewRule: '1.8', min: meta.players.min };

/**
 * A player leaves (1.6, 1.7). In a round that is counted only at its end, no one knows which dice are placed. All of
 * them stay to be counted, unless the player chooses that they go.
 */
export const leave: LasVegasAction<'leave'> = {
  isReadable: isLeaveMove,
  // With tiles, players can leave only between rounds (8.22).
  refuse(state, move) {
    if (state.phase === 'over') return notNowReason(state);
    const refusal = refuseLeave(state, move, LEAVING_RULES);
    if (refusal !== undefined || state.royale === undefined) return refusal;
    if (isBetweenRounds(state) && !isWaiting(state)) return undefined;
    return { code: 'leaveLater', rule: '8.22', player: move.player };
  },
  apply(state, { player, pieces }) {
    const arePlacedDiceUnknown = state.phase === 'turns' && state.depth === 'rounds';
    const stateWithoutPieces = pieces === 'go' ? removePlacedDice(state, player) : state;
    const { small: allSmall, big: allBig } = purseOf(stateWithoutPieces, player);
    const { small, big } =
      arePlacedDiceUnknown && pieces === 'stay' ? { small: 0, big: 0 } : purseOf(stateWithoutPieces, player);
    const betweenMember = isBetweenRounds(state) ? ({ between: true } as const) : {};
    const leftPlayer = { player, round: state.round, ...betweenMember, small, big };
    const nextState: State = {
      ...withPurse(stateWithoutPieces, player, { small: allSmall - small, big: allBig - big }),
      left: [...(state.left ?? []), leftPlayer]
    };
    if (isBetweenRounds(state)) {
      const opening = openingWithoutLeaver(nextState, nextState.opening);
      return withoutPostings({ ...nextState, opening, turn: opening.player });
    }
    if (arePlacedDiceUnknown || state.turn !== player) return withoutPostings(nextState);
    return continueMatch(withoutPostings(withoutClaim({ ...nextState, arena: {} })));
  },
  log: (_, move) => leaveEvent(move)
};

/** Whether no round is being played. */
export function isBetweenRounds({ phase }: State): boolean {
  return phase === 'deal' || phase === 'tiles';
}

/** Takes the player's dice off the casinos. */
function removePlacedDice(state: State, player: LeaveMove['player']): State {
  const casinos = state.casinos.map((casino) => {
    const { [player]: _gone, ...dice } = casino.dice;
    return { ...casino, dice };
  });
  return withPurse({ ...state, casinos }, player, { small: SMALL_DICE, big: BIG_DICE });
}
