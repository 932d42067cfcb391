import { describe, expect, test } from 'vitest';
import { deckSize, total, type JoinStart, type PlayerId } from '$lib/core';
import { joining } from '$lib/games/razzia/actions/joining';
import {
  after,
  choose,
  hands,
  open,
  openFour,
  refusalOf,
  reveal,
  newMatch,
  turnOver,
  type TestMatch
} from '$lib/games/razzia/fixtures/test-match';
import { rules } from '$lib/games/razzia/rules';
import { text } from '$lib/games/razzia/strings/en/log';
import type { Move, State } from '$lib/games/razzia/types';

const join = (player: PlayerId, round = 2, start: JoinStart = 'nothing'): Move => ({
  ...{ type: 'join', player, name: 'Dora', colour: 'white' },
  ...{ round, start }
});
const leave = (player: PlayerId): Move => ({ type: 'leave', player, pieces: 'stay' });

const BARS = ['colibri', 'cotton', 'havana', 'jungle', 'lincoln', 'jazz'];
/** All 36 gamblers of four to six players, by bar. */
const GAMBLERS = BARS.flatMap((bar) => [1, 2, 3, 4, 5, 6].map((value) => `${bar} gambler ${value}`));

/** Everyone takes the chits of one bar alone: $5,000, $10,000, $15,000, and $60,000 at Jungle. */
const ROUND_ONE = [
  ...open('jungle'),
  reveal('colibri gambler 1', 'cotton gambler 1', 'havana gambler 1', 'jungle gambler 1')
];

/** Three take $5,000, $10,000 and $15,000; $45,000 stays at Jungle. */
const ROUND_OF_THREE = [
  ...openFour('jungle'),
  reveal('colibri gambler 1', 'cotton gambler 1', 'havana gambler 1')
];

function where(state: State, piece: string): Readonly<Record<string, number>> {
  const places = Object.entries(rules.pieces!(state)[piece] ?? {});
  return Object.fromEntries(places.filter(([, count]) => count > 0));
}

/** The number of cards, or of chits, in all places. */
function counted(state: State, kind: 'card' | 'chit'): number {
  return Object.entries(rules.pieces!(state))
    .filter(([piece]) => piece.startsWith(`${kind} `))
    .reduce((sum, [, places]) => sum + deckSize(places), 0);
}

function first({ state }: TestMatch): object | undefined {
  return rules.asks(state)[0];
}

function question({ state }: TestMatch): string | undefined {
  const names = (player: PlayerId): string => player.toUpperCase();
  const [ask] = rules.asks(state);
  return ask && text.ask(ask, rules.view(state), names).question;
}

