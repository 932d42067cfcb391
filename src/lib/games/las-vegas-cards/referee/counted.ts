import { majority, type PlayerId } from '$lib/core';
import type { Award } from '$lib/games/contract/define';
import { isObject, type JsonObject, type Plate } from '$lib/games/contract/form';
import { count, defineCase, people } from '$lib/referee/define-case';
import { MOST_CARDS } from '$lib/games/las-vegas-cards/data';
import { payCasino, strengths } from '$lib/games/las-vegas-cards/payout/payout';
import type { Casino, Pair, Who } from '$lib/games/las-vegas-cards/types';
import { MOST_PLAYERS, pair } from './members';
import { tableOf } from './seated-table';
import * as say from '$lib/games/las-vegas-cards/strings/en/referee';

/** The most dice at the casinos: the maximum number of cards, all of them double. */
const MOST_DICE = 2 * MOST_CARDS;

/** A casino whose dice were counted without the cards that show them. */
export const counted = defineCase({
  id: 'counted',
  ...say.countedCase,
  sketch: { notes: [70000, 50000], dice: [4] },
  people: { least: 1, most: MOST_PLAYERS },
  fields: {
    notes: {
      is: pair,
      title: say.notesThere,
      hint: say.tapAgain,
      says: say.theTwoNotesThere
    },
    dice: {
      is: people(count(0, MOST_DICE), 1, MOST_PLAYERS),
      title: say.diceThere,
      hint: say.aDoubleCardCounts2,
      says: say.upToFivePlayers
    },
    neutral: { is: count(1, MOST_DICE), absent: true, ...say.neutral }
  },
  settle: ({ notes: [one, other], dice, neutral }) => {
    const table = tableOf(dice.map(([name]) => name));
    const lying: Pick<Casino, 'cards' | 'dice'> = {
      cards: {},
      dice: {
        ...Object.fromEntries(dice.map(([name, so]) => [table.seat(name), so])),
        ...(neutral === undefined ? {} : { neutral })
      }
    };
    const sorted: Pair = one > other ? [one, other] : [other, one];
    const postings = payCasino('this', lying, sorted);
    const { ranking, tied } = majority(strengths(lying));
    const nameOf = ({ who }: { readonly who: Who }): string => (who === 'neutral' ? who : table.name(who));
    return {
      awards: postings.flatMap((posting): Award[] => {
        if (!('piece' in posting)) return [];
        const { to, piece, value } = posting;
        return [{ to: to === 'box' ? 'box' : table.name(to as PlayerId), piece, value }];
      }),
      reasons: postings
        .filter(({ why }, at) => postings[at - 1]?.why !== why)
        .map(({ to, why }) => (to === 'box' ? table.reason(why) : table.reason(why, to as PlayerId))),
      facts: { ranking: ranking.map(nameOf), tied: tied.map((group) => group.map(nameOf).sort()) }
    };
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
  plates: ({ facts }, position) => [
    ...(facts['ranking'] as readonly string[]).flatMap((name, place) =>
      plate(position, name, place < 2 ? 'lit' : 'dark')
    ),
    ...(facts['tied'] as readonly (readonly string[])[])
      .flat()
      .flatMap((name) => plate(position, name, 'struck'))
  ]
});

function plate({ dice }: JsonObject, name: string, state: Plate['state']): readonly Plate[] {
  const so = isObject(dice) ? new Map(Object.entries(dice)).get(name) : undefined;
  return typeof so === 'number' ? [{ name, count: so, state }] : [];
}
