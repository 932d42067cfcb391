import { describe, expect, test } from 'vitest';
import { totalOf, type Posting } from '$lib/core';
import { withExactDice, view } from '$lib/games/las-vegas/state/view';
import { FACES, type CasinoView, type View, type Why } from '$lib/games/las-vegas/types';
import { placeLastDie, table } from '$lib/games/las-vegas/fixtures/royale';
import { matchAfter, deal, placeMove, newMatch } from '$lib/games/las-vegas/fixtures/test-match';
import { rules } from '$lib/games/las-vegas/rules';
import { payout } from './pages';
import { paymentsOf } from './tile-payments';

const names = (player: string): string =>
  ({ p1: 'Anna', p2: 'Ben', p3: 'Carla', p4: 'Denny' })[player] ?? player;

/**
 * Anna has 5, Ben and Carla tie with 3 (Carla with the big die), and Denny has 1. No one has dice at the other casinos.
 */
const example = withExactDice(1, [80000, 30000], {
  p1: { small: 5, big: 0 },
  p2: { small: 3, big: 0 },
  p3: { small: 1, big: 1 },
  p4: { small: 1, big: 0 }
});
const empty = (number: (typeof FACES)[number]): CasinoView => withExactDice(number, [50000, 40000], {});
const initialView = view(newMatch(4).state);

function viewWithPaid(paidRound: NonNullable<View['paid']>): View {
  return { ...initialView, round: paidRound.round + 1, paid: paidRound };
}
const walk = payout(viewWithPaid({ round: 1, casinos: [example, ...FACES.slice(1).map(empty)] }), names, []);

describe('the payout of a round', () => {
  test('4.5 has a page for each casino in its order, and says which is next', () => {
    expect(walk?.pages.map(({ place, next }) => [place.id, next])).toEqual(
      FACES.map((number) => [`casino:${number}`, `Next: casino ${number}`])
    );
  });

  test('4.2 tied players are removed together, and a sentence says so', () => {
    const [first] = walk?.pages ?? [];
    expect(first?.place.claims.map(({ id, tied, award }) => [id, tied, award])).toEqual([
      ['p1', false, 80000],
      ['p2', true, 0],
      ['p3', true, 0],
      ['p4', false, 30000]
    ]);
    expect(first?.ties).toEqual([
      'Ben and Carla (1 small die and the big one) tie with 3 each. Both are out.'
    ]);
    expect(first?.place.claims.map(({ why }) => [why.code, why.rule])).toEqual([
      ['most', '4.3'],
      ['tied', '4.2'],
      ['tied', '4.2'],
      ['second', '4.3']
    ]);
  });

  test('4.4 notes that no one wins go under the pile, each with its reason', () => {
    const [first, second] = walk?.pages ?? [];
    expect(first?.unclaimed).toEqual([]);
    expect(second?.unclaimed.map(({ words, why }) => [words, why.code])).toEqual([
      ['$50,000 under the pile.', 'leftOver'],
      ['$40,000 under the pile.', 'leftOver']
    ]);
    expect(second?.empty).toBe('No one has dice here.');
  });

  test('4.3 the postings of the payout add up to the totals of the round', () => {
    const sums = (['p1', 'p2', 'p3', 'p4'] as const).map((player) => totalOf(player, walk?.postings ?? []));
    expect(sums).toEqual([80000, 0, 0, 30000]);
  });

  test('5.2 a note that the neutral player wins goes under the pile', () => {
    const casino = withExactDice(1, [80000, 30000], {
      neutral: { small: 3, big: 0 },
      p1: { small: 1, big: 0 }
    });
    const page = payout(viewWithPaid({ round: 1, casinos: [casino] }), names)?.pages[0];
    expect(page?.place.claims.map(({ to, who, award }) => [to, who, award])).toEqual([
      ['the pile', undefined, 80000],
      ['Anna', 'p1', 30000]
    ]);
    expect(page?.unclaimed).toEqual([]);
  });

  test('2.7 the payout ends with the next first player and the reason, and in the last round with the result', () => {
    expect(walk?.round).toBe(1);
    expect(walk?.end).toMatchObject({
      question: 'Anna goes first in round 2',
      hint: 'Anna goes first, as the oldest or as you chose.',
      why: { code: 'begins', rule: '1.5' },
      action: 'On to round 2'
    });
    const lastPayout = payout(
      { ...viewWithPaid({ round: 3, casinos: [example] }), phase: 'over', round: 3 },
      names
    );
    expect(lastPayout?.end).toEqual({ question: 'All three rounds are paid', action: 'See who won' });
  });

  test('after an early end the payout shows the round as it was, then the result', () => {
    // Casino 1 has two $30,000 notes. p1 with 2 dice and p2 with 1 take one each.
    const { state } = matchAfter(newMatch(3), deal(), placeMove(1, 2), placeMove(1, 1));
    const stateAfterPayout = rules.paid?.(state) ?? state;
    const payoutPages = payout(view(stateAfterPayout), names);
    expect(payoutPages?.round).toBe(1);
    expect(payoutPages?.end).toEqual({ question: 'Round 1 is paid', action: 'See who won' });
    expect((['p1', 'p2'] as const).map((player) => totalOf(player, payoutPages?.postings ?? []))).toEqual([
      30000, 30000
    ]);
    const afterDeal = newMatch(3);
    expect(rules.paid?.(afterDeal.state)).toEqual(afterDeal.state);
  });

  test('the payout is not shown before there is one, nor once the next round is dealt', () => {
    expect(payout(initialView, names)).toBeUndefined();
    const roundMatch = matchAfter(newMatch(2), deal());
    expect(
      payout({ ...view(roundMatch.state), paid: { round: 1, casinos: [example] } }, names)
    ).toBeUndefined();
  });
});

