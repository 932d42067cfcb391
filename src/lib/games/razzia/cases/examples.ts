import type { Example, JsonObject } from '$lib/games/form';

const FOUR = ['Udo', 'Claudia', 'Stefan', 'Karin'];
const SEVEN = ['Anna', 'Ben', 'Carla', 'Denny', 'Emil', 'Frida', 'Gerd'];

/** The last example of the printed rules: two raiders share what two gamblers wanted. */
const JAZZ_CLUB: JsonObject = {
  chits: [20000, 20000, 15000],
  cards: [
    { player: 'Udo', kind: 'raid', value: 3 },
    { player: 'Claudia', kind: 'raid', value: 4 },
    { player: 'Stefan', kind: 'gambler', value: 5 },
    { player: 'Karin', kind: 'gambler', value: 2 }
  ],
  players: 4,
  seats: FOUR,
  dealer: 'Udo'
};

const EQUALS: JsonObject = {
  chits: [40000, 10000],
  cards: [
    { player: 'Ben', kind: 'gambler', value: 3 },
    { player: 'Emil', kind: 'gambler', value: 3 }
  ],
  players: 7,
  seats: SEVEN,
  dealer: 'Anna'
};

export const examples: Readonly<Record<'bar' | 'deal' | 'odds', readonly Example[]>> = {
  bar: [
    { title: 'Two raiders and two gamblers', position: JAZZ_CLUB },
    {
      title: 'One raider takes all',
      position: {
        chits: [20000, 30000],
        cards: [
          { player: 'Claudia', kind: 'raid', value: 4 },
          { player: 'Udo', kind: 'gambler', value: 5 }
        ],
        players: 4,
        seats: FOUR,
        dealer: 'Udo'
      }
    },
    { title: 'Two equal symbols, seven players', position: EQUALS }
  ],
  deal: [
    {
      title: 'Claudia proposes, and Udo accepts',
      position: {
        ...JAZZ_CLUB,
        shares: { Claudia: [20000, 15000], Udo: [20000] },
        answers: { Udo: 'accept' }
      }
    },
    {
      title: 'Udo wants a duel, and the sums are equal',
      position: {
        ...JAZZ_CLUB,
        shares: { Claudia: [20000, 20000], Udo: [15000] },
        answers: { Udo: 'duel' },
        duels: [{ Claudia: 2, Udo: 3 }]
      }
    },
    {
      title: 'Equal symbols, and no throw between them',
      position: {
        ...EQUALS,
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
    { title: 'A 3 against a 5', position: { proposer: 5, challenger: 3 } },
    { title: 'Two equal symbols', position: { proposer: 4, challenger: 4 } }
  ]
};
