import { describe, expect, test } from 'vitest';
import type { ChipCards } from '$lib/chip-cards';
import { namesOf, seatsUpTo, type PlayerId } from '$lib/core';
import {
  matchAfter,
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

function rankedPlaces(holdingsList: readonly PlayerPieces[], tieBreak: TieBreak = 'notes') {
  const players = seatsUpTo(holdingsList.length);
  const holdings = holdingsList.map(([notes, cards = {}], index) =>
    holdingOf(
      players[index]!,
      notes.map((note) => note * 1000),
      cards
    )
  );
  return rankHoldings(holdings, tieBreak).map(({ place, players: rankedPlayers, total, reasons }) => ({
    place,
    who: rankedPlayers,
    total,
    said: reasons.filter(({ code }) => code !== 'sum').map((why) => `${why.rule} ${text.why(why, names)}`)
  }));
}

describe('the winner', () => {
  test('5.1 the most money wins', () => {
    expect(rankedPlaces([[[80, 30]], [[100, 40]], [[90]]])).toEqual([
      { place: 1, who: ['p2'], total: 140000, said: [] },
      { place: 2, who: ['p1'], total: 110000, said: [] },
      { place: 3, who: ['p3'], total: 90000, said: [] }
    ]);
  });

  test('5.2 if the money is equal, the player with more notes is ahead', () => {
    expect(rankedPlaces([[[100]], [[60, 40]], [[]]])).toEqual([
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

  test('5.3 players with equal money and the same number of notes share the place', () => {
    expect(rankedPlaces([[[50, 50]], [[60, 40]], [[30]]])).toEqual([
      {
        place: 1,
        who: ['p1', 'p2'],
        total: 100000,
        said: ['5.3 Anna and Ben tie with $100,000 and 2 notes each, and share the place.']
      },
      { place: 3, who: ['p3'], total: 30000, said: [] }
    ]);
  });

  const holdingsWithCards: readonly PlayerPieces[] = [
    [[90, 30], { pink: 1 }],
    [[60, 40], { gold: 1, pink: 1, 'third colour': 1 }]
  ];

  test('5.4 chip cards are money but not notes', () => {
    expect(rankedPlaces(holdingsWithCards).map(({ place, who, total }) => ({ place, who, total }))).toEqual([
      { place: 1, who: ['p1', 'p2'], total: 130000 }
    ]);
    expect(rankedPlaces([[[40, 60, 30]], holdingsWithCards[1]!])[0]).toMatchObject({
      who: ['p1'],
      said: [
        '5.4 Anna and Ben have $130,000 each. Anna is ahead with 3 notes to 2. Chip cards don’t count as notes.'
      ]
    });
  });

  test('5.4 by house rule chip cards count as notes', () => {
    expect(rankedPlaces(holdingsWithCards, 'both')[0]).toMatchObject({
      who: ['p2'],
      said: ['5.4 Ben and Anna have $130,000 each. Ben is ahead with 5 notes and chip cards to 3.']
    });
  });
});

describe('a whole match', () => {
  /** Plays four rounds in which p1 has the most dice at casino 1 and p2 takes the other note. */
  function matchWith(takenCards: Parameters<typeof count>[1] = {}): TestMatch {
    let currentMatch = newMatch(2, { depth: 'rounds', chipCards: CHIP_CARDS });
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
      currentMatch = matchAfter(currentMatch, eightyAndThirty, row, count(dice, at === 0 ? takenCards : {}));
    }
    return currentMatch;
  }

  test('5.1 the game is over after four rounds', () => {
    const { state, ledger } = matchWith();
    expect(rules.asks(state)).toEqual([]);
    expect(
      rules.ranking(state, ledger, 'all').map(({ place, players, total }) => [place, players, total])
    ).toEqual([
      [1, ['p1'], 320000],
      [2, ['p2'], 120000]
    ]);
  });

  test('7.7 the value of the chip cards is in the total, and mentioned with the notes', () => {
    const { state, ledger } = matchWith({ 1: { p2: ['pink'] }, 2: { p2: ['pink'] } });
    const [, second] = rules.ranking(state, ledger, 'all');
    expect(second?.total).toBe(150000);
    expect(second?.reasons.map((why) => text.why(why, names))).toEqual([
      'Ben has $150,000: $120,000 from 4 notes and $30,000 for chip cards.'
    ]);
  });
});
