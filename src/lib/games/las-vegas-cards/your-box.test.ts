import { describe, expect, test } from 'vitest';
import type { Deck } from '$lib/core';
import { settle } from '$lib/games';
import { cases } from './referee/cases';
import { CARD_SET, MAX_NOTE_COUNTS } from './data';
import { matchAfter, eightyAndThirty, placeCardsMove, newMatch } from './fixtures/test-match';
import { options, rematch, yourBox } from './options';
import { questions } from './referee/questions';
import { rules } from './rules';
import type { Rematch, Setup } from '$lib/games/contract/define';

const SIX_EACH = Object.fromEntries(Object.keys(MAX_NOTE_COUNTS).map((value) => [value, 6]));

const SAME_PLAYERS: Pick<Rematch, 'players' | 'idOf'> = { players: ['p1', 'p2'], idOf: (player) => player };

function correctionsFor(box: NonNullable<Setup['box']>): readonly string[] {
  return yourBox.usedCorrections(
    options({ players: ['p1', 'p2'], first: 'p1', depth: 'turns', houseRules: {}, box })
  );
}

describe('a box that the players have counted', () => {
  test('1.3 its notes are drawn if all forty-eight are counted', () => {
    expect(correctionsFor({ notes: { counts: SIX_EACH } })).toEqual([
      'The notes are the ones in your copy: 6 of $30,000, 6 of $40,000, 6 of $50,000, 6 of $60,000, 6 of $70,000, 6 of $80,000, 6 of $90,000 and 6 of $100,000.'
    ]);
    expect(yourBox.unusedCorrections({ notes: { counts: SIX_EACH } })).toEqual([]);
  });

  test('1.3 a new match uses the notes that were counted after the first one', () => {
    const usualOptions = options({ players: ['p1', 'p2'], first: 'p1', depth: 'turns', houseRules: {} });
    expect(usualOptions.notes).toBeUndefined();
    expect(rematch(usualOptions, { ...SAME_PLAYERS, box: {} })).toEqual(usualOptions);
    expect(rematch(usualOptions, { ...SAME_PLAYERS, box: { notes: { counts: SIX_EACH } } })).toEqual({
      ...usualOptions,
      notes: SIX_EACH
    });
    const countedNotes = { ...SIX_EACH, 30000: 7, 40000: 5 };
    const optionsBefore = { ...usualOptions, notes: countedNotes };
    expect(
      rematch(optionsBefore, { ...SAME_PLAYERS, box: { notes: { counts: SIX_EACH } } }),
      'a count that a match uses stays'
    ).toEqual(optionsBefore);
  });

  test('1.3 with fewer notes than a whole box, the players enter them, and the screen says so', () => {
    const box = { notes: { counts: { ...SIX_EACH, 30000: 5 } } };
    expect(correctionsFor(box)).toEqual([]);
    expect(yourBox.unusedCorrections(box)).toEqual([
      'Your copy doesn’t have the usual 48 notes, so you’ll draw and enter them yourselves.'
    ]);
  });

  test('1.4 a set that does not have thirty cards is not used', () => {
    const box = { 'dice-cards-first': { counts: { ...CARD_SET, 'double 1': 0 } } };
    expect(correctionsFor(box)).toEqual([]);
    expect(yourBox.unusedCorrections(box)).toHaveLength(1);
  });

  test('1.4 a question about a casino with more cards than our set has includes the set of the box', async () => {
    const set = { ...CARD_SET, 'single 1': 3, 'double 1': 2 };
    const seats = [
      { player: 'p1', name: 'Anna', colour: 'sky' },
      { player: 'p2', name: 'Ben', colour: 'blue' }
    ] as const;
    const currentMatch = newMatch(2, { set, order: 'oneByOne' });
    const { state } = matchAfter(currentMatch, eightyAndThirty, placeCardsMove('p1', '11', '11'));
    const refereeQuestions = questions(rules.view(state), { seats, options: state.options });
    const otherSet = { 'single 1': 3, 'double 1': 2 };
    expect(refereeQuestions[0]).toEqual({
      case: 'casino',
      title: 'Casino 1',
      position: { notes: [80000, 30000], cards: { Anna: { double: 2 } }, set: otherSet }
    });
    const selectionQuestion = refereeQuestions.find(({ case: question }) => question === 'selection');
    expect(selectionQuestion).toEqual({
      case: 'selection',
      title: 'Anna’s last cards',
      position: {
        chosen: [
          { number: 1, dice: 2 },
          { number: 1, dice: 2 }
        ],
        set: otherSet
      }
    });
    const { facts } = await settle({
      game: 'las-vegas-cards',
      case: 'selection',
      ...selectionQuestion?.position
    });
    expect(facts).toEqual({ broken: [], dice: { 1: 4 }, chipCards: [1] });
  });

  test('1.4 the referee uses the players’ own set', () => {
    const readEntered = (counts: Deck): unknown =>
      cases.find(({ id }) => id === 'casino')?.form.boxMembers?.({ 'dice-cards-first': { counts } });
    expect(readEntered(CARD_SET)).toEqual({});
    expect(readEntered({ ...CARD_SET, 'double 1': 2 })).toEqual({});
    expect(readEntered({ ...CARD_SET, 'single 6': 3, 'double 6': 2 })).toEqual({
      set: { 'single 6': 3, 'double 6': 2 }
    });
  });
});
