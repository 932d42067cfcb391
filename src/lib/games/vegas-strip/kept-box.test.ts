import { describe, expect, test } from 'vitest';
import { notABox } from './box-words';
import { boxOf, EMPTY_BOX, makeBox, makeBoxLink, parseBox, parseBoxLink, type StripBox } from './kept-box';

const box: StripBox = {
  cards: {
    4: {
      start: 12,
      removed: [1],
      teams: [
        [
          [1, 2],
          [3, 4]
        ],
        [
          [1, 2],
          [3, 4]
        ],
        [
          [1, 3],
          [2, 4]
        ]
      ]
    }
  },
  casinos: [{ name: 'Santorini', character: 0 }, { name: '' }, { name: 'Zur goldenen Gans & Co. 100%' }],
  characters: [
    { name: 'Doorman', side: 'A', text: 'At most five tiles here, all players together.', tiles: 5 },
    { name: 'Pro Gambler', side: 'B', text: '', tokens: true, chips: true, distinct: true }
  ]
};

describe('what only the box knows', () => {
  test('is written and read again, as a file and as a link', () => {
    expect(parseBox(makeBox(box))).toEqual(box);
    expect(parseBoxLink(makeBoxLink(box))).toEqual(box);
    expect(parseBox(makeBox(EMPTY_BOX))).toEqual(EMPTY_BOX);
  });

  const changed = (change: object): string => makeBox({ ...box, ...change });
  const card = (change: object): string => changed({ cards: { 4: { ...box.cards[4], ...change } } });
  const character = (change: object): string =>
    changed({ characters: [{ ...box.characters[0], ...change }], casinos: [] });

  test.each([
    ['', notABox],
    ['{', notABox],
    ['null', notABox],
    ['[]', notABox],
    ['{"box":"something else"}', notABox],
    [`{"box":"vegas-strip-box-1","x":"${'a'.repeat(20_000)}"}`, notABox],
    [changed({ cards: { 7: box.cards[4] } }), 'The set-up cards stand by their number of players, 2 to 6.'],
    [
      changed({ cards: { 4: null } }),
      'The set-up card of 4 players has a starting jackpot, removed tiles and teams.'
    ],
    [card({ start: -1 }), 'A starting jackpot is 0 to 999 chips.'],
    [card({ start: 1.5 }), 'A starting jackpot is 0 to 999 chips.'],
    [card({ removed: [8] }), 'The removed tiles are numbers from 1 to 7, each once, and one tile is left.'],
    [
      card({ removed: [1, 1] }),
      'The removed tiles are numbers from 1 to 7, each once, and one tile is left.'
    ],
    [
      card({
        teams: [
          [
            [1, 2],
            [3, 4]
          ]
        ]
      }),
      'The teams of 4 players name everybody once in each of the three rounds, at most two together.'
    ],
    [
      card({
        teams: [
          [
            [1, 2],
            [3, 3]
          ],
          [
            [1, 2],
            [3, 4]
          ],
          [
            [1, 2],
            [3, 4]
          ]
        ]
      }),
      'The teams of 4 players name everybody once in each of the three rounds, at most two together.'
    ],
    [character({ name: ' ' }), 'The name of a character has 1 to 40 letters.'],
    [character({ side: 'C' }), 'A character has a side A and a side B.'],
    [character({ text: 'a'.repeat(401) }), 'What a character says has at most 400 letters.'],
    [character({ tiles: 0 }), 'A character allows 1 to 12 tiles.'],
    [character({ tokens: 'yes' }), 'What a character does is switched on or off.'],
    [changed({ characters: 'none' }), 'A box has at most 40 characters.'],
    [changed({ casinos: Array(7).fill({ name: '' }) }), 'A box has at most 6 casinos.'],
    [changed({ casinos: [{ name: 'x'.repeat(41) }] }), 'The name of a casino has at most 40 letters.'],
    [changed({ casinos: [{ name: 'Gold Rush' }, { name: 'Gold Rush' }] }), 'Two casinos have the same name.'],
    [changed({ casinos: [{ name: '', character: 2 }] }), 'At a casino lies one of the characters of the box.']
  ])('%s is answered in one sentence', (text, refused) => {
    expect(parseBox(text)).toEqual({ refused });
  });

  test('a broken link is no box', () => {
    expect(parseBoxLink('%E0%A4%A')).toEqual({ refused: notABox });
  });

  test('what was kept and cannot be read any more is as if nobody had copied it', () => {
    expect(boxOf(undefined)).toEqual(EMPTY_BOX);
    expect(boxOf('{"cards":3}')).toEqual(EMPTY_BOX);
    expect(boxOf(makeBox(box))).toEqual(box);
  });

  test('members that it does not know are left out', () => {
    const more = JSON.parse(makeBox(box)) as object;
    expect(parseBox(JSON.stringify({ ...more, script: '<b>' }))).toEqual(box);
  });
});
