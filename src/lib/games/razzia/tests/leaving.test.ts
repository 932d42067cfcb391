import { describe, expect, test } from 'vitest';
import { deckSize, PLAYER_COLOURS, PLAYER_IDS, type PlayerId, type Seat } from '$lib/core';
import { leaving } from '$lib/games/razzia/actions/leaving';
import type { LeaveOption } from '$lib/games/contract/leaving';
import { joining } from '$lib/games/razzia/actions/joining';
import {
  after,
  answer,
  choose,
  duel,
  hands,
  lines,
  open,
  openFour,
  propose,
  putMove,
  layMove,
  reveal,
  newMatch,
  turnOver,
  type TestMatch
} from '$lib/games/razzia/fixtures/test-match';
import { duelsOf, viewOfPaidRound } from '$lib/games/razzia/payout/duels';
import { questions } from '$lib/games/razzia/referee/questions';
import { rules } from '$lib/games/razzia/rules';
import { text } from '$lib/games/razzia/strings/en/log';
import type { Move, State, View } from '$lib/games/razzia/types';

const leave = (player: PlayerId): Move => ({ type: 'leave', player, pieces: 'stay' });

const NAMES = (player: PlayerId): string => player.toUpperCase();
const changes = (view: View): string | undefined =>
  typeof joining === 'function' ? joining(view).changesSentence : undefined;
/** The text of the ask for the next chits. */
function currentAskText({ state }: TestMatch): Partial<ReturnType<typeof text.ask>> {
  const ask = rules.asks(state).find(({ id }) => id === 'lay');
  return ask === undefined ? {} : text.ask(ask, rules.view(state), NAMES);
}
const SEATS: readonly Seat[] = ['Anna', 'Ben', 'Carla', 'Denny', 'Emil'].map((name, index) => ({
  player: PLAYER_IDS[index] ?? 'p1',
  name,
  colour: PLAYER_COLOURS[index] ?? 'sky'
}));
const leaveOptionsOf = ({ state }: TestMatch, player: PlayerId): readonly LeaveOption[] =>
  leaving.leaveOptions(rules.view(state), player, NAMES);

/** 24 gamblers of the colours that stay in play with three players. */
const CARDS = ['colibri', 'cotton', 'havana', 'jungle'].flatMap((bar) =>
  [1, 2, 3, 4, 5, 6].map((value) => `${bar} gambler ${value}`)
);

/** Everyone takes the chits of one bar alone: $5,000, $10,000, $15,000, and $60,000 at Jungle. */
const ROUND_ONE = [
  ...open('jungle'),
  reveal('colibri gambler 1', 'cotton gambler 1', 'havana gambler 1', 'jungle gambler 1')
];

function placesOf(state: State, piece: string): Readonly<Record<string, number>> {
  const places = Object.entries(rules.pieces!(state)[piece] ?? {});
  return Object.fromEntries(places.filter(([, count]) => count > 0));
}

function askIds({ state }: TestMatch): readonly string[] {
  return rules.asks(state).map(({ id }) => id);
}

