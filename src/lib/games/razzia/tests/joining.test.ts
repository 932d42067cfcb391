import { describe, expect, test } from 'vitest';
import { deckSize, totalOf, type JoinStart, type PlayerId } from '$lib/core';
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

function placesOf(state: State, piece: string): Readonly<Record<string, number>> {
  const places = Object.entries(rules.pieces!(state)[piece] ?? {});
  return Object.fromEntries(places.filter(([, count]) => count > 0));
}

/** The number of cards, or of chits, in all places. */
function countPieces(state: State, kind: 'card' | 'chit'): number {
  return Object.entries(rules.pieces!(state))
    .filter(([piece]) => piece.startsWith(`${kind} `))
    .reduce((sum, [, places]) => sum + deckSize(places), 0);
}

function firstAsk({ state }: TestMatch): object | undefined {
  return rules.asks(state)[0];
}

function firstQuestion({ state }: TestMatch): string | undefined {
  const names = (player: PlayerId): string => player.toUpperCase();
  const [ask] = rules.asks(state);
  return ask && text.ask(ask, rules.view(state), names).question;
}

describe('a player joins', () => {
  test('1.13 the newcomer sits last clockwise, so the fourth seat passes the deal on to the newcomer', () => {
    const fivePlayerMatch = after(newMatch(4, { dealer: 'p4' }), join('p5', 1));
    expect([fivePlayerMatch.state.dealer, rules.view(fivePlayerMatch.state).cardReceivers]).toEqual([
      'p4',
      ['p1', 'p2', 'p3', 'p4', 'p5']
    ]);
    const playedMatch = after(
      fivePlayerMatch,
      ...open('jungle'),
      reveal(
        'colibri gambler 1',
        'cotton gambler 1',
        'havana gambler 1',
        'lincoln gambler 1',
        'jazz gambler 1'
      )
    );
    expect(playedMatch.state).toMatchObject({ round: 2, dealer: 'p5' });
  });

  test('1.13 the newcomer draws five real cards, and nothing else changes', () => {
    const fourPlayerMatch = after(newMatch(4), ...ROUND_ONE);
    // Of 54 cards, four hands of five and four more for round 2 are dealt.
    expect(fourPlayerMatch.state.undealt).toBe(30);
    const { state } = after(fourPlayerMatch, join('p5'));
    expect([state.undealt, state.bars.length, state.rounds, deckSize(state.stack)]).toEqual([25, 6, 12, 77]);
    expect([state.dealer, countPieces(state, 'card'), countPieces(state, 'chit')]).toEqual(['p2', 72, 84]);
    expect(placesOf(state, 'card colibri gambler 1')).toEqual({ discard: 1 });
  });

  test('1.13, 2.4 the played cards are shuffled in if fewer than five real cards are left', () => {
    const fourPlayerMatch = after(newMatch(4), ...ROUND_ONE);
    const fewCardsMatch = { ...fourPlayerMatch, state: { ...fourPlayerMatch.state, undealt: 4 } };
    const { state } = after(fewCardsMatch, join('p5'));
    // 54 cards less five hands of five.
    expect([state.undealt, state.discard]).toEqual([29, {}]);
    expect(placesOf(state, 'card colibri gambler 1')).toEqual({ deck: 1 });
  });

  test('1.13 the app deals the newcomer five cards after the others, who keep their hands', () => {
    const dealtMatch = after(newMatch(4), hands(...GAMBLERS.slice(0, 20)));
    const fivePlayerMatch = after(dealtMatch, join('p5', 1));
    expect(firstAsk(fivePlayerMatch)).toMatchObject({ id: 'hands', count: 5 });
    expect(firstQuestion(fivePlayerMatch)).toBe('P5 needs cards.');
    const matchWithHands = after(fivePlayerMatch, hands(...GAMBLERS.slice(20, 25)), ...open());
    expect(matchWithHands.state.hands).toMatchObject({
      p1: dealtMatch.state.hands?.p1,
      p5: GAMBLERS.slice(20, 25)
    });
    const choiceMoves = matchWithHands.state.seats.map((player) =>
      choose(player, matchWithHands.state.hands?.[player]?.[0] ?? '')
    );
    expect(after(matchWithHands, ...choiceMoves.slice(0, 4)).state.phase).toBe('choose');
    expect(after(matchWithHands, ...choiceMoves, turnOver).state.phase).not.toBe('choose');
  });

  test('1.13 in a later round the app deals five cards to the newcomer and one to everyone else', () => {
    // Everyone is alone at a bar: p2 has Colibri 1 to 5, p3 Cotton Club, p4 Havana, and p1 Jungle.
    const fourPlayerMatch = after(
      newMatch(4),
      hands(...GAMBLERS.slice(0, 20)),
      ...open(),
      choose('p1', 'jungle gambler 1'),
      choose('p2', 'colibri gambler 1'),
      choose('p3', 'cotton gambler 1'),
      choose('p4', 'havana gambler 1'),
      turnOver
    );
    const fivePlayerMatch = after(fourPlayerMatch, join('p5'));
    expect(firstQuestion(fivePlayerMatch)).toBe('Everyone needs cards.');
    // The four players get one card each, and the newcomer five.
    expect(firstAsk(fivePlayerMatch)).toMatchObject({ id: 'hands', count: 9 });
  });

  test('1.13, 2.4 the app shuffles the played cards for a newcomer if its deck is empty', () => {
    const dealtMatch = after(newMatch(4), hands(...GAMBLERS.slice(0, 20)));
    const state: State = { ...dealtMatch.state, deck: {}, discard: dealtMatch.state.deck };
    expect(firstAsk(after({ state, ledger: [] }, join('p5', 1)))).toMatchObject({ id: 'hands', count: 5 });
  });

  test('1.13 with round results only, hands that the app dealt are discarded', () => {
    const dealtMatch = after(newMatch(4), hands(...GAMBLERS.slice(0, 20)), {
      type: 'depth',
      depth: 'rounds'
    });
    const fivePlayerMatch = after(dealtMatch, join('p5', 1));
    expect(firstAsk(fivePlayerMatch)).toMatchObject({ id: 'lay' });
    expect([countPieces(fivePlayerMatch.state, 'card'), fivePlayerMatch.state.undealt]).toEqual([72, 29]);
    const matchAfterEntry = after(fivePlayerMatch, ...open(), {
      type: 'taken',
      bars: { jungle: { p5: [20_000] } }
    });
    expect(totalOf('p5', matchAfterEntry.ledger)).toBe(20_000);
  });

  test('1.13 the last payout is no longer shown, because its ties depend on the seats', () => {
    const fourPlayerMatch = after(newMatch(4), ...ROUND_ONE);
    expect(rules.view(fourPlayerMatch.state).bars.filter(({ isSettled }) => isSettled).length).toBe(4);
    const { areCardsShown, bars } = rules.view(after(fourPlayerMatch, join('p5')).state);
    expect([areCardsShown, bars.flatMap(({ paid: postings, cards }) => [...postings, ...cards])]).toEqual([
      false,
      []
    ]);
  });

  test('1.14 if six become seven, all cards are shuffled and new hands dealt', () => {
    const dealtMatch = after(newMatch(6), hands(...GAMBLERS.slice(0, 30)));
    expect(placesOf(dealtMatch.state, 'card jungle raid 5')).toEqual({ box: 1 });
    const { state } = after(dealtMatch, join('p7', 1));
    expect([deckSize(state.deck), state.hands, state.undealt]).toEqual([72, {}, 37]);
    expect(placesOf(state, 'card jungle raid 5')).toEqual({ deck: 1 });
    expect(placesOf(state, 'card jungle gambler 3')).toEqual({ deck: 2 });
    expect(firstAsk({ state, ledger: [] })).toMatchObject({ id: 'hands', count: 35 });
    expect(firstQuestion({ state, ledger: [] })).toBe('Everyone needs cards.');
  });

  test('1.14 if six become seven, the cards played in round 1 can appear again', () => {
    const sixCards = [...BARS.map((bar) => `${bar} gambler 1`)];
    const playedMatch = after(newMatch(6), ...open('jungle'), reveal(...sixCards), join('p7'));
    expect([playedMatch.state.discard, deckSize(playedMatch.state.deck)]).toEqual([{}, 72]);
    const repeatedReveal = reveal(...sixCards, 'jungle raid 5');
    expect(refusalOf(after(playedMatch, ...open('jungle')), repeatedReveal)).toBeUndefined();
  });

  test('1.15 if three become four, two bars open and all chits are used', () => {
    const threePlayerMatch = after(newMatch(3), ...ROUND_OF_THREE);
    expect([
      deckSize(threePlayerMatch.state.stack),
      threePlayerMatch.state.rounds,
      countPieces(threePlayerMatch.state, 'chit')
    ]).toEqual([67, 14, 84]);
    expect(placesOf(threePlayerMatch.state, 'chit 50000')).toEqual({ stack: 6, box: 1 });
    const { state } = after(threePlayerMatch, join('p4'));
    expect(state.bars).toEqual(BARS);
    // 67 and 12 chits are enough for eleven rounds of seven after round 1, with two left over.
    expect([deckSize(state.stack), state.round, state.rounds]).toEqual([79, 2, 12]);
    expect(placesOf(state, 'chit 50000')).toEqual({ stack: 7 });
    expect(state.chits).toMatchObject({ jungle: [20_000, 25_000], lincoln: [], jazz: [] });
    expect([deckSize(state.deck), state.undealt]).toEqual([54, 34]);
    expect(placesOf(state, 'card jazz gambler 1')).toEqual({ deck: 1 });
  });

  test('1.15 the bars that the players closed open again, and the extra cards for three are removed', () => {
    const threePlayerMatch = newMatch(3, { closed: ['colibri', 'jungle'], threeCards: 'whole' });
    expect(placesOf(threePlayerMatch.state, 'card cotton gambler 3')).toEqual({ deck: 2 });
    const { state } = after(threePlayerMatch, join('p4', 1));
    expect([state.bars, deckSize(state.deck), state.rounds]).toEqual([BARS, 54, 12]);
    expect(placesOf(state, 'card cotton gambler 3')).toEqual({ deck: 1, box: 1 });
  });

  test('1.15 no chit is lost if three become four and three again', () => {
    const fourPlayerMatch = after(newMatch(3), ...ROUND_OF_THREE, join('p4'), ...open('jazz'));
    const revealedMatch = after(
      fourPlayerMatch,
      reveal('colibri gambler 1', 'cotton gambler 1', 'havana gambler 1', 'jungle gambler 1'),
      leave('p1')
    );
    // Lincoln closes with $25,000, and Jazz Club with $30,000 and $40,000.
    expect([deckSize(revealedMatch.state.stack), revealedMatch.state.bars.length]).toEqual([75, 4]);
    const matchAfterJoin = after(revealedMatch, join('p5', 3));
    expect([
      deckSize(matchAfterJoin.state.stack),
      matchAfterJoin.state.bars.length,
      countPieces(matchAfterJoin.state, 'chit')
    ]).toEqual([75, 6, 84]);
  });

  test('1.15 with round results only, the app’s hands are discarded if the cards change', () => {
    const dealtMatch = after(newMatch(3), hands(...GAMBLERS.slice(0, 15)), {
      type: 'depth',
      depth: 'rounds'
    });
    expect(firstAsk(after(dealtMatch, join('p4', 1)))).toMatchObject({ id: 'lay' });
    const fourPlayerMatch = after(newMatch(4), hands(...GAMBLERS.slice(0, 20)), {
      type: 'depth',
      depth: 'rounds'
    });
    expect(firstAsk(after(fourPlayerMatch, leave('p4')))).toMatchObject({ id: 'lay' });
  });

  test('1.16 starting money counts in the ranking, but is not a chit', () => {
    const fivePlayerMatch = after(
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
    // p5 started with $5,000, and won $25,000 in round 1 and $25,000 in round 2 at Lincoln.
    expect(totalOf('p5', fivePlayerMatch.ledger)).toBe(55_000);
    const row = rules
      .ranking(fivePlayerMatch.state, fivePlayerMatch.ledger)
      .find(({ players }) => players.includes('p5'));
    expect(row?.reasons[0]).toEqual({
      ...{ code: 'sum', rule: '1.6', player: 'p5' },
      ...{ chits: 2, parts: { cash: 5000, won: 50_000 }, total: 55_000 }
    });
    expect(text.why(row!.reasons[0]!, () => 'Dora')).toBe(
      'Dora started with $5,000 and won 2 chits worth $50,000, which makes $55,000.'
    );
    expect(rules.pieces!(fivePlayerMatch.state)['cash 5000']).toEqual({ bank: -1, p5: 1 });
  });

  test('1.16 the lowest total ignores players who left, and includes a player who joined earlier', () => {
    const next = after(newMatch(4), ...ROUND_ONE, leave('p1'));
    expect(totalOf('p5', after(next, join('p5', 2, 'lowest')).ledger)).toBe(10_000);
    const matchAfterJoins = after(newMatch(4), ...ROUND_ONE, join('p5'), join('p6', 2, 'lowest'));
    expect(totalOf('p6', matchAfterJoins.ledger)).toBe(0);
  });
});

describe('the texts about joining', () => {
  test('the log has a line for a newcomer, even if the move has no effect', () => {
    const { state } = newMatch(4);
    const event = rules.logEventOf(state, join('p5', 1, 'lowest'), state);
    expect(text.logLine(event, () => 'Dora')).toBe('Dora joins with the lowest total.');
    expect(text.undo?.(event, () => 'Dora')).toBeUndefined();
  });

  test('the sheet says what a newcomer gets and what changes, with its paragraph', () => {
    const joiningTexts = ({ state }: TestMatch) =>
      typeof joining === 'function' ? joining(rules.view(state)) : joining;
    expect(joiningTexts(newMatch(4))).toEqual({
      ...{ rule: '1.13', houseRule: '1.16' },
      pieces: 'The newcomer gets five cards.'
    });
    expect(joiningTexts(newMatch(6))).toMatchObject({
      rule: '1.14',
      pieces: 'Everyone gets five new cards.',
      changesSentence: 'Shuffle the 18 cards from the box in with all the others.'
    });
    expect(joiningTexts(newMatch(3))).toMatchObject({
      rule: '1.15',
      pieces: 'Everyone gets five new cards.',
      changesSentence:
        'Lincoln and Jazz Club open. Shuffle all the cards for four players. Shuffle the 12 chits from the box into the stacks.'
    });
    expect(joiningTexts(after(newMatch(4), leave('p2')))).toMatchObject({
      rule: '1.15',
      changesSentence: 'Lincoln and Jazz Club open. Shuffle all the cards for four players.'
    });
    expect(joiningTexts(newMatch(7)).rule).toBe('1.13');
  });

  test('1.15 a refusal says how many chits are left', () => {
    const threePlayerMatch = after(newMatch(4), leave('p4'));
    const stack = { 5000: 6 };
    const why = refusalOf(
      { ...threePlayerMatch, state: { ...threePlayerMatch.state, stack } },
      join('p5', 1)
    );
    expect(why && text.why(why, () => 'Dora')).toBe(
      'Only six chits are left, too few for a round with four players, so no one can join.'
    );
  });
});