describe('a player joins', () => {
  test('1.13 sits last clockwise, so the fourth seat passes the deal to the newcomer', () => {
    const five = after(newMatch(4, { dealer: 'p4' }), join('p5', 1));
    expect([five.state.dealer, rules.view(five.state).short]).toEqual(['p4', ['p1', 'p2', 'p3', 'p4', 'p5']]);
    const played = after(
      five,
      ...open('jungle'),
      reveal(
        'colibri gambler 1',
        'cotton gambler 1',
        'havana gambler 1',
        'lincoln gambler 1',
        'jazz gambler 1'
      )
    );
    expect(played.state).toMatchObject({ round: 2, dealer: 'p5' });
  });

  test('1.13 draws five real cards, and nothing else changes', () => {
    const four = after(newMatch(4), ...ROUND_ONE);
    // 54 cards: four hands of five, and four more for round 2.
    expect(four.state.undealt).toBe(30);
    const { state } = after(four, join('p5'));
    expect([state.undealt, state.bars.length, state.rounds, deckSize(state.stack)]).toEqual([25, 6, 12, 77]);
    expect([state.dealer, counted(state, 'card'), counted(state, 'chit')]).toEqual(['p2', 72, 84]);
    expect(where(state, 'card colibri gambler 1')).toEqual({ discard: 1 });
  });

  test('1.13, 2.4 the played cards are shuffled in if fewer than five real cards are left', () => {
    const four = after(newMatch(4), ...ROUND_ONE);
    const few = { ...four, state: { ...four.state, undealt: 4 } };
    const { state } = after(few, join('p5'));
    // 54 cards less five hands of five.
    expect([state.undealt, state.discard]).toEqual([29, {}]);
    expect(where(state, 'card colibri gambler 1')).toEqual({ deck: 1 });
  });

  test('1.13 is dealt five cards by the app after the others, who keep their hands', () => {
    const dealt = after(newMatch(4), hands(...GAMBLERS.slice(0, 20)));
    const five = after(dealt, join('p5', 1));
    expect(first(five)).toMatchObject({ id: 'hands', count: 5 });
    expect(question(five)).toBe('P5 needs cards.');
    const more = after(five, hands(...GAMBLERS.slice(20, 25)), ...open());
    expect(more.state.hands).toMatchObject({ p1: dealt.state.hands?.p1, p5: GAMBLERS.slice(20, 25) });
    const choiceMoves = more.state.seats.map((player) =>
      choose(player, more.state.hands?.[player]?.[0] ?? '')
    );
    expect(after(more, ...choiceMoves.slice(0, 4)).state.phase).toBe('choose');
    expect(after(more, ...choiceMoves, turnOver).state.phase).not.toBe('choose');
  });

  test('1.13 needs a hand, so a later round with cards from the app deals to everyone', () => {
    // Four who are alone: p2 has Colibri 1 to 5, p3 Cotton Club, p4 Havana, and p1 Jungle.
    const four = after(
      newMatch(4),
      hands(...GAMBLERS.slice(0, 20)),
      ...open(),
      choose('p1', 'jungle gambler 1'),
      choose('p2', 'colibri gambler 1'),
      choose('p3', 'cotton gambler 1'),
      choose('p4', 'havana gambler 1'),
      turnOver
    );
    const five = after(four, join('p5'));
    expect(question(five)).toBe('Everyone needs cards.');
    // One each for four, and five.
    expect(first(five)).toMatchObject({ id: 'hands', count: 9 });
  });

  test('1.13, 2.4 the app shuffles the played cards for a newcomer if its deck is empty', () => {
    const dealt = after(newMatch(4), hands(...GAMBLERS.slice(0, 20)));
    const state: State = { ...dealt.state, deck: {}, discard: dealt.state.deck };
    expect(first(after({ state, ledger: [] }, join('p5', 1)))).toMatchObject({ id: 'hands', count: 5 });
  });

  test('1.13 with round results only, hands that the app dealt are discarded', () => {
    const dealt = after(newMatch(4), hands(...GAMBLERS.slice(0, 20)), { type: 'depth', depth: 'rounds' });
    const five = after(dealt, join('p5', 1));
    expect(first(five)).toMatchObject({ id: 'lay' });
    expect([counted(five.state, 'card'), five.state.undealt]).toEqual([72, 29]);
    const afterEntry = after(five, ...open(), { type: 'taken', bars: { jungle: { p5: [20_000] } } });
    expect(total('p5', afterEntry.ledger)).toBe(20_000);
  });

  test('1.13 the last payout is no longer shown, because its ties depend on the seats', () => {
    const four = after(newMatch(4), ...ROUND_ONE);
    expect(rules.view(four.state).bars.filter(({ isSettled }) => isSettled).length).toBe(4);
    const { turned, bars } = rules.view(after(four, join('p5')).state);
    expect([turned, bars.flatMap(({ paid, cards }) => [...paid, ...cards])]).toEqual([false, []]);
  });

  test('1.14 if six become seven, all cards are shuffled and new hands dealt', () => {
    const dealt = after(newMatch(6), hands(...GAMBLERS.slice(0, 30)));
    expect(where(dealt.state, 'card jungle raid 5')).toEqual({ box: 1 });
    const { state } = after(dealt, join('p7', 1));
    expect([deckSize(state.deck), state.hands, state.undealt]).toEqual([72, {}, 37]);
    expect(where(state, 'card jungle raid 5')).toEqual({ deck: 1 });
    expect(where(state, 'card jungle gambler 3')).toEqual({ deck: 2 });
    expect(first({ state, ledger: [] })).toMatchObject({ id: 'hands', count: 35 });
    expect(question({ state, ledger: [] })).toBe('Everyone needs cards.');
  });

  test('1.14 if six become seven, the cards played in round 1 can appear again', () => {
    const six = [...BARS.map((bar) => `${bar} gambler 1`)];
    const played = after(newMatch(6), ...open('jungle'), reveal(...six), join('p7'));
    expect([played.state.discard, deckSize(played.state.deck)]).toEqual([{}, 72]);
    const again = reveal(...six, 'jungle raid 5');
    expect(refusalOf(after(played, ...open('jungle')), again)).toBeUndefined();
  });

  test('1.15 if three become four, two bars open and all chits are used', () => {
    const three = after(newMatch(3), ...ROUND_OF_THREE);
    expect([deckSize(three.state.stack), three.state.rounds, counted(three.state, 'chit')]).toEqual([
      67, 14, 84
    ]);
    expect(where(three.state, 'chit 50000')).toEqual({ stack: 6, box: 1 });
    const { state } = after(three, join('p4'));
    expect(state.bars).toEqual(BARS);
    // 67 and 12 chits: enough for eleven rounds of seven after round 1, with two left over.
    expect([deckSize(state.stack), state.round, state.rounds]).toEqual([79, 2, 12]);
    expect(where(state, 'chit 50000')).toEqual({ stack: 7 });
    expect(state.chits).toMatchObject({ jungle: [20_000, 25_000], lincoln: [], jazz: [] });
    expect([deckSize(state.deck), state.undealt]).toEqual([54, 34]);
    expect(where(state, 'card jazz gambler 1')).toEqual({ deck: 1 });
  });

  test('1.15 the bars that the players closed open again, and the extra cards for three are removed', () => {
    const three = newMatch(3, { closed: ['colibri', 'jungle'], threeCards: 'whole' });
    expect(where(three.state, 'card cotton gambler 3')).toEqual({ deck: 2 });
    const { state } = after(three, join('p4', 1));
    expect([state.bars, deckSize(state.deck), state.rounds]).toEqual([BARS, 54, 12]);
    expect(where(state, 'card cotton gambler 3')).toEqual({ deck: 1, box: 1 });
  });

  test('1.15 no chit is lost if three become four and three again', () => {
    const four = after(newMatch(3), ...ROUND_OF_THREE, join('p4'), ...open('jazz'));
    const revealed = after(
      four,
      reveal('colibri gambler 1', 'cotton gambler 1', 'havana gambler 1', 'jungle gambler 1'),
      leave('p1')
    );
    // Lincoln and Jazz Club close with $25,000, and $30,000 and $40,000.
    expect([deckSize(revealed.state.stack), revealed.state.bars.length]).toEqual([75, 4]);
    const again = after(revealed, join('p5', 3));
    expect([deckSize(again.state.stack), again.state.bars.length, counted(again.state, 'chit')]).toEqual([
      75, 6, 84
    ]);
  });

  test('1.15 with round results only, the app’s hands are discarded if the cards change', () => {
    const dealt = after(newMatch(3), hands(...GAMBLERS.slice(0, 15)), { type: 'depth', depth: 'rounds' });
    expect(first(after(dealt, join('p4', 1)))).toMatchObject({ id: 'lay' });
    const four = after(newMatch(4), hands(...GAMBLERS.slice(0, 20)), { type: 'depth', depth: 'rounds' });
    expect(first(after(four, leave('p4')))).toMatchObject({ id: 'lay' });
  });

  test('1.16 starting money counts in the ranking, but is not a chit', () => {
    const five = after(
      newMatch(4),
      ...ROUND_ONE,
      join('p5', 2, 'lowest'),
      ...open('jazz'),
      reveal(
        'colibri gambler 2',
        'cotton gambler 2',
        'havana gambler 2',
        'jungle gambler 2',
        'lincoln gambler 2'
      )
    );
    // $5,000 to start with; $25,000 of round 1 and $25,000 of round 2 at Lincoln.
    expect(total('p5', five.ledger)).toBe(55_000);
    const row = rules.ranking(five.state, five.ledger).find(({ players }) => players.includes('p5'));
    expect(row?.reasons[0]).toEqual({
      ...{ code: 'sum', rule: '1.6', player: 'p5' },
      ...{ chits: 2, parts: { cash: 5000, won: 50_000 }, total: 55_000 }
    });
    expect(text.why(row!.reasons[0]!, () => 'Dora')).toBe(
      'Dora started with $5,000 and won 2 chits worth $50,000, which makes $55,000.'
    );
    expect(rules.pieces!(five.state)['cash 5000']).toEqual({ bank: -1, p5: 1 });
  });

  test('1.16 the lowest total ignores players who left, and includes a player who joined earlier', () => {
    const next = after(newMatch(4), ...ROUND_ONE, leave('p1'));
    expect(total('p5', after(next, join('p5', 2, 'lowest')).ledger)).toBe(10_000);
    const none = after(newMatch(4), ...ROUND_ONE, join('p5'), join('p6', 2, 'lowest'));
    expect(total('p6', none.ledger)).toBe(0);
  });
});

