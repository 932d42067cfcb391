import { isObject } from '$lib/games/contract/form';
import { count, defineCase, people } from '$lib/referee/define-case';
import { MAX_CARDS } from '$lib/games/las-vegas-cards/data';
import type { Casino } from '$lib/games/las-vegas-cards/types';
import { MAX_PLAYERS, pair } from './members';
import { casinoPlates, casinoVerdict, tableOf } from './seated-table';
import * as say from '$lib/games/las-vegas-cards/strings/en/referee';

/** The most dice at the casinos: the maximum number of cards, all of them double. */
const MAX_DICE = 2 * MAX_CARDS;

/** A casino whose dice were counted without the cards that show them. */
export const countedCase = defineCase({
  id: 'counted',
  ...say.countedCase,
  sketch: { notes: [70000, 50000], dice: [4] },
  people: { min: 1, max: MAX_PLAYERS },
  fields: {
    notes: {
      answer: pair,
      title: say.notesThere,
      hint: say.tapAgain,
      description: say.theTwoNotesThere
    },
    dice: {
      answer: people(count(0, MAX_DICE), 1, MAX_PLAYERS),
      title: say.diceThere,
      hint: say.aDoubleCardCounts2,
      description: say.upToFivePlayers
    },
    neutral: { answer: count(1, MAX_DICE), absent: true, ...say.neutral }
  },
  settle: ({ notes, dice, neutral }) => {
    const table = tableOf(dice.map(([name]) => name));
    const casino: Pick<Casino, 'cards' | 'dice'> = {
      cards: {},
      dice: {
        ...Object.fromEntries(dice.map(([name, dice]) => [table.seat(name), dice])),
        ...(neutral === undefined ? {} : { neutral })
      }
    };
    return casinoVerdict(table, casino, notes);
  },
  examples: [
    {
      title: say.sixDiceFiveAndFour,
      position: { notes: [70000, 50000], dice: { Anna: 6, Carla: 5, Ben: 4 } }
    },
    {
      title: say.tiesRemovedFewestDiceWin,
      position: { notes: [100000, 40000], dice: { Anna: 4, Ben: 4, Carla: 1 } }
    },
    {
      title: say.aThirdColourHasTheMost,
      position: { notes: [60000, 30000], dice: { Anna: 2, Ben: 1 }, neutral: 3 }
    }
  ],
  plates: (verdict, { dice }) =>
    casinoPlates(verdict, (name) => {
      const value = isObject(dice) ? new Map(Object.entries(dice)).get(name) : undefined;
      return typeof value === 'number' ? value : undefined;
    })
});
