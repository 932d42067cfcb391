import { describe, expect, test } from 'vitest';
import type { Outcome } from '$lib/core';
import {
  after,
  choose,
  hands,
  layMove,
  lines,
  open,
  putMove,
  refusalOf,
  reveal,
  newMatch,
  turnOver
} from '$lib/games/razzia/fixtures/test-match';
import { rules } from '$lib/games/razzia/rules';
import { text } from '$lib/games/razzia/strings/en/log';
import type { Move } from '$lib/games/razzia/types';

const rounds: Move = { type: 'depth', depth: 'rounds' };
const turnsMove: Move = { type: 'depth', depth: 'turns' };
const startMatch = after(newMatch(4, { depth: 'rounds' }), ...open('jungle'));

function takenMove(bars: Extract<Move, { type: 'taken' }>['bars']): Move {
  return { type: 'taken', bars };
}

const TWENTY = ['colibri', 'cotton', 'havana', 'lincoln']
  .flatMap((bar) => [1, 2, 3, 4, 5, 6].map((value) => `${bar} gambler ${value}`))
  .slice(0, 20);

describe('rounds only', () => {
  test('7.2 at the end of a round players enter the chits taken, and the others stay at their bars', () => {
    const { state, ledger } = after(
      startMatch,
      takenMove({ jungle: { p1: [40000], p3: [20000] }, cotton: { p2: [10000] } })
    );
    expect(lines(ledger)).toEqual(['p2 10000', 'p1 40000', 'p3 20000']);
    expect(ledger.map(({ why }) => text.why(why, (player) => player.toUpperCase()))).toEqual([
      'You entered that P2 took $10,000 at Cotton Club.',
      'You entered that P1 took $40,000 at Jungle.',
      'You entered that P3 took $20,000 at Jungle.'
    ]);
    expect(state.chits).toEqual({
      colibri: [5000],
      cotton: [],
      havana: [15000],
      jungle: [],
      lincoln: [25000],
      jazz: [30000]
    });
    expect(state).toMatchObject({ phase: 'lay', round: 2, dealer: 'p2' });
  });

  test('7.2 players enter how many chits of each value were taken at each bar', () => {
    const [ask, sideAsk] = rules.asks(startMatch.state);
    expect(sideAsk?.id).toBe('depth');
    if (ask?.kind !== 'counts') throw new Error('counts are asked for');
    expect(ask.groups.map(({ id, total }) => [id, total])).toEqual([
      ['colibri 5000', 1],
      ['cotton 10000', 1],
      ['havana 15000', 1],
      ['jungle 20000', 1],
      ['jungle 40000', 1],
      ['lincoln 25000', 1],
      ['jazz 30000', 1]
    ]);
    expect(ask.groups[0]?.rows.map(({ id }) => id)).toEqual(['p1', 'p2', 'p3', 'p4', 'stays']);
    const counts: Outcome = {
      kind: 'counts',
      counts: { 'colibri 5000': { stays: 1 }, 'jungle 20000': { p4: 1 }, 'jungle 40000': { p4: 1 } }
    };
    expect(rules.move(ask, counts)).toEqual(takenMove({ jungle: { p4: [20000, 40000] } }));
  });

  test('7.2 two chits of the same value can go to two players', () => {
    const pairedChitsMatch = after(
      newMatch(4, { depth: 'rounds' }),
      layMove(5, 5, 5, 20, 5, 5, 20),
      putMove('jungle')
    );
    const [ask] = rules.asks(pairedChitsMatch.state);
    expect(ask?.kind === 'counts' && ask.groups.find(({ id }) => id === 'jungle 20000')?.total).toBe(2);
    const { ledger } = after(pairedChitsMatch, takenMove({ jungle: { p1: [20000], p4: [20000] } }));
    expect(lines(ledger)).toEqual(['p1 20000', 'p4 20000']);
  });

  test('7.2 only chits at the bars can be taken, and each by one player', () => {
    const takenWrong = { code: 'takenWrong', rule: '7.2', bar: 'jungle' };
    expect(refusalOf(startMatch, takenMove({ jungle: { p1: [50000] } }))).toEqual(takenWrong);
    expect(refusalOf(startMatch, takenMove({ jungle: { p1: [40000], p2: [40000] } }))).toEqual(takenWrong);
    const threePlayerMatch = after(
      newMatch(3, { depth: 'rounds' }),
      layMove(5, 5, 5, 5, 5),
      putMove('jungle')
    );
    expect(refusalOf(threePlayerMatch, takenMove({ jazz: { p1: [5000] } }))).toEqual({
      code: 'barClosed',
      rule: '5.1',
      bar: 'jazz'
    });
  });
});

test('7.2 the deck is counted even if only round results are entered: 34 of 54 cards, and four fewer each round', () => {
  const enterTaken = (testMatch: typeof startMatch): typeof startMatch => after(testMatch, takenMove({}));
  const lowChitsMove = layMove(5, 5, 10, 10, 15, 15, 20);
  const highChits = layMove(20, 25, 30, 40, 50, 20, 5);
  const layChits = (testMatch: typeof startMatch): typeof startMatch =>
    after(testMatch, testMatch.state.round % 2 === 0 ? lowChitsMove : highChits, putMove('jungle'));
  const cardsLeft = ({ state }: typeof startMatch): number => rules.view(state).deckLeft;
  let current = enterTaken(startMatch);
  expect(cardsLeft(startMatch)).toBe(34);
  expect(cardsLeft(current)).toBe(30);
  for (let round = 2; round <= 8; round += 1) current = enterTaken(layChits(current));
  // 34 less eight times four is two. That is too few for four players, but they shuffle only at the next deal.
  expect(cardsLeft(current)).toBe(2);
  // With sixteen cards still in hand, the other 38 are shuffled, and four are dealt.
  expect(cardsLeft(enterTaken(layChits(current)))).toBe(34);
});

