import type { Example, JsonObject } from '$lib/games/contract/form';
import * as say from '$lib/games/razzia/strings/en/referee';

const FOUR_NAMES = [say.udo, say.claudia, say.stefan, say.karin];
const SEVEN_NAMES = [say.anna, say.ben, say.carla, say.denny, say.emil, say.frida, say.gerd];

/** The last example of the printed rules: two raiders share the money that two gamblers wanted. */
const JAZZ_CLUB: JsonObject = {
  chits: [20000, 20000, 15000],
  cards: [
    { player: say.udo, kind: 'raid', value: 3 },
    { player: say.claudia, kind: 'raid', value: 4 },
    { player: say.stefan, kind: 'gambler', value: 5 },
    { player: say.karin, kind: 'gambler', value: 2 }
  ],
  players: 4,
  seats: FOUR_NAMES,
  dealer: say.udo
};

const EQUAL_SYMBOLS: JsonObject = {
  chits: [40000, 10000],
  cards: [
    { player: say.ben, kind: 'gambler', value: 3 },
    { player: say.emil, kind: 'gambler', value: 3 }
  ],
  players: 7,
  seats: SEVEN_NAMES,
  dealer: say.anna
};

export const examples: Readonly<Record<'bar' | 'deal' | 'odds', readonly Example[]>> = {
  bar: [
    { title: say.twoRaidersAndTwoGamblers, position: JAZZ_CLUB },
    {
      title: say.oneRaiderTakesAll,
      position: {
        chits: [20000, 30000],
        cards: [
          { player: 'Claudia', kind: 'raid', value: 4 },
          { player: 'Udo', kind: 'gambler', value: 5 }
        ],
        players: 4,
        seats: FOUR_NAMES,
        dealer: 'Udo'
      }
    },
    { title: say.twoEqualSymbolsSevenPlayers, position: EQUAL_SYMBOLS }
  ],
  deal: [
    {
      title: say.exampleAccepted,
      position: {
        ...JAZZ_CLUB,
        shares: { Claudia: [20000, 15000], Udo: [20000] },
        answers: { Udo: 'accept' }
      }
    },
    {
      title: say.exampleTiedDuel,
      position: {
        ...JAZZ_CLUB,
        shares: { Claudia: [20000, 20000], Udo: [15000] },
        answers: { Udo: 'duel' },
        duels: [{ Claudia: 2, Udo: 3 }]
      }
    },
    {
      title: say.exampleNoRoll,
      position: {
        ...EQUAL_SYMBOLS,
        chits: [40000, 10000, 5000],
        cards: [
          { player: 'Ben', kind: 'gambler', value: 3 },
          { player: 'Emil', kind: 'gambler', value: 3 },
          { player: 'Carla', kind: 'gambler', value: 1 }
        ],
        shares: { Emil: [40000], Ben: [10000], Carla: [5000] },
        answers: { Ben: 'duel', Carla: 'accept' }
      }
    }
  ],
  odds: [
    { title: say.a3AgainstA5, position: { proposer: 5, challenger: 3 } },
    { title: say.twoEqualSymbols, position: { proposer: 4, challenger: 4 } }
  ]
};