describe('pages for the payments of tiles', () => {
  test('15.2 a reward caused by the last die has a page before the casinos', () => {
    const { ledger, state } = placeLastDie(table(3, ['pay-day']), 'p1', 1);
    const payoutPages = payout(view(state), names, ledger);
    const [first, second] = payoutPages?.pages ?? [];
    expect(first?.place).toMatchObject({ id: 'tile:ended', title: 'Pay Day', claims: [] });
    expect(first?.place.stake).toBeUndefined();
    expect(first?.next).toBe('Next: Pay Day');
    expect(totalOf('p1', first?.extra?.postings ?? [])).toBe(10000);
    // p1 is alone at casino 1, which has two $30,000 notes, and gets one of them on top of the chip.
    expect(second?.place).toMatchObject({ id: 'casino:1', claims: [{ who: 'p1', award: 30000 }] });
    expect(totalOf('p1', payoutPages?.postings ?? [])).toBe(40000);
  });

  test('8.12 an early end pays every tile that needs no answer, and shows it', () => {
    // p1 is alone at casino 1, which has Pay Day and two $30,000 notes, and takes one of them.
    const { state } = matchAfter(table(3, ['pay-day']), placeMove(1, 1));
    const payoutPages = payout(view(rules.paid?.(state) ?? state), names);
    expect(payoutPages?.pages.map(({ place }) => place.id)).toEqual(FACES.map((face) => `casino:${face}`));
    expect(totalOf('p1', payoutPages?.postings ?? [])).toBe(30000);
    expect(payoutPages?.end.question).toBe('Round 1 is paid');
  });

  const placedReason: Why = { code: 'primeTimePlaced', rule: '11.2', at: 2, player: 'p1', faces: [3] };
  const goldenReason: Why = { code: 'goldenPaid', rule: '24.6', at: 1, player: 'p2', value: 60000 };
  const shortageReason: Why = { code: 'bankLacks', rule: '8.19', player: 'p2', value: 60000 };
  const fineReason: Why = {
    code: 'badLuck',
    rule: '14.2',
    at: 3,
    player: 'p1',
    dice: { who: 'p1', small: 0, big: 0, count: 0 },
    notes: 80000,
    chips: 0,
    change: 30000,
    over: 0,
    exact: false,
    missing: 0
  };
  const finePostings: readonly Posting<Why>[] = [
    { from: 'p1', to: 'bank', piece: 'note', value: 80000, why: fineReason },
    { from: 'bank', to: 'p1', piece: 'note', value: 30000, why: fineReason }
  ];

  test('8.12 payments are listed in their order, and say when the bank runs short', () => {
    const view = viewWithPaid({
      round: 1,
      casinos: [withExactDice(1, [40000, 30000], { p1: { small: 1, big: 0 } })],
      tiles: [
        { when: 'before', postings: [{ to: 'p1', value: 0, why: placedReason }] },
        {
          when: 1,
          postings: [
            { from: 'bank', to: 'p2', piece: 'note', value: 60000, why: goldenReason },
            { to: 'p2', value: 0, why: shortageReason }
          ]
        },
        { when: 'after', postings: finePostings }
      ]
    });
    const payoutPages = payout(view, names);
    expect(payoutPages?.pages.map(({ place }) => place.id)).toEqual([
      'tile:before',
      'casino:1',
      'tile:after'
    ]);
    expect(payoutPages?.pages.map(({ extra }) => extra?.postings.map(({ why }) => why.code))).toEqual([
      ['primeTimePlaced'],
      ['goldenPaid', 'bankLacks'],
      ['badLuck', 'badLuck']
    ]);
    // p1: $40,000 at the casino, less a fine of $80,000 with $30,000 back.
    expect(totalOf('p1', payoutPages?.postings ?? [])).toBe(-10000);
    expect(totalOf('p2', payoutPages?.postings ?? [])).toBe(60000);
  });

  test('14.2 the notes paid and the change given back are one payment', () => {
    expect(paymentsOf(finePostings)).toEqual([
      {
        why: fineReason,
        player: 'p1',
        givenPieces: [{ piece: 'note', value: 80000 }],
        receivedPieces: [{ piece: 'note', value: 30000 }]
      }
    ]);
  });
});
