import { describe, expect, test } from 'vitest';
import { deckSize, addPieces, type Deck } from '$lib/core';
import { atStartOfRound, playUntil } from '$lib/games/razzia/fixtures/drive';
import {
  after,
  hands,
  open,
  refusalOf,
  reveal,
  newMatch,
  type TestMatch
} from '$lib/games/razzia/fixtures/test-match';
import { rules } from '$lib/games/razzia/rules';
import type { CardName, State } from '$lib/games/razzia/types';

/** The app deals the first cards of the deck. */
function dealHands(testMatch: TestMatch): TestMatch {
  const ask = rules.asks(testMatch.state).find(({ id }) => id === 'hands');
  if (ask?.kind !== 'draw') throw new Error('no cards are asked for');
  return after(testMatch, hands(...names(ask.pool).slice(0, ask.count)));
}

function names(deck: Deck): readonly CardName[] {
  return Object.entries(deck).flatMap(([card, count]) => Array<CardName>(count).fill(card));
}

function handsRequest({ state }: TestMatch): { readonly count: number; readonly pool: Deck } | undefined {
  const ask = rules.asks(state).find(({ id }) => id === 'hands');
  return ask?.kind === 'draw' ? { count: ask.count, pool: ask.pool } : undefined;
}

function everyCard({ deck, hands: playerHands = {}, discard }: State): Deck {
  return addPieces(addPieces(deck, Object.values(playerHands).flat()), names(discard));
}

describe('the app’s cards', () => {
  const first = dealHands(newMatch(4));

  test('2.4 with four players the deck lasts for nine rounds, and two cards are left', () => {
    const tenthRound = playUntil(first, atStartOfRound(10));
    expect(deckSize(tenthRound.state.deck)).toBe(2);
    expect(deckSize(tenthRound.state.discard)).toBe(36);
    expect(rules.view(tenthRound.state).deckLeft).toBe(2);
  });

  test('2.4 the last cards are dealt, then the played ones are shuffled and dealt too', () => {
    const tenthRound = playUntil(first, atStartOfRound(10));
    const playedCards = tenthRound.state.discard;
    expect(handsRequest(tenthRound)).toEqual({ count: 2, pool: tenthRound.state.deck });
    const partlyDealtMatch = dealHands(tenthRound);
    expect(partlyDealtMatch.state.discard).toEqual({});
    expect(handsRequest(partlyDealtMatch)).toEqual({ count: 2, pool: playedCards });
    const fullyDealtMatch = dealHands(partlyDealtMatch);
    expect(deckSize(fullyDealtMatch.state.deck)).toBe(34);
    expect(handsRequest(fullyDealtMatch)).toBeUndefined();
    expect(everyCard(fullyDealtMatch.state)).toMatchObject(newMatch(4).state.deck);
  });

  test('2.4 if the deck is exactly used up, it is shuffled before the next card is dealt', () => {
    const sixthRound = playUntil(dealHands(newMatch(8)), atStartOfRound(6));
    expect(deckSize(sixthRound.state.deck)).toBe(40);
    expect(sixthRound.state.discard).toEqual({});
    expect(handsRequest(sixthRound)?.count).toBe(8);
  });

  test('2.4 before the deck is shuffled, a card that was played does not come again', () => {
    const ninthRound = playUntil(first, atStartOfRound(9));
    for (const [card, count] of Object.entries(ninthRound.state.discard))
      if (count > 0) expect(handsRequest(ninthRound)?.pool[card] ?? 0).toBe(0);
  });
});