describe('a player leaves', () => {
  test('1.10 the hand goes to the played cards, and the next player deals', () => {
    const dealtMatch = after(newMatch(5), hands(...CARDS, 'lincoln gambler 1'));
    const [first] = dealtMatch.state.hands?.p1 ?? [];
    const { state } = after(dealtMatch, leave('p1'));
    expect([state.dealer, state.discard[first ?? ''], state.hands?.p1]).toEqual(['p2', 1, undefined]);
    expect(rules.leftPlayers?.(state)).toEqual([{ player: 'p1', round: 1, between: true }]);
    expect(rules.view(state, 'p1').ownCards?.hand).toEqual([]);
    expect(askIds(after({ state, ledger: [] }, ...open()))).toEqual([
      'choose p2',
      'choose p3',
      'choose p4',
      'choose p5',
      'reveal',
      'depth'
    ]);
  });

  test('1.10 cards are turned over once all remaining players have chosen', () => {
    const fourPlayerMatch = after(newMatch(5), hands(...CARDS, 'lincoln gambler 1'), leave('p3'), ...open());
    const choiceMoves = (['p1', 'p2', 'p4', 'p5'] as const).map((player) =>
      choose(player, fourPlayerMatch.state.hands?.[player]?.[0] ?? '')
    );
    expect(after(fourPlayerMatch, ...choiceMoves, turnOver).state.phase).not.toBe('choose');
  });

  test('1.10 the money of a player who left stays in the ranking', () => {
    const { state, ledger } = after(newMatch(4), ...ROUND_ONE, leave('p4'));
    expect(rules.ranking(state, ledger).map(({ players, total }) => [players, total])).toEqual([
      [['p4'], 60_000],
      [['p3'], 15_000],
      [['p2'], 10_000],
      [['p1'], 5000]
    ]);
  });

  test('1.10 the deal skips a player who left', () => {
    const fourPlayerMatch = after(
      newMatch(5),
      leave('p2'),
      ...open(),
      reveal(...CARDS.filter((_, index) => index % 6 === 0))
    );
    expect(fourPlayerMatch.state).toMatchObject({ round: 2, dealer: 'p3' });
  });

  test('1.11 if five become four, they keep their cards and bars', () => {
    const { state } = after(newMatch(5), leave('p5'));
    expect([state.bars.length, state.rounds, deckSize(state.deck)]).toEqual([6, 12, 54]);
  });

  test('1.11 if seven become six, the cards for seven and eight go in the box, and everyone gets a new hand', () => {
    const startState = rules.start(newMatch(7).state.options, newMatch(7).state.seats);
    const dealtMatch = after(
      { state: startState, ledger: [] },
      hands(
        ...CARDS,
        ...['lincoln', 'jazz'].flatMap((bar) => [1, 2, 3, 4, 5].map((value) => `${bar} gambler ${value}`)),
        'lincoln gambler 6'
      )
    );
    const { state } = after(dealtMatch, leave('p1'));
    expect([deckSize(state.deck), state.discard, state.hands]).toEqual([54, {}, {}]);
    expect(placesOf(state, 'card jungle raid 5')).toEqual({ box: 1 });
    expect(placesOf(state, 'card jungle gambler 3')).toEqual({ deck: 1, box: 1 });
    expect(rules.asks(state)[0]).toMatchObject({ id: 'hands', count: 30 });
  });

  test('1.12 if four become three, two bars close, and their chits go into the stacks', () => {
    const { state } = after(newMatch(4), ...ROUND_ONE, leave('p2'));
    // 77 chits are in the stacks, and $25,000 and $30,000 come back. That is enough for 15 more rounds of five, with
    // four left over.
    expect(state.bars).toEqual(['colibri', 'cotton', 'havana', 'jungle']);
    expect([deckSize(state.stack), state.round, state.rounds]).toEqual([79, 2, 16]);
    expect(placesOf(state, 'chit 25000')).toEqual({ stack: 7 });
    expect(placesOf(state, 'card jazz gambler 1')).toEqual({ box: 1 });
    expect([state.dealer, deckSize(state.deck), rules.view(state).deckLeft]).toEqual(['p3', 36, 21]);
    expect(rules.unclaimedMoney?.(state)).toEqual([]);
  });

  test('1.12 money at a bar that stays open is kept there', () => {
    const raidReveal = reveal('colibri raid 3', 'colibri raid 4', 'cotton raid 3', 'jungle gambler 1');
    const threePlayerMatch = after(newMatch(4), ...open('jungle'), raidReveal, leave('p4'), ...openFour());
    expect(threePlayerMatch.state.chits).toEqual({
      colibri: [5000, 5000],
      cotton: [10_000, 10_000],
      havana: [15_000, 15_000],
      jungle: [20_000, 25_000]
    });
  });

  test('1.12 if four become three, the next round is settled among three', () => {
    const threePlayerMatch = after(newMatch(4), leave('p2'), layMove(5, 10, 15, 20, 25), putMove('jungle'));
    const revealedMatch = after(
      threePlayerMatch,
      reveal('jungle gambler 5', 'jungle gambler 2', 'colibri gambler 1')
    );
    expect(lines(revealedMatch.ledger)).toEqual(['p4 5000']);
    expect(rules.view(revealedMatch.state).deal).toMatchObject({ proposer: 'p1', total: 45_000 });
  });

  test('the log has a line, and the sheet says where the cards go', () => {
    const { state } = newMatch(4);
    const event = rules.logEventOf(state, leave('p2'), state);
    expect(text.logLine(event, NAMES)).toBe('P2 leaves the game.');
    const [leaveOption] = leaveOptionsOf(newMatch(4), 'p2');
    expect([leaveOption?.pieces, leaveOption?.rule]).toEqual(['stay', '1.12']);
    expect(leaveOption?.hint).toContain('Lincoln and Jazz Club close');
    expect(leaveOptionsOf(newMatch(7), 'p2')[0]?.rule).toBe('1.11');
    expect(leaveOptionsOf(newMatch(5), 'p2').map(({ rule }) => rule)).toEqual(['1.10']);
  });
});

