import { describe, expect, test } from 'vitest';
import type { ChipCards } from '$lib/chip-cards';
import { namesOf, seatsUpTo, type PlayerId } from '$lib/core';
import {
  after,
  CHIP_CARDS,
  chipCards,
  count,
  eightyAndThirty,
  newMatch,
  type TestMatch
} from '$lib/games/las-vegas-cards/fixtures/test-match';
import { holdingOf, rankHoldings, type TieBreak } from './ranking';
import { rules } from '$lib/games/las-vegas-cards/rules';
import { text } from '$lib/games/las-vegas-cards/strings/en/log';

const names = namesOf(
  ['Anna', 'Ben', 'Carla'].map((name, index) => ({
    player: `p${index + 1}` as PlayerId,
    name,
    colour: 'sky'
  }))
);

/** Notes in thousands, and chip cards. */
type PlayerPieces = readonly [notes: readonly number[], cards?: ChipCards];

function ranked(has: readonly PlayerPieces[], tieBreak: TieBreak = 'notes') {
  const players = seatsUpTo(has.length);
  const holdings = has.map(([notes, cards = {}], index) =>
    holdingOf(
      players[index]!,
      notes.map((note) => note * 1000),
      cards
    )
  );
  return rankHoldings(holdings, tieBreak).map(({ place, players: list, total, reasons }) => ({
    place,
    who: list,
    total,
    said: reasons.filter(({ code }) => code !== 'sum').map((why) => `${why.rule} ${text.why(why, names)}`)
  }));
}

describe('the winner', () => {
  test('5.1 the most money wins', () => {
    expect(ranked([[[80, 30]], [[100, 40]], [[90]]])).toEqual([
      { place: 1, who: ['p2'], total: 140000, said: [] },
      { place: 2, who: ['p1'], total: 110000, said: [] },
      { place: 3, who: ['p3'], total: 90000, said: [] }
    ]);
  });

  test('5.2 if the money is equal, the player with more notes is ahead', () => {
    expect(ranked([[[100]], [[60, 40]], [[]]])).toEqual([
      {
        place: 1,
        who: ['p2'],
        total: 100000,
        said: ['5.2 Ben and Anna have $100,000 each. Ben is ahead with 2 notes to 1.']
      },
      { place: 2, who: ['p1'], total: 100000, said: [] },
      { place: 3, who: ['p3'], total: 0, said: [] }
    ]);
  });

  test('5.3 players with equal money and equally many notes share the place', () => {
    expect(ranked([[[50, 50]], [[60, 40]], [[30]]])).toEqual([
      {
        place: 1,
        who: ['p1', 'p2'],
        total: 100000,
        said: ['5.3 Anna and Ben tie with $100,000 and 2 notes each, and share the place.']
      },
      { place: 3, who: ['p3'], total: 30000, said: [] }
    ]);
  });

  const withCards: readonly PlayerPieces[] = [
    [[90, 30], { pink: 1 }],
    [[60, 40], { gold: 1, pink: 1, 'third colour': 1 }]
  ];

  test('5.4 chip cards are money but not notes', () => {
    expect(ranked(withCards).map(({ place, who, total }) => ({ place, who, total }))).toEqual([
      { place: 1, who: ['p1', 'p2'], total: 130000 }
    ]);
    expect(ranked([[[40, 60, 30]], withCards[1]!])[0]).toMatchObject({
      who: ['p1'],
      said: [
        '5.4 Anna and Ben have $130,000 each. Anna is ahead with 3 notes to 2. Chip cards don’t count as notes.'
      ]
    });
  });

  test('5.4 by house rule chip cards count as notes', () => {
    expect(ranked(withCards, 'both')[0]).toMatchObject({
      who: ['p2'],
      said: ['5.4 Ben and Anna have $130,000 each. Ben is ahead with 5 notes and chip cards to 3.']
    });
  });
});

describe('a whole match', () => {
  /** Plays four rounds in which p1 has the most dice at casino 1 and p2 takes the other note. */
  function played(takenCards: Parameters<typeof count>[1] = {}): TestMatch {
    let table = newMatch(2, { depth: 'rounds', chipCards: CHIP_CARDS });
    const rows = [
      chipCards('pink', 'pink', 'pink', 'gold', 'gold', 'gold'),
      chipCards('pink', 'pink', 'gold', 'gold', 'third colour', 'third colour'),
      chipCards(
        'third colour',
        'third colour',
        'third colour',
        'fourth colour',
        'fourth colour',
        'fourth colour'
      ),
      chipCards(
        'fourth colour',
        'fourth colour',
        'fifth colour',
        'fifth colour',
        'fifth colour',
        'fifth colour'
      )
    ];
    for (const [at, row] of rows.entries()) {
      const dice = [
        [2, 0, 0, 0, 0, 0],
        [1, 0, 0, 0, 0, 0]
      ];
      table = after(table, eightyAndThirty, row, count(dice, at === 0 ? takenCards : {}));
    }
    return table;
  }

  test('5.1 the game is over after four rounds', () => {
    const { state, ledger } = played();
    expect(rules.asks(state)).toEqual([]);
    expect(
      rules.ranking(state, ledger, 'all').map(({ place, players, total }) => [place, players, total])
    ).toEqual([
      [1, ['p1'], 320000],
      [2, ['p2'], 120000]
    ]);
  });

  test('7.7 the value of the chip cards is in the total, and mentioned with the notes', () => {
    const { state, ledger } = played({ 1: { p2: ['pink'] }, 2: { p2: ['pink'] } });
    const [, second] = rules.ranking(state, ledger, 'all');
    expect(second?.total).toBe(150000);
    expect(second?.reasons.map((why) => text.why(why, names))).toEqual([
      'Ben has $150,000: $120,000 from 4 notes and $30,000 for chip cards.'
    ]);
  });
});
