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

function viewed({ state }: TestMatch, viewer?: PlayerId): View {
  return rules.view(state, viewer);
}

describe('the view', () => {
  const opened = after(newMatch(4), ...open('jungle'));
  const cards = ['jungle raid 3', 'jungle gambler 6', 'cotton raid 4', 'jazz gambler 1'];
  const revealed = after(opened, reveal(...cards));

  test('bars are listed from left to right with their chits and totals', () => {
    expect(viewed(opened).bars.map(({ bar, chits, total }) => [bar, chits, total])).toEqual([
      ['colibri', [5000], 5000],
      ['cotton', [10000], 10000],
      ['havana', [15000], 15000],
      ['jungle', [20000, 40000], 60000],
      ['lincoln', [25000], 25000],
      ['jazz', [30000], 30000]
    ]);
  });

  test('chits in the stacks are counted by value, which everyone could work out', () => {
    expect(viewed(opened)).toMatchObject({ stackLeft: 77, chitsARound: 7, round: 1, rounds: 12 });
    expect(viewed(opened).stack).toMatchObject({ 5000: 13, 40000: 6 });
  });

  test('revealed cards stay at their bars until the next chits are placed', () => {
    const view = viewed(revealed);
    expect(view.turned).toBe(true);
    expect(view.bars[3]).toMatchObject({
      cards: [
        { player: 'p1', kind: 'raid', value: 3, fate: 'claims' },
        { player: 'p2', kind: 'gambler', value: 6, fate: 'shutOut' }
      ],
      isSettled: true,
      total: 0
    });
    expect(view.bars[1]).toMatchObject({ cards: [{ player: 'p3', fate: 'idle' }], isSettled: false });
    const next = viewed(after(revealed, ...open()));
    expect(next.turned).toBe(false);
    expect(next.bars.flatMap(({ cards: played, paid }) => [...played, ...paid])).toEqual([]);
  });

  test('a bar has its postings, including those of $0', () => {
    expect(viewed(revealed).bars[3]?.paid.map(({ to, value, why }) => [to, value, why.code])).toEqual([
      ['p1', 20000, 'raided'],
      ['p1', 40000, 'raided'],
      ['p2', 0, 'shutOut']
    ]);
  });

  test('a deal has its proposer and chits, and its duel once everyone has answered', () => {
    const dealt = after(
      opened,
      reveal('jungle gambler 6', 'jungle gambler 4', 'jungle gambler 1', 'jazz gambler 1')
    );
    expect(viewed(dealt)).toMatchObject({ dealsLeft: 1, deal: { proposer: 'p1', chits: [20000, 40000] } });
    const offered = after(dealt, propose({ p1: [40], p2: [20] }));
    expect(viewed(offered).deal?.next).toBeUndefined();
    const fight = after(offered, answer('p2', 'duel'), answer('p3', 'duel'));
    expect(viewed(fight).deal?.next).toMatchObject({
      champion: { player: 'p1' },
      challenger: { player: 'p3' }
    });
    const { deal, dealsLeft } = viewed(after(fight, duel(6, 1), duel(6, 1)));
    expect({ deal, dealsLeft }).toEqual({ deal: undefined, dealsLeft: 0 });
  });
});

describe('secrets in the view', () => {
  const dealt = after(newMatch(4), hands(...TWENTY), ...open());
  const afterChoice = after(dealt, choose('p3', 'cotton gambler 2'));

  test('3.1 only its player sees a hand', () => {
    expect(viewed(dealt).ownCards).toBeUndefined();
    expect(viewed(dealt, 'p2').ownCards).toEqual({ player: 'p2', hand: TWENTY.slice(0, 5) });
    const { ownCards: _, ...seen } = viewed(dealt, 'p2');
    expect(seen).toEqual(viewed(dealt));
  });

  test('3.1 everyone sees that a player has chosen, and only that player sees the card', () => {
    expect(viewed(afterChoice).chosen).toEqual(['p3']);
    expect(viewed(afterChoice, 'p3').ownCards?.chosen).toBe('cotton gambler 2');
    expect(JSON.stringify(viewed(afterChoice, 'p2').ownCards)).not.toContain('cotton gambler 2');
  });

  test('3.1 the cards that may be revealed do not depend on hands and choices', () => {
    expect(viewed(dealt).placeableCards).toEqual(viewed(newMatch(4)).placeableCards);
    expect(viewed(afterChoice).placeableCards).toEqual(viewed(dealt).placeableCards);
  });

  test('3.1 a redacted ask says whose turn it is, and nothing about the cards', () => {
    const covered = redactAsks(rules.asks(dealt.state), 'p2').filter(({ id }) => id.startsWith('choose'));
    expect(covered.map((ask) => ask.kind === 'choose' && ask.choices.length)).toEqual([0, 5, 0, 0]);
    const [all] = redactAsks(rules.asks(newMatch(4).state)).filter(({ id }) => id === 'hands');
    expect(all).toMatchObject({ count: 20, pool: {} });
  });

  test('3.1 the log says only that a card was chosen, even long after the round', () => {
    const finished = after(
      afterChoice,
      choose('p1', 'lincoln gambler 2'),
      choose('p2', 'colibri gambler 1'),
      choose('p4', 'havana gambler 1'),
      turnOver
    );
    const event = rules.logEventOf(dealt.state, choose('p3', 'cotton gambler 2'), finished.state, 'p3');
    expect(event).toEqual({ code: 'chosen', player: 'p3' });
    expect(rules.logEventOf(newMatch(4).state, hands(...TWENTY), finished.state, 'p3')).toEqual({
      code: 'hands',
      cards: 20
    });
  });
});
