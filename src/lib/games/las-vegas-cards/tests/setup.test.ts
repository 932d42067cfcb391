import { describe, expect, test } from 'vitest';
import { ALL_CHIP_CARDS } from '$lib/chip-cards';
import { deckSize, seatsUpTo, type Deck } from '$lib/core';
import type { Setup } from '$lib/games/contract/define';
import {
  matchAfter,
  askIds,
  CHIP_CARDS,
  eightyAndThirty,
  hand,
  placeCardsMove,
  notes,
  refusalOf,
  newMatch
} from '$lib/games/las-vegas-cards/fixtures/test-match';
import { CARD_SET, NOTE_VALUES } from '$lib/games/las-vegas-cards/data';
import { houseRules } from '$lib/games/las-vegas-cards/house-rules';
import { options } from '$lib/games/las-vegas-cards/options';
import { meta } from '$lib/games/las-vegas-cards/meta';
import { rules } from '$lib/games/las-vegas-cards/rules';
import { pieces } from '$lib/games/las-vegas-cards/state/pieces';
import { NUMBERS, type Options } from '$lib/games/las-vegas-cards/types';

const SETUP: Setup = { players: seatsUpTo(3), first: 'p2', depth: 'turns', houseRules: {} };

/** Notes as an owner might have counted them: 48 in all. */
const COUNTED_NOTES: Deck = {
  30000: 8,
  40000: 8,
  50000: 8,
  60000: 6,
  70000: 6,
  80000: 4,
  90000: 4,
  100000: 4
};

