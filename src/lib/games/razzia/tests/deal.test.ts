import { describe, expect, test } from 'vitest';
import type { Names } from '$lib/core';
import { barStateText } from '$lib/games/razzia/ui/table/bar-words';
import {
  after,
  answer,
  duel,
  layMove,
  lines,
  open,
  propose,
  putMove,
  refusalOf,
  reveal,
  newMatch,
  type TestMatch
} from '$lib/games/razzia/fixtures/test-match';
import { rules } from '$lib/games/razzia/rules';
import { text } from '$lib/games/razzia/strings/en/log';

const NAMES: Readonly<Record<string, string>> = { p1: 'Udo', p2: 'Claudia', p3: 'Stefan', p4: 'Karin' };
const names: Names = (player) => NAMES[player] ?? player;

/** Returns the postings of the last move, with their sentences. */
function payoutSentences(
  matchBefore: TestMatch,
  matchAfter: TestMatch
): readonly (readonly [string, number, string, string])[] {
  return matchAfter.ledger
    .slice(matchBefore.ledger.length)
    .map(({ to: receiver, value, why }) => [receiver, value, why.rule, text.why(why, names)]);
}

describe('the printed example: four players at the Jazz Club, with $55,000', () => {
  const cards = ['jazz raid 3', 'jazz raid 4', 'jazz gambler 5', 'jazz gambler 2'];
  const matchWithChits = after(
    newMatch(4),
    layMove(5, 5, 5, 5, 5, 25, 10),
    putMove('jazz'),
    reveal('colibri gambler 1', 'cotton gambler 1', 'havana gambler 1', 'jungle gambler 1'),
    layMove(5, 5, 5, 5, 5, 20, 5),
    putMove('lincoln')
  );
  const revealedMatch = after(matchWithChits, reveal(...cards));
  const matchWithOffer = after(revealedMatch, propose({ p2: [25, 10], p1: [20] }));

  test('3.4 Stefan and Karin gamble against raid cards: they get nothing and take no part in the deal', () => {
    expect(revealedMatch.state.deals).toMatchObject([
      { bar: 'jazz', claimants: [{ player: 'p2' }, { player: 'p1' }] }
    ]);
    expect(payoutSentences(matchWithChits, revealedMatch)).toEqual([
      ['p3', 0, '3.4', 'Claudia and Udo raid Jazz Club, so Stefan gets nothing.'],
      ['p4', 0, '3.4', 'Claudia and Udo raid Jazz Club, so Karin gets nothing.']
    ]);
  });

  test('4.1 Claudia has the strongest raid card and proposes how to divide the $55,000', () => {
    expect(rules.asks(revealedMatch.state)).toEqual([
      { id: 'propose', for: 'p2', kind: 'split', pieces: [25000, 10000, 20000], among: ['p2', 'p1'] }
    ]);
    expect(rules.view(revealedMatch.state).deal).toMatchObject({
      proposer: 'p2',
      chits: [25000, 10000, 20000]
    });
  });

  test('4.3 Udo reluctantly agrees: she gets $35,000, and he gets $20,000', () => {
    expect(payoutSentences(matchWithOffer, after(matchWithOffer, answer('p1', 'accept')))).toEqual([
      [
        'p2',
        25000,
        '4.3',
        'Claudia’s deal at Jazz Club is accepted, so Claudia keeps the $35,000 that no one else was offered.'
      ],
      [
        'p2',
        10000,
        '4.3',
        'Claudia’s deal at Jazz Club is accepted, so Claudia keeps the $35,000 that no one else was offered.'
      ],
      ['p1', 20000, '4.3', 'Udo accepts Claudia’s offer at Jazz Club and takes the $20,000.']
    ]);
  });

  test('4.9 a player who is offered nothing is still named, in the log and at the bar', () => {
    const shares = { p2: [25000, 10000, 20000] };
    const event = rules.logEventOf(revealedMatch.state, { type: 'propose', shares }, revealedMatch.state);
    expect(text.logLine(event, names)).toBe(
      'Claudia proposes a deal at Jazz Club: Claudia gets $25,000, $10,000 and $20,000; Udo gets nothing.'
    );
    const agreedMatch = after(after(revealedMatch, propose({ p2: [25, 10, 20] })), answer('p1', 'accept'));
    const view = rules.view(agreedMatch.state);
    const bar = view.bars.find((bar) => bar.bar === 'jazz');
    expect(bar && barStateText(bar, view, { seats: [], names, colourOf: () => 'white' })).toBe(
      'Claudia agreed, with nothing for Udo'
    );
    expect(payoutSentences(matchWithOffer, agreedMatch).at(-1)).toEqual([
      'p1',
      0,
      '4.9',
      'Claudia offers Udo nothing at Jazz Club, and Udo accepts.'
    ]);
  });

  test('4.5 Udo prefers a duel, rolls 5 against 2, and takes everything', () => {
    const challengedMatch = after(matchWithOffer, answer('p1', 'duel'));
    expect(rules.view(challengedMatch.state).deal?.next).toMatchObject({
      champion: { player: 'p2', value: 4 },
      challenger: { player: 'p1', value: 3 }
    });
    const lines = payoutSentences(challengedMatch, after(challengedMatch, duel(2, 5)));
    expect(lines.map(([receiver, value, rule]) => [receiver, value, rule])).toEqual([
      ['p1', 25000, '4.5'],
      ['p1', 10000, '4.5'],
      ['p1', 20000, '4.5'],
      ['p2', 0, '4.5']
    ]);
    expect(lines[0]?.[3]).toBe('Udo beats Claudia in a duel at Jazz Club and takes the $55,000 that’s left.');
    expect(lines[3]?.[3]).toBe(
      'Claudia rolls 2 for a total of 6 and Udo rolls 5 for 8. Claudia loses the duel at Jazz Club and gets nothing.'
    );
  });

  test('4.5 if Udo loses the duel, Claudia takes everything', () => {
    const challengedMatch = after(matchWithOffer, answer('p1', 'duel'));
    expect(
      payoutSentences(challengedMatch, after(challengedMatch, duel(4, 4))).map(([receiver, value, rule]) => [
        receiver,
        value,
        rule
      ])
    ).toEqual([
      ['p2', 25000, '4.5'],
      ['p2', 10000, '4.5'],
      ['p2', 20000, '4.5'],
      ['p1', 0, '4.5']
    ]);
  });

  test('4.6 if the totals are equal, Udo wins as the challenger', () => {
    const challengedMatch = after(matchWithOffer, answer('p1', 'duel'));
    const lines = payoutSentences(challengedMatch, after(challengedMatch, duel(4, 5)));
    expect(lines.map(([receiver, value, rule]) => [receiver, value, rule])).toEqual([
      ['p1', 25000, '4.6'],
      ['p1', 10000, '4.6'],
      ['p1', 20000, '4.6'],
      ['p2', 0, '4.6']
    ]);
    expect(lines[3]?.[3]).toBe(
      'Claudia rolls 4 for a total of 8 and Udo rolls 5 for 8. The challenger wins a tie, so Claudia gets nothing at Jazz Club.'
    );
  });
});