/** Five hands dealt by the app, and the chits of a round. */
const DEALT = after(newMatch(5), hands(...CARDS, 'lincoln gambler 1'), ...open());

/** Anna (5), Ben (3) and Carla (1) claim $60,000 at Jungle. Denny and Emil are alone at theirs. */
const CLAIMED = after(
  newMatch(5),
  ...open('jungle'),
  reveal('jungle gambler 5', 'jungle gambler 3', 'jungle gambler 1', 'cotton gambler 1', 'jazz gambler 1')
);
const OFFER = propose({ p1: [40], p2: [20], p3: [] });

describe('a player leaves before the cards are turned over', () => {
  test('1.10 if the dealer leaves, the next player places the last chit, and deals', () => {
    const testMatch = after(newMatch(5), layMove(5, 10, 15, 20, 25, 30, 40), leave('p1'));
    expect(rules.asks(testMatch.state)).toMatchObject([{ id: 'put', for: 'p2' }]);
    const paidMatch = after(testMatch, putMove('jungle'), reveal(...CARDS.slice(0, 4)));
    expect(askIds(paidMatch)).toEqual(['propose']);
  });

  test('1.10 if the dealer leaves after placing the last chit, the next player deals the next round', () => {
    const revealedMatch = after(newMatch(5), ...open(), leave('p1'));
    expect(revealedMatch.state.dealer).toBe('p1');
    const paidMatch = after(
      revealedMatch,
      reveal('colibri gambler 1', 'cotton gambler 1', 'havana gambler 1', 'jungle gambler 1')
    );
    expect(paidMatch.state).toMatchObject({ phase: 'lay', round: 2, dealer: 'p2' });
    expect(rules.view(paidMatch.state)).toMatchObject({ dealer: 'p2', dealt: 'p1' });
  });

  test('1.17 the hand and the chosen card of a player who leaves go to the played cards face down', () => {
    const [card = '', ...others] = DEALT.state.hands?.p3 ?? [];
    const { state } = after(DEALT, choose('p3', card), leave('p3'));
    expect([state.chosen, state.hands?.p3]).toEqual([{}, undefined]);
    expect(deckSize(state.discard)).toBe(5);
    expect(Object.keys(state.discard).sort()).toEqual([card, ...others].sort());
    expect(rules.view(state).chosen).toEqual([]);
    expect(rules.leftPlayers?.(state)).toEqual([{ player: 'p3', round: 1 }]);
  });

  test('1.17 if no one has chosen a card yet, the others can still reveal real cards instead', () => {
    expect(askIds(after(DEALT, leave('p3')))).toEqual([
      'choose p1',
      'choose p2',
      'choose p4',
      'choose p5',
      'reveal',
      'depth'
    ]);
  });

  test('1.17 if everyone else has chosen when a player leaves, the cards are turned over', () => {
    const choiceMoves = (['p1', 'p2', 'p3', 'p4'] as const).map((player) =>
      choose(player, DEALT.state.hands?.[player]?.[0] ?? '')
    );
    expect(askIds(after(DEALT, ...choiceMoves, leave('p5')))).toEqual(['turnOver']);
  });

  test('1.17 if a player has left, the app deals hands only to the remaining players', () => {
    const fourPlayerMatch = after(newMatch(5), ...open(), leave('p2'));
    const ask = rules.asks(fourPlayerMatch.state).find(({ id }) => id === 'hands');
    expect(ask).toMatchObject({ count: 20 });
    expect(
      Object.keys(after(fourPlayerMatch, hands(...CARDS.slice(0, 20))).state.hands ?? {}).sort()
    ).toEqual(['p1', 'p3', 'p4', 'p5']);
  });

  test('1.12 the two closing bars and their payments stay visible until chits are placed', () => {
    const threePlayerMatch = after(newMatch(4), ...open(), leave('p2'));
    const paidMatch = after(
      threePlayerMatch,
      reveal('lincoln gambler 1', 'jazz gambler 1', 'jungle gambler 1')
    );
    const { bars, chitsARound } = rules.view(paidMatch.state);
    expect(
      bars.map(({ bar, closed: isClosed = false, taken: takenSums }) => [bar, isClosed, takenSums])
    ).toEqual([
      ['colibri', false, {}],
      ['cotton', false, {}],
      ['havana', false, {}],
      ['jungle', false, { p4: 60_000 }],
      ['lincoln', true, { p1: 25_000 }],
      ['jazz', true, { p3: 30_000 }]
    ]);
    // 77 chits are enough for 15 more rounds of five, with two left over.
    expect([paidMatch.state.bars.length, chitsARound, paidMatch.state.rounds]).toEqual([4, 5, 16]);
    const { question, hint, table } = currentAskText(paidMatch);
    // A phone shows the whole question, but only one line of the hint or none.
    expect(question).toBe('Two bars close: shuffle in their chits and deal new hands.');
    expect(table?.question).toBe(question);
    expect(hint).toContain('Lincoln and Jazz Club close.');
    expect(hint).toContain('P3 places the last one.');
    const next = after(paidMatch, ...openFour());
    expect(rules.view(next.state).bars).toHaveLength(4);
  });

  test('1.12 money at a closing bar goes into the stacks', () => {
    const threePlayerMatch = after(newMatch(4), ...open('lincoln'), leave('p2'));
    const paidMatch = after(threePlayerMatch, reveal('colibri gambler 1', 'jazz raid 3', 'jungle gambler 1'));
    // Lincoln has $25,000 and $40,000 and Jazz Club has $30,000. These three chits join the other 77.
    expect(deckSize(paidMatch.state.stack)).toBe(80);
    expect(placesOf(paidMatch.state, 'chit 40000')).toEqual({ stack: 7 });
    expect(rules.unclaimedMoney?.(paidMatch.state)).toEqual([10_000, 15_000]);
  });

  test('1.13 all bars open again if someone joins after the round in which the player left', () => {
    const threePlayerMatch = after(newMatch(4), ...open(), leave('p2'));
    const paidMatch = after(
      threePlayerMatch,
      reveal('lincoln gambler 1', 'jazz gambler 1', 'jungle gambler 1')
    );
    const matchAfterJoin = after(paidMatch, {
      type: 'join',
      player: 'p5',
      name: 'Emil',
      colour: 'white',
      round: 2,
      start: 'nothing'
    });
    const { bars, chitsARound } = rules.view(matchAfterJoin.state);
    expect([bars.length, bars.some(({ closed: isClosed }) => isClosed), chitsARound]).toEqual([6, false, 7]);
    expect(changes(rules.view(paidMatch.state))).toContain('Lincoln and Jazz Club open.');
  });

  test('1.11 the app deals six new hands after the round in which the player left', () => {
    const matchAfterLeaving = after(
      newMatch(7),
      hands(
        ...CARDS,
        ...['lincoln', 'jazz'].flatMap((bar) => [1, 2, 3, 4, 5].map((value) => `${bar} gambler ${value}`)),
        'lincoln gambler 6'
      ),
      ...open(),
      leave('p7')
    );
    expect(deckSize(rules.view(matchAfterLeaving.state).box)).toBe(72);
    const choiceMoves = [
      choose('p1', 'jazz gambler 2'),
      choose('p2', 'colibri gambler 1'),
      choose('p3', 'cotton gambler 1'),
      choose('p4', 'havana gambler 1'),
      choose('p5', 'jungle gambler 1'),
      choose('p6', 'lincoln gambler 1')
    ];
    const paidMatch = after(matchAfterLeaving, ...choiceMoves, turnOver);
    expect(paidMatch.state).toMatchObject({ phase: 'lay', round: 2, hands: {}, discard: {} });
    expect(deckSize(paidMatch.state.deck)).toBe(54);
    expect(rules.asks(paidMatch.state)[0]).toMatchObject({ id: 'hands', count: 30 });
    const dealtMatch = after(
      paidMatch,
      hands(...CARDS, ...[1, 2, 3, 4, 5, 6].map((value) => `jazz gambler ${value}`))
    );
    expect(currentAskText(dealtMatch).question).toBe('Put 18 cards in the box and deal new hands.');
  });
});

