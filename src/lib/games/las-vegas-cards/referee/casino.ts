import { majority, type PlayerId } from '$lib/core';
import type { Award } from '$lib/games/contract/define';
import { isObject, type JsonObject, type Plate } from '$lib/games/contract/form';
import { defineCase, people } from '$lib/referee/define-case';
import { diceOf } from '$lib/games/las-vegas-cards/data';
import { payCasino, strengths } from '$lib/games/las-vegas-cards/payout/payout';
import type { Casino, Pair } from '$lib/games/las-vegas-cards/types';
import { cardsThere, MOST_PLAYERS, pair } from './members';
import { ownCopyMembers, refuseOtherCards, set, setOfBox } from './set';
import { tableOf } from './seated-table';
import * as say from '$lib/games/las-vegas-cards/strings/en/referee';

export const casino = defineCase({
  id: 'casino',
  title: say.whoIsPaidAtACasino,
  about: say.oneCasino,
  sketch: { notes: [80000, 30000] },
  people: { least: 0, most: MOST_PLAYERS },
  fields: {
    notes: {
      is: pair,
      title: say.notesThere,
      hint: say.tapAgain,
      says: say.theTwoNotesThere
    },
    cards: { is: people(cardsThere, 0, MOST_PLAYERS), ...say.cards, hint: say.aDoubleCardCounts2 },
    set
  },
  settle: ({ notes: [one, other], cards, set: recounted }) => {
    refuseOtherCards(cards, setOfBox(recounted));
    const table = tableOf(cards.map(([name]) => name));
    const lying: Pick<Casino, 'cards' | 'dice'> = {
      cards: Object.fromEntries(
        cards.map(([name, { single = 0, double = 0 }]) => [table.seat(name), { single, double }])
      ),
      dice: {}
    };
    const sorted: Pair = one > other ? [one, other] : [other, one];
    const postings = payCasino('this', lying, sorted);
    const { ranking, tied } = majority(strengths(lying));
    const nameOf = ({ who }: (typeof ranking)[number]): string => table.name(who as PlayerId);
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
      title: say.fourDiceInThreeCards,
      position: {
        notes: [80000, 30000],
        cards: {
          Leo: { single: 2, double: 1 },
          Henry: { single: 4 },
          Rebecca: { double: 1 },
          Emily: { single: 2 }
        }
      }
    },
    {
      title: say.tiesRemovedFewestDiceWin,
      position: {
        notes: [100000, 40000],
        cards: {
          Anna: { single: 4 },
          Ben: { single: 2, double: 1 },
          Carla: { single: 1, double: 1 },
          Denny: { single: 1 }
        }
      }
    },
    {
      title: say.onePlayerLeft,
      position: { notes: [60000, 60000], cards: { Anna: { single: 1 } } }
    }
  ],
  ofBox: ownCopyMembers,
  plates: ({ facts }, position) => [
    ...(facts['ranking'] as readonly string[]).map((name, place) =>
      plate(position, name, place < 2 ? 'lit' : 'dark')
    ),
    ...(facts['tied'] as readonly (readonly string[])[]).flat().map((name) => plate(position, name, 'struck'))
  ]
});

function plate({ cards }: JsonObject, name: string, state: Plate['state']): Plate {
  const there = isObject(cards) ? new Map(Object.entries(cards)).get(name) : undefined;
  const { single = 0, double = 0 } = isObject(there) ? there : {};
  return { name, count: diceOf({ single: Number(single), double: Number(double) }), state };
}
