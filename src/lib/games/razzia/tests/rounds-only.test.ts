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
const turns: Move = { type: 'depth', depth: 'turns' };
const start = after(newMatch(4, { depth: 'rounds' }), ...open('jungle'));

function takenMove(bars: Extract<Move, { type: 'taken' }>['bars']): Move {
  return { type: 'taken', bars };
}

const TWENTY = ['colibri', 'cotton', 'havana', 'lincoln']
  .flatMap((bar) => [1, 2, 3, 4, 5, 6].map((value) => `${bar} gambler ${value}`))
  .slice(0, 20);

describe('rounds only', () => {
  test('7.2 at the end of a round players enter the chits taken, and the others stay at their bars', () => {
    const { state, ledger } = after(
      start,
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

  test('7.2 chits are asked for by bar and value, and the counts become chits', () => {
    const [ask, sideAsk] = rules.asks(start.state);
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
    const two = after(newMatch(4, { depth: 'rounds' }), layMove(5, 5, 5, 20, 5, 5, 20), putMove('jungle'));
    const [ask] = rules.asks(two.state);
    expect(ask?.kind === 'counts' && ask.groups.find(({ id }) => id === 'jungle 20000')?.total).toBe(2);
    const { ledger } = after(two, takenMove({ jungle: { p1: [20000], p4: [20000] } }));
    expect(lines(ledger)).toEqual(['p1 20000', 'p4 20000']);
  });

  test('7.2 only chits at the bars can be taken, and each by one player', () => {
    const wrong = { code: 'takenWrong', rule: '7.2', bar: 'jungle' };
    expect(refusalOf(start, takenMove({ jungle: { p1: [50000] } }))).toEqual(wrong);
    expect(refusalOf(start, takenMove({ jungle: { p1: [40000], p2: [40000] } }))).toEqual(wrong);
    const three = after(newMatch(3, { depth: 'rounds' }), layMove(5, 5, 5, 5, 5), putMove('jungle'));
    expect(refusalOf(three, takenMove({ jazz: { p1: [5000] } }))).toEqual({
      code: 'barClosed',
      rule: '5.1',
      bar: 'jazz'
    });
  });
});

test('7.2 the deck is counted even if only round results are entered: 34 of 54 cards, and four fewer each round', () => {
  const entered = (testMatch: typeof start): typeof start => after(testMatch, takenMove({}));
  const low = layMove(5, 5, 10, 10, 15, 15, 20);
  const high = layMove(20, 25, 30, 40, 50, 20, 5);
  const placed = (testMatch: typeof start): typeof start =>
    after(testMatch, testMatch.state.round % 2 === 0 ? low : high, putMove('jungle'));
  const left = ({ state }: typeof start): number => rules.view(state).deckLeft;
  let current = entered(start);
  expect(left(start)).toBe(34);
  expect(left(current)).toBe(30);
  for (let round = 2; round <= 8; round += 1) current = entered(placed(current));
  // 34 less eight times four is two: too few for four players, who shuffle only at the next deal.
  expect(left(current)).toBe(2);
  // Sixteen cards are still in hand, the other 38 are shuffled, and four are dealt.
  expect(left(entered(placed(current)))).toBe(34);
});

describe('the match asks one thing at a time', () => {
  const dealt = after(newMatch(4), hands(...TWENTY));
  const opened = after(newMatch(4), ...open());

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
    ['cards', opened, layMove(5, 5, 5, 5, 5, 5, 5), 'cards'],
    ['cards, and nobody’s hand is known', opened, choose('p1', 'jazz gambler 1'), 'cards'],
    ['a choice', after(dealt, ...open()), putMove('jazz'), 'choose'],
    ['hands are full', after(dealt, ...open()), hands('jazz gambler 1'), 'choose'],
    [
      'the end of the round',
      start,
      reveal('jazz gambler 1', 'jazz gambler 2', 'jazz gambler 3', 'jazz gambler 4'),
      'taken'
    ],
    ['turns are told', opened, takenMove({}), 'cards'],
    ['no duel', opened, { type: 'duel', champion: 1, challenger: 1 }, 'cards'],
    ['no deal', opened, { type: 'propose', shares: {} }, 'cards'],
    ['no answer', opened, { type: 'answer', player: 'p1', answer: 'duel' }, 'cards']
  ])('7.1 a refusal names the next move: %s', (_, testMatch, move, expected) => {
    expect(refusalOf(testMatch, move)).toEqual({ code: 'notNow', rule: '7.1', wanted: expected });
  });

  test('7.1 after the first card is chosen from a hand, real cards cannot be entered', () => {
    const afterChoice = after(dealt, ...open(), choose('p2', 'colibri gambler 1'));
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
  test('7.3 can be changed before the chits are placed, and until a card is chosen', () => {
    expect(after(newMatch(4), rounds).state.depth).toBe('rounds');
    const opened = after(newMatch(4), ...open());
    expect(after(opened, rounds, turns).state).toEqual(opened.state);
    expect(refusalOf(newMatch(4), turns)).toMatchObject({ code: 'notNow' });
    expect(refusalOf(after(newMatch(4), layMove(5, 5, 5, 5, 5, 5, 5)), rounds)).toEqual({
      code: 'depthLater',
      rule: '7.3',
      depth: 'rounds'
    });
  });

  test('7.3 cannot be changed after a card is chosen, during a deal, or before new cards are dealt', () => {
    const later = { code: 'depthLater', rule: '7.3', depth: 'rounds' };
    const dealt = after(newMatch(4), hands(...TWENTY), ...open());
    const first = after(dealt, choose('p2', 'colibri gambler 1'));
    expect(refusalOf(first, rounds)).toEqual(later);
    const all = after(
      first,
      choose('p3', 'cotton gambler 2'),
      choose('p4', 'havana gambler 2'),
      choose('p1', 'lincoln gambler 2'),
      turnOver
    );
    expect(all.state.phase).toBe('lay');
    expect(refusalOf(all, rounds)).toEqual(later);
    const opened = after(newMatch(4), ...open());
    const cards = ['jazz gambler 1', 'jazz gambler 2', 'colibri raid 3', 'cotton raid 3'];
    expect(refusalOf(after(opened, reveal(...cards)), rounds)).toEqual(later);
  });

  test('7.3 hands that the app dealt are discarded by a round with its result only', () => {
    const dealt = after(newMatch(4), hands(...TWENTY), ...open());
    expect(after(dealt, rounds, takenMove({})).state.hands).toBeUndefined();
  });
});
