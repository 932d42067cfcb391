import { isPlayer, isSameFact, moves, type Posting, type GameTypes } from '$lib/core';
import type { Game } from '$lib/games/define';

type Why = GameTypes['Why'];
type Ledger = readonly Posting<Why>[];

/** Money that nobody got, for one reason; what still lay on the table at the end has none. */
export interface Unclaimed {
  /** Whole dollars. */
  readonly value: number;
  readonly why?: Why;
}

/** Money that went back under the pile, to the box or to the bank without having been anybody’s. */
function isNobodys(posting: Posting<Why>): boolean {
  if (!moves(posting) || posting.value === 0 || isPlayer(posting.from)) return false;
  const { from, to } = posting;
  return to === 'pile' || to === 'box' || (to === 'bank' && from !== 'bank');
}

/**
 * All that nobody got in a match that is over, in the order of the ledger, and at last what still lies on the table.
 * `lying` is what lay there before the end paid `atEnd`.
 */
export function unclaimedMoney(
  { rules }: Game,
  lying: GameTypes['State'],
  ledger: Ledger,
  atEnd: Ledger = []
): readonly Unclaimed[] {
  const unpaid: { value: number; why?: Why }[] = [];
  // The same in another round is a sum of its own: the sentence names what went there then.
  let above: { value: number; why?: Why } | undefined;
  for (const posting of ledger) {
    const { value, why } = posting;
    if (!isNobodys(posting)) above = undefined;
    else if (above !== undefined && isSameFact(above.why, why)) above.value += value;
    else unpaid.push((above = { value, why }));
  }
  const lay = (rules.lies?.(lying) ?? []).reduce((sum, value) => sum + value, 0);
  const taken = atEnd.reduce(
    (sum, posting) => (moves(posting) && posting.from === 'table' ? sum + posting.value : sum),
    0
  );
  return lay > taken ? [...unpaid, { value: lay - taken }] : unpaid;
}
