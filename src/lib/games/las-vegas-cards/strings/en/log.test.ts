import { describe, expect, test } from 'vitest';
import { namesOf, type PlayerId } from '$lib/core';
import {
  matchAfter,
  CHIP_CARDS,
  chipCards,
  chooseMove,
  count,
  eightyAndThirty,
  hand,
  placeCardsMove,
  refusalOf,
  newMatch,
  takeMove,
  turnOver,
  type TestMatch
} from '$lib/games/las-vegas-cards/fixtures/test-match';
import { rules } from '$lib/games/las-vegas-cards/rules';
import { text } from './log';
import type { Move, LogEvent, Why } from '$lib/games/las-vegas-cards/types';

const names = namesOf(
  ['Anna', 'Ben', 'Carla', 'Denny'].map((name, index) => ({
    player: `p${index + 1}` as PlayerId,
    name,
    colour: 'sky'
  }))
);

function sentences(testMatch: TestMatch, casino: number): readonly string[] {
  return rules
    .currentPayout(testMatch.state)
    .filter(({ why }) => 'casino' in why && why.casino === casino)
    .map(({ why }) => text.why(why, names));
}

describe('payments and their reasons', () => {
  const afterPlacing = matchAfter(
    newMatch(4),
    eightyAndThirty,
    placeCardsMove('p1', '5', '5', '5', '55'),
    placeCardsMove('p2', '5', '5'),
    placeCardsMove('p3', '55'),
    placeCardsMove('p4', '5', '2')
  );

  test('explains the winner, each tied player’s cards, and unclaimed notes', () => {
    expect(sentences(afterPlacing, 5)).toEqual([
      'Anna wins casino 5 with 5 dice on 4 cards (5 to Denny’s 1) and takes the higher note, $80,000.',
      'Denny is second at casino 5 with 1 die on 1 card (1 to Anna’s 5) and takes the other note, $30,000.',
      'Ben has 2 dice on 2 cards at casino 5 and ties with Carla (on 1 card). Tied cards are removed, so Ben gets nothing.',
      'Carla has 2 dice on 1 card at casino 5 and ties with Ben (on 2 cards). Tied cards are removed, so Carla gets nothing.'
    ]);
    expect(sentences(afterPlacing, 2)).toEqual([
      'Denny has 1 die on 1 card at casino 2, with no one else left there, and takes the higher note, $80,000.',
      'Only one player is left at casino 2 and takes one note, so the $30,000 goes back to the box.'
    ]);
    expect(sentences(afterPlacing, 1)).toEqual([
      'No one has cards at casino 1, so $80,000 and $30,000 go back to the box.',
      'No one has cards at casino 1, so $80,000 and $30,000 go back to the box.'
    ]);
  });

  test('the third player gets nothing', () => {
    const threePlayerMatch = matchAfter(
      newMatch(3),
      eightyAndThirty,
      placeCardsMove('p1', '1', '1', '1'),
      placeCardsMove('p2', '1', '1'),
      placeCardsMove('p3', '1')
    );
    // The turn is over, and the next one starts with these cards on the table.
    expect(sentences(threePlayerMatch, 1)[2]).toBe(
      'Carla has 1 die on 1 card at casino 1, behind Anna (3) and Ben (2). Only first and second are paid, so Carla gets nothing.'
    );
  });

  test('no sum is mentioned before the notes are entered', () => {
    const next = matchAfter(newMatch(2), { type: 'later' }, placeCardsMove('p1', '1'));
    const [claim] = rules.view(next.state).casinos[0]?.claims ?? [];
    expect(text.why(claim!.why, names)).toBe(
      'Anna has 1 die on 1 card at casino 1, with no one else left there, and takes the higher note.'
    );
  });

  test('no cards are mentioned if only dice were entered', () => {
    const afterEntry = matchAfter(
      newMatch(2, { depth: 'rounds' }),
      eightyAndThirty,
      count([
        [2, 0, 0, 0, 0, 0],
        [2, 0, 0, 0, 0, 0]
      ])
    );
    expect(text.why(afterEntry.ledger[0]!.why, names)).toBe(
      'Anna has 2 dice at casino 1 and ties with Ben. Tied cards are removed, so Anna gets nothing.'
    );
    expect(text.why(afterEntry.ledger[2]!.why, names)).toBe(
      'Everyone at casino 1 is tied, so no one wins and $80,000 and $30,000 go back to the box.'
    );
  });

  test('the heading of a reason is its casino', () => {
    expect(text.placeHeading?.(rules.currentPayout(afterPlacing.state)[0]!.why)).toBe('Casino 1');
    expect(text.placeHeading?.({ code: 'unreadable', rule: '9.1' })).toBeUndefined();
  });
});