/** Four gamblers at the Jungle with chits of 20, 40, 5 and 10 thousand; the symbols of p1 to p4 are 6, 4, 3 and 1. */
const jungleMatch = after(
  newMatch(4),
  ...open('jungle'),
  reveal('colibri gambler 2', 'cotton gambler 2', 'havana gambler 2', 'lincoln gambler 2'),
  layMove(5, 5, 5, 5, 5, 5, 10),
  putMove('jungle'),
  reveal('jungle gambler 6', 'jungle gambler 4', 'jungle gambler 3', 'jungle gambler 1')
);
const dividedMatch = after(jungleMatch, propose({ p1: [20], p2: [40], p3: [5], p4: [10] }));

describe('the deal', () => {
  test('4.1 the player with the strongest symbol proposes, among gamblers and among raiders', () => {
    expect(jungleMatch.state.deals[0]?.claimants.map(({ player }) => player)).toEqual([
      'p1',
      'p2',
      'p3',
      'p4'
    ]);
    expect(rules.asks(jungleMatch.state)).toMatchObject([{ id: 'propose', for: 'p1' }]);
  });

  test('4.2 exactly the chits at the bar are divided, and no chit is split', () => {
    const wrongShares = { code: 'wrongShares', rule: '4.2', bar: 'jungle' };
    expect(refusalOf(jungleMatch, propose({ p1: [20], p2: [40], p3: [5] }))).toEqual(wrongShares);
    expect(refusalOf(jungleMatch, propose({ p1: [20], p2: [40], p3: [5], p4: [5, 5] }))).toEqual(wrongShares);
    expect(refusalOf(jungleMatch, propose({ p1: [60], p3: [5], p4: [10] }))).toEqual(wrongShares);
    expect(refusalOf(jungleMatch, propose({ p1: [20, 40, 5, 10], p5: [] }))).toEqual(wrongShares);
    expect(refusalOf(dividedMatch, propose({ p1: [20, 40, 5, 10] }))).toEqual({
      code: 'notNow',
      rule: '7.1',
      wanted: 'answer'
    });
  });

  test('4.9 a player may be offered nothing, and the proposer may keep nothing', () => {
    const matchWithOffer = after(jungleMatch, propose({ p1: [20, 40, 5, 10] }));
    const next = after(
      matchWithOffer,
      answer('p2', 'accept'),
      answer('p3', 'accept'),
      answer('p4', 'accept')
    );
    expect(lines(next.ledger.slice(matchWithOffer.ledger.length))).toEqual([
      'p1 20000',
      'p1 40000',
      'p1 5000',
      'p1 10000',
      'p2 0 offeredNothing',
      'p3 0 offeredNothing',
      'p4 0 offeredNothing'
    ]);
    const matchWithoutShare = after(jungleMatch, propose({ p2: [20, 40, 5, 10] }));
    const acceptedMatch = after(
      matchWithoutShare,
      answer('p2', 'accept'),
      answer('p3', 'accept'),
      answer('p4', 'accept')
    );
    expect(lines(acceptedMatch.ledger.slice(matchWithoutShare.ledger.length))[0]).toBe('p1 0 keptNothing');
  });

  test('4.3 players who accept get their offers, in whatever order they answer', () => {
    const { ledger, state } = after(
      dividedMatch,
      answer('p4', 'accept'),
      answer('p2', 'accept'),
      answer('p3', 'accept')
    );
    expect(lines(ledger.slice(dividedMatch.ledger.length))).toEqual([
      'p1 20000',
      'p2 40000',
      'p3 5000',
      'p4 10000'
    ]);
    expect(state.chits['jungle']).toEqual([]);
  });

  test('4.4 everyone except the proposer is asked to accept or to duel', () => {
    expect(rules.asks(dividedMatch.state).map(({ id, ...ask }) => [id, ask.for])).toEqual([
      ['answer p2', 'p2'],
      ['answer p3', 'p3'],
      ['answer p4', 'p4']
    ]);
    expect(refusalOf(dividedMatch, answer('p1', 'accept'))).toEqual({
      code: 'notAsked',
      rule: '4.4',
      player: 'p1'
    });
    const matchAfterAnswer = after(dividedMatch, answer('p3', 'duel'));
    expect(refusalOf(matchAfterAnswer, answer('p3', 'accept'))).toEqual({
      code: 'notAsked',
      rule: '4.4',
      player: 'p3'
    });
    expect(refusalOf(matchAfterAnswer, duel(1, 1))).toMatchObject({ code: 'notNow', wanted: 'answer' });
  });

  test('4.3 the view shows the payout as if all remaining players accept', () => {
    expect(lines(rules.currentPayout(dividedMatch.state))).toEqual([
      'p1 20000',
      'p2 40000',
      'p3 5000',
      'p4 10000'
    ]);
    expect(rules.currentPayout(jungleMatch.state)).toEqual([]);
    expect(rules.currentPayout(after(dividedMatch, answer('p2', 'duel')).state)).toEqual([]);
  });
});

