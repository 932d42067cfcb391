import { defineCase } from '$lib/referee/define-case';
import { isImaginary } from '$lib/games/las-vegas/payout/payout';
import { payDoubleDown } from './tile';
import type { Why } from '$lib/games/las-vegas/types';
import { diceOf, withZeros, ANY_PLAYERS } from '$lib/games/las-vegas/referee/members';
import { tableOf, type SeatedTable } from '$lib/games/las-vegas/referee/seated-table';
import * as say from './strings/en';

const doubleDown = defineCase({
  id: 'double-down',
  title: say.whoIsPaidOnDoubleDown,
  shortName: say.doubleDown,
  sketch: { notes: [60000, 30000] },
  people: ANY_PLAYERS,
  fields: {
    options: { rules: [] },
    dice: diceOf(0, say.diceOnTheTile, say.zeroToFivePlayers)
  },
  settle: ({ dice: enteredDice }) => {
    const table = tableOf(enteredDice.map(([name]) => name));
    const rewards = payDoubleDown(
      'this',
      Object.fromEntries(enteredDice.map(([name, ownDice]) => [table.seat(name), withZeros(ownDice)]))
    );
    return {
      ...table.payRewards(rewards),
      facts: {
        ranking: rewards
          .filter(({ why }) => why.code !== 'doubleDownTied')
          .map(({ player }) => table.name(player)),
        tied: tiedGroups(
          rewards.map(({ why }) => why),
          table
        )
      }
    };
  },
  examples: [
    {
      title: say.tiesRemoved,
      position: { dice: { Anna: { small: 1 }, Ben: { small: 1 }, Carla: { big: 1 } } }
    }
  ]
});

function tiedGroups(reasons: readonly Why[], table: SeatedTable): readonly (readonly string[])[] {
  const groups = new Map<number, string[]>();
  for (const why of reasons)
    if (why.code === 'doubleDownTied' && !isImaginary(why.dice.who))
      groups.set(why.dice.count, [...(groups.get(why.dice.count) ?? []), table.name(why.dice.who)].sort());
  return [...groups.values()];
}

export const cases = [doubleDown] as const;
