import { isObject } from '$lib/games/contract/form';
import { defineCase, people } from '$lib/referee/define-case';
import { diceOf } from '$lib/games/las-vegas-cards/data';
import type { Casino } from '$lib/games/las-vegas-cards/types';
import { cardsAtCasino, MAX_PLAYERS, pair } from './members';
import { ownCopyMembers, refuseOtherCards, set, setOfBox } from './set';
import { casinoPlates, casinoVerdict, tableOf } from './seated-table';
import * as say from '$lib/games/las-vegas-cards/strings/en/referee';

export const casino = defineCase({
  id: 'casino',
  title: say.whoIsPaidAtACasino,
  shortName: say.oneCasino,
  sketch: { notes: [80000, 30000] },
  people: { min: 0, max: MAX_PLAYERS },
  fields: {
    notes: {
      answer: pair,
      title: say.notesThere,
      hint: say.tapAgain,
      description: say.theTwoNotesThere
    },
    cards: { answer: people(cardsAtCasino, 0, MAX_PLAYERS), ...say.cards, hint: say.aDoubleCardCounts2 },
    set
  },
  settle: ({ notes, cards, set: boxCounts }) => {
    refuseOtherCards(cards, setOfBox(boxCounts));
    const table = tableOf(cards.map(([name]) => name));
    const casino: Pick<Casino, 'cards' | 'dice'> = {
      cards: Object.fromEntries(
        cards.map(([name, { single = 0, double = 0 }]) => [table.seat(name), { single, double }])
      ),
      dice: {}
    };
    return casinoVerdict(table, casino, notes);
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
  boxMembers: ownCopyMembers,
  plates: (verdict, { cards }) =>
    casinoPlates(verdict, (name) => {
      const playerCards = isObject(cards) ? new Map(Object.entries(cards)).get(name) : undefined;
      const { single = 0, double = 0 } = isObject(playerCards) ? playerCards : {};
      return diceOf({ single: Number(single), double: Number(double) });
    })
});
