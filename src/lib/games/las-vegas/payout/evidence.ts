import { isSameFact } from '$lib/core';
import { payCasino } from './payout';
import { withExactDice } from '$lib/games/las-vegas/state/view';
import type { CasinoView, Dice, Strength, View, DiceOwner, Why } from '$lib/games/las-vegas/types';

/**
 * The casino that a reason refers to: as it is now, or as it was before the last payout. Undefined if the reason is
 * not about a casino, or if neither position gives this reason.
 */
export function casinoOfReason(
  why: Why,
  { casinos, paid }: Pick<View, 'casinos' | 'paid'>
): CasinoView | undefined {
  const number = 'casino' in why && why.code !== 'pair' ? why.casino : undefined;
  const strength = 'own' in why ? why.own : undefined;
  const candidates = [casinos, paid?.casinos ?? []].flatMap((casinoList) =>
    casinoList.filter((casino) => casino.number === number)
  );
  if (why.code === 'winnerBegins' || why.code === 'secondBegins') return candidates.at(-1);
  return candidates
    .map((casino) => (strength === undefined ? casino : withDice(casino, strength)))
    .find((casino) => givesReason(casino, why));
}

function withDice(casino: CasinoView, strength: Strength): CasinoView {
  return withExactDice(casino.number, casino.notes, { ...diceAtCasino(casino), [strength.who]: strength });
}

function diceAtCasino({ claims }: CasinoView): Partial<Record<DiceOwner, Dice>> {
  return Object.fromEntries(claims.map((claim): [DiceOwner, Dice] => [claim.own.who, claim.own]));
}

/** True if paying this casino gives exactly this reason. */
function givesReason(casino: CasinoView, why: Why): boolean {
  return payCasino(casino.number, { notes: casino.notes, dice: diceAtCasino(casino) }).some((posting) =>
    isSameFact(posting.why, why)
  );
}
