import { describe, expect, test } from 'vitest';
import { deckSize, seatsUpTo } from '$lib/core';
import { settle } from '$lib/games';
import type { BoxOverrides } from '$lib/games/contract/box-overrides';
import type { Setup } from '$lib/games/contract/define';
import { matchAfter, deal, placeMove } from '$lib/games/las-vegas/fixtures/test-match';
import { movedPieces, tile } from '$lib/games/las-vegas/fixtures/royale';
import { game } from '$lib/games/las-vegas/index';
import { questions } from '$lib/games/las-vegas/referee/questions';
import { rules } from '$lib/games/las-vegas/rules';
import { royale, royaleBox } from '$lib/games/las-vegas/tiles/royale';
import type { Move, Options } from '$lib/games/las-vegas/types';
import { yourBox } from '$lib/games/las-vegas/your-box';

const setup: Setup = { players: seatsUpTo(3), first: 'p1', depth: 'turns', houseRules: {} };

function options(box: BoxOverrides | undefined): Options {
  return game.options(box === undefined ? setup : { ...setup, box }) as Options;
}

function royaleOptions(box: BoxOverrides, houseRules: Setup['houseRules'] = {}): Options {
  return royale.options({ ...setup, box, houseRules: { tiles: '1', ...houseRules } }) as Options;
}

describe('the ring of the players’ own box', () => {
  const box = { ring: { spaces: ['Arrow', '1 chip', '$40,000', 'empty', '60 000', '2 Chips'] } };

  test('17.3 the ring is read from what the players typed', () => {
    expect(royaleOptions(box).royale?.noEntryTrack).toEqual([0, 10000, 40000, 0, 60000, 20000]);
  });

  test('17.3 the ring is used in matches that start with it', () => {
    const closeMove = (face: 4 | 5): Move => tile('no-entry', { do: 'close', face });
    const state = rules.start(royaleOptions(box, { bank: 'notCounted' }), seatsUpTo(3));
    const layMove: Move = { type: 'lay', tile: 'no-entry' };
    const { ledger } = matchAfter(
      { state, ledger: [] },
      layMove,
      deal(),
      placeMove(1, 1),
      closeMove(5),
      placeMove(1, 1),
      closeMove(4)
    );
    expect(movedPieces(ledger.filter(({ why }) => why.code === 'noEntryClosed'))).toEqual([
      'chip 10000',
      'note 40000'
    ]);
  });

  test('17.3 the ring is shown to the players, but only in the game with tiles', () => {
    expect(royaleBox.usedCorrections(royaleOptions(box))).toEqual([
      'The No Entry! ring is the one in your copy: after the arrow, 1 chip, $40,000, nothing, $60,000 and 2 chips.'
    ]);
    expect(royaleBox.usedCorrections(options(box))).toEqual([]);
    expect(yourBox.unusedCorrections({ ring: { spaces: ['Start', 'two chips'] } })).toEqual([]);
  });

  test.each([
    ['words that are no amount', ['Start', 'two chips', 'Empty']],
    ['an amount for which the bank has no piece', ['Start', '$25,000']],
    ['only the arrow', ['Start']]
  ])('17.3 with %s is the same as in the rulebook, and the players are informed', (_, spaces) => {
    expect(royaleOptions({ ring: { spaces } }).royale?.noEntryTrack).toEqual([0, 20000, 0, 30000, 0, 10000]);
    expect(royaleBox.unusedCorrections({ ring: { spaces } })).toHaveLength(1);
    expect(royaleBox.usedCorrections(royaleOptions({ ring: { spaces } }))).toEqual([]);
  });
});