describe('a player leaves after the cards are turned over', () => {
  test('1.18 if the proposer leaves, the next strongest player proposes', () => {
    const { state } = after(CLAIMED, leave('p1'));
    expect(rules.asks(state)).toMatchObject([{ id: 'propose', for: 'p2', among: ['p2', 'p3'] }]);
    expect(placesOf(state, 'card jungle gambler 5')).toEqual({ discard: 1 });
  });

  test('1.18 if the weakest player leaves, the proposal is made to the others', () => {
    const { state } = after(CLAIMED, leave('p3'));
    expect(rules.asks(state)).toMatchObject([{ id: 'propose', for: 'p1', among: ['p1', 'p2'] }]);
  });

  test('1.18 a player who leaves accepts the offer, and the others still answer', () => {
    const { state, ledger } = after(CLAIMED, OFFER, leave('p3'));
    expect(askIds({ state, ledger })).toEqual(['answer p2']);
    expect(state.deals[0]?.answers).toEqual({ p3: 'accept' });
  });

  test('1.18 if the player who leaves was the last to answer, the bar is settled and the round ends', () => {
    const { state, ledger } = after(CLAIMED, OFFER, answer('p3', 'accept'), leave('p2'));
    expect(lines(ledger).slice(2)).toEqual(['p1 40000', 'p2 20000', 'p3 0 offeredNothing']);
    expect(state).toMatchObject({ phase: 'lay', round: 2, dealer: 'p3' });
  });

  test('1.18 a dealer who leaves still counts as the dealer for equal symbols, and the next player deals', () => {
    const { state } = after(CLAIMED, leave('p1'));
    expect(state.dealer).toBe('p1');
    const paidMatch = after({ state, ledger: [] }, leave('p2'));
    expect(lines(paidMatch.ledger)).toEqual(['p3 20000', 'p3 40000']);
    expect(paidMatch.state).toMatchObject({ phase: 'lay', round: 2, dealer: 'p3' });
  });

  test('1.18 a duel that was already rolled is shown unchanged', () => {
    const foughtMatch = after(
      CLAIMED,
      OFFER,
      answer('p2', 'duel'),
      answer('p3', 'accept'),
      leave('p1'),
      duel(2, 6)
    );
    const [last] = duelsOf(rules.view(foughtMatch.state));
    expect(last?.throws).toEqual({ champion: 2, challenger: 6 });
    // Ben wins with 3 + 6 = 9 against Anna’s 5 + 2 = 7.
    expect(lines(foughtMatch.ledger).slice(2)).toContain('p2 40000');
    expect(viewOfPaidRound(rules.view(foughtMatch.state))).toMatchObject({ dealer: 'p1', round: 1 });
  });

  test('1.18 the referee gets the seats of the round that was paid', () => {
    const paidMatch = after(
      CLAIMED,
      leave('p4'),
      leave('p1'),
      propose({ p2: [40], p3: [20] }),
      answer('p3', 'accept')
    );
    const match = { seats: SEATS, options: paidMatch.state.options };
    const positions = questions(rules.view(paidMatch.state), match).map(({ position }) => position);
    expect(positions[0]).toMatchObject({ dealer: 'Anna', seats: SEATS.map(({ name }) => name) });
  });
});

