import { describe, expect, test } from 'vitest';
import {
  cardOf,
  newCharacter,
  withCard,
  withCasino,
  withCharacter,
  withoutCharacter,
  withPlacesSwapped,
  withTileRemoved
} from './copying';
import { EMPTY_BOX, makeBox, parseBox } from './stored-box';

const doorman = { name: 'Doorman', side: 'A', text: 'At most five tiles.', tiles: 5 } as const;
const sister = { name: 'Twin Sister', side: 'B', text: '', distinct: true } as const;

describe('data copied from a box', () => {
  test('2.1 a setup card is copied once for each number of players', () => {
    const card = { ...cardOf(EMPTY_BOX, 5), start: 12 };
    const box = withCard(EMPTY_BOX, 5, withTileRemoved(withTileRemoved(card, 7), 1));
    expect(cardOf(box, 5)).toMatchObject({ start: 12, removed: [1, 7] });
    expect(cardOf(box, 6)).toMatchObject({ start: 10, removed: [] });
    expect(parseBox(makeBox(box))).toEqual(box);
  });

  test('tapping a removed tile again puts it back in the game', () => {
    expect(withTileRemoved({ start: 10, removed: [1, 4], teams: [] }, 4).removed).toEqual([1]);
  });

  test('3.1 two positions swap their teams, and the teams keep their sizes', () => {
    const teams = [
      [[1, 2], [3, 5], [4]],
      [[1, 2], [3, 5], [4]],
      [[1, 2], [3, 5], [4]]
    ];
    const swappedCard = withPlacesSwapped({ start: 10, removed: [], teams }, 1, 2, 4);
    expect(swappedCard.teams).toEqual([teams[0], [[1, 4], [3, 5], [2]], teams[2]]);
  });

  test('2.4 removing a character clears its casino, and the others keep theirs', () => {
    const box = withCharacter(withCharacter(EMPTY_BOX, 0, doorman), 1, sister);
    const boxWithCasinos = withCasino(withCasino(box, 0, { name: 'Santorini', character: 0 }), 2, {
      name: 'The Peacock',
      character: 1
    });
    const boxWithoutCharacter = withoutCharacter(boxWithCasinos, 0);
    expect(boxWithoutCharacter.characters).toEqual([sister]);
    expect(boxWithoutCharacter.casinos[0]).toEqual({ name: 'Santorini' });
    expect(boxWithoutCharacter.casinos[2]).toEqual({ name: 'The Peacock', character: 0 });
    expect(parseBox(makeBox(boxWithoutCharacter))).toEqual(boxWithoutCharacter);
  });

  test('a new character can be saved unchanged', () => {
    const box = withCharacter(EMPTY_BOX, 0, newCharacter(EMPTY_BOX));
    expect(parseBox(makeBox(box))).toEqual(box);
  });
});
