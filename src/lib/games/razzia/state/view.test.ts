import { describe, expect, test } from 'vitest';
import { redactAsks, type PlayerId } from '$lib/core';
import {
  after,
  answer,
  choose,
  duel,
  hands,
  open,
  propose,
  reveal,
  newMatch,
  turnOver,
  type TestMatch
} from '$lib/games/razzia/fixtures/test-match';
import { rules } from '$lib/games/razzia/rules';
import type { View } from '$lib/games/razzia/types';

const TWENTY = ['colibri', 'cotton', 'havana', 'lincoln']
  .flatMap((bar) => [1, 2, 3, 4, 5, 6].map((value) => `${bar} gambler ${value}`))
  .slice(0, 20);

function viewOf({ state }: TestMatch, viewer?: PlayerId): View {
  return rules.view(state, viewer);
}

describe('the view', () => {
  const openedMatch = after(newMatch(4), ...open('jungle'));
  const cards = ['jungle raid 3', 'jungle gambler 6', 'cotton raid 4', 'jazz gambler 1'];
  const revealedMatch = after(openedMatch, reveal(...cards));

  test('bars are listed from left to right with their chits and totals', () => {
    expect(viewOf(openedMatch).bars.map(({ bar, chits, total }) => [bar, chits, total])).toEqual([
      ['colibri', [5000], 5000],
      ['cotton', [10000], 10000],
      ['havana', [15000], 15000],
      ['jungle', [20000, 40000], 60000],
      ['lincoln', [25000], 25000],
      ['jazz', [30000], 30000]
    ]);
  });

  test('chits in the stacks are counted by value, which everyone could work out', () => {
    expect(viewOf(openedMatch)).toMatchObject({ stackLeft: 77, chitsARound: 7, round: 1, rounds: 12 });
    expect(viewOf(openedMatch).stack).toMatchObject({ 5000: 13, 40000: 6 });
  });

  test('revealed cards stay at their bars until the next chits are placed', () => {
    const view = viewOf(revealedMatch);
    expect(view.areCardsShown).toBe(true);
    expect(view.bars[3]).toMatchObject({
      cards: [
        { player: 'p1', kind: 'raid', value: 3, fate: 'claims' },
        { player: 'p2', kind: 'gambler', value: 6, fate: 'shutOut' }
      ],
      isSettled: true,
      total: 0
    });
    expect(view.bars[1]).toMatchObject({ cards: [{ player: 'p3', fate: 'idle' }], isSettled: false });
    const next = viewOf(after(revealedMatch, ...open()));
    expect(next.areCardsShown).toBe(false);
    expect(
      next.bars.flatMap(({ cards: playedCards, paid: postings }) => [...playedCards, ...postings])
    ).toEqual([]);
  });

  test('a bar has its postings, including those of $0', () => {
    expect(
      viewOf(revealedMatch).bars[3]?.paid.map(({ to: receiver, value, why }) => [receiver, value, why.code])
    ).toEqual([
      ['p1', 20000, 'raided'],
      ['p1', 40000, 'raided'],
      ['p2', 0, 'shutOut']
    ]);
  });

  test('a deal has its proposer and chits, and its duel once everyone has answered', () => {
    const dealtMatch = after(
      openedMatch,
      reveal('jungle gambler 6', 'jungle gambler 4', 'jungle gambler 1', 'jazz gambler 1')
    );
    expect(viewOf(dealtMatch)).toMatchObject({
      dealsLeft: 1,
      deal: { proposer: 'p1', chits: [20000, 40000] }
    });
    const matchWithOffer = after(dealtMatch, propose({ p1: [40], p2: [20] }));
    expect(viewOf(matchWithOffer).deal?.next).toBeUndefined();
    const challengedMatch = after(matchWithOffer, answer('p2', 'duel'), answer('p3', 'duel'));
    expect(viewOf(challengedMatch).deal?.next).toMatchObject({
      champion: { player: 'p1' },
      challenger: { player: 'p3' }
    });
    const { deal, dealsLeft } = viewOf(after(challengedMatch, duel(6, 1), duel(6, 1)));
    expect({ deal, dealsLeft }).toEqual({ deal: undefined, dealsLeft: 0 });
  });
});

describe('secrets in the view', () => {
  const dealtMatch = after(newMatch(4), hands(...TWENTY), ...open());
  const afterChoice = after(dealtMatch, choose('p3', 'cotton gambler 2'));

  test('3.1 only the player who holds a hand sees it', () => {
    expect(viewOf(dealtMatch).ownCards).toBeUndefined();
    expect(viewOf(dealtMatch, 'p2').ownCards).toEqual({ player: 'p2', hand: TWENTY.slice(0, 5) });
    const { ownCards: _, ...visibleView } = viewOf(dealtMatch, 'p2');
    expect(visibleView).toEqual(viewOf(dealtMatch));
  });

  test('3.1 everyone sees that a player has chosen, and only that player sees the card', () => {
    expect(viewOf(afterChoice).chosen).toEqual(['p3']);
    expect(viewOf(afterChoice, 'p3').ownCards?.chosen).toBe('cotton gambler 2');
    expect(JSON.stringify(viewOf(afterChoice, 'p2').ownCards)).not.toContain('cotton gambler 2');
  });

  test('3.1 the cards that may be revealed do not depend on hands and choices', () => {
    expect(viewOf(dealtMatch).placeableCards).toEqual(viewOf(newMatch(4)).placeableCards);
    expect(viewOf(afterChoice).placeableCards).toEqual(viewOf(dealtMatch).placeableCards);
  });

  test('3.1 a redacted ask says whose turn it is, and nothing about the cards', () => {
    const hiddenAsks = redactAsks(rules.asks(dealtMatch.state), 'p2').filter(({ id }) =>
      id.startsWith('choose')
    );
    expect(hiddenAsks.map((ask) => ask.kind === 'choose' && ask.choices.length)).toEqual([0, 5, 0, 0]);
    const [handsAsk] = redactAsks(rules.asks(newMatch(4).state)).filter(({ id }) => id === 'hands');
    expect(handsAsk).toMatchObject({ count: 20, pool: {} });
  });

  test('3.1 the log says only that a card was chosen, even long after the round', () => {
    const finishedMatch = after(
      afterChoice,
      choose('p1', 'lincoln gambler 2'),
      choose('p2', 'colibri gambler 1'),
      choose('p4', 'havana gambler 1'),
      turnOver
    );
    const event = rules.logEventOf(
      dealtMatch.state,
      choose('p3', 'cotton gambler 2'),
      finishedMatch.state,
      'p3'
    );
    expect(event).toEqual({ code: 'chosen', player: 'p3' });
    expect(rules.logEventOf(newMatch(4).state, hands(...TWENTY), finishedMatch.state, 'p3')).toEqual({
      code: 'hands',
      cards: 20
    });
  });
});