describe('the rulings on a selection and on a turn', () => {
  const rows: readonly (readonly [Why, string])[] = [
    [{ code: 'allowed', rule: '3.2', cards: 1, numbers: [4] }, 'One card is always allowed.'],
    [{ code: 'allowed', rule: '3.2', cards: 2, numbers: [1, 4] }, 'Two cards are always allowed.'],
    [
      { code: 'allowed', rule: '3.2', cards: 5, numbers: [4] },
      '5 cards are allowed together, because they all show 4.'
    ],
    [
      { code: 'mayTake', rule: '7.3', casino: 5, dice: 2 },
      'With 2 dice in one go at casino 5, one chip card may be taken there if there is one.'
    ],
    [
      { code: 'stops', rule: '3.6', player: 'p1', cards: 11 },
      'Anna has 11 cards at the casinos. That’s eight or more, so Anna is done for this round.'
    ],
    [
      { code: 'goesOn', rule: '3.6', player: 'p2', cards: 7 },
      'Ben has 7 cards at the casinos. That’s fewer than eight, so Ben has another turn.'
    ],
    [
      { code: 'lastTurn', rule: '3.5', player: 'p2', cards: 6 },
      'Ben has 6 cards at the casinos, but a round ends after six turns.'
    ],
    [
      { code: 'imaginary', rule: '8.2', casino: 3, own: { who: 'neutral', count: 4 }, value: 80000, rank: 1 },
      'The third colour wins casino 3 with 4 dice, so the $80,000 goes back to the box.'
    ]
  ];

  test.each(rows)('%o', (why, sentence) => {
    expect(text.why(why, names)).toBe(sentence);
  });
});

describe('refusals', () => {
  const roundStart = matchAfter(newMatch(2), eightyAndThirty);
  const rows: readonly (readonly [TestMatch, Move, string])[] = [
    [roundStart, placeCardsMove('p1'), 'Choose at least one card: everyone places at least one each turn.'],
    [
      roundStart,
      placeCardsMove('p1', '4', '4', '2'),
      'Choose one number for three or more cards: these three show 2 and 4.'
    ],
    [
      roundStart,
      placeCardsMove('p1', '66', '66'),
      'Anna can’t have placed that many: a set has only one double 6.'
    ],
    [
      roundStart,
      placeCardsMove('p1', '6', '6', '6', '6', '6'),
      'Anna can’t have placed that many: a set has only four single 6s.'
    ],
    [
      matchAfter(roundStart, placeCardsMove('p1', '1')),
      placeCardsMove('p1', '2'),
      'Anna has already placed this turn. Use undo to change that.'
    ],
    [
      matchAfter(newMatch(2, { order: 'oneByOne' }), eightyAndThirty),
      placeCardsMove('p2', '2'),
      'Waiting for Anna. Ben’s turn comes later.'
    ],
    [matchAfter(roundStart, hand('p2', '1', '2', '3', '4', '5')), turnOver, 'Waiting for Ben to choose.'],
    [
      matchAfter(roundStart, hand('p2', '1', '2', '3', '4', '5')),
      chooseMove('p2', '6'),
      'Choose from the five cards in Ben’s hand.'
    ],
    [newMatch(2), placeCardsMove('p1', '1'), 'Deal this round’s notes first.'],
    [
      newMatch(2),
      { type: 'notes', notes: [30000] },
      'Enter two notes for each of the six casinos, twelve in all; you’ve entered 1.'
    ]
  ];

  test.each(rows)('%#', (testMatch, move, sentence) => {
    expect(text.why(refusalOf(testMatch, move)!, names)).toBe(sentence);
  });
});