describe('a player leaves with round results only', () => {
  const startedMatch = after(newMatch(5, { depth: 'rounds' }), ...open(), leave('p4'));

  test('1.19 the counts of that round include the player who left, and those of the next round do not', () => {
    const rowIdsOf = ({ state }: TestMatch): unknown =>
      rules
        .asks(state)
        .flatMap((ask) => (ask.kind === 'counts' ? ask.groups[0]?.rows.map(({ id }) => id) : []));
    expect(rowIdsOf(startedMatch)).toEqual(['p1', 'p2', 'p3', 'p4', 'p5', 'stays']);
    const next = after(startedMatch, { type: 'taken', bars: {} }, ...open());
    expect(rowIdsOf(next)).toEqual(['p1', 'p2', 'p3', 'p5', 'stays']);
  });
});

describe('the sheet says beforehand what happens if a player leaves', () => {
  const hintFor = (testMatch: TestMatch, player: PlayerId): string => {
    const [leaveOption, ...otherOptions] = leaveOptionsOf(testMatch, player);
    expect([leaveOption?.pieces, otherOptions]).toEqual(['stay', []]);
    return `${leaveOption?.rule} ${leaveOption?.hint}`;
  };

  test('1.17 the hint before the cards are turned over covers the hand, the last chit and closing bars', () => {
    const testMatch = after(newMatch(5), layMove(5, 10, 15, 20, 25, 30, 40));
    expect(hintFor(testMatch, 'p1')).toBe(
      '1.10 No one looks at it. The chits stay, and the others play the round. P2 puts the last chit at a bar.'
    );
    expect(hintFor(DEALT, 'p1')).toBe(
      '1.17 No one looks at it. The chits stay, and the others play the round.'
    );
    expect(hintFor(after(newMatch(4), ...open()), 'p1')).toContain(
      'After this round, Lincoln and Jazz Club close: shuffle their chits into the stacks'
    );
    expect(hintFor(after(newMatch(7), ...open()), 'p1')).toContain(
      'After this round, put the 18 cards for seven and eight players in the box'
    );
  });

  test('1.18 the hint after the cards are turned over says what happens to the money', () => {
    expect(hintFor(CLAIMED, 'p4')).toBe('1.18 No one looks at it. Taken chits are kept.');
    expect(hintFor(CLAIMED, 'p1')).toBe(
      '1.18 The card leaves Jungle, so P2 and P3 divide the $60,000 there.'
    );
    expect(hintFor(after(CLAIMED, leave('p1')), 'p2')).toContain(
      'The card leaves Jungle, so P3 takes the $60,000 there.'
    );
    const matchWithOffer = after(CLAIMED, OFFER);
    expect(hintFor(matchWithOffer, 'p2')).toBe('1.18 P2 accepts the offer at Jungle: $20,000.');
    expect(hintFor(matchWithOffer, 'p3')).toBe('1.18 P3 accepts the offer at Jungle: nothing.');
    expect(hintFor(matchWithOffer, 'p1')).toBe(
      '1.18 The offer at Jungle stands. In a duel, someone else rolls for P1.'
    );
  });

  test('1.19 if only round results are entered, the hint mentions the chits taken so far', () => {
    expect(hintFor(after(newMatch(5, { depth: 'rounds' }), ...open()), 'p1')).toBe(
      '1.19 No one looks at it. When you enter this round, enter the chits taken so far too.'
    );
  });

  test('the log says what happens to the card', () => {
    const logLineOf = ({ state }: TestMatch, player: PlayerId): string =>
      text.logLine(rules.logEventOf(state, leave(player), state), NAMES);
    expect(logLineOf(CLAIMED, 'p1')).toBe('P1 leaves the game, and the card leaves Jungle.');
    expect(logLineOf(after(CLAIMED, OFFER), 'p2')).toBe('P2 leaves the game and accepts $20,000 at Jungle.');
    expect(logLineOf(after(CLAIMED, OFFER), 'p1')).toBe('P1 leaves the game.');
  });
});