describe('the players’ own cards', () => {
  /** Gamblers of four colours, shifted each round, so that no two players meet. */
  const bars = ['colibri', 'cotton', 'havana', 'jungle'] as const;
  const faces = [
    'gambler 1',
    'gambler 2',
    'gambler 3',
    'gambler 4',
    'gambler 5',
    'gambler 6',
    'raid 3',
    'raid 4',
    'raid 6'
  ];
  const revealFace = (face: string): ReturnType<typeof reveal> =>
    reveal(...bars.map((bar) => `${bar} ${face}`));

  function playRounds(count: number): TestMatch {
    const moves = faces.slice(0, count).flatMap((face) => [...layMoves, revealFace(face)]);
    return after(newMatch(4), ...moves);
  }

  const layMoves = [{ type: 'lay', chits: Array<number>(7).fill(5000) } as const, open()[1]!] as const;
  const cheapChits = [
    { type: 'lay', chits: [10000, 10000, 10000, 10000, 10000, 10000, 10000] },
    open()[1]!
  ] as const;

  test('2.4 a card that was played is refused until the played ones are shuffled', () => {
    const secondRound = after(playRounds(1), ...cheapChits);
    expect(refusalOf(secondRound, revealFace('gambler 1'))).toEqual({
      code: 'cardGone',
      rule: '2.4',
      card: 'colibri gambler 1',
      player: 'p1'
    });
    expect(rules.view(secondRound.state)).toMatchObject({ deckLeft: 30, hands: false });
    const revealAsk = rules.asks(secondRound.state).find(({ id }) => id === 'reveal');
    expect(revealAsk?.kind === 'draw' && deckSize(revealAsk.pool)).toBe(50);
  });

  test('2.4 in the tenth round of four players every card can appear again', () => {
    const startMatch = after(newMatch(4), ...cheapChits, revealFace('gambler 1'));
    const next = faces.slice(1).reduce(
      (testMatch, face) =>
        after(
          playUntil(testMatch, (state) => state.phase === 'choose'),
          revealFace(face)
        ),
      startMatch
    );
    expect(next.state).toMatchObject({ round: 10, undealt: 34, discard: {} });
    expect(deckSize(next.state.deck)).toBe(54);
    const tenthRound = playUntil(next, (state) => state.phase === 'choose');
    expect(refusalOf(tenthRound, revealFace('gambler 1'))).toBeUndefined();
    expect(refusalOf(tenthRound, revealFace('raid 6'))).toBeUndefined();
  });

  test('2.4 the app deals cards that have not been played', () => {
    const secondRound = playRounds(1);
    const ask = handsRequest(secondRound);
    expect(ask?.count).toBe(20);
    expect(ask?.pool).toMatchObject({ 'colibri gambler 1': 0, 'colibri gambler 2': 1 });
  });

  test('2.4 after rounds without entered cards, any card can appear', () => {
    const secondRound = playRounds(1);
    const matchAfterEntry = after(secondRound, { type: 'depth', depth: 'rounds' }, ...cheapChits, {
      type: 'taken',
      bars: {}
    });
    const thirdRound = playUntil(
      after(matchAfterEntry, { type: 'depth', depth: 'turns' }),
      (state) => state.phase === 'choose'
    );
    expect(refusalOf(thirdRound, revealFace('gambler 1'))).toBeUndefined();
    const fourthRound = playUntil(
      after(thirdRound, revealFace('gambler 1')),
      (state) => state.phase === 'choose'
    );
    expect(refusalOf(fourthRound, revealFace('gambler 1'))).toBeUndefined();
  });

  test('7.4 a player who goes back to real cards may reveal any card', () => {
    const secondRound = playUntil(
      dealHands(newMatch(4)),
      (state) => state.round === 2 && state.phase === 'choose'
    );
    const [playedCard] = names(secondRound.state.discard);
    const [other] = names(secondRound.state.deck);
    const cards = [playedCard!, other!, 'jazz raid 4', 'jazz gambler 6'];
    expect(refusalOf(secondRound, reveal(...cards))).toBeUndefined();
    const thirdRound = playUntil(
      after(secondRound, reveal(...cards)),
      (state) => state.phase === 'choose' && state.round === 3
    );
    expect(thirdRound.state.hands).toBeUndefined();
    expect(refusalOf(thirdRound, reveal(...cards))).toBeUndefined();
  });

  test('7.4 the app deals from the cards not played, and then knows every card', () => {
    const thirdRound = after(playRounds(2), ...cheapChits);
    const dealtMatch = dealHands(thirdRound);
    expect(everyCard(dealtMatch.state)).toMatchObject(newMatch(4).state.deck);
    expect(names(dealtMatch.state.discard)).toHaveLength(8);
    expect(rules.view(dealtMatch.state)).toMatchObject({ hands: true, deckLeft: 26 });
  });
});
