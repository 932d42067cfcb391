import { describe, expect, test } from 'vitest';
import { deckSize, PLAYER_IDS, seatsUpTo, type Deck } from '$lib/core';
import {
  after,
  hands,
  layMove,
  open,
  openFour,
  putMove,
  refusalOf,
  reveal,
  newMatch
} from '$lib/games/razzia/fixtures/test-match';
import { BAR_COLOURS, BAR_NAMES, cardsFor, CHITS } from '$lib/games/razzia/data';
import { game } from '$lib/games/razzia/index';
import { meta } from '$lib/games/razzia/meta';
import { rules } from '$lib/games/razzia/rules';
import { BARS, type Options, type State } from '$lib/games/razzia/types';

/** Counts the cards of one colour in play, by kind and symbol: "gambler 3" → count. */
function cardsOfBar(deck: Deck, bar: string): Deck {
  return Object.fromEntries(
    Object.entries(deck).flatMap(([card, count]) =>
      card.startsWith(`${bar} `) ? [[card.slice(bar.length + 1), count]] : []
    )
  );
}

const USUAL_CARDS = {
  'gambler 1': 1,
  'gambler 2': 1,
  'gambler 3': 1,
  'gambler 4': 1,
  'gambler 5': 1,
  'gambler 6': 1,
  'raid 3': 1,
  'raid 4': 1,
  'raid 6': 1
};

const ALL_CARDS = { ...USUAL_CARDS, 'gambler 3': 2, 'gambler 4': 2, 'raid 5': 1 };

describe('the contents of the box', () => {
  test('1.1 three to eight people can play, at six bars', () => {
    expect(meta.players).toEqual({ min: 3, max: 8 });
    expect(newMatch(8).state.bars).toEqual(BARS);
    expect(BARS).toHaveLength(6);
  });

  test('1.2 every bar has its colour, in the order of the rulebook', () => {
    expect(BARS.map((bar) => `${BAR_NAMES[bar]} ${BAR_COLOURS[bar]}`)).toEqual([
      'Colibri red',
      'Cotton Club yellow',
      'Havana violet',
      'Jungle blue',
      'Lincoln green',
      'Jazz Club pink'
    ]);
  });

  test('1.2 a card can only be played at the bar of its colour', () => {
    const cards = ['lincoln gambler 5', 'jungle gambler 2', 'havana gambler 6', 'jazz gambler 1'];
    const { state } = after(newMatch(4), ...open(), reveal(...cards));
    const numbers = rules.view(state).bars.map(({ bar, cards: playedCards }) => [bar, playedCards.length]);
    expect(Object.fromEntries(numbers)).toEqual({
      colibri: 0,
      cotton: 0,
      havana: 1,
      jungle: 1,
      lincoln: 1,
      jazz: 1
    });
  });

  test.each([4, 5, 6])('1.3 with %i players 18 cards stay in the box, and 54 are in play', (players) => {
    const { deck } = newMatch(players).state;
    expect(deckSize(deck)).toBe(54);
    for (const bar of BARS) expect(cardsOfBar(deck, bar)).toEqual(USUAL_CARDS);
  });

  test('1.3 with four players there is no raid 5, and no second gambler 3 of a colour', () => {
    const openedMatch = after(newMatch(4), ...open());
    const raidReveal = reveal('jungle raid 5', 'jungle gambler 1', 'jazz gambler 1', 'jazz gambler 2');
    expect(refusalOf(openedMatch, raidReveal)).toMatchObject({
      code: 'noSuchCard',
      rule: '1.3',
      card: 'jungle raid 5',
      players: 4,
      inPlay: 0
    });
    const pairReveal = reveal('jungle gambler 3', 'jungle gambler 3', 'jazz gambler 1', 'jazz gambler 2');
    expect(refusalOf(openedMatch, pairReveal)).toMatchObject({
      code: 'noSuchCard',
      card: 'jungle gambler 3'
    });
  });

  test('1.4 there are eighty-four chits worth $1,715,000, and the refusal says how many of a value are left', () => {
    expect(deckSize(CHITS)).toBe(84);
    const totalWorth = Object.entries(CHITS).reduce((sum, [value, count]) => sum + Number(value) * count, 0);
    expect(totalWorth).toBe(1715000);
    const startMatch = newMatch(4);
    expect(startMatch.state.stack).toEqual(CHITS);
    expect(refusalOf(startMatch, layMove(50, 50, 50, 50, 50, 50, 50))).toBeUndefined();
    const matchAfterRound = after(
      startMatch,
      layMove(50, 50, 50, 50, 50, 50, 5),
      putMove('jazz'),
      reveal(...LONE_CARDS)
    );
    expect(refusalOf(matchAfterRound, layMove(50, 50, 5, 5, 5, 5, 5))).toEqual({
      code: 'chitGone',
      rule: '1.4',
      value: 50000,
      left: 1
    });
    expect(refusalOf(matchAfterRound, layMove(35, 5, 5, 5, 5, 5, 5))).toMatchObject({
      value: 35000,
      left: 0
    });
  });

  test('1.9 there are seventy-two cards, twelve of each colour', () => {
    const deck = cardsFor(8, { closed: ['lincoln', 'jazz'], threeCards: 'fewer' });
    expect(deckSize(deck)).toBe(72);
    for (const bar of BARS) expect(cardsOfBar(deck, bar)).toEqual(ALL_CARDS);
  });

  test('1.5 the coolest player deals first, then the deal passes clockwise', () => {
    const startMatch = newMatch(4, { dealer: 'p3' });
    expect(startMatch.state.dealer).toBe('p3');
    const secondRound = after(startMatch, ...open(), reveal(...LONE_CARDS));
    expect(secondRound.state.dealer).toBe('p4');
    expect(after(secondRound, ...open(), reveal(...NEXT_LONE_CARDS)).state.dealer).toBe('p1');
  });
});

