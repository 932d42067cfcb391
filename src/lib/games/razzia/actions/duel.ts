import { isOneOf } from '$lib/core';
import { unpaid } from '$lib/games/contract/action';
import { duelWinner } from '$lib/games/razzia/payout/resolve';
import { seatingOf } from '$lib/games/razzia/state/table';
import { notNow, wanted, type RazziaAction, type RazziaAsk } from './action';
import { bargain, nextDuel } from './bargain';

const isFace = isOneOf([1, 2, 3, 4, 5, 6]);

/** A duel with the dice of champion and challenger (4.5 to 4.7). */
export const duel: RazziaAction<'duel'> = {
  isReadable: () => true,
  refuse(state, { champion, challenger }) {
    if (wanted(state) !== 'duel') return notNow(state);
    return isFace(champion) && isFace(challenger) ? undefined : { code: 'wrongDie', rule: '4.5' };
  },
  apply(state, { champion, challenger }) {
    const next = nextDuel(state);
    if (next === undefined) return unpaid(state);
    const throws = { champion, challenger };
    const { player: winner } = duelWinner(next.champion, next.challenger, throws, seatingOf(state));
    const between = [next.champion.player, next.challenger.player] as const;
    return bargain(state, { duels: [...next.deal.duels, { between, ...throws, winner }] });
  },
  log(before, { champion, challenger }) {
    const next = nextDuel(before);
    if (next === undefined) throw new RangeError('no duel is to be fought');
    const throws = { champion, challenger };
    return {
      code: 'fought',
      bar: next.deal.bar,
      between: [next.champion.player, next.challenger.player],
      totals: [next.champion.value + champion, next.challenger.value + challenger],
      ...throws,
      winner: duelWinner(next.champion, next.challenger, throws, seatingOf(before)).player
    };
  },
  move(_, outcome) {
    if (outcome.kind !== 'dice') return undefined;
    const [champion = 1, challenger = 1] = outcome.dice;
    return { type: 'duel', champion, challenger };
  },
  answer: (_, { champion, challenger }) => ({ kind: 'dice', dice: [champion, challenger] })
};

/** Asks for the dice of both. */
export function duelAsk(): RazziaAsk {
  return { id: 'duel', kind: 'dice', faces: 6, count: 2 };
}
