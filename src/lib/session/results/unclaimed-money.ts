import { isPlayer, isSameFact, movesPiece, type Posting, type GameTypes } from '$lib/core';
import type { Game } from '$lib/games/contract/define';

type Why = GameTypes['Why'];
type Ledger = readonly Posting<Why>[];

/** Money that no one got, for one reason; money still on the board at the end has no reason. */
export interface UnclaimedMoney {
  /** Whole dollars. */
  readonly value: number;
  /** The round in which it went unclaimed. */
  readonly round?: number;
  readonly why?: Why;
}

/** A posting, with the round in which its move was made if that matters. */
export interface PostingInRound {
  readonly posting: Posting<Why>;
  readonly round?: number;
}

/** Whether a posting returns money that no player had to the pile, the box or the bank. */
function returnsMoney(posting: Posting<Why>): boolean {
  if (!movesPiece(posting) || posting.value === 0 || isPlayer(posting.from)) return false;
  const { from, to } = posting;
  return to === 'pile' || to === 'box' || (to === 'bank' && from !== 'bank');
}

/**
 * All unclaimed money of a finished match, in the order of the ledger, with the money still on the board last.
 * `stateBeforeEnd` is the state before the end paid `endLedger`.
 */
export function unclaimedMoney(
  { rules }: Game,
  stateBeforeEnd: GameTypes['State'],
  ledger: readonly PostingInRound[],
  endLedger: Ledger = []
): readonly UnclaimedMoney[] {
  const unclaimedItems: (UnclaimedMoney & { value: number })[] = [];
  // Equal reasons of different rounds are kept apart: their sentences name different sums.
  let previous: (UnclaimedMoney & { value: number }) | undefined;
  for (const { posting, ...inRound } of ledger) {
    const { value, why } = posting;
    if (!returnsMoney(posting)) previous = undefined;
    else if (previous !== undefined && isSameFact(previous.why, why) && previous.round === inRound.round)
      previous.value += value;
    else unclaimedItems.push((previous = { value, why, ...inRound }));
  }
  const unclaimedOnBoard = (rules.unclaimedMoney?.(stateBeforeEnd) ?? []).reduce(
    (sum, value) => sum + value,
    0
  );
  const paidFromTable = endLedger.reduce(
    (sum, posting) => (movesPiece(posting) && posting.from === 'table' ? sum + posting.value : sum),
    0
  );
  return unclaimedOnBoard > paidFromTable
    ? [...unclaimedItems, { value: unclaimedOnBoard - paidFromTable }]
    : unclaimedItems;
}
