import { defineCase, person } from '$lib/referee/define-case';
import { strength } from '$lib/games/las-vegas/payout/payout';
import { HIGH_FIVE, highFiveReason, payHighFive } from './tile';
import { withZeros, hand, playerMember } from '$lib/games/las-vegas/referee/members';
import { tableOf } from '$lib/games/las-vegas/referee/seated-table';
import * as say from './strings/en';

const highFive = defineCase({
  id: 'high-five',
  title: say.whoGetsTheHighFive,
  shortName: say.highFive,
  sketch: { value: '$100,000' },
  people: { min: 2, max: 2 },
  fields: {
    options: { rules: [] },
    player: playerMember(say.whoPlacedDiceThere),
    dice: { answer: hand, ...say.dice },
    holder: { answer: person(), absent: true, ...say.holder, more: say.theTokenIsGone }
  },
  settle: ({ player, dice: enteredDice, holder }) => {
    const table = tableOf([...new Set([player, ...(holder === undefined ? [] : [holder])])]);
    const seat = table.seat(player);
    const playerStrength = strength(seat, withZeros(enteredDice));
    const why = highFiveReason(
      'this',
      seat,
      playerStrength,
      holder === undefined ? undefined : table.seat(holder)
    );
    const owner = holder ?? (playerStrength.count >= HIGH_FIVE ? player : undefined);
    if (owner === undefined)
      return { ...table.payRewards([{ player: seat, value: 0, why }]), facts: { holder: [] } };
    const { awards, reasons } = table.payRewards([payHighFive('this', table.seat(owner))]);
    const extraReasons = owner === player ? [] : [table.reason(why, seat)];
    return { awards, reasons: [...reasons, ...extraReasons], facts: { holder: [owner] } };
  },
  examples: [
    { title: say.threeAndTheBigOne, position: { player: 'Anna', dice: { small: 3, big: 1 } } },
    { title: say.theTokenIsGone, position: { player: 'Ben', dice: { small: 5 }, holder: 'Anna' } }
  ]
});

export const cases = [highFive] as const;
