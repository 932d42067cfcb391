import { describe, expect, test } from 'vitest';
import {
  again,
  cardAt,
  cardsTyped,
  chitsHanded,
  chitsTaken,
  chitsTyped,
  proposalOf,
  refuseCard,
  refuseChit,
  shownBy,
  takenTyped,
  throwsTyped
} from './draft';
import { after, open, reveal, seated } from '$lib/games/razzia/fixtures/sitting';
import { rules } from '$lib/games/razzia/rules';
import type { Tap } from '$lib/games/razzia/types';

const chit = (thousand: number): Tap => ({ tap: 'chit', value: thousand * 1000 });
const seats = seated(4).state.seats;

describe('chits that are typed', () => {
  test('2.1 are kept in the order of the taps', () => {
    expect(chitsTyped([chit(5), { tap: 'show', show: 'table' }, chit(50), chit(5)])).toEqual([
      5000, 50000, 5000
    ]);
  });

  test('1.4 one that is not left is refused with what is', () => {
    const stack = { 5000: 2, 50000: 0 };
    expect(refuseChit(stack, [chit(5)], 5000)).toBeUndefined();
    expect(refuseChit(stack, [chit(5), chit(5)], 5000)).toEqual({
      code: 'chitGone',
      rule: '1.4',
      value: 5000,
      left: 2
    });
    expect(refuseChit(stack, [], 50000)).toMatchObject({ left: 0 });
  });
});

describe('cards that are told', () => {
  const half: Tap = { tap: 'half', player: 'p1', bar: 'jazz' };
  const card: Tap = { tap: 'card', player: 'p1', card: 'jazz raid 4' };

  test('3.2 first the colour, then kind and symbol, then the next player', () => {
    expect(cardsTyped([], seats)).toEqual({ cards: {}, next: 'p1', bar: undefined });
    expect(cardsTyped([half], seats)).toEqual({ cards: {}, next: 'p1', bar: 'jazz' });
    expect(cardsTyped([half, card], seats)).toEqual({
      cards: { p1: 'jazz raid 4' },
      next: 'p2',
      bar: undefined
    });
  });

  test('3.2 out of turn whose card it is can be said first, and a card told anew', () => {
    const turned: readonly Tap[] = [half, card, { tap: 'turn', player: 'p4' }];
    expect(cardsTyped(turned, seats)).toMatchObject({ next: 'p4', bar: undefined });
    const again: Tap = { tap: 'card', player: 'p1', card: 'jazz gambler 1' };
    expect(cardsTyped([card, { tap: 'turn', player: 'p1' }, again], seats)).toMatchObject({
      cards: { p1: 'jazz gambler 1' },
      next: 'p2'
    });
  });

  test('1.3 one that the box does not hold is refused, as the move would be', () => {
    const { state } = after(seated(4), ...open());
    const view = rules.view(state);
    expect(refuseCard(view, [], 'p1', 'jazz raid 5')).toMatchObject({ code: 'noSuchCard', inPlay: 0 });
    expect(refuseCard(view, [card], 'p2', 'jazz raid 4')).toEqual({
      code: 'noSuchCard',
      rule: '1.9',
      card: 'jazz raid 4',
      players: 4,
      inPlay: 1
    });
    expect(refuseCard(view, [card], 'p1', 'jazz raid 4')).toBeUndefined();
  });

  test('2.4 one that was played is refused until the shuffle', () => {
    const cards = ['jazz raid 4', 'cotton raid 3', 'havana raid 3', 'jungle raid 3'];
    const { state } = after(seated(4), ...open(), reveal(...cards), ...open());
    expect(refuseCard(rules.view(state), [], 'p3', 'jazz raid 4')).toEqual({
      code: 'cardGone',
      rule: '2.4',
      card: 'jazz raid 4',
      player: 'p3'
    });
  });

  test('1.2 a card is called by its bar, kind and symbol', () => {
    expect(cardAt('jazz', 'raid', 4)).toBe('jazz raid 4');
  });
});