const LONE_CARDS = ['colibri gambler 1', 'cotton gambler 1', 'havana gambler 1', 'jungle gambler 1'];
const NEXT_LONE_CARDS = ['colibri gambler 2', 'cotton gambler 2', 'havana gambler 2', 'jungle gambler 2'];

describe('a round starts', () => {
  test('2.1 seven chits are turned up, and six of them are placed from left to right', () => {
    const startMatch = newMatch(4);
    expect(rules.asks(startMatch.state)[0]).toMatchObject({ id: 'lay', kind: 'draw', count: 7, pool: CHITS });
    expect(refusalOf(startMatch, layMove(5, 10, 15))).toEqual({
      code: 'wrongChits',
      rule: '2.1',
      wanted: 7,
      given: 3
    });
    const matchWithChits = after(startMatch, layMove(5, 10, 15, 20, 25, 30, 40));
    expect(matchWithChits.state.chits).toEqual({
      colibri: [5000],
      cotton: [10000],
      havana: [15000],
      jungle: [20000],
      lincoln: [25000],
      jazz: [30000]
    });
  });

  test('2.2 the dealer sees the seventh chit and decides where to place it', () => {
    const matchWithChits = after(newMatch(4, { dealer: 'p2' }), layMove(5, 10, 15, 20, 25, 30, 40));
    expect(rules.view(matchWithChits.state).last).toBe(40000);
    const [ask] = rules.asks(matchWithChits.state);
    expect(ask).toMatchObject({ id: 'put', for: 'p2', kind: 'choose' });
    expect(ask?.kind === 'choose' && ask.choices.length).toBe(6);
    const { state } = after(matchWithChits, putMove('havana'));
    expect(state.chits['havana']).toEqual([15000, 40000]);
    expect(state.last).toBeUndefined();
  });

  test('2.3 everyone has five cards, dealt by the app or held by the players', () => {
    const startMatch = newMatch(4);
    const ask = rules.asks(startMatch.state).find(({ id }) => id === 'hands');
    expect(ask).toMatchObject({ kind: 'draw', secret: true, optional: true, count: 20 });
    expect(rules.view(startMatch.state).deckLeft).toBe(34);
    const dealtMatch = after(startMatch, hands(...TWENTY));
    expect(seatsUpTo(4).map((player) => dealtMatch.state.hands?.[player]?.length)).toEqual([5, 5, 5, 5]);
    expect(refusalOf(startMatch, hands(...TWENTY.slice(1)))).toEqual({
      code: 'wrongCards',
      rule: '2.3',
      wanted: 20,
      given: 19
    });
  });

  test('2.6 the first five cards are dealt to one player after another, starting left of the dealer', () => {
    const { state } = after(newMatch(4, { dealer: 'p3' }), hands(...TWENTY));
    expect(state.hands?.['p4']).toEqual(TWENTY.slice(0, 5));
    expect(state.hands?.['p3']).toEqual(TWENTY.slice(15));
  });

  test('2.3 from the second round on everyone gets one new card first', () => {
    const playedMatch = after(newMatch(4), hands(...TWENTY), ...open(), ...ALL_CHOOSE_FIRST);
    expect(playedMatch.state).toMatchObject({ round: 2, phase: 'lay', dealer: 'p2' });
    expect(refusalOf(playedMatch, layMove(5, 10, 15, 20, 25, 30, 40))).toEqual({
      code: 'notNow',
      rule: '7.1',
      wanted: 'cards'
    });
    const [ask] = rules.asks(playedMatch.state);
    expect(ask).toMatchObject({ id: 'hands', count: 4 });
    const dealtCards = ['lincoln gambler 3', 'lincoln gambler 4', 'lincoln gambler 5', 'lincoln gambler 6'];
    const { state } = after(playedMatch, hands(...dealtCards));
    expect(state.hands?.['p3']?.at(-1)).toBe('lincoln gambler 3');
    expect(state.hands?.['p2']?.at(-1)).toBe('lincoln gambler 6');
  });

  test('2.5 a chit that no one took stays for the next round', () => {
    const { state } = after(newMatch(4), ...open('jazz'), reveal(...LONE_CARDS), ...open('lincoln'));
    expect(state.chits).toEqual({
      colibri: [5000],
      cotton: [10000],
      havana: [15000],
      jungle: [20000],
      lincoln: [25000, 25000, 40000],
      jazz: [30000, 40000, 30000]
    });
  });
});