describe('the contents of the box', () => {
  test('1.1 two to five people play', () => {
    expect(meta.players).toEqual({ min: 2, max: 5 });
    expect(rules.view(newMatch(5).state).players).toHaveLength(5);
  });

  test('1.6 one player is too few; that two are enough is our interpretation', () => {
    expect(meta.players.min).toBe(2);
    expect(rules.view(newMatch(2).state).players).toHaveLength(2);
  });

  test('1.2 there are six casinos, and notes in eight steps from $30,000 to $100,000', () => {
    expect(rules.view(newMatch(2).state).casinos.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(NOTE_VALUES).toEqual([30000, 40000, 50000, 60000, 70000, 80000, 90000, 100000]);
    const notesMove = notes(35, 30, 80, 30, 80, 30, 80, 30, 80, 30, 80, 30);
    expect(refusalOf(newMatch(2), notesMove)).toEqual({
      code: 'noteGone',
      rule: '1.3',
      value: 35000,
      left: 0
    });
  });

  test('1.3 uncounted notes are entered by the players, any two at each casino', () => {
    const ask = rules.asks(newMatch(2).state).find(({ id }) => id === 'notes');
    expect(ask).toMatchObject({ kind: 'counts' });
    expect(ask?.kind === 'counts' ? ask.groups.map(({ id, total }) => `${id}: ${total}`) : []).toEqual(
      NUMBERS.map((number) => `notes ${number}: 2`)
    );
    const notesMove = notes(...Array<number>(12).fill(100));
    expect(refusalOf(newMatch(2), notesMove)).toBeUndefined();
  });

  test('1.3 the app draws notes once the players have counted theirs', () => {
    const afterCount = newMatch(2, { notes: COUNTED_NOTES });
    expect(rules.asks(afterCount.state)[0]).toEqual({
      id: 'notes',
      params: { step: 'notes' },
      kind: 'draw',
      from: 'notes',
      pool: COUNTED_NOTES,
      count: 12
    });
    const notesMove = notes(100, 100, 100, 100, 100, 30, 30, 30, 30, 30, 30, 30);
    expect(refusalOf(afterCount, notesMove)).toEqual({
      code: 'noteGone',
      rule: '1.3',
      value: 100000,
      left: 4
    });
  });

  test('1.3 a box counts as complete with forty-eight notes', () => {
    const optionsWith = (counts: Deck): Options => options({ ...SETUP, box: { notes: { counts } } });
    expect(optionsWith(COUNTED_NOTES).notes).toEqual(COUNTED_NOTES);
    expect(optionsWith({ ...COUNTED_NOTES, 30000: 7 }).notes).toBeUndefined();
    expect(optionsWith({ ...COUNTED_NOTES, 30000: 0, 20000: 8 }).notes).toBeUndefined();
  });

  test('1.4 each number has four cards with one die and one with two: thirty cards, thirty-six dice', () => {
    expect(deckSize(CARD_SET)).toBe(30);
    for (const number of NUMBERS)
      expect([CARD_SET[`single ${number}`], CARD_SET[`double ${number}`]]).toEqual([4, 1]);
  });

  test('1.4 no one places a fifth single card of a number in one round', () => {
    const afterPlacing = matchAfter(
      newMatch(2),
      eightyAndThirty,
      placeCardsMove('p1', '3', '3', '3', '3'),
      placeCardsMove('p2', '1')
    );
    expect(refusalOf(afterPlacing, placeCardsMove('p1', '3'))).toEqual({
      code: 'noSuchCard',
      rule: '1.4',
      player: 'p1',
      card: 'single 3',
      inSet: 4
    });
    expect(refusalOf(afterPlacing, placeCardsMove('p1', '33'))).toBeUndefined();
  });

  test('1.4 a set that players counted differently is used as it is', () => {
    const set = { ...CARD_SET, 'single 1': 3, 'double 1': 2 };
    const box = { 'dice-cards-first': { counts: set } };
    expect(options({ ...SETUP, box }).set).toEqual(set);
    const afterPlacing = matchAfter(newMatch(2, { set }), eightyAndThirty);
    expect(refusalOf(afterPlacing, placeCardsMove('p1', '1', '1', '1', '1'))).toMatchObject({
      code: 'noSuchCard',
      inSet: 3
    });
    expect(refusalOf(afterPlacing, placeCardsMove('p1', '11', '11'))).toBeUndefined();
    const boxWithoutDoubles = { 'dice-cards-first': { counts: { ...set, 'double 1': 0 } } };
    expect(options({ ...SETUP, box: boxWithoutDoubles }).set).toBeUndefined();
  });

  test('1.5 cards that were dealt and not chosen go under the glass', () => {
    const afterDeal = matchAfter(
      newMatch(2),
      eightyAndThirty,
      hand('p1', '1', '2', '3', '4', '5'),
      { type: 'choose', player: 'p1', cards: ['single 1'] },
      { type: 'turnOver' }
    );
    const glassPieces = Object.entries(pieces(afterDeal.state)).flatMap(([piece, places]) =>
      places['glass'] === 1 ? [piece] : []
    );
    expect(glassPieces).toEqual(['p1 single 2', 'p1 single 3', 'p1 single 4', 'p1 single 5']);
  });
});

describe('a round starts', () => {
  test('2.1 two notes are placed at each casino, the higher one first', () => {
    const afterDeal = matchAfter(newMatch(3), notes(30, 80, 50, 50, 100, 40, 60, 70, 90, 30, 40, 30));
    expect(rules.view(afterDeal.state).casinos.map((casino) => casino.notes)).toEqual([
      [80000, 30000],
      [50000, 50000],
      [100000, 40000],
      [70000, 60000],
      [90000, 30000],
      [40000, 30000]
    ]);
    expect(refusalOf(newMatch(3), notes(30, 80))).toEqual({ code: 'wrongNotes', rule: '2.1', given: 2 });
  });

  test('2.2 a hand is five cards from what is left in the player’s own pile', () => {
    const afterDeal = matchAfter(newMatch(2), eightyAndThirty);
    expect(refusalOf(afterDeal, hand('p1', '1', '1', '1', '1'))).toMatchObject({ code: 'wrongHand' });
    expect(refusalOf(afterDeal, hand('p1', '1', '11', '11', '2', '3'))).toMatchObject({ code: 'wrongHand' });
    const testMatch = matchAfter(afterDeal, hand('p1', '1', '1', '1', '1', '11'));
    expect(rules.view(testMatch.state, 'p1').ownCards?.hand).toHaveLength(5);
    const asks = rules.asks(testMatch.state);
    expect(asks.map(({ id }) => id)).toContain('choose p1');
  });

  test('2.2 in a new round all thirty cards are available again', () => {
    const firstMatch = matchAfter(
      newMatch(2, { depth: 'rounds' }),
      eightyAndThirty,
      { type: 'count', dice: { p1: [6, 0, 0, 0, 0, 0], p2: [1, 0, 0, 0, 0, 0] }, chipCards: {} },
      { type: 'depth', depth: 'turns' },
      eightyAndThirty
    );
    expect(firstMatch.state.round).toBe(2);
    expect(refusalOf(firstMatch, placeCardsMove('p1', '1', '1', '1', '1', '11'))).toBeUndefined();
  });
});

describe('house rules', () => {
  test('without a choice, the first choice of every house rule applies', () => {
    const firstChoices = Object.fromEntries(houseRules.map(({ id, choices }) => [id, choices[0]!.value]));
    expect(options({ ...SETUP, houseRules: firstChoices })).toEqual(options(SETUP));
    expect(options(SETUP)).toMatchObject({
      first: 'p2',
      depth: 'turns',
      order: 'atOnce',
      neutral: false,
      money: 'hidden'
    });
    expect(options(SETUP)).not.toHaveProperty('chipCards');
  });

  test('7.8 chip cards make players take turns, unless a house rule lets them choose at the same time', () => {
    const optionsOf = (chipCards: string, order = 'atOnce'): Options =>
      options({ ...SETUP, houseRules: { chipCards, order } });
    expect(optionsOf('with')).toMatchObject({
      order: 'oneByOne',
      chipCards: { dice: 'placement', together: 'clockwise', tieBreak: 'notes' }
    });
    expect(optionsOf('clockwise')).toMatchObject({ order: 'atOnce', chipCards: { together: 'clockwise' } });
    expect(optionsOf('mostDice')).toMatchObject({ order: 'atOnce', chipCards: { together: 'mostDice' } });
    expect(optionsOf('without', 'oneByOne').chipCards).toBeUndefined();
  });

  test('7.12 the twenty-five chip cards are one deck that this game shares with the dice game', () => {
    expect(deckSize(ALL_CHIP_CARDS)).toBe(25);
    const { state } = newMatch(3, { order: 'oneByOne', chipCards: CHIP_CARDS });
    expect(state.chipPile).toEqual(ALL_CHIP_CARDS);
    expect(newMatch(3, { order: 'oneByOne' }).state.chipPile).toEqual({});
  });

  test('7.1 colours have the names that the players use', () => {
    const box = { 'chip-cards': { names: { 'third colour': 'teal', 'fourth colour': '' } } };
    const namedOptions = options({ ...SETUP, houseRules: { chipCards: 'with' }, box });
    expect(namedOptions.chipCards?.names).toEqual({ 'third colour': 'teal' });
    const { colours } = rules.view(rules.start(namedOptions, SETUP.players));
    expect(colours.map(({ name }) => name)).toEqual([
      'pink',
      'gold',
      'teal',
      'fourth-colour',
      'fifth-colour'
    ]);
  });

  test('8.1 a third colour is for two players only', () => {
    const neutral = { neutral: 'on' };
    expect(options({ ...SETUP, houseRules: neutral }).neutral).toBe(false);
    expect(options({ ...SETUP, players: seatsUpTo(2), houseRules: neutral }).neutral).toBe(true);
    expect(askIds(matchAfter(newMatch(2), eightyAndThirty))).not.toContain('neutral');
  });
});
