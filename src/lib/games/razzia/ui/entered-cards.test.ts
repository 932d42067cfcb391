import { describe, expect, test } from 'vitest';
import { fitsAsks, type AskTap } from '$lib/core';
import { outcomeOf, tapsToRepeatMove, tapsOfMove } from '$lib/core/asks/entered';
import {
  after,
  open,
  openFour,
  propose,
  reveal,
  newMatch,
  type TestMatch
} from '$lib/games/razzia/fixtures/test-match';
import { rules } from '$lib/games/razzia/rules';
import type { Move } from '$lib/games/razzia/types';
import { readEnteredCards, refuseCard, readEnteredTakers, readEnteredDice } from './entered-cards';

const seats = newMatch(4).state.seats;

function askWithId({ state }: TestMatch, id: string) {
  const ask = rules.asks(state).find((ask) => ask.id === id);
  if (ask === undefined) throw new Error(`nobody is asked for “${id}”`);
  return ask;
}

describe('cards that are entered', () => {
  const bar: AskTap = { ask: 'reveal', kit: 'pick', part: 'bar', value: 'jazz' };
  const card: AskTap = { ask: 'reveal', kit: 'piece', from: 'cards', piece: 'jazz raid 4', at: 0 };
  const seatTap = (value: string): AskTap => ({ ask: 'reveal', kit: 'pick', part: 'seat', value });

  test('3.2 the colour is entered first, then kind and symbol, then the next player', () => {
    expect(readEnteredCards([], seats)).toEqual({ cards: {}, next: 'p1', bar: undefined });
    expect(readEnteredCards([bar], seats)).toEqual({ cards: {}, next: 'p1', bar: 'jazz' });
    expect(readEnteredCards([bar, card], seats)).toEqual({
      cards: { p1: 'jazz raid 4' },
      next: 'p2',
      bar: undefined
    });
  });

  test('3.2 players can be chosen out of turn, and a card can be entered again', () => {
    expect(readEnteredCards([bar, card, seatTap('p4')], seats)).toMatchObject({ next: 'p4', bar: undefined });
    const secondTap: AskTap = { ...card, piece: 'jazz gambler 1' };
    expect(readEnteredCards([card, seatTap('p1'), secondTap], seats)).toMatchObject({
      cards: { p1: 'jazz gambler 1' },
      next: 'p2'
    });
  });

  test('3.2 a card entered out of turn belongs to the same player in the move', () => {
    const table = after(newMatch(4), ...open());
    const ask = askWithId(table, 'reveal');
    const tapAt = (index: number, piece: string): AskTap => ({
      ask: 'reveal',
      kit: 'piece',
      from: 'cards',
      piece,
      at: index
    });
    const taps = [
      tapAt(3, 'havana raid 3'),
      tapAt(0, 'jazz raid 4'),
      tapAt(2, 'lincoln raid 3'),
      tapAt(1, 'cotton raid 3')
    ];
    expect(taps.every((tap) => fitsAsks([ask], tap))).toBe(true);
    expect(outcomeOf(ask, taps)).toEqual({
      kind: 'draw',
      drawn: ['jazz raid 4', 'cotton raid 3', 'lincoln raid 3', 'havana raid 3']
    });
    expect(fitsAsks([ask], tapAt(4, 'jazz raid 4'))).toBe(false);
    expect(fitsAsks([ask], seatTap('p5'))).toBe(false);
    expect(fitsAsks([ask], { ...bar, kit: 'pick', part: 'bar', value: 'bank' })).toBe(false);
  });

  test('1.3 a card that the box does not have is refused, as in the move', () => {
    const view = rules.view(after(newMatch(4), ...open()).state);
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

  test('2.4 a card that was played is refused until the cards are shuffled', () => {
    const cards = ['jazz raid 4', 'cotton raid 3', 'havana raid 3', 'jungle raid 3'];
    const { state } = after(newMatch(4), ...open(), reveal(...cards), ...open());
    expect(refuseCard(rules.view(state), [], 'p3', 'jazz raid 4')).toEqual({
      code: 'cardGone',
      rule: '2.4',
      card: 'jazz raid 4',
      player: 'p3'
    });
  });
});

describe('a proposal', () => {
  const dealtMatch = after(
    newMatch(4),
    ...open('jazz'),
    reveal('jazz raid 3', 'jazz raid 4', 'jazz gambler 5', 'jazz gambler 2')
  );
  const ask = askWithId(dealtMatch, 'propose');
  const handTap = (piece: number, receiver: 'p1' | 'p2'): AskTap => ({
    ask: 'propose',
    kit: 'hand',
    piece,
    to: receiver
  });
  const takeTap: AskTap = { ask: 'propose', kit: 'take', index: 0 };

  test('4.2 a proposal is complete once every chit is given, and a chit can be taken back', () => {
    expect(outcomeOf(ask, [handTap(0, 'p2')])).toBeUndefined();
    expect(outcomeOf(ask, [handTap(0, 'p2'), handTap(1, 'p1')])).toEqual({
      kind: 'split',
      shares: ['p2', 'p1']
    });
    expect(outcomeOf(ask, [handTap(0, 'p2'), handTap(1, 'p1'), takeTap])).toBeUndefined();
    expect(fitsAsks([ask], takeTap)).toBe(true);
    expect(fitsAsks([ask], { ...takeTap, kit: 'take', index: 2 })).toBe(false);
  });

  test('4.2 a proposal is restored when its log line is edited', () => {
    const proposeMove = propose({ p1: [40], p2: [30] });
    expect(tapsOfMove(rules, rules.asks(dealtMatch.state), proposeMove)).toEqual([
      handTap(0, 'p2'),
      handTap(1, 'p1')
    ]);
  });
});

describe('the dice of a duel', () => {
  const dieTap = (index: number, face: number): AskTap => ({ ask: 'duel', kit: 'die', face, at: index });

  test('4.5 dice can be entered one by one, and corrected', () => {
    expect(readEnteredDice([dieTap(1, 5)])).toEqual({ challenger: 5 });
    expect(readEnteredDice([dieTap(1, 5), dieTap(0, 2), dieTap(1, 6)])).toEqual({
      champion: 2,
      challenger: 6
    });
  });

  test('4.5 the champion’s die is first in the move, whatever the order of entry', () => {
    const ask = { id: 'duel', kind: 'dice', faces: 6, count: 2 } as const;
    expect(outcomeOf(ask, [dieTap(1, 5)])).toBeUndefined();
    expect(outcomeOf(ask, [dieTap(1, 5), dieTap(0, 2)])).toEqual({ kind: 'dice', dice: [2, 5] });
    expect(fitsAsks([ask], dieTap(2, 5))).toBe(false);
  });

  test('4.5 if a tap does not say whose die it is, the champion’s comes first', () => {
    const plainTap = (face: number): AskTap => ({ ask: 'duel', kit: 'die', face });
    expect(readEnteredDice([plainTap(3), plainTap(4)])).toEqual({ champion: 3, challenger: 4 });
  });
});

describe('chits that were taken', () => {
  const table = after(newMatch(4, { depth: 'rounds' }), ...open('jungle'));
  const ask = askWithId(table, 'taken');
  const view = rules.view(table.state);
  const takenTap = (group: string, row: string): AskTap => ({
    ask: 'taken',
    kit: 'count',
    group,
    row,
    count: 1
  });

  test('7.2 takers are entered chit by chit, and the other chits stay', () => {
    const taps = [takenTap('jungle 40000', 'p3'), takenTap('jungle 20000', 'p1')];
    expect(readEnteredTakers({ ask, taps, view })['jungle']).toEqual([
      { value: 20000, taker: 'p1' },
      { value: 40000, taker: 'p3' }
    ]);
    const outcome = outcomeOf(ask, taps);
    expect(outcome && rules.move(ask, outcome)).toEqual({
      type: 'taken',
      bars: { jungle: { p1: [20000], p3: [40000] } }
    });
    expect(outcomeOf(ask, [])).toMatchObject({ kind: 'counts' });
  });

  test('7.2 if two chits have the same value, the tapped one is marked', () => {
    const equalChitsView = {
      ...view,
      bars: view.bars.map((bar) => ({ ...bar, chits: [5000, 10000, 5000] }))
    };
    const groups = [{ id: 'jazz 5000', total: 2, rest: 'stays', rows: [{ id: 'p2', max: 2 }] }];
    const taps = [takenTap('jazz 5000', 'p2')];
    const takersOf = (tappedTakers: Readonly<Record<string, 'p2'>>) =>
      readEnteredTakers(
        { ask: { id: 'taken', kind: 'counts', groups }, taps, view: equalChitsView },
        tappedTakers
      )['jazz']?.map(({ taker }) => taker);
    expect(takersOf({ 'jazz 2': 'p2' })).toEqual([undefined, undefined, 'p2']);
    expect(takersOf({})).toEqual(['p2', undefined, undefined]);
  });
});

describe('entering a move again after undo', () => {
  const repeatedTaps = ({ state }: TestMatch, move: Move): readonly AskTap[] =>
    tapsToRepeatMove(rules, state, move);

  test('only the last card has to be entered again', () => {
    const table = after(newMatch(4), ...open());
    const taps = repeatedTaps(
      table,
      reveal('jazz gambler 1', 'jungle raid 3', 'jazz raid 4', 'cotton raid 3')
    );
    expect(readEnteredCards(taps, seats)).toEqual({
      cards: { p1: 'jazz gambler 1', p2: 'jungle raid 3', p3: 'jazz raid 4' },
      next: 'p4',
      bar: undefined
    });
  });

  test('only the last chit has to be entered again', () => {
    const chits = repeatedTaps(newMatch(4), { type: 'lay', chits: [5000, 10000, 50000] });
    expect(chits.map((tap) => (tap.kit === 'piece' ? tap.piece : ''))).toEqual(['5000', '10000']);
    expect(repeatedTaps(after(newMatch(4), ...open().slice(0, 1)), { type: 'put', bar: 'jazz' })).toEqual([]);
  });

  test('1.10 the cards to enter again are those of the remaining players', () => {
    const { state } = after(newMatch(4), { type: 'leave', player: 'p2', pieces: 'stay' }, ...openFour());
    const taps = repeatedTaps(
      { state, ledger: [] },
      reveal('jungle gambler 1', 'jungle raid 3', 'cotton raid 4')
    );
    expect(readEnteredCards(taps, ['p1', 'p3', 'p4'])).toEqual({
      cards: { p1: 'jungle gambler 1', p3: 'jungle raid 3' },
      next: 'p4',
      bar: undefined
    });
  });
});
