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
function matchAtJungle(
  facesAtJungle: Readonly<Partial<Record<PlayerId, string>>>,
  { dealer = 'p1', ...options }: Partial<Options> = {}
): TestMatch {
  const otherCards = ['colibri raid 3', 'cotton raid 3', 'havana raid 3', 'lincoln raid 3', 'jazz raid 3'];
  const startMatch = after(newMatch(7, { dealer, ...options }), ...open('jungle'));
  let next = 0;
  const cards = startMatch.state.seats.map((player) => {
    const face = facesAtJungle[player];
    if (face !== undefined) return `jungle ${face}`;
    next += 1;
    return otherCards[next - 1] ?? 'jazz raid 4';
  });
  return after(startMatch, reveal(...cards));
}

const paymentLines = (testMatch: TestMatch): readonly string[] =>
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
    const strongestCard = { player: 'p7', kind: 'gambler', value: 4 } as const;
    expect([...cards, strongestCard].sort(compareStrength(tieContext)).map(({ player }) => player)).toEqual([
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
    const revealedMatch = matchAtJungle({ p2: 'gambler 4', p6: 'gambler 4' }, { dealer });
    expect(rules.asks(revealedMatch.state)).toMatchObject([{ id: 'propose', for: proposer }]);
  });
});

describe('the player further from the dealer, counted the shorter way', () => {
  const seats = newMatch(7).state.seats;
  const orderOf = (...players: readonly PlayerId[]): readonly PlayerId[] =>
    players
      .map((player) => ({ player, kind: 'gambler', value: 3 }) as const)
      .sort(compareStrength({ seats, dealer: 'p5', furthest: 'shorter' }))
      .map(({ player }) => player);

  test('6.2 with seven players, the largest distance is three', () => {
    // Steps from p5 clockwise: p6 1, p7 2, p1 3, p2 4, p3 5, p4 6. Counter-clockwise p2 is 3 away, p3 2 and p4 1.
    expect(orderOf('p5', 'p6', 'p7', 'p1')).toEqual(['p1', 'p7', 'p6', 'p5']);
    expect(orderOf('p4', 'p7')).toEqual(['p7', 'p4']);
    expect(orderOf('p3', 'p1')).toEqual(['p1', 'p3']);
  });

  test('6.2 if two players are equally far away, the later one clockwise counts as further', () => {
    expect(orderOf('p6', 'p4')).toEqual(['p4', 'p6']);
    expect(orderOf('p1', 'p2')).toEqual(['p2', 'p1']);
  });

  test('6.2 by house rule a match counts the shorter way', () => {
    const cards = { p2: 'gambler 4', p6: 'gambler 4' };
    // p2 is five steps clockwise and two counter-clockwise from p4, and p6 is two clockwise. At equal distance p2, the
    // later one clockwise, is further.
    expect(rules.asks(matchAtJungle(cards, { dealer: 'p4', furthest: 'shorter' }).state)).toMatchObject([
      { for: 'p2' }
    ]);
    // p2 is four steps clockwise and three counter-clockwise from p5, and p6 is one.
    expect(rules.asks(matchAtJungle(cards, { dealer: 'p5', furthest: 'shorter' }).state)).toMatchObject([
      { for: 'p2' }
    ]);
    // p6 is six steps clockwise and one counter-clockwise from p7, and p2 is two.
    expect(rules.asks(matchAtJungle(cards, { dealer: 'p7', furthest: 'shorter' }).state)).toMatchObject([
      { for: 'p2' }
    ]);
    expect(rules.asks(matchAtJungle(cards, { dealer: 'p7' }).state)).toMatchObject([{ for: 'p6' }]);
  });
});

describe('a duel of equal symbols in which the further player only proposes', () => {
  test('6.5 the player further away is asked for an offer, and has not won yet', () => {
    const revealedMatch = matchAtJungle({ p2: 'gambler 4', p6: 'gambler 4' });
    expect(rules.asks(revealedMatch.state)).toMatchObject([{ id: 'propose', for: 'p6' }]);
    expect(paymentLines(revealedMatch)).toEqual([]);
  });

  const matchWithOffer = after(
    matchAtJungle({ p2: 'gambler 4', p6: 'gambler 4' }),
    propose({ p6: [40], p2: [20] })
  );
  const challengedMatch = after(matchWithOffer, answer('p2', 'duel'));

  test('6.3 the player further away wins a tie, in this case the proposer', () => {
    const postings = after(challengedMatch, duel(3, 3)).ledger.slice(challengedMatch.ledger.length);
    expect(lines(postings)).toEqual(['p6 20000', 'p6 40000', 'p2 0 duelLost']);
    expect(postings.map(({ why }) => [why.rule, text.why(why, names)]).slice(1)).toEqual([
      ['6.3', 'Player 6 beats Player 2 in a duel at Jungle and takes the $60,000 that’s left.'],
      [
        '6.3',
        'Player 2 rolls 3 for a total of 7 and Player 6 rolls 3 for 7. With matching symbols, the player further from the dealer wins, so Player 2 gets nothing at Jungle.'
      ]
    ]);
  });

  test('6.3 a higher total wins as in any duel', () => {
    expect(paymentLines(after(challengedMatch, duel(3, 4)))).toEqual([
      'p2 20000',
      'p2 40000',
      'p6 0 duelLost'
    ]);
  });

  test('6.3 the nearer player is still the weaker one after winning another duel', () => {
    // p7 with 6 proposes; p2 and p6 with 4 challenge. p2 is the weaker of the two and duels first.
    const threeClaimantsMatch = matchAtJungle({ p7: 'gambler 6', p2: 'gambler 4', p6: 'gambler 4' });
    const next = after(
      threeClaimantsMatch,
      propose({ p7: [40, 20] }),
      answer('p6', 'duel'),
      answer('p2', 'duel')
    );
    const matchAfterDuel = after(next, duel(1, 6));
    expect(rules.view(matchAfterDuel.state).deal?.next).toMatchObject({
      champion: { player: 'p2' },
      challenger: { player: 'p6' }
    });
    expect(paymentLines(after(matchAfterDuel, duel(5, 5)))).toEqual([
      'p6 20000',
      'p6 40000',
      'p7 0 duelLost',
      'p2 0 duelLost'
    ]);
  });
});