/** Five cards each, p2 first: gamblers 1 to 6 of three colours, and two of a fourth. */
const TWENTY = ['colibri', 'cotton', 'havana', 'lincoln']
  .flatMap((bar) => [1, 2, 3, 4, 5, 6].map((value) => `${bar} gambler ${value}`))
  .slice(0, 20);

const ALL_CHOOSE_FIRST = [
  { type: 'choose', player: 'p2', card: TWENTY[0]! },
  { type: 'choose', player: 'p3', card: TWENTY[6]! },
  { type: 'choose', player: 'p4', card: TWENTY[12]! },
  { type: 'choose', player: 'p1', card: TWENTY[18]! },
  { type: 'turnOver' }
] as const;

describe('three players', () => {
  const threePlayerMatch = newMatch(3);

  test('5.1 two bars and their cards stay in the box', () => {
    expect(threePlayerMatch.state.bars).toEqual(['colibri', 'cotton', 'havana', 'jungle']);
    expect(newMatch(3, { closed: ['colibri', 'havana'] }).state.bars).toEqual([
      'cotton',
      'jungle',
      'lincoln',
      'jazz'
    ]);
    const cards = Object.keys(newMatch(3, { closed: ['colibri', 'havana'] }).state.deck);
    expect(cards.filter((card) => /^(colibri|havana) /.test(card))).toEqual([]);
    const matchWithChits = after(threePlayerMatch, layMove(5, 10, 15, 20, 25));
    expect(refusalOf(matchWithChits, putMove('jazz'))).toEqual({
      code: 'barClosed',
      rule: '5.1',
      bar: 'jazz'
    });
  });

  test('5.5 without another choice, Lincoln and Jazz Club are left out', () => {
    const { closed: closedBars } = game.options({
      players: seatsUpTo(3),
      first: 'p1',
      depth: 'turns',
      houseRules: {}
    }) as Options;
    expect(closedBars).toEqual(['lincoln', 'jazz']);
  });

  test('5.2 there are thirty-six cards: those for four to six players without two bars', () => {
    expect(deckSize(threePlayerMatch.state.deck)).toBe(36);
    for (const bar of threePlayerMatch.state.bars)
      expect(cardsOfBar(threePlayerMatch.state.deck, bar)).toEqual(USUAL_CARDS);
    expect(rules.view(threePlayerMatch.state).deckLeft).toBe(21);
  });

  test('5.2 by house rule there are forty-eight cards', () => {
    const { state } = newMatch(3, { threeCards: 'whole' });
    expect(deckSize(state.deck)).toBe(48);
    for (const bar of state.bars) expect(cardsOfBar(state.deck, bar)).toEqual(ALL_CARDS);
    expect(newMatch(4, { threeCards: 'whole' }).state.deck).toEqual(newMatch(4).state.deck);
  });

  test('5.3 there are seventy-two chits, and five in a round: one for each bar and one that the dealer places', () => {
    expect(threePlayerMatch.state.stack).toEqual({
      5000: 12,
      10000: 12,
      15000: 12,
      20000: 12,
      25000: 6,
      30000: 6,
      40000: 6,
      50000: 6
    });
    expect(rules.asks(threePlayerMatch.state)[0]).toMatchObject({ id: 'lay', count: 5 });
    const { state } = after(threePlayerMatch, ...openFour('cotton'));
    expect(state.chits).toEqual({
      colibri: [5000],
      cotton: [10000, 25000],
      havana: [15000],
      jungle: [20000]
    });
  });

  test('5.4 after fourteen rounds two chits are left, and stay in the stack', () => {
    expect(rules.progress(threePlayerMatch.state)).toEqual({ round: 1, roundCount: 14 });
    const finalState = playOut(threePlayerMatch.state);
    expect(finalState).toMatchObject({ phase: 'over', round: 14 });
    expect(deckSize(finalState.stack)).toBe(2);
    expect(rules.asks(finalState)).toEqual([]);
  });
});

