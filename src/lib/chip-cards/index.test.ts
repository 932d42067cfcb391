import { describe, expect, test } from 'vitest';
import {
  ALL_CHIP_CARDS,
  chipCardBonus,
  chipCardCount,
  chipCardTotal,
  chipColourLabel,
  chipGains,
  colourBonuses,
  groupTakenCards,
  withChipCard,
  withoutChipCard
} from './index';
import { listCasinoChipCards, listTakenCards } from './listed-cards';
import { surplusChipCard } from './surplus';
import { deckSize } from '$lib/core';

describe('chip cards', () => {
  test('the deck has twenty-five chip cards, five of each colour', () => {
    expect(deckSize(ALL_CHIP_CARDS)).toBe(25);
    expect(Object.values(ALL_CHIP_CARDS)).toEqual([5, 5, 5, 5, 5]);
  });

  test.each([
    [0, 0],
    [1, 10000],
    [2, 30000],
    [3, 60000],
    [4, 100000],
    [5, 150000]
  ])('%i of a colour are worth %i', (count, dollars) => {
    expect(chipCardBonus(count)).toBe(dollars);
  });

  test('two pink and four gold cards are worth $130,000', () => {
    const cards = { pink: 2, gold: 4 };
    expect(chipCardTotal(cards)).toBe(130000);
    expect(chipCardCount(cards)).toBe(6);
    expect(colourBonuses(cards)).toEqual([
      { colour: 'pink', count: 2, value: 30000 },
      { colour: 'gold', count: 4, value: 100000 }
    ]);
  });

  test('a player without cards gets nothing', () => {
    expect(chipCardTotal({})).toBe(0);
    expect(colourBonuses({ pink: 0 })).toEqual([]);
  });

  test('one more card is worth the difference to the bonus of its colour', () => {
    expect(chipGains({ pink: 2, gold: 1 }, { pink: 3 })).toEqual([
      { colour: 'pink', count: 4, gain: 40000 },
      { colour: 'gold', count: 1, gain: 10000 }
    ]);
  });

  test('a card can be added and removed, but not removed from an empty hand', () => {
    expect(withChipCard({ pink: 1 }, 'pink')).toEqual({ pink: 2 });
    expect(withoutChipCard({ pink: 1, gold: 2 }, 'pink')).toEqual({ gold: 2 });
    expect(() => withoutChipCard({}, 'pink')).toThrow(RangeError);
  });

  test('a colour without a name is numbered on its button', () => {
    expect(chipColourLabel('third colour')).toBe('Third colour');
    expect(chipColourLabel('pink')).toBe('Pink');
    expect(chipColourLabel('third colour', 'teal')).toBe('Teal');
  });

  test('taken cards keep their casino and player when they are listed and grouped again', () => {
    const takenCards = { 2: { p1: ['pink'], p3: ['pink', 'gold'] } } as const;
    const listedCards = listTakenCards([1, 2], takenCards);
    expect(listedCards).toEqual([
      { casino: 2, colour: 'pink', card: 0, taker: 'p1' },
      { casino: 2, colour: 'pink', card: 1, taker: 'p3' },
      { casino: 2, colour: 'gold', card: 0, taker: 'p3' }
    ]);
    expect(groupTakenCards(listedCards)).toEqual(takenCards);
    expect(listCasinoChipCards([1, 2], [{ gold: 1 }, { pink: 2, gold: 1 }], listedCards)).toEqual([
      { casino: 1, colour: 'gold', card: 0 },
      ...listedCards
    ]);
  });

  test('a sixth card of one colour is refused, and so is a sixth colour', () => {
    expect(surplusChipCard([[['a', 3]], [['a', 2]]])).toBeUndefined();
    expect(surplusChipCard([[['a', 3]], [['a', 3]]])).toEqual({ holding: 1, colour: 'a' });
    const sixColours = ['a', 'b', 'c', 'd', 'e', 'f'].map((colour) => [colour, 1] as const);
    expect(surplusChipCard([sixColours])).toEqual({ holding: 0 });
  });
});
