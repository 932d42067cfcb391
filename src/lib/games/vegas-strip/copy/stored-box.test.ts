import { describe, expect, test } from 'vitest';
import { notABoxRefusal } from '$lib/games/vegas-strip/strings/en/box';
import { boxOf, EMPTY_BOX, makeBox, makeBoxLink, parseBox, parseBoxLink, type StripBox } from './stored-box';

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

describe('data that only the printed box has', () => {
  test('can be written and read again, as a file and as a link', () => {
    expect(parseBox(makeBox(box))).toEqual(box);
    expect(parseBoxLink(makeBoxLink(box))).toEqual(box);
    expect(parseBox(makeBox(EMPTY_BOX))).toEqual(EMPTY_BOX);
  });

  const makeChangedBox = (change: object): string => makeBox({ ...box, ...change });
  const card = (change: object): string => makeChangedBox({ cards: { 4: { ...box.cards[4], ...change } } });
  const character = (change: object): string =>
    makeChangedBox({ characters: [{ ...box.characters[0], ...change }], casinos: [] });

  test.each([
    ['', notABoxRefusal],
    ['{', notABoxRefusal],
    ['null', notABoxRefusal],
    ['[]', notABoxRefusal],
    ['{"box":"something else"}', notABoxRefusal],
    [`{"box":"vegas-strip-box-1","x":"${'a'.repeat(20_000)}"}`, notABoxRefusal],
    [
      makeChangedBox({ cards: { 7: box.cards[4] } }),
      'List the setup cards by their number of players, 2 to 6.'
    ],
    [
      makeChangedBox({ cards: { 4: null } }),
      'The setup card for 4 players needs a starting jackpot, removed tiles and teams.'
    ],
    [card({ start: -1 }), 'Enter 0 to 999 chips for a starting jackpot.'],
    [card({ start: 1.5 }), 'Enter 0 to 999 chips for a starting jackpot.'],
    [
      card({ removed: [8] }),
      'For the removed tiles, enter numbers from 1 to 7, each once, and leave at least one in the game.'
    ],
    [
      card({ removed: [1, 1] }),
      'For the removed tiles, enter numbers from 1 to 7, each once, and leave at least one in the game.'
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
      'In the teams for 4 players, name everyone once in each of the three rounds, with at most two in a team.'
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
      'In the teams for 4 players, name everyone once in each of the three rounds, with at most two in a team.'
    ],
    [character({ name: ' ' }), 'Enter 1 to 40 letters for a character’s name.'],
    [character({ side: 'C' }), 'A character has a side A and a side B.'],
    [character({ text: 'a'.repeat(401) }), 'Enter at most 400 letters for what a character says.'],
    [character({ tiles: 0 }), 'Enter a limit of 1 to 12 tiles for a character.'],
    [character({ tokens: 'yes' }), 'Turn each thing a character does on or off.'],
    [makeChangedBox({ characters: 'none' }), 'Enter at most 40 character cards.'],
    [makeChangedBox({ casinos: Array(7).fill({ name: '' }) }), 'Enter at most 6 casinos.'],
    [
      makeChangedBox({ casinos: [{ name: 'x'.repeat(41) }] }),
      'Enter at most 40 letters for a casino’s name.'
    ],
    [
      makeChangedBox({ casinos: [{ name: 'Gold Rush' }, { name: 'Gold Rush' }] }),
      'Give each casino a different name.'
    ],
    [makeChangedBox({ casinos: [{ name: '', character: 2 }] }), 'Pick one of your characters for the casino.']
  ])('%s is answered in one sentence', (text, refusal) => {
    expect(parseBox(text)).toEqual({ refused: refusal });
  });

  test('a broken link is not a box', () => {
    expect(parseBoxLink('%E0%A4%A')).toEqual({ refused: notABoxRefusal });
  });

  test('an unreadable stored copy is treated as empty', () => {
    expect(boxOf(undefined)).toEqual(EMPTY_BOX);
    expect(boxOf('{"cards":3}')).toEqual(EMPTY_BOX);
    expect(boxOf(makeBox(box))).toEqual(box);
  });

  test('unknown members are left out', () => {
    const parsedBox = JSON.parse(makeBox(box)) as object;
    expect(parseBox(JSON.stringify({ ...parsedBox, script: '<b>' }))).toEqual(box);
  });
});