describe('the log', () => {
  const rows: readonly (readonly [LogEvent, string])[] = [
    [
      {
        code: 'notes',
        round: 1,
        pairs: [
          [80000, 30000],
          [100000, 40000]
        ]
      },
      'The notes of round 1: 80+30 and 100+40 thousand.'
    ],
    [{ code: 'later', round: 2 }, 'The notes of round 2 will be entered later.'],
    [
      {
        code: 'chipCards',
        round: 1,
        colours: [
          { colour: 'pink', name: 'pink' },
          { colour: 'third colour', name: 'teal' }
        ]
      },
      'The chip cards of round 1, casinos 1 to 6: pink and teal.'
    ],
    [
      { code: 'neutral', cards: ['single 1', 'single 1', 'double 4'] },
      'The third colour has two 1s and a double 4.'
    ],
    [{ code: 'hand', player: 'p1', turn: 3 }, 'Anna has five cards for turn 3.'],
    [{ code: 'chosen', player: 'p1' }, 'Anna has chosen.'],
    [
      {
        code: 'laid',
        turn: 4,
        placements: [
          { player: 'p1', cards: ['single 5', 'single 5', 'double 5'] },
          { player: 'p2', cards: ['single 1', 'double 4'] }
        ]
      },
      'Turn 4: Anna places two 5s and a double 5 and Ben places a 1 and a double 4.'
    ],
    [
      { code: 'chipCard', player: 'p2', casino: 3, colour: { colour: 'third colour', name: 'teal' } },
      'Ben takes a teal chip card at casino 3.'
    ],
    [{ code: 'chipCard', player: 'p2', casino: 3 }, 'Ben leaves the chip cards at casino 3.'],
    [{ code: 'counted', round: 2 }, 'The dice of round 2 are counted.'],
    [{ code: 'depth', depth: 'rounds' }, 'From here on, only round results are entered.']
  ];

  test.each(rows)('%o', (event, line) => {
    expect(text.logLine(event, names)).toBe(line);
  });

  test('the labels of undo are shorter than long log lines', () => {
    const [notes] = rows[0]!;
    expect(text.undo?.(notes, names)).toBe('the notes of round 1');
    const laidEvent = { code: 'laid', turn: 4, placements: [{ player: 'p2', cards: ['single 1'] }] } as const;
    expect(text.undo?.(laidEvent, names)).toBe('Ben places a 1');
    expect(text.undo?.({ code: 'chosen', player: 'p1' }, names)).toBeUndefined();
  });

  test('notes and every part of a placement have labels for the undo bar', () => {
    const view = rules.view(newMatch(2).state);
    const pick = (part: string, value: string): string | undefined =>
      text.tapLabel?.({ ask: 'lay p1', kit: 'pick', part, value }, names, view);
    expect(pick('number', '3')).toBe('Number 3');
    expect([pick('double', 'yes'), pick('another', 'yes')]).toEqual(['Double card', 'Another number']);
    const count = { ask: 'notes', kit: 'count', count: 1 } as const;
    expect(text.tapLabel?.({ ...count, group: 'notes 2', row: '80000' }, names, view)).toBe(
      '$80,000 turned up'
    );
    expect(
      text.tapLabel?.({ ...count, ask: 'count', group: 'dice p1', row: '3' }, names, view)
    ).toBeUndefined();
  });

  test('if pieces are entered one by one, the question names the next one', () => {
    const stepQuestions = (id: string, ...values: readonly number[]): unknown =>
      values.map((value) => text.nextPieceSentence?.({ id, kind: 'choose', choices: [] }, value));
    expect(stepQuestions('notes', 1, 2, 12)).toEqual([
      'Casino 1: the first note',
      'Casino 1: the other note',
      'Casino 6: the other note'
    ]);
    expect(stepQuestions('chipCards', 1, 6)).toEqual(['Casino 1: which colour?', 'Casino 6: which colour?']);
    expect(stepQuestions('neutral', 8)).toEqual(['Card 8 of 8']);
    expect(stepQuestions('hand p1', 1)).toEqual([undefined]);
  });
});