describe('the match asks one thing at a time', () => {
  const dealtMatch = after(newMatch(4), hands(...TWENTY));
  const openedMatch = after(newMatch(4), ...open());

  test.each<[string, ReturnType<typeof after>, Move, string]>([
    ['chits before a card is chosen', newMatch(4), choose('p1', 'jazz gambler 1'), 'lay'],
    [
      'chits before cards are shown',
      newMatch(4),
      reveal('jazz gambler 1', 'jazz gambler 2', 'jazz gambler 3', 'jazz gambler 4'),
      'lay'
    ],
    [
      'a bar for the last chit',
      after(newMatch(4), layMove(5, 5, 5, 5, 5, 5, 5)),
      layMove(5, 5, 5, 5, 5, 5, 5),
      'put'
    ],
    ['a chit to place, before any is placed', newMatch(4), putMove('jazz'), 'lay'],
    ['cards', openedMatch, layMove(5, 5, 5, 5, 5, 5, 5), 'cards'],
    ['cards, and no one’s hand is known', openedMatch, choose('p1', 'jazz gambler 1'), 'cards'],
    ['a choice', after(dealtMatch, ...open()), putMove('jazz'), 'choose'],
    ['hands are full', after(dealtMatch, ...open()), hands('jazz gambler 1'), 'choose'],
    [
      'the end of the round',
      startMatch,
      reveal('jazz gambler 1', 'jazz gambler 2', 'jazz gambler 3', 'jazz gambler 4'),
      'taken'
    ],
    ['turns are entered', openedMatch, takenMove({}), 'cards'],
    ['no duel', openedMatch, { type: 'duel', champion: 1, challenger: 1 }, 'cards'],
    ['no deal', openedMatch, { type: 'propose', shares: {} }, 'cards'],
    ['no answer', openedMatch, { type: 'answer', player: 'p1', answer: 'duel' }, 'cards']
  ])('7.1 a refusal names the next move: %s', (_, testMatch, move, expected) => {
    expect(refusalOf(testMatch, move)).toEqual({ code: 'notNow', rule: '7.1', wanted: expected });
  });

  test('7.1 after the first card is chosen from a hand, real cards cannot be entered', () => {
    const afterChoice = after(dealtMatch, ...open(), choose('p2', 'colibri gambler 1'));
    expect(
      refusalOf(afterChoice, reveal('jazz gambler 1', 'jazz gambler 2', 'jazz gambler 3', 'jazz gambler 4'))
    ).toEqual({
      code: 'notNow',
      rule: '7.1',
      wanted: 'choose'
    });
    expect(rules.asks(afterChoice.state).map(({ id }) => id)).toEqual([
      'choose p1',
      'choose p3',
      'choose p4'
    ]);
  });
});

describe('every turn, or round results only', () => {
  test('7.3 the choice can be changed before the chits are placed, and until a card is chosen', () => {
    expect(after(newMatch(4), rounds).state.depth).toBe('rounds');
    const openedMatch = after(newMatch(4), ...open());
    expect(after(openedMatch, rounds, turnsMove).state).toEqual(openedMatch.state);
    expect(refusalOf(newMatch(4), turnsMove)).toMatchObject({ code: 'notNow' });
    expect(refusalOf(after(newMatch(4), layMove(5, 5, 5, 5, 5, 5, 5)), rounds)).toEqual({
      code: 'depthLater',
      rule: '7.3',
      depth: 'rounds'
    });
  });

  test('7.3 the choice cannot be changed after a card is chosen, during a deal, or before new cards are dealt', () => {
    const depthLater = { code: 'depthLater', rule: '7.3', depth: 'rounds' };
    const dealtMatch = after(newMatch(4), hands(...TWENTY), ...open());
    const matchAfterChoice = after(dealtMatch, choose('p2', 'colibri gambler 1'));
    expect(refusalOf(matchAfterChoice, rounds)).toEqual(depthLater);
    const matchAfterChoices = after(
      matchAfterChoice,
      choose('p3', 'cotton gambler 2'),
      choose('p4', 'havana gambler 2'),
      choose('p1', 'lincoln gambler 2'),
      turnOver
    );
    expect(matchAfterChoices.state.phase).toBe('lay');
    expect(refusalOf(matchAfterChoices, rounds)).toEqual(depthLater);
    const openedMatch = after(newMatch(4), ...open());
    const cards = ['jazz gambler 1', 'jazz gambler 2', 'colibri raid 3', 'cotton raid 3'];
    expect(refusalOf(after(openedMatch, reveal(...cards)), rounds)).toEqual(depthLater);
  });

  test('7.3 hands that the app dealt are discarded by a round of which only the result is entered', () => {
    const dealtMatch = after(newMatch(4), hands(...TWENTY), ...open());
    expect(after(dealtMatch, rounds, takenMove({})).state.hands).toBeUndefined();
  });
});
