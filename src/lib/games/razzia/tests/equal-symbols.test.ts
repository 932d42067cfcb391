import { describe, expect, test } from 'vitest';
import type { Names, PlayerId } from '$lib/core';
import {
  after,
  answer,
  duel,
  lines,
  open,
  propose,
  refusalOf,
  reveal,
  newMatch,
  type TestMatch
} from '$lib/games/razzia/fixtures/test-match';
import { compareStrength, stepsFromDealer } from '$lib/games/razzia/payout/resolve';
import { rules } from '$lib/games/razzia/rules';
import { text } from '$lib/games/razzia/strings/en/log';
import type { Options } from '$lib/games/razzia/types';

const names: Names = (player) => `Player ${player.slice(1)}`;

/**
 * Starts with seven players, and 20 and 40 thousand at the Jungle; each unnamed player gambles or raids alone at
 * another bar.
 */
function at(
  jungle: Readonly<Partial<Record<PlayerId, string>>>,
  { dealer = 'p1', ...options }: Partial<Options> = {}
): TestMatch {
  const elsewhere = ['colibri raid 3', 'cotton raid 3', 'havana raid 3', 'lincoln raid 3', 'jazz raid 3'];
  const start = after(newMatch(7, { dealer, ...options }), ...open('jungle'));
  let next = 0;
  const cards = start.state.seats.map((player) => {
    const face = jungle[player];
    if (face !== undefined) return `jungle ${face}`;
    next += 1;
    return elsewhere[next - 1] ?? 'jazz raid 4';
  });
  return after(start, reveal(...cards));
}

const fresh = (testMatch: TestMatch): readonly string[] =>
  lines(testMatch.ledger).filter((line) => !line.endsWith('noGambler'));

describe('the player further from the dealer', () => {
  test('6.2 places are counted clockwise from the dealer, who is the nearest', () => {
    const { seats } = newMatch(7).state;
    expect(seats.map((player) => stepsFromDealer(player, { seats, dealer: 'p5' }))).toEqual([
      3, 4, 5, 6, 0, 1, 2
    ]);
  });

  test('6.2 with equal symbols the further player is stronger, and a higher symbol beats both', () => {
    const tieContext = { seats: newMatch(7).state.seats, dealer: 'p5' } as const;
    const cards = (['p5', 'p6', 'p4'] as const).map(
      (player) => ({ player, kind: 'gambler', value: 3 }) as const
    );
    const best = { player: 'p7', kind: 'gambler', value: 4 } as const;
    expect([...cards, best].sort(compareStrength(tieContext)).map(({ player }) => player)).toEqual([
      'p7',
      'p4',
      'p6',
      'p5'
    ]);
  });

  test.each<[PlayerId, PlayerId]>([
    ['p1', 'p6'],
    ['p2', 'p6'],
    ['p3', 'p2'],
    ['p6', 'p2'],
    ['p7', 'p6']
  ])('6.2 with %s as dealer %s of p2 and p6 proposes', (dealer, proposer) => {
    const revealed = at({ p2: 'gambler 4', p6: 'gambler 4' }, { dealer });
    expect(rules.asks(revealed.state)).toMatchObject([{ id: 'propose', for: proposer }]);
  });
});

describe('the player further from the dealer, counted the shorter way', () => {
  const seats = newMatch(7).state.seats;
  const order = (...players: readonly PlayerId[]): readonly PlayerId[] =>
    players
      .map((player) => ({ player, kind: 'gambler', value: 3 }) as const)
      .sort(compareStrength({ seats, dealer: 'p5', furthest: 'shorter' }))
      .map(({ player }) => player);

  test('6.2 with seven players, the largest distance is three', () => {
    // From p5 clockwise: p6 1, p7 2, p1 3, p2 4 (3 the other way), p3 5 (2), p4 6 (1).
    expect(order('p5', 'p6', 'p7', 'p1')).toEqual(['p1', 'p7', 'p6', 'p5']);
    expect(order('p4', 'p7')).toEqual(['p7', 'p4']);
    expect(order('p3', 'p1')).toEqual(['p1', 'p3']);
  });

  test('6.2 if two players are equally far away, the later one clockwise counts as further', () => {
    expect(order('p6', 'p4')).toEqual(['p4', 'p6']);
    expect(order('p1', 'p2')).toEqual(['p2', 'p1']);
  });

  test('6.2 a match uses the house rule', () => {
    const cards = { p2: 'gambler 4', p6: 'gambler 4' };
    // From p4: p2 is five steps clockwise and two counter-clockwise, p6 two clockwise; so p2 is further.
    expect(rules.asks(at(cards, { dealer: 'p4', furthest: 'shorter' }).state)).toMatchObject([{ for: 'p2' }]);
    // From p5: p2 is four clockwise and three counter-clockwise, p6 one.
    expect(rules.asks(at(cards, { dealer: 'p5', furthest: 'shorter' }).state)).toMatchObject([{ for: 'p2' }]);
    // From p7: p6 is six clockwise and one counter-clockwise, p2 two.
    expect(rules.asks(at(cards, { dealer: 'p7', furthest: 'shorter' }).state)).toMatchObject([{ for: 'p2' }]);
    expect(rules.asks(at(cards, { dealer: 'p7' }).state)).toMatchObject([{ for: 'p6' }]);
  });
});