describe('the questions of asks', () => {
  function questions({ state }: TestMatch): readonly string[] {
    return rules.asks(state).map((ask) => text.ask(ask, rules.view(state), names).question);
  }

  function choices({ state }: TestMatch, id: string): readonly string[] {
    const ask = rules.asks(state).find((ask) => ask.id === id);
    if (ask?.kind !== 'choose') throw new Error(`${id} is not asked`);
    return ask.choices.map(({ move }) => text.choice(move, rules.view(state), names));
  }

  test('1.3 the ask for notes says that the app draws only from a counted box', () => {
    const { state } = newMatch(2);
    const [ask] = rules.asks(state);
    expect(text.ask(ask!, rules.view(state), names).hint).toBe(
      'The app can only draw notes once you’ve counted the ones in your copy.'
    );
  });

  test('every ask has its question', () => {
    expect(questions(newMatch(2))).toEqual([
      'Two notes at each casino, round 1.',
      'Enter the notes later?',
      'Enter only round results?'
    ]);
    const afterDeal = matchAfter(newMatch(2), eightyAndThirty, hand('p1', '1', '1', '2', '33', '4'));
    expect(questions(afterDeal)).toEqual([
      'Anna, choose your cards.',
      'Ben, five cards for turn 1.',
      'What does Anna place?',
      'Enter only round results?'
    ]);
    expect(choices(afterDeal, 'choose p1').slice(0, 4)).toEqual(['A 1', 'Two 1s', 'A 2', 'A double 3']);
  });

  test('chip cards have the names that the players gave them', () => {
    const options = {
      order: 'oneByOne',
      chipCards: { ...CHIP_CARDS, names: { 'third colour': 'teal' } }
    } as const;
    const afterTurnOver = matchAfter(
      newMatch(2, options),
      eightyAndThirty,
      chipCards('third colour', 'gold', 'gold', 'pink', 'fourth colour', 'fifth colour'),
      placeCardsMove('p1', '11')
    );
    expect(questions(afterTurnOver)).toEqual(['Which chip card, Anna?']);
    expect(choices(afterTurnOver, 'chipCard p1 1')).toEqual(['Teal', 'Leave them all']);
    expect(matchAfter(afterTurnOver, takeMove('p1', 1, 'third colour')).state.player).toBe('p2');
  });

  test('rows of counts have names, and so do pieces', () => {
    const view = rules.view(newMatch(2, { chipCards: CHIP_CARDS }).state);
    expect(text.countLabel('notes 3', undefined, view, names)).toBe('Casino 3');
    expect(text.countLabel('notes 3', '80000', view, names)).toBe('$80,000');
    expect(text.countLabel('dice p2', undefined, view, names)).toBe('Ben: dice');
    expect(text.countLabel('dice p2', '4', view, names)).toBe('Casino 4');
    expect(text.countLabel('chipCards 3 pink', undefined, view, names)).toBe('Casino 3: pink chip cards');
    expect(text.countLabel('chipCards 3 pink', 'stays', view, names)).toBe('Still there');
    expect(text.piece('notes', '100000')).toBe('$100,000');
    expect(text.piece('cards', 'double 3')).toBe('Double 3');
    expect(text.piece('chipCards', 'pink')).toBe('Pink');
    const chipCardOptions = { ...CHIP_CARDS, names: { 'third colour': 'teal' } };
    const otherView = rules.view(newMatch(2, { chipCards: chipCardOptions }).state);
    expect(text.piece('chipCards', 'third colour', otherView)).toBe('Teal');
  });
});