describe('chits that are handed on', () => {
  const chits = [25000, 10000, 20000];
  const hand = (index: number, to: 'p1' | 'p2' | 'middle'): Tap => ({
    tap: 'hand',
    chit: index,
    value: chits[index] ?? 0,
    to
  });

  test('4.2 lie in the middle until somebody has them, and can go back', () => {
    expect(chitsHanded([hand(0, 'p2'), hand(2, 'p1')], chits)).toEqual(['p2', undefined, 'p1']);
    expect(chitsHanded([hand(0, 'p2'), hand(0, 'middle')], chits)).toEqual([undefined, undefined, undefined]);
    expect(chitsHanded([hand(0, 'p2'), hand(0, 'p1')], chits)[0]).toBe('p1');
  });

  test('4.2 make a proposal once every one of them lies with somebody', () => {
    expect(proposalOf(chits, ['p2', undefined, 'p1'])).toBeUndefined();
    expect(proposalOf(chits, ['p2', 'p2', 'p1'])).toEqual({ p2: [25000, 10000], p1: [20000] });
  });
});

describe('the rest of the taps', () => {
  test('4.5 the dice of a duel are typed one by one and can be typed again', () => {
    expect(throwsTyped([{ tap: 'die', die: 'challenger', face: 5 }])).toEqual({ challenger: 5 });
    expect(
      throwsTyped([
        { tap: 'die', die: 'challenger', face: 5 },
        { tap: 'die', die: 'champion', face: 2 },
        { tap: 'die', die: 'challenger', face: 6 }
      ])
    ).toEqual({ champion: 2, challenger: 6 });
  });

  test('7.2 what was taken is told chit by chit, bar by bar', () => {
    const draft: readonly Tap[] = [
      { tap: 'took', bar: 'jungle', chit: 1, to: 'p3' },
      { tap: 'took', bar: 'jungle', chit: 0, to: 'p1' },
      { tap: 'took', bar: 'cotton', chit: 0, to: 'p2' },
      { tap: 'took', bar: 'cotton', chit: 0, to: 'stays' }
    ];
    expect(chitsTaken(draft, 'jungle', [20000, 40000])).toEqual(['p1', 'p3']);
    expect(chitsTaken(draft, 'cotton', [10000])).toEqual([undefined]);
    const { state } = after(seated(4), ...open('jungle'));
    expect(takenTyped(draft, rules.view(state).bars)).toEqual({ jungle: { p1: [20000], p3: [40000] } });
  });

  test('the control that was asked for last is shown', () => {
    expect(shownBy([])).toBeUndefined();
    expect(shownBy([{ tap: 'show', show: 'app' }, chit(5), { tap: 'show', show: 'table' }])).toBe('table');
  });
});

test('a card that was told wrong is told again alone: the others stand', () => {
  const { state } = seated(3);
  const taps = again({ type: 'reveal', cards: ['jazz gambler 1', 'jungle raid 3', 'jazz raid 4'] }, state);
  expect(cardsTyped(taps, ['p1', 'p2', 'p3'])).toEqual({
    cards: { p1: 'jazz gambler 1', p2: 'jungle raid 3' },
    next: 'p3',
    bar: undefined
  });
  expect(chitsTyped(again({ type: 'lay', chits: [5000, 10000, 50000] }, state))).toEqual([5000, 10000]);
  expect(again({ type: 'put', bar: 'jazz' }, state)).toEqual([]);
});

test('1.10 cards are entered again for the players who are left', () => {
  const { state } = after(seated(4), { type: 'leave', player: 'p2', pieces: 'stay' });
  const taps = again(
    { type: 'reveal', cards: ['jungle gambler 1', 'jungle raid 3', 'cotton raid 4'] },
    state
  );
  expect(cardsTyped(taps, ['p1', 'p3', 'p4'])).toEqual({
    cards: { p1: 'jungle gambler 1', p3: 'jungle raid 3' },
    next: 'p4',
    bar: undefined
  });
});
