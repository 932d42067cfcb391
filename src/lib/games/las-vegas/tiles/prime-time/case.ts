import { count, defineCase } from '$lib/games/statement';
import { GRAY_DICE, NOTE_VALUES } from '$lib/games/las-vegas/data';
import { bestAt } from '$lib/games/las-vegas/payout';
import { primeTimeWhy } from '$lib/games/las-vegas/tiles/prime-time';
import type { Dice, Who } from '$lib/games/las-vegas/types';
import { diceOf, full, hand, SOME } from '$lib/games/las-vegas/cases/members';
import { tableOf } from '$lib/games/las-vegas/cases/seated-table';

const primeTime = defineCase({
  id: 'prime-time',
  title: 'Who throws in Prime Time?',
  about: 'Prime Time',
  sketch: { dice: [2, 5] },
  people: SOME,
  fields: {
    options: { rules: [] },
    dice: diceOf(0, 'Dice at its casino', 'none to five players by name, and their dice at its casino'),
    neutral: {
      is: hand,
      absent: true,
      title: 'Neutral colour of two players',
      more: 'Neutral or blank dice',
      says: 'the neutral colour of two players'
    },
    gray: {
      is: count(0, GRAY_DICE),
      absent: true,
      title: 'Blank gray dice',
      more: 'Neutral or blank dice',
      says: 'blank gray dice, another imaginary player'
    }
  },
  settle: ({ dice: given, neutral, gray = 0 }) => {
    const table = tableOf(given.map(([name]) => name));
    const lying: Partial<Record<Who, Dice>> = {};
    for (const [name, some] of given) lying[table.seat(name)] = full(some);
    if (neutral !== undefined) lying.neutral = full(neutral);
    if (gray > 0) lying.gray = { small: gray, big: 0 };
    const why = primeTimeWhy('this', bestAt({ notes: [NOTE_VALUES[1], NOTE_VALUES[0]], dice: lying }));
    const thrower = why.code === 'primeTimeThrows' ? why.player : undefined;
    return {
      awards: [],
      reasons: [table.reason(why, thrower)],
      facts: { throws: thrower === undefined ? [] : [table.name(thrower)] }
    };
  },
  examples: [
    {
      title: 'The two in front are level',
      position: { dice: { Anna: { small: 3 }, Ben: { small: 1, big: 1 }, Carla: { small: 1 } } }
    },
    { title: 'The gray dice are in front', position: { dice: { Anna: { small: 1 } }, gray: 2 } }
  ]
});

export const cases = [primeTime] as const;

declare module '$lib/games/las-vegas/cases/of-tiles' {
  interface CasesOfTiles {
    readonly 'prime-time': typeof cases;
  }
}