describe('a duel of equal symbols in which the further player only proposes', () => {
  test('6.5 the player further away is asked for an offer, and has not won yet', () => {
    const revealed = at({ p2: 'gambler 4', p6: 'gambler 4' });
    expect(rules.asks(revealed.state)).toMatchObject([{ id: 'propose', for: 'p6' }]);
    expect(fresh(revealed)).toEqual([]);
  });

  const two = after(at({ p2: 'gambler 4', p6: 'gambler 4' }), propose({ p6: [40], p2: [20] }));
  const fight = after(two, answer('p2', 'duel'));

  test('6.3 the player further away wins a tie, in this case the proposer', () => {
    const paid = after(fight, duel(3, 3)).ledger.slice(fight.ledger.length);
    expect(lines(paid)).toEqual(['p6 20000', 'p6 40000', 'p2 0 duelLost']);
    expect(paid.map(({ why }) => [why.rule, text.why(why, names)]).slice(1)).toEqual([
      ['6.3', 'Player 6 beats Player 2 in a duel at Jungle and takes the $60,000 that’s left.'],
      [
        '6.3',
        'Player 2 rolls 3 for a total of 7 and Player 6 rolls 3 for 7. With matching symbols, the player further from the dealer wins, so Player 2 gets nothing at Jungle.'
      ]
    ]);
  });

  test('6.3 a higher total wins as in any duel', () => {
    expect(fresh(after(fight, duel(3, 4)))).toEqual(['p2 20000', 'p2 40000', 'p6 0 duelLost']);
  });

  test('6.3 the nearer player is still the weaker one after winning another duel', () => {
    // p7 with 6 proposes; p2 and p6 with 4 refuse. p2 is the weaker of the two and duels first.
    const three = at({ p7: 'gambler 6', p2: 'gambler 4', p6: 'gambler 4' });
    const next = after(three, propose({ p7: [40, 20] }), answer('p6', 'duel'), answer('p2', 'duel'));
    const once = after(next, duel(1, 6));
    expect(rules.view(once.state).deal?.next).toMatchObject({
      champion: { player: 'p2' },
      challenger: { player: 'p6' }
    });
    expect(fresh(after(once, duel(5, 5)))).toEqual([
      'p6 20000',
      'p6 40000',
      'p7 0 duelLost',
      'p2 0 duelLost'
    ]);
  });
});

describe('if the rule is taken literally', () => {
  const wins = { equalSymbols: 'wins' } as const;

  test('6.4 if there are only two claimants, the one further away takes the pot', () => {
    const revealed = at({ p2: 'gambler 4', p6: 'gambler 4' }, wins);
    expect(fresh(revealed)).toEqual(['p6 20000', 'p6 40000', 'p2 0 equalLost']);
    const reasons = revealed.ledger.filter(({ why }) => why.code.startsWith('equal'));
    expect(reasons.map(({ why }) => text.why(why, names))).toEqual([
      'Player 6 and Player 2 both have a gambler 4 at Jungle. Player 6 sits further from the dealer and takes the $60,000.',
      'Player 6 and Player 2 both have a gambler 4 at Jungle. Player 6 sits further from the dealer and takes the $60,000.',
      'Player 2 and Player 6 both have a gambler 4 at Jungle. Player 6 sits further from the dealer and wins without a roll, so Player 2 gets nothing.'
    ]);
  });

  test('6.3 with a third player they deal, and only the duel between the two equal ones needs no roll', () => {
    const three = at({ p7: 'gambler 6', p2: 'gambler 4', p6: 'gambler 4' }, wins);
    const next = after(three, propose({ p7: [40, 20] }), answer('p6', 'duel'), answer('p2', 'duel'));
    expect(fresh(after(next, duel(1, 6)))).toEqual([
      'p6 20000',
      'p6 40000',
      'p7 0 duelLost',
      'p2 0 equalLost'
    ]);
  });

  test('6.4 if the two strongest are equal, the nearer one loses by refusing', () => {
    const three = at({ p2: 'gambler 4', p6: 'gambler 4', p3: 'gambler 1' }, wins);
    const offered = after(three, propose({ p6: [40], p3: [20] }), answer('p3', 'accept'));
    const settled = after(offered, answer('p2', 'duel'));
    expect(fresh(settled)).toEqual(['p3 20000', 'p6 40000', 'p2 0 equalLost']);
    expect(settled.state.round).toBe(2);
    expect(settled.ledger.at(-2)?.why).toMatchObject({ code: 'duelWon', rule: '6.4' });
  });

  test('6.4 raided gamblers with equal symbols get nothing, like any others', () => {
    const revealed = at({ p2: 'gambler 4', p6: 'gambler 4', p3: 'raid 3' }, wins);
    expect(fresh(revealed)).toEqual(['p3 20000', 'p3 40000', 'p6 0 shutOut', 'p2 0 shutOut']);
  });
});

test('6.2 with three players equal symbols can occur only if they use all cards', () => {
  const cards = ['jungle gambler 3', 'jungle gambler 3', 'havana raid 3'];
  const fewer = after(
    newMatch(3),
    { type: 'lay', chits: [5000, 5000, 5000, 5000, 5000] },
    {
      type: 'put',
      bar: 'jungle'
    }
  );
  expect(refusalOf(fewer, reveal(...cards))).toMatchObject({ code: 'noSuchCard' });
  const complete = after(
    newMatch(3, { threeCards: 'whole' }),
    { type: 'lay', chits: [5000, 5000, 5000, 5000, 5000] },
    {
      type: 'put',
      bar: 'jungle'
    }
  );
  expect(rules.asks(after(complete, reveal(...cards)).state)).toMatchObject([{ id: 'propose', for: 'p2' }]);
});
