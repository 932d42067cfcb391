import { describe, expect, test } from 'vitest';
import { CaseError, settle } from '$lib/games';
import { citedSentences } from '$lib/games/fixtures/cited';

/** Checks referee sentences with singular forms, equal values and empty lists. */

type Members = Readonly<Record<string, unknown>>;

const settleVegas = (question: string, members: Members): Promise<readonly string[]> =>
  citedSentences('las-vegas', question, members);

describe('Las Vegas', () => {
  test('2.2 pairs with the same total and notes are not compared by their higher note', async () => {
    const reasons = await settleVegas('pairs', {
      pairs: [
        [30_000, 80_000],
        [80_000, 30_000],
        [60_000, 60_000],
        [40_000, 90_000],
        [70_000, 60_000],
        [30_000, 30_000]
      ]
    });
    expect(reasons).toEqual([
      'LV 2.2 Casino 1 gets $30,000 and $30,000, $60,000 together.',
      'LV 2.2 Casino 2 gets $80,000 and $30,000, $110,000 together.',
      'LV 2.2 Casino 3 gets $80,000 and $30,000, $110,000 together.',
      'LV 2.2 Casino 4 gets $60,000 and $60,000, $120,000 together.',
      'LV 2.2 Casino 5 gets $70,000 and $60,000, $130,000 together. Another pair has the same total, so the pair with the higher note goes to the higher casino.',
      'LV 2.2 Casino 6 gets $90,000 and $40,000, $130,000 together. Another pair has the same total, so the pair with the higher note goes to the higher casino.'
    ]);
  });

  test('4.3 neither of two equal notes is called the higher one', async () => {
    const notes = [50_000, 50_000];
    expect(await settleVegas('casino', { notes, dice: { Anna: { small: 2 }, Ben: { small: 1 } } })).toEqual([
      'LV 4.3 Anna wins this casino (2 dice to Ben’s 1) and takes one of the two $50,000 notes.',
      'LV 4.3 Ben is second at this casino (1 die to Anna’s 2) and takes the other note, $50,000.'
    ]);
    expect(await settleVegas('casino', { notes, dice: { Anna: { big: 1 } } })).toEqual([
      'LV 4.3 Anna has 2 (the big die) at this casino, with no one else left there, and takes one of the two $50,000 notes.',
      'LV 4.4 Only one player is left at this casino and takes one note, so the $50,000 goes under the pile.'
    ]);
  });

  test('6.3 each player may spend one note or one chip', async () => {
    const players = { Anna: { notes: [30_000], chips: 0 }, Ben: { notes: [30_000], chips: 0 } };
    expect(await settleVegas('ranking', { players })).toContain(
      'LV 6.3 Anna and Ben tie with $30,000 and 1 note or chip each, and share the place.'
    );
  });

  test('13.1 the reason for High Five names the dice', async () => {
    expect(await settleVegas('high-five', { player: 'Anna', dice: { small: 2, big: 1 } })).toEqual([
      'LV 13.1 Anna has 4 (2 small dice and the big one) here, fewer than five, and gets no High Five token.'
    ]);
    expect(
      await settleVegas('high-five', { player: 'Anna', dice: { small: 3, big: 1 }, holder: 'Ben' })
    ).toContain(
      'LV 13.2 Anna has 5 (3 small dice and the big one) here, but Ben already has the High Five token, so Anna gets nothing.'
    );
  });

  test('14.1 everyone with dice at the casino of Bad Luck learns whether they pay', async () => {
    const purse = { notes: [50_000], chips: 0 };
    const holdings = { Anna: purse, Ben: purse, Carla: purse, Denny: purse };
    const dice = { Anna: { big: 1 }, Ben: { small: 2 }, Carla: { small: 1, big: 1 }, Denny: { small: 7 } };
    expect(await settleVegas('bad-luck', { dice, holdings })).toEqual([
      'LV 14.1 Anna is lowest here with 2 (the big die) and pays the bank $50,000 in notes.',
      'LV 14.5 Ben is lowest here with 2 dice and pays the bank $50,000 in notes.',
      'LV 14.1 Carla has 3 (1 small die and the big one) here, more than the fewest (2), and pays nothing.',
      'LV 14.1 Denny has 7 dice here, more than the fewest (2), and pays nothing.'
    ]);
    expect(await settleVegas('bad-luck', { dice: { ...dice, Anna: {} }, holdings })).toContain(
      'LV 14.1 Ben has 2 dice here, more than the fewest (none), and pays nothing.'
    );
  });

  test('21.2 one of two equal piles is chosen', async () => {
    const piles = [
      [60_000, 0, 0],
      [20_000, 20_000, 0]
    ];
    expect(await settleVegas('black-box', { winner: 'Anna', piles, chosen: 1 })).toEqual([
      'LV 21.2 Anna chooses one of two piles of 3 tokens and gets $40,000.'
    ]);
  });

  test('22.2 a tie on Double Down is worded as one sentence', async () => {
    expect(await settleVegas('double-down', { dice: { Anna: { small: 1 }, Ben: { small: 1 } } })).toEqual([
      'LV 22.2 Anna has 1 die on Double Down and ties with Ben. Tied dice are removed, so Anna gets nothing.',
      'LV 22.2 Ben has 1 die on Double Down and ties with Anna. Tied dice are removed, so Ben gets nothing.'
    ]);
  });
});

