import { describe, expect, test } from 'vitest';
import type { Names } from '$lib/core';
import {
  after,
  answer,
  duel,
  open,
  propose,
  reveal,
  newMatch,
  type TestMatch
} from '$lib/games/razzia/fixtures/test-match';
import { duelsOf, duelReason, duelSentences, nextProposalSentence } from './duels';
import { rules } from '$lib/games/razzia/rules';
import type { DealView, Throws, View } from '$lib/games/razzia/types';

const NAMES: Readonly<Record<string, string>> = { p1: 'Udo', p2: 'Claudia', p3: 'Stefan', p4: 'Karin' };
const names: Names = (player) => NAMES[player] ?? player;

const claimedMatch = after(
  newMatch(4),
  ...open('jungle'),
  reveal('jungle gambler 6', 'jungle gambler 4', 'jungle gambler 1', 'jazz gambler 1')
);
const matchWithOffer = after(claimedMatch, propose({ p1: [40], p2: [20] }));

function viewAndDeal({ state }: TestMatch): readonly [View, DealView] {
  const view = rules.view(state);
  if (view.deal === undefined) throw new Error('nobody deals');
  return [view, view.deal];
}

test('4.1 the proposer is named before the deal is shown, with the chits at stake', () => {
  expect(nextProposalSentence(...viewAndDeal(claimedMatch), names)).toEqual({
    words: 'Udo’s 6 beats Claudia’s 4 and Stefan’s 1, so Udo proposes',
    total: 60000
  });
});

test('6.2 with equal symbols the further player proposes, and neither beats the other', () => {
  const cards = ['jungle gambler 4', 'jungle gambler 4', 'colibri raid 3', 'cotton raid 3'];
  const otherCards = ['havana raid 3', 'lincoln raid 3', 'jazz raid 3'];
  const revealedMatch = after(newMatch(7), ...open('jungle'), reveal(...cards, ...otherCards));
  expect(nextProposalSentence(...viewAndDeal(revealedMatch), names).words).toBe(
    'Tied at 4: Claudia sits further from the dealer and proposes'
  );
});

describe('a duel whose dice are being entered', () => {
  const next = after(matchWithOffer, answer('p2', 'duel'), answer('p3', 'duel'));
  const lastDuelMatch = after(next, duel(6, 1));

  test('4.5 shows no winner before both dice are rolled', () => {
    expect(duelSentences(...viewAndDeal(next), { champion: 3 }, names)).toBeUndefined();
    expect(
      duelSentences(...viewAndDeal(matchWithOffer), { champion: 3, challenger: 3 }, names)
    ).toBeUndefined();
  });

  test('4.7 the winner continues if another duel follows', () => {
    expect(duelSentences(...viewAndDeal(next), { champion: 2, challenger: 6 }, names)).toEqual({
      title: 'Udo wins, 8 to 7',
      sums: '6 + 2 = 8 and 1 + 6 = 7',
      reason: 'The higher total takes what’s left.',
      action: 'Udo fights on'
    });
  });

  test('4.7 the lower card wins a tie, and the last duel shows the winnings', () => {
    expect(duelSentences(...viewAndDeal(lastDuelMatch), { champion: 2, challenger: 4 }, names)).toEqual({
      title: 'A tie, 8 to 8',
      sums: '6 + 2 = 8 and 4 + 4 = 8',
      reason: 'The lower card wins a tie, so Claudia wins.',
      action: 'Claudia takes $60,000'
    });
  });

  test('4.6 the player who demanded the duel wins a tie', () => {
    const cards = ['jungle gambler 6', 'jungle gambler 4', 'colibri raid 3', 'jazz raid 3'];
    const challengedMatch = after(
      after(newMatch(4), ...open('jungle'), reveal(...cards)),
      propose({ p1: [20, 40] }),
      answer('p2', 'duel')
    );
    expect(
      duelSentences(...viewAndDeal(challengedMatch), { champion: 1, challenger: 3 }, names)
    ).toMatchObject({
      title: 'A tie, 7 to 7',
      reason: 'The challenger wins a tie, so Claudia wins.'
    });
  });

  test('4.5 a finished duel is shown as it was before its roll', () => {
    const finishedMatch = after(next, duel(6, 1), duel(2, 4));
    const fought = duelsOf(rules.view(finishedMatch.state));
    expect(fought.map(({ throws }) => throws)).toEqual([
      { champion: 6, challenger: 1 },
      { champion: 2, challenger: 4 }
    ]);
    const titles = fought.map(({ view, deal, throws }) => duelSentences(view, deal, throws, names)?.title);
    expect(titles).toEqual(['Udo wins, 12 to 2', 'A tie, 8 to 8']);
  });

  test('4.3 the winner does not get a share that another player accepted', () => {
    const acceptedMatch = after(matchWithOffer, answer('p2', 'accept'), answer('p3', 'duel'));
    expect(duelSentences(...viewAndDeal(acceptedMatch), { champion: 6, challenger: 1 }, names)?.action).toBe(
      'Udo takes $40,000'
    );
  });

  test('6.3 with equal symbols the further player wins a tie', () => {
    const cards = ['jungle gambler 4', 'jungle gambler 4', 'colibri raid 3', 'cotton raid 3'];
    const otherCards = ['havana raid 3', 'lincoln raid 3', 'jazz raid 3'];
    const revealedMatch = after(newMatch(7), ...open('jungle'), reveal(...cards, ...otherCards));
    const challengedMatch = after(revealedMatch, propose({ p2: [20, 40] }), answer('p1', 'duel'));
    expect(
      duelSentences(...viewAndDeal(challengedMatch), { champion: 3, challenger: 3 }, names)?.reason
    ).toBe('With matching symbols, the player further from the dealer wins, so Claudia wins.');
    expect(duelReason(...viewAndDeal(challengedMatch), { champion: 3, challenger: 3 })).toMatchObject({
      rule: '6.3',
      tie: true
    });
  });

  test.each<[Throws]>([
    [{ champion: 1, challenger: 6 }],
    [{ champion: 2, challenger: 4 }],
    [{ champion: 6, challenger: 2 }]
  ])('4.7 the preview of %j is the reason that is then given', (throws) => {
    const [view, deal] = viewAndDeal(lastDuelMatch);
    const why = duelReason(view, deal, throws);
    const { ledger } = after(lastDuelMatch, { type: 'duel', ...throws });
    expect(ledger.at(-1)?.why).toEqual(why);
  });
});