describe('three players with house rules', () => {
  const optionsWith = (houseRules: Readonly<Record<string, string>>): Options =>
    game.options({ players: seatsUpTo(3), first: 'p1', depth: 'turns', houseRules }) as Options;

  test('5.5 players choose the two bars to leave out, which must be different', () => {
    expect(optionsWith({}).closed).toEqual(['lincoln', 'jazz']);
    expect(optionsWith({ closed: 'havana', alsoClosed: 'colibri' }).closed).toEqual(['havana', 'colibri']);
    const { bars } = newMatch(3, optionsWith({ closed: 'havana', alsoClosed: 'colibri' })).state;
    expect(bars).toEqual(['cotton', 'jungle', 'lincoln', 'jazz']);
    expect(new Set(optionsWith({ closed: 'jazz' }).closed).size).toBe(2);
    expect(new Set(optionsWith({ closed: 'cotton', alsoClosed: 'cotton' }).closed).size).toBe(2);
  });

  test('5.4 by house rule the two remaining chits make a fifteenth round', () => {
    const startState = newMatch(3, { lastChits: 'round' }).state;
    expect(rules.progress(startState)).toEqual({ round: 1, roundCount: 15 });
    const finalState = playOut(startState);
    expect(finalState).toMatchObject({ phase: 'over', round: 15 });
    expect(deckSize(finalState.stack)).toBe(0);
    // The last two chits are the highest. They are at the first two bars, and no dealer places a chit.
    expect(finalState.chits.colibri?.at(-1)).toBe(50000);
    expect(finalState.chits.cotton?.at(-1)).toBe(50000);
  });
});