describe('Razzia', () => {
  test('3.5 no reason mentions money at a bar without chits', async () => {
    const cards = [{ player: 'Anna', kind: 'raid', value: 3 }];
    expect(await citedSentences('razzia', 'bar', { chits: [], cards, players: 4 })).toEqual([
      'RZ 3.5 Anna raids this bar, finds no gambler and gets nothing.'
    ]);
    expect(await citedSentences('razzia', 'bar', { chits: [5000], cards, players: 4 })).toEqual([
      'RZ 3.5 Anna raids this bar, finds no gambler and gets nothing. The money stays.'
    ]);
  });
});

describe('Razzia with equal symbols', () => {
  const cards = [
    { player: 'Anna', kind: 'gambler', value: 4 },
    { player: 'Emil', kind: 'gambler', value: 4 },
    { player: 'Ben', kind: 'gambler', value: 2 }
  ];
  const seats = ['Anna', 'Ben', 'Carla', 'Denny', 'Emil', 'Fenja', 'Gustav'];

  test('4.1 the reason of a player with a lower symbol does not mention the other two', async () => {
    const { reasons } = await settle({
      game: 'razzia',
      case: 'bar',
      chits: [5000],
      cards,
      players: 7,
      seats,
      dealer: 'Carla'
    });
    const tieText =
      'Anna and Emil both have a gambler 4 at this bar. Anna sits 5 seats from the dealer, Carla, and Emil only 2, so Anna proposes the deal.';
    expect(reasons).toEqual([
      { player: 'Anna', rule: 'RZ 6.2', text: tieText },
      { player: 'Emil', rule: 'RZ 6.2', text: tieText },
      {
        player: 'Ben',
        rule: 'RZ 4.1',
        text: 'Anna (gambler 4) is stronger than Ben (gambler 2) at this bar and proposes the deal.'
      }
    ]);
  });
});

describe('refusals say what is allowed', () => {
  const card = { player: 'Anna', kind: 'raid', value: 2 };
  test.each([
    ['razzia', 'bar', { chits: [], cards: [card], players: 8 }, 'a raid has a die symbol from 3 to 6'],
    [
      'las-vegas',
      'no-entry',
      { player: 'Anna', space: 6, token: 'moved' },
      'a space, where 0 is the start arrow, from 0 to 5'
    ],
    [
      'las-vegas',
      'fifty-fifty',
      { player: 'Anna', won: 4, before: 7, bet: 'higher', sum: 8 },
      'the bets won before this one, from 0 to 3'
    ]
  ])('%s %s', async (game, question, members, message) => {
    const refusal = await settle({ game, case: question, ...members }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(CaseError);
    expect(refusal).toMatchObject({ message });
  });
});