describe('the notes of the players’ own box', () => {
  const box = { notes: { counts: { 30000: 12, 100000: 3 } } };

  test('1.2 the pile consists of the notes in the players’ box', () => {
    const { unseen } = rules.start(options(box), seatsUpTo(3));
    expect(Object.values(unseen)).toEqual([12, 11, 13, 15, 13, 11, 9, 3]);
    expect(deckSize(unseen)).toBe(87);
  });

  test('8.5 the bank has the remaining notes: 87 less 12 on the table and 24 set aside', () => {
    const state = rules.start(royaleOptions(box), seatsUpTo(3));
    const afterDeal = matchAfter({ state, ledger: [] }, { type: 'lay', tile: 'jackpot' }, deal(), {
      type: 'countBank'
    });
    expect(rules.asks(afterDeal.state)).toContainEqual(expect.objectContaining({ id: 'bank', count: 51 }));
    const counts = { 30000: 0, 40000: 0, 50000: 0, 60000: 0, 70000: 0, 80000: 0, 90000: 0, 100000: 1 };
    expect(rules.refuse(afterDeal.state, { type: 'bank', notes: counts })).toMatchObject({
      notes: 1,
      wanted: 51
    });
  });

  test('1.2 the players see which notes differ', () => {
    expect(yourBox.usedCorrections(options(box))).toEqual([
      'The notes are the ones in your copy: 12 of $30,000 rather than 11 and 3 of $100,000 rather than 7.'
    ]);
  });

  test('2.1 the notes are ignored if they are too few for three rounds, and the players are informed', () => {
    const counts = { 30000: 0, 40000: 0, 50000: 0, 60000: 0, 70000: 13, 80000: 11, 90000: 9, 100000: 3 };
    expect(options({ notes: { counts } })).not.toHaveProperty('notes');
    expect(yourBox.unusedCorrections({ notes: { counts } })).toHaveLength(1);
    const enoughNotes = { ...counts, 100000: 4 };
    expect(options({ notes: { counts: enoughNotes } }).notes).toEqual(enoughNotes);
  });

  test('1.2 the notes are not mentioned if they are the usual ones', () => {
    expect(options({ notes: { counts: { 30000: 11 } } })).not.toHaveProperty('notes');
    expect(yourBox.unusedCorrections({ notes: { counts: { 30000: 11 } } })).toEqual([]);
  });
});

describe('the players’ own box in the referee', async () => {
  const { cases } = await royale.cases();
  const readEntered = (id: string, box: BoxOverrides): unknown =>
    cases.find((refereeCase) => refereeCase.id === id)?.form.boxMembers?.(box);

  test('17.3 the referee uses the box’s ring if it differs', () => {
    expect(readEntered('no-entry', { ring: { spaces: ['Arrow', '$40,000', 'empty'] } })).toEqual({
      ring: [40000, 0]
    });
    expect(
      readEntered('no-entry', { ring: { spaces: ['Arrow', '2 chips', 'empty', '$30,000', '-', '1 chip'] } })
    ).toEqual({});
    expect(readEntered('no-entry', {})).toEqual({});
  });

  test('1.2 the referee uses the box’s notes if there are more or fewer', () => {
    const box = { notes: { counts: { 30000: 12, 100000: 3 } } };
    expect(readEntered('ranking', box)).toEqual({ box: { 30000: 12, 100000: 3 } });
    expect(readEntered('pairs', box)).toEqual({ box: { 30000: 12, 100000: 3 } });
    expect(readEntered('ranking', {})).toEqual({});
  });

  test('6.1 players with an eighth $100,000 note can ask who has won', async () => {
    const state = rules.start(options({ notes: { counts: { 100000: 8 } } }), seatsUpTo(3));
    const notes = Array<number>(8).fill(100000);
    const richView = rules.view({
      ...state,
      purses: { ...state.purses, p1: { small: 7, big: 1, notes, chips: 2 } }
    });
    const seats = ['Anna', 'Ben', 'Carla'].map((name, index) => ({
      player: seatsUpTo(3)[index] ?? 'p1',
      name,
      colour: 'sky' as const
    }));
    const question = questions(richView, { seats, options: state.options }).find(
      (question) => question.case === 'ranking'
    );
    const { facts } = await settle({ game: 'las-vegas', case: 'ranking', ...question?.position });
    expect(facts['places']).toContainEqual({ place: 1, players: ['Anna'], total: 820000, pieces: 10 });
  });
});

test('1.2 the options have no member for corrections if there are none', () => {
  expect(options(undefined)).toMatchObject({ first: 'p1', depth: 'turns' });
  expect(options(undefined)).not.toHaveProperty('notes');
  expect(options(undefined)).not.toHaveProperty('royale');
});
