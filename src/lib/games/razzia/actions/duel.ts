import { isOneOf } from '$lib/core';
import { withoutPostings } from '$lib/games/contract/action';
import { duelOf } from '$lib/games/razzia/payout/resolve';
import { currentDeal, tieContextOf } from '$lib/games/razzia/state/table';
import { notNowReason, expectedMove, type RazziaAction, type RazziaAsk } from './action';
import { applyDealChange, nextDuel } from './bargain';

const isFace = isOneOf([1, 2, 3, 4, 5, 6]);

/** A duel with the dice of champion and challenger (4.5 to 4.7). */
export const duel: RazziaAction<'duel'> = {
  isReadable: () => true,
  refuse(state, { champion, challenger }) {
    if (expectedMove(state) !== 'duel') return notNowReason(state);
    return isFace(champion) && isFace(challenger) ? undefined : { code: 'wrongDie', rule: '4.5' };
  },
  apply(state, throws) {
    const next = nextDuel(state);
    if (next === undefined) return withoutPostings(state);
    const foughtDuel = duelOf(next.champion, next.challenger, throws, tieContextOf(state));
    return applyDealChange(state, { duels: [...(currentDeal(state)?.duels ?? []), foughtDuel] });
  },
  log(stateBefore, throws) {
    const [deal, next] = [currentDeal(stateBefore), nextDuel(stateBefore)];
    if (deal === undefined || next === undefined) throw new RangeError('no duel is to be fought');
    const { champion, challenger } = next;
    return {
      code: 'fought',
      bar: deal.bar,
      ...duelOf(champion, challenger, throws, tieContextOf(stateBefore)),
      totals: [champion.value + throws.champion, challenger.value + throws.challenger]
    };
  },
  move(_, outcome) {
    if (outcome.kind !== 'dice') return undefined;
    const [champion = 1, challenger = 1] = outcome.dice;
    return { type: 'duel', champion, challenger };
  },
  answer: (_, { champion, challenger }) => ({ kind: 'dice', dice: [champion, challenger] })
};

/** Asks for the dice of champion and challenger. */
export function duelAsk(): RazziaAsk {
  return { id: 'duel', kind: 'dice', faces: 6, count: 2 };
}