describe('the words', () => {
  test('the log has a line, even for a join that is not in effect', () => {
    const { state } = newMatch(4);
    const event = rules.logEventOf(state, join('p5', 1, 'lowest'), state);
    expect(text.logLine(event, () => 'Dora')).toBe('Dora joins with the lowest total.');
    expect(text.undo?.(event, () => 'Dora')).toBeUndefined();
  });

  test('the sheet says what a newcomer gets and what changes, with its paragraph', () => {
    const words = ({ state }: TestMatch) =>
      typeof joining === 'function' ? joining(rules.view(state)) : joining;
    expect(words(newMatch(4))).toEqual({
      ...{ rule: '1.13', houseRule: '1.16' },
      pieces: 'The newcomer gets five cards.'
    });
    expect(words(newMatch(6))).toMatchObject({
      rule: '1.14',
      pieces: 'Everyone gets five new cards.',
      changes: 'Shuffle the 18 cards from the box in with all the others.'
    });
    expect(words(newMatch(3))).toMatchObject({
      rule: '1.15',
      pieces: 'Everyone gets five new cards.',
      changes:
        'Lincoln and Jazz Club open. Shuffle all the cards for four players. Shuffle the 12 chits from the box into the stacks.'
    });
    expect(words(after(newMatch(4), leave('p2')))).toMatchObject({
      rule: '1.15',
      changes: 'Lincoln and Jazz Club open. Shuffle all the cards for four players.'
    });
    expect(words(newMatch(7)).rule).toBe('1.13');
  });

  test('1.15 a refusal says how many chits are left', () => {
    const three = after(newMatch(4), leave('p4'));
    const stack = { 5000: 6 };
    const why = refusalOf({ ...three, state: { ...three.state, stack } }, join('p5', 1));
    expect(why && text.why(why, () => 'Dora')).toBe(
      'Only six chits are left, too few for a round with four players, so no one can join.'
    );
  });
});
