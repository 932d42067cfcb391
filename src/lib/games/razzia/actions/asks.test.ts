import { describe, expect, test } from 'vitest';
import type { Ask, Outcome } from '$lib/core';
import {
  after,
  answer,
  choose,
  duel,
  hands,
  layMove,
  open,
  propose,
  reveal,
  newMatch,
  turnOver,
  type TestMatch
} from '$lib/games/razzia/fixtures/test-match';
import { rules } from '$lib/games/razzia/rules';
import type { Move, Why } from '$lib/games/razzia/types';

const TWENTY = ['colibri', 'cotton', 'havana', 'lincoln']
  .flatMap((bar) => [1, 2, 3, 4, 5, 6].map((value) => `${bar} gambler ${value}`))
  .slice(0, 20);

const startMatch = newMatch(4);
const openedMatch = after(startMatch, ...open('jungle'));
const dealtMatch = after(startMatch, hands(...TWENTY), ...open('jungle'));
const afterChoices = after(
  dealtMatch,
  choose('p1', 'lincoln gambler 1'),
  choose('p2', 'colibri gambler 5'),
  choose('p3', 'colibri gambler 6'),
  choose('p4', 'havana gambler 1')
);
const claimedMatch = after(
  openedMatch,
  reveal('jungle gambler 6', 'jungle gambler 4', 'jungle gambler 1', 'jazz gambler 1')
);
const matchWithOffer = after(claimedMatch, propose({ p1: [40], p2: [20] }));

function askWithId({ state }: TestMatch, id: string): Ask<Move, Why> {
  const found = rules.asks(state).find((ask) => ask.id === id);
  if (found === undefined) throw new Error(`nothing is asked that is called ${id}`);
  return found;
}

function ids({ state }: TestMatch): readonly string[] {
  return rules
    .asks(state)
    .map(({ id, optional, secret }) =>
      [id, secret && 'secret', optional && 'aside'].filter(Boolean).join(' ')
    );
}

describe('the asks', () => {
  test.each<[string, TestMatch, readonly string[]]>([
    ['before a round of the table’s cards', startMatch, ['lay', 'hands secret aside', 'depth aside']],
    [
      'before a round of which only the result is entered',
      newMatch(4, { depth: 'rounds' }),
      ['lay', 'depth aside']
    ],
    ['before a round when the app has dealt', after(startMatch, hands(...TWENTY)), ['lay', 'depth aside']],
    [
      'before new cards are dealt',
      after(afterChoices, turnOver, propose({ p3: [5] }), answer('p2', 'accept')),
      ['hands secret']
    ],
    ['with the last chit in hand', after(startMatch, layMove(5, 5, 5, 5, 5, 5, 5)), ['put']],
    ['when the table shows its cards', openedMatch, ['reveal', 'hands secret aside', 'depth aside']],
    [
      'while everyone chooses',
      dealtMatch,
      [
        'choose p1 secret',
        'choose p2 secret',
        'choose p3 secret',
        'choose p4 secret',
        'reveal aside',
        'depth aside'
      ]
    ],
    [
      'when someone has chosen',
      after(dealtMatch, choose('p3', 'cotton gambler 1')),
      ['choose p1 secret', 'choose p2 secret', 'choose p4 secret']
    ],
    ['when everyone has chosen', afterChoices, ['turnOver']],
    ['of the strongest', claimedMatch, ['propose']],
    ['of the others', matchWithOffer, ['answer p2', 'answer p3']],
    ['in a duel', after(matchWithOffer, answer('p2', 'duel'), answer('p3', 'accept')), ['duel']],
    ['at the end of a round', after(newMatch(4, { depth: 'rounds' }), ...open()), ['taken', 'depth aside']]
  ])('%s', (_, testMatch, expected) => {
    expect(ids(testMatch)).toEqual(expected);
  });
});

describe('the move for an answer', () => {
  test.each<[string, TestMatch, string, Outcome, Move]>([
    [
      '2.1 chits in the order of drawing',
      startMatch,
      'lay',
      { kind: 'draw', drawn: ['5000', '10000', '50000', '5000', '5000', '5000', '40000'] },
      layMove(5, 10, 50, 5, 5, 5, 40)
    ],
    ['2.3 hands', startMatch, 'hands', { kind: 'draw', drawn: TWENTY }, hands(...TWENTY)],
    [
      '3.2 the table’s cards, in seat order',
      openedMatch,
      'reveal',
      { kind: 'draw', drawn: ['jungle raid 3', 'jazz raid 3', 'jazz raid 4', 'jazz raid 6'] },
      reveal('jungle raid 3', 'jazz raid 3', 'jazz raid 4', 'jazz raid 6')
    ],
    [
      '3.1 the card at its place',
      dealtMatch,
      'choose p2',
      { kind: 'choose', choice: 4 },
      choose('p2', 'colibri gambler 5')
    ],
    [
      '4.2 who gets each chit',
      claimedMatch,
      'propose',
      { kind: 'split', shares: ['p2', 'p1'] },
      propose({ p2: [20], p1: [40] })
    ],
    [
      '4.4 acceptance first',
      matchWithOffer,
      'answer p3',
      { kind: 'choose', choice: 0 },
      answer('p3', 'accept')
    ],
    [
      '4.5 the die of the champion first',
      after(matchWithOffer, answer('p2', 'duel'), answer('p3', 'accept')),
      'duel',
      { kind: 'dice', dice: [2, 5] },
      duel(2, 5)
    ]
  ])('%s', (_, testMatch, id, outcome, move) => {
    expect(rules.move(askWithId(testMatch, id), outcome)).toEqual(move);
  });

  test('a missing place throws an error', () => {
    expect(() => rules.move(askWithId(dealtMatch, 'choose p2'), { kind: 'choose', choice: 5 })).toThrow(
      RangeError
    );
  });
});