describe('seven and eight players', () => {
  test.each([7, 8])('6.1 with %i players no cards stay in the box', (players) => {
    const { state } = newMatch(players);
    expect(deckSize(state.deck)).toBe(72);
    for (const bar of BARS) expect(cardsOfBar(state.deck, bar)).toEqual(ALL_CARDS);
    expect(rules.view(state).deckLeft).toBe(72 - 5 * players);
  });

  test('6.1 there are two gambler 3 cards of a colour, and not a third', () => {
    const openedMatch = after(newMatch(7), ...open());
    const otherCards = ['jazz gambler 1', 'jazz gambler 2', 'jazz gambler 5', 'jazz gambler 6'];
    const pairReveal = reveal('jungle gambler 3', 'jungle gambler 3', 'jungle raid 5', ...otherCards);
    expect(refusalOf(openedMatch, pairReveal)).toBeUndefined();
    const tripleReveal = reveal('jungle gambler 3', 'jungle gambler 3', 'jungle gambler 3', ...otherCards);
    expect(refusalOf(openedMatch, tripleReveal)).toMatchObject({
      code: 'noSuchCard',
      rule: '1.9',
      inPlay: 2
    });
  });
});

describe('the end', () => {
  test('1.6 the last chits are used in the last round', () => {
    expect(rules.progress(newMatch(4).state)).toEqual({ round: 1, roundCount: 12 });
    const finalState = playOut(newMatch(4).state);
    expect(finalState).toMatchObject({ phase: 'over', round: 12 });
    expect(deckSize(finalState.stack)).toBe(0);
  });

  test('1.8 money that is still at a bar goes to no one', () => {
    const finalState = playOut(newMatch(4).state);
    const chits = Object.values(finalState.chits).flat();
    expect(chits.reduce((sum, value) => sum + value, 0)).toBe(1715000);
    expect(finalState.won).toEqual({});
    const [row] = rules.ranking(finalState, []);
    expect(row).toMatchObject({ place: 1, players: seatsUpTo(4), total: 0 });
    expect(rules.pieces?.(finalState)['chit 50000']).toMatchObject({ stack: 0 });
  });
});

describe('by house rule the last dealer takes the remaining money', () => {
  test('1.8 the last dealer gets every remaining chit once the last round is settled', () => {
    const finalState = playOut(newMatch(4, { unclaimed: 'dealer' }).state);
    // p1 deals the first of twelve rounds, so p4 deals the last one.
    expect(finalState.dealer).toBe('p4');
    expect(finalState.won.p4?.reduce((sum, value) => sum + value, 0)).toBe(1715000);
    expect(Object.values(finalState.chits).flat()).toEqual([]);
  });

  test('1.8 the payment has a sentence as its reason', () => {
    const why = { code: 'unclaimed', rule: '1.8', bar: 'jungle', player: 'p4', value: 5000 } as const;
    expect(game.text.why(why, () => 'Dana')).toBe(
      'No one took the $5,000 at Jungle. By your house rule it goes to Dana, the last dealer.'
    );
  });
});

/** Plays all rounds as round results in which no player takes anything. */
function playOut(startState: State): State {
  let state = startState;
  if (state.depth === 'turns') state = rules.play(state, { type: 'depth', depth: 'rounds' }).state;
  while (state.phase !== 'over') {
    const { count } = rules.asks(state)[0] as { count: number };
    const chits = Object.entries(state.stack).flatMap(([value, chitCount]) =>
      Array<number>(chitCount).fill(Number(value))
    );
    state = rules.play(state, { type: 'lay', chits: chits.slice(0, count) }).state;
    if (state.phase === 'put') state = rules.play(state, { type: 'put', bar: state.bars[0]! }).state;
    state = rules.play(state, { type: 'taken', bars: {} }).state;
  }
  return state;
}

test('2.2 the current dealer is asked where to place the chit', () => {
  const owners = PLAYER_IDS.slice(0, 6).map((dealer) => {
    const matchWithChits = after(newMatch(6, { dealer }), layMove(5, 5, 5, 5, 5, 5, 5));
    return rules.asks(matchWithChits.state).map((ask) => ask.for);
  });
  expect(owners).toEqual(PLAYER_IDS.slice(0, 6).map((dealer) => [dealer]));
});
