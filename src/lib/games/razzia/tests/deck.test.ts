import { describe, expect, test } from 'vitest';
import { deckSize, addPieces, type Deck } from '$lib/core';
import { round, until } from '$lib/games/razzia/fixtures/drive';
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
function dealt(testMatch: TestMatch): TestMatch {
  const ask = rules.asks(testMatch.state).find(({ id }) => id === 'hands');
  if (ask?.kind !== 'draw') throw new Error('no cards are asked for');
  return after(testMatch, hands(...names(ask.pool).slice(0, ask.count)));
}

function names(deck: Deck): readonly CardName[] {
  return Object.entries(deck).flatMap(([card, count]) => Array<CardName>(count).fill(card));
}

function handsAsked({ state }: TestMatch): { readonly count: number; readonly pool: Deck } | undefined {
  const ask = rules.asks(state).find(({ id }) => id === 'hands');
  return ask?.kind === 'draw' ? { count: ask.count, pool: ask.pool } : undefined;
}

function everyCard({ deck, hands: playerHands = {}, discard }: State): Deck {
  return addPieces(addPieces(deck, Object.values(playerHands).flat()), names(discard));
}

describe('the app’s cards', () => {
  const first = dealt(newMatch(4));

  test('2.4 with four players the deck lasts for nine rounds, and two cards are left', () => {
    const tenth = until(first, round(10));
    expect(deckSize(tenth.state.deck)).toBe(2);
    expect(deckSize(tenth.state.discard)).toBe(36);
    expect(rules.view(tenth.state).deckLeft).toBe(2);
  });

  test('2.4 the last cards are dealt, then the played ones are shuffled and dealt too', () => {
    const tenth = until(first, round(10));
    const played = tenth.state.discard;
    expect(handsAsked(tenth)).toEqual({ count: 2, pool: tenth.state.deck });
    const half = dealt(tenth);
    expect(half.state.discard).toEqual({});
    expect(handsAsked(half)).toEqual({ count: 2, pool: played });
    const complete = dealt(half);
    expect(deckSize(complete.state.deck)).toBe(34);
    expect(handsAsked(complete)).toBeUndefined();
    expect(everyCard(complete.state)).toMatchObject(newMatch(4).state.deck);
  });

  test('2.4 if the deck is exactly used up, it is shuffled before the next card is dealt', () => {
    const sixth = until(dealt(newMatch(8)), round(6));
    expect(deckSize(sixth.state.deck)).toBe(40);
    expect(sixth.state.discard).toEqual({});
    expect(handsAsked(sixth)?.count).toBe(8);
  });

  test('2.4 before that, a card that was played does not come again', () => {
    const ninth = until(first, round(9));
    for (const [card, count] of Object.entries(ninth.state.discard))
      if (count > 0) expect(handsAsked(ninth)?.pool[card] ?? 0).toBe(0);
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

  function rounds(count: number): TestMatch {
    const moves = faces.slice(0, count).flatMap((face) => [...placed, revealFace(face)]);
    return after(newMatch(4), ...moves);
  }

  const placed = [{ type: 'lay', chits: Array<number>(7).fill(5000) } as const, open()[1]!] as const;
  const cheapChits = [
    { type: 'lay', chits: [10000, 10000, 10000, 10000, 10000, 10000, 10000] },
    open()[1]!
  ] as const;

  test('2.4 a card that was played is refused until the played ones are shuffled', () => {
    const second = after(rounds(1), ...cheapChits);
    expect(refusalOf(second, revealFace('gambler 1'))).toEqual({
      code: 'cardGone',
      rule: '2.4',
      card: 'colibri gambler 1',
      player: 'p1'
    });
    expect(rules.view(second.state)).toMatchObject({ deckLeft: 30, hands: false });
    const reveals = rules.asks(second.state).find(({ id }) => id === 'reveal');
    expect(reveals?.kind === 'draw' && deckSize(reveals.pool)).toBe(50);
  });

  test('2.4 in the tenth round of four players every card can appear again', () => {
    const start = after(newMatch(4), ...cheapChits, revealFace('gambler 1'));
    const next = faces.slice(1).reduce(
      (testMatch, face) =>
        after(
          until(testMatch, (state) => state.phase === 'choose'),
          revealFace(face)
        ),
      start
    );
    expect(next.state).toMatchObject({ round: 10, undealt: 34, discard: {} });
    expect(deckSize(next.state.deck)).toBe(54);
    const tenth = until(next, (state) => state.phase === 'choose');
    expect(refusalOf(tenth, revealFace('gambler 1'))).toBeUndefined();
    expect(refusalOf(tenth, revealFace('raid 6'))).toBeUndefined();
  });

  test('2.4 the app deals cards that have not been played', () => {
    const second = rounds(1);
    const ask = handsAsked(second);
    expect(ask?.count).toBe(20);
    expect(ask?.pool).toMatchObject({ 'colibri gambler 1': 0, 'colibri gambler 2': 1 });
  });

  test('2.4 after rounds without entered cards, any card can appear', () => {
    const second = rounds(1);
    const afterEntry = after(second, { type: 'depth', depth: 'rounds' }, ...cheapChits, {
      type: 'taken',
      bars: {}
    });
    const third = until(
      after(afterEntry, { type: 'depth', depth: 'turns' }),
      (state) => state.phase === 'choose'
    );
    expect(refusalOf(third, revealFace('gambler 1'))).toBeUndefined();
    const fourth = until(after(third, revealFace('gambler 1')), (state) => state.phase === 'choose');
    expect(refusalOf(fourth, revealFace('gambler 1'))).toBeUndefined();
  });

  test('7.4 a player who goes back to real cards may reveal any card', () => {
    const second = until(dealt(newMatch(4)), (state) => state.round === 2 && state.phase === 'choose');
    const [played] = names(second.state.discard);
    const [other] = names(second.state.deck);
    const cards = [played!, other!, 'jazz raid 4', 'jazz gambler 6'];
    expect(refusalOf(second, reveal(...cards))).toBeUndefined();
    const third = until(
      after(second, reveal(...cards)),
      (state) => state.phase === 'choose' && state.round === 3
    );
    expect(third.state.hands).toBeUndefined();
    expect(refusalOf(third, reveal(...cards))).toBeUndefined();
  });

  test('7.4 the app deals from the cards not played, and then knows every card', () => {
    const third = after(rounds(2), ...cheapChits);
    const app = dealt(third);
    expect(everyCard(app.state)).toMatchObject(newMatch(4).state.deck);
    expect(names(app.state.discard)).toHaveLength(8);
    expect(rules.view(app.state)).toMatchObject({ hands: true, deckLeft: 26 });
  });
});
