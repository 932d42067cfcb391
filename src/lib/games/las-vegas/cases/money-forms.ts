import { dollars, plural } from '$lib/core';
import type { Form, Pieces } from '$lib/games/form';
import { CHIPS, NOTES, NOTE_VALUES, PAIRS } from '$lib/games/las-vegas/data';

const PAIR: Pieces = { kind: 'pieces', piece: 'note', values: NOTE_VALUES, most: 2 };

/** All notes of the box. */
const MOST_NOTES = Object.values(NOTES).reduce((sum, count) => sum + count, 0);

/** Which pair of notes lies at which casino. */
export const pairsForm: Form = {
  about: 'six pairs of notes',
  sketch: { dice: [1, 2, 3, 4, 5, 6] },
  fields: () => [
    {
      member: 'pairs',
      title: 'Pairs that were turned up',
      hint: 'in any order',
      kind: 'lists',
      count: PAIRS,
      label: 'Pair',
      each: PAIR
    }
  ],
  examples: [
    {
      title: 'Two pairs with the same total',
      position: {
        pairs: [
          [50000, 50000],
          [30000, 40000],
          [90000, 100000],
          [40000, 60000],
          [100000, 60000],
          [80000, 30000]
        ]
      }
    }
  ],
  answer: ({ facts }) =>
    Object.entries(facts['casinos'] as Readonly<Record<string, readonly number[]>>).map(
      ([number, notes]) => ({ words: `Casino ${number}`, notes })
    )
};

interface Row {
  readonly place: number;
  readonly players: readonly string[];
  readonly total: number;
  readonly pieces: number;
}

/** Who has won. */
export const rankingForm: Form = {
  about: 'the end of the game',
  sketch: { places: true },
  people: { least: 1, most: 5 },
  fields: () => [
    {
      member: 'players',
      title: 'What each has won',
      hint: 'a chip counts $10,000',
      kind: 'people',
      each: {
        kind: 'group',
        members: [
          { member: 'notes', label: 'notes', ...PAIR, most: MOST_NOTES },
          { member: 'chips', label: 'chips', kind: 'count', min: 0, max: CHIPS }
        ]
      }
    }
  ],
  examples: [
    {
      title: 'The same money, and more pieces are ahead',
      position: {
        players: {
          Anna: { notes: [90000, 40000], chips: 1 },
          Ben: { notes: [100000], chips: 4 },
          Carla: { notes: [60000, 50000], chips: 3 },
          Denny: { notes: [80000], chips: 0 }
        }
      }
    }
  ],
  answer: ({ facts }) =>
    (facts['places'] as readonly Row[]).flatMap(({ place, players, total, pieces }) =>
      players.map((who) => ({
        who,
        words: `${place}. with ${plural(pieces, 'piece')}`,
        figure: dollars(total)
      }))
    )
};
