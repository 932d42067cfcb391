import { describe, expect, test } from 'vitest';
import { deckSize, type PlayerId } from '$lib/core';
import { leaving } from '$lib/games/razzia/actions/leaving';
import {
  after,
  choose,
  hands,
  lines,
  open,
  openFour,
  put,
  lay,
  reveal,
  seated,
  turnOver,
  type Sitting
} from '$lib/games/razzia/fixtures/sitting';
import { rules } from '$lib/games/razzia/rules';
import { text } from '$lib/games/razzia/strings/en/log';
import type { Move, State } from '$lib/games/razzia/types';

const leave = (player: PlayerId): Move => ({ type: 'leave', player, pieces: 'stay' });

/** Cards of colours that stay open for three: 24 gamblers. */
const CARDS = ['colibri', 'cotton', 'havana', 'jungle'].flatMap((bar) =>
  [1, 2, 3, 4, 5, 6].map((value) => `${bar} gambler ${value}`)
);

/** Everyone takes the chits of one bar alone: $5,000, $10,000, $15,000, and $60,000 at Jungle. */
const ROUND_ONE = [
  ...open('jungle'),
  reveal('colibri gambler 1', 'cotton gambler 1', 'havana gambler 1', 'jungle gambler 1')
];

function where(state: State, piece: string): Readonly<Record<string, number>> {
  const places = Object.entries(rules.pieces!(state)[piece] ?? {});
  return Object.fromEntries(places.filter(([, count]) => count > 0));
}

function asked({ state }: Sitting): readonly string[] {
  return rules.asks(state).map(({ id }) => id);
}

describe('a player leaves', () => {
  test('1.10 the hand goes on the played cards, and the next player deals', () => {
    const dealt = after(seated(5), hands(...CARDS, 'lincoln gambler 1'));
    const [first] = dealt.state.hands?.p1 ?? [];
    const { state } = after(dealt, leave('p1'));
    expect([state.dealer, state.discard[first ?? ''], state.hands?.p1]).toEqual(['p2', 1, undefined]);
    expect(rules.left?.(state)).toEqual([{ player: 'p1', round: 1, between: true }]);
    expect(rules.view(state, 'p1').mine?.hand).toEqual([]);
    expect(asked(after({ state, ledger: [] }, ...open()))).toEqual([
      'choose p2',
      'choose p3',
      'choose p4',
      'choose p5',
      'reveal',
      'depth'
    ]);
  });

  test('1.10 cards are turned over once all who stay have chosen', () => {
    const five = after(seated(5), hands(...CARDS, 'lincoln gambler 1'), leave('p3'), ...open());
    const chosen = (['p1', 'p2', 'p4', 'p5'] as const).map((player) =>
      choose(player, five.state.hands?.[player]?.[0] ?? '')
    );
    expect(after(five, ...chosen, turnOver).state.phase).not.toBe('choose');
  });

  test('1.10 the money of a player who left stays in the ranking', () => {
    const { state, ledger } = after(seated(4), ...ROUND_ONE, leave('p4'));
    expect(rules.ranking(state, ledger).map(({ players, total }) => [players, total])).toEqual([
      [['p4'], 60_000],
      [['p3'], 15_000],
      [['p2'], 10_000],
      [['p1'], 5000]
    ]);
  });

  test('1.10 the deal passes over who left', () => {
    const four = after(seated(5), leave('p2'), ...open(), reveal(...CARDS.filter((_, at) => at % 6 === 0)));
    expect(four.state).toMatchObject({ round: 2, dealer: 'p3' });
  });

  test('1.11 four of five play on with the cards and bars that they have', () => {
    const { state } = after(seated(5), leave('p5'));
    expect([state.bars.length, state.rounds, deckSize(state.deck)]).toEqual([6, 12, 54]);
  });

  test('1.11 for six, the cards for seven and eight go in the box, and all get new hands', () => {
    const all = rules.start(seated(7).state.options, seated(7).state.seats);
    const dealt = after(
      { state: all, ledger: [] },
      hands(
        ...CARDS,
        ...['lincoln', 'jazz'].flatMap((bar) => [1, 2, 3, 4, 5].map((value) => `${bar} gambler ${value}`)),
        'lincoln gambler 6'
      )
    );
    const { state } = after(dealt, leave('p1'));
    expect([deckSize(state.deck), state.discard, state.hands]).toEqual([54, {}, {}]);
    expect(where(state, 'card jungle raid 5')).toEqual({ box: 1 });
    expect(where(state, 'card jungle gambler 3')).toEqual({ deck: 1, box: 1 });
    expect(rules.asks(state)[0]).toMatchObject({ id: 'hands', count: 30 });
  });

  test('1.12 for three, two bars close and their chits go into the stacks', () => {
    const { state } = after(seated(4), ...ROUND_ONE, leave('p2'));
    // 77 chits are in the stacks, and $25,000 and $30,000 come back: 15 more rounds of five, and four are over.
    expect(state.bars).toEqual(['colibri', 'cotton', 'havana', 'jungle']);
    expect([deckSize(state.stack), state.round, state.rounds]).toEqual([79, 2, 16]);
    expect(where(state, 'chit 25000')).toEqual({ stack: 7 });
    expect(where(state, 'card jazz gambler 1')).toEqual({ box: 1 });
    expect([state.dealer, deckSize(state.deck), rules.view(state).deckLeft]).toEqual(['p3', 36, 21]);
    expect(rules.lies?.(state)).toEqual([]);
  });

  test('1.12 money at a bar that stays open waits there', () => {
    const none = reveal('colibri raid 3', 'colibri raid 4', 'cotton raid 3', 'jungle gambler 1');
    const three = after(seated(4), ...open('jungle'), none, leave('p4'), ...openFour());
    expect(three.state.chits).toEqual({
      colibri: [5000, 5000],
      cotton: [10_000, 10_000],
      havana: [15_000, 15_000],
      jungle: [20_000, 25_000]
    });
  });

  test('1.12 the duels of three are recounted with the player who dealt', () => {
    const three = after(seated(4), leave('p2'), lay(5, 10, 15, 20, 25), put('jungle'));
    const shown = after(three, reveal('jungle gambler 5', 'jungle gambler 2', 'colibri gambler 1'));
    expect(lines(shown.ledger)).toEqual(['p4 5000']);
    expect(rules.view(shown.state).deal).toMatchObject({ proposer: 'p1', total: 45_000 });
  });

  test('the log has a line, and the sheet says what becomes of the cards', () => {
    const names = (player: PlayerId): string => player.toUpperCase();
    const { state } = seated(4);
    const event = rules.logEventOf(state, leave('p2'), state);
    expect(text.logLine(event, names)).toBe('P2 leaves the game.');
    const [four] = leaving.ways(rules.view(state), 'p2');
    expect([four?.pieces, four?.rule]).toEqual(['stay', '1.12']);
    expect(four?.hint).toContain('Lincoln and Jazz Club close');
    expect(leaving.ways(rules.view(seated(7).state), 'p2')[0]?.rule).toBe('1.11');
    expect(leaving.ways(rules.view(seated(5).state), 'p2').map(({ rule }) => rule)).toEqual(['1.10']);
  });
});