describe('several duels', () => {
  const challengedMatch = after(
    dividedMatch,
    answer('p2', 'duel'),
    answer('p3', 'accept'),
    answer('p4', 'duel')
  );

  function next({ state }: TestMatch): readonly [string, string] | undefined {
    const found = rules.view(state).deal?.next;
    return found && [found.champion.player, found.challenger.player];
  }

  test('4.7 the strongest duels the weakest, and the winner duels the next weakest', () => {
    expect(next(challengedMatch)).toEqual(['p1', 'p4']);
    expect(next(after(challengedMatch, duel(1, 6)))).toEqual(['p4', 'p2']);
    expect(next(after(challengedMatch, duel(6, 1)))).toEqual(['p1', 'p2']);
  });

  test('4.7 the last winner takes everything except the accepted offers', () => {
    // Udo wins 6 + 3 against 1 + 2, then Claudia wins 4 + 6 against 6 + 1.
    const { ledger } = after(challengedMatch, duel(3, 2), duel(1, 6));
    const postings = ledger.slice(challengedMatch.ledger.length);
    expect(lines(postings)).toEqual([
      'p3 5000',
      'p2 20000',
      'p2 40000',
      'p2 10000',
      'p4 0 duelLost',
      'p1 0 duelLost'
    ]);
    expect(postings.map(({ why }) => why.rule)).toEqual(['4.3', '4.7', '4.7', '4.7', '4.5', '4.5']);
    expect(postings.slice(3).map(({ why }) => text.why(why, names))).toEqual([
      'Claudia outlasts Udo and Karin in the duels at Jungle and takes the $70,000 that’s left.',
      'Karin rolls 2 for a total of 3 and Udo rolls 3 for 9. Karin loses the duel at Jungle and gets nothing.',
      'Udo rolls 1 for a total of 7 and Claudia rolls 6 for 10. Udo loses the duel at Jungle and gets nothing.'
    ]);
  });

  test('4.10 the lower symbol wins a tie, whether it is the champion’s or the challenger’s', () => {
    // 6 + 1 ties with 1 + 6, and Karin wins with the lower symbol. Then 1 + 5 ties with 4 + 2, and she wins again.
    const { ledger } = after(challengedMatch, duel(1, 6), duel(5, 2));
    const postings = ledger.slice(challengedMatch.ledger.length);
    expect(lines(postings).slice(1)).toEqual([
      'p4 20000',
      'p4 40000',
      'p4 10000',
      'p1 0 duelLost',
      'p2 0 duelLost'
    ]);
    expect(postings.slice(4).map(({ why }) => [why.rule, text.why(why, names)])).toEqual([
      [
        '4.7',
        'Udo rolls 1 for a total of 7 and Karin rolls 6 for 7. The lower card wins a tie, so Udo gets nothing at Jungle.'
      ],
      [
        '4.7',
        'Claudia rolls 2 for a total of 6 and Karin rolls 5 for 6. The lower card wins a tie, so Claudia gets nothing at Jungle.'
      ]
    ]);
  });

  test('4.7 if only one of several players challenges, the weaker of the two wins a tie', () => {
    const matchBeforeDuel = after(
      dividedMatch,
      answer('p2', 'duel'),
      answer('p3', 'accept'),
      answer('p4', 'accept')
    );
    const postings = after(matchBeforeDuel, duel(2, 4)).ledger.slice(matchBeforeDuel.ledger.length);
    expect(lines(postings)).toEqual(['p3 5000', 'p4 10000', 'p2 20000', 'p2 40000', 'p1 0 duelLost']);
    expect(postings.map(({ why }) => why.rule)).toEqual(['4.3', '4.3', '4.7', '4.7', '4.7']);
  });

  test('4.7 a winner has a reason even if no chits are left', () => {
    const matchWithOffer = after(jungleMatch, propose({ p3: [20, 40, 5, 10] }));
    const matchBeforeDuel = after(
      matchWithOffer,
      answer('p2', 'duel'),
      answer('p3', 'accept'),
      answer('p4', 'accept')
    );
    const postings = after(matchBeforeDuel, duel(6, 1)).ledger.slice(matchBeforeDuel.ledger.length);
    expect(lines(postings).slice(4)).toEqual(['p4 0 offeredNothing', 'p1 0 duelWonNothing', 'p2 0 duelLost']);
    const why = postings[5]?.why;
    expect(why && text.why(why, names)).toBe(
      'Udo beats Claudia in a duel at Jungle, but there are no chits left to take.'
    );
  });
});

describe('several bars', () => {
  test('4.1 bars are settled from left to right, and the last one ends the round', () => {
    const cards = ['jazz gambler 1', 'colibri gambler 4', 'jazz gambler 6', 'colibri gambler 3'];
    const revealedMatch = after(newMatch(4), ...open('jazz'), reveal(...cards));
    expect(revealedMatch.state.deals.map(({ bar }) => bar)).toEqual(['colibri', 'jazz']);
    const firstBarMatch = after(revealedMatch, propose({ p2: [5] }), answer('p4', 'accept'));
    expect(firstBarMatch.state).toMatchObject({ phase: 'deal', round: 1 });
    expect(rules.asks(firstBarMatch.state)).toMatchObject([
      { id: 'propose', for: 'p3', pieces: [30000, 40000] }
    ]);
    const next = after(firstBarMatch, propose({ p1: [30], p3: [40] }), answer('p1', 'accept'));
    expect(next.state).toMatchObject({ phase: 'lay', round: 2, dealer: 'p2' });
  });
});