describe('with the printed rule for equal symbols', () => {
  const winsOption = { equalSymbols: 'wins' } as const;

  test('6.4 if there are only two claimants, the one further away takes the pot', () => {
    const revealedMatch = matchAtJungle({ p2: 'gambler 4', p6: 'gambler 4' }, winsOption);
    expect(paymentLines(revealedMatch)).toEqual(['p6 20000', 'p6 40000', 'p2 0 equalLost']);
    const reasons = revealedMatch.ledger.filter(({ why }) => why.code.startsWith('equal'));
    expect(reasons.map(({ why }) => text.why(why, names))).toEqual([
      'Player 6 and Player 2 both have a gambler 4 at Jungle. Player 6 sits further from the dealer and takes the $60,000.',
      'Player 6 and Player 2 both have a gambler 4 at Jungle. Player 6 sits further from the dealer and takes the $60,000.',
      'Player 2 and Player 6 both have a gambler 4 at Jungle. Player 6 sits further from the dealer and wins without a roll, so Player 2 gets nothing.'
    ]);
  });

  test('6.3 with a third claimant there is a deal, and only the duel of equal symbols needs no roll', () => {
    const threeClaimantsMatch = matchAtJungle(
      { p7: 'gambler 6', p2: 'gambler 4', p6: 'gambler 4' },
      winsOption
    );
    const next = after(
      threeClaimantsMatch,
      propose({ p7: [40, 20] }),
      answer('p6', 'duel'),
      answer('p2', 'duel')
    );
    expect(paymentLines(after(next, duel(1, 6)))).toEqual([
      'p6 20000',
      'p6 40000',
      'p7 0 duelLost',
      'p2 0 equalLost'
    ]);
  });

  test('6.4 if the two strongest are equal, the nearer one loses by challenging', () => {
    const threeClaimantsMatch = matchAtJungle(
      { p2: 'gambler 4', p6: 'gambler 4', p3: 'gambler 1' },
      winsOption
    );
    const matchWithOffer = after(
      threeClaimantsMatch,
      propose({ p6: [40], p3: [20] }),
      answer('p3', 'accept')
    );
    const settledMatch = after(matchWithOffer, answer('p2', 'duel'));
    expect(paymentLines(settledMatch)).toEqual(['p3 20000', 'p6 40000', 'p2 0 equalLost']);
    expect(settledMatch.state.round).toBe(2);
    expect(settledMatch.ledger.at(-2)?.why).toMatchObject({ code: 'duelWon', rule: '6.4' });
  });

  test('6.4 raided gamblers with equal symbols get nothing, like any others', () => {
    const revealedMatch = matchAtJungle({ p2: 'gambler 4', p6: 'gambler 4', p3: 'raid 3' }, winsOption);
    expect(paymentLines(revealedMatch)).toEqual(['p3 20000', 'p3 40000', 'p6 0 shutOut', 'p2 0 shutOut']);
  });
});

test('6.2 with three players equal symbols can occur only if they use all cards', () => {
  const cards = ['jungle gambler 3', 'jungle gambler 3', 'havana raid 3'];
  const fewerCardsMatch = after(
    newMatch(3),
    { type: 'lay', chits: [5000, 5000, 5000, 5000, 5000] },
    {
      type: 'put',
      bar: 'jungle'
    }
  );
  expect(refusalOf(fewerCardsMatch, reveal(...cards))).toMatchObject({ code: 'noSuchCard' });
  const allCardsMatch = after(
    newMatch(3, { threeCards: 'whole' }),
    { type: 'lay', chits: [5000, 5000, 5000, 5000, 5000] },
    {
      type: 'put',
      bar: 'jungle'
    }
  );
  expect(rules.asks(after(allCardsMatch, reveal(...cards)).state)).toMatchObject([
    { id: 'propose', for: 'p2' }
  ]);
});
