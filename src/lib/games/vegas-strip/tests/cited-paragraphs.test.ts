import { describe, expect, test } from 'vitest';
import { CaseError, settle } from '$lib/games';
import { citedParagraphs } from '$lib/games/fixtures/cited';

/**
 * Returns the cited paragraphs. The expected ones are written by hand: if our interpretation decides, they name its
 * paragraph, not the printed one beside it.
 */

const sentencesOf = (question: string, members: object) => citedParagraphs('vegas-strip', question, members);

const placingSentences = (members: object) =>
  sentencesOf('placement', { player: 'Anna', tiles: {}, ...members });

describe('a 7 at their own rigged casino', () => {
  const rigged = true;

  test('4.4 a printed 7 is not allowed', async () => {
    expect(await placingSentences({ tile: 7, rigged })).toEqual(['VS 4.4 Anna']);
  });

  test('4.9 a 4 with a token is a 7 by our interpretation', async () => {
    expect(await placingSentences({ tile: { number: 4, plus: 1 }, rigged })).toEqual(['VS 4.9 Anna']);
  });

  test('4.9 a 7 with a token does not count as a 7, so it can be placed', async () => {
    expect(await placingSentences({ tile: { number: 7, plus: 1 }, rigged })).toEqual(['VS 4.9 Anna']);
  });

  test('4.9 by house rule the printed number decides whether a tile is a 7', async () => {
    const options = { tokenSeven: 'print' };
    expect(await placingSentences({ tile: { number: 4, plus: 1 }, rigged, options })).toEqual([
      'VS 4.9 Anna'
    ]);
    expect(await placingSentences({ tile: { number: 7, plus: 1 }, rigged, options })).toEqual([
      'VS 4.9 Anna'
    ]);
    expect(await placingSentences({ tile: 7, rigged, options })).toEqual(['VS 4.4 Anna']);
  });

  test('4.1 a 7 with a token elsewhere, or another number here, needs no exception', async () => {
    expect(await placingSentences({ tile: { number: 7, plus: 1 } })).toEqual(['VS 4.1 Anna']);
    expect(await placingSentences({ tile: { number: 3, plus: 1 }, rigged })).toEqual(['VS 4.1 Anna']);
  });

  test('8.5 a blocker is allowed', async () => {
    expect(await placingSentences({ tile: 7, rigged, blocker: true })).toEqual(['VS 8.5 Anna']);
  });
});

describe('other placements', () => {
  test('4.10 two tokens on one tile are allowed', async () => {
    expect(await placingSentences({ tile: { number: 2, plus: 2 } })).toEqual(['VS 4.10 Anna']);
  });

  test('4.8 a placement that leaves two others tied for the lead needs a house rule', async () => {
    const tiles = { Ben: [5], Carla: [5] };
    expect(await placingSentences({ tile: 2, tiles })).toEqual(['VS 4.8 Anna']);
    expect(await placingSentences({ tile: 2, tiles, options: { tokenOff: 'allowed' } })).toEqual([
      'VS 4.8 Anna'
    ]);
  });

  test('8.6 a tie with the player’s own blockers is refused, and so is a tie with someone else (4.5)', async () => {
    expect(await placingSentences({ tile: 5, blockers: { Anna: [5] } })).toEqual(['VS 8.6 Anna']);
    expect(await placingSentences({ tile: 5, tiles: { Ben: [5] } })).toEqual(['VS 4.5 Anna']);
  });

  test('8.7 blockers count towards a character’s limit', async () => {
    const blockers = { Ben: [1, 2] };
    expect(await placingSentences({ tile: 5, blockers, limits: { tiles: 2 } })).toEqual(['VS 8.7 Anna']);
    expect(await placingSentences({ tile: 5, tiles: { Ben: [1, 2] }, limits: { tiles: 2 } })).toEqual([
      'VS 4.6 Anna'
    ]);
    expect(await placingSentences({ tile: 1, blockers, limits: { distinct: true } })).toEqual([
      'VS 8.7 Anna'
    ]);
  });
});

/** With two players there are five casinos: Anna rigged A, and Ben rigged B. */
const twoPlayerRound = (casinos: object, members = {}) => ({
  round: 1,
  start: 10,
  teams: [['Anna'], ['Ben']],
  casinos: {
    A: { jackpot: 10, tiles: {}, rigged: 'Anna' },
    B: { jackpot: 10, tiles: {}, rigged: 'Ben' },
    C: { jackpot: 10, tiles: {} },
    D: { jackpot: 10, tiles: {} },
    E: { jackpot: 10, tiles: {} },
    ...casinos
  },
  ...members
});

describe('a round', () => {
  test('5.17 a rigged casino without tiles keeps its jackpot', async () => {
    expect(await sentencesOf('round', twoPlayerRound({}))).toEqual(['VS 5.17 nobody', 'VS 5.17 nobody']);
  });

  test('5.13 a jackpot with a winner is refilled, as printed', async () => {
    expect(
      await sentencesOf('round', twoPlayerRound({ A: { jackpot: 10, tiles: { Ben: [3] }, rigged: 'Anna' } }))
    ).toEqual(['VS 5.1 Ben', 'VS 5.17 nobody', 'VS 5.13 nobody']);
  });

  test('5.18 a jackpot that blockers won is refilled, by our interpretation', async () => {
    const casinos = { A: { jackpot: 10, tiles: {}, blockers: { Ben: [3] }, rigged: 'Anna' } };
    expect(await sentencesOf('round', twoPlayerRound(casinos))).toEqual([
      'VS 8.4 Ben',
      'VS 5.17 nobody',
      'VS 5.18 nobody'
    ]);
  });

  test('5.12 a jackpot won with a forbidden 7 is kept', async () => {
    const casinos = { A: { jackpot: 10, tiles: { Anna: [7] }, rigged: 'Anna' } };
    const round = twoPlayerRound(casinos, { penalty: 'ten' });
    expect(await sentencesOf('round', round)).toEqual([
      'VS 5.12 Anna',
      'VS 5.17 nobody',
      'VS 5.9 Anna',
      'VS 5.13 nobody'
    ]);
    expect(await sentencesOf('round', { ...round, options: { jackpotSeven: 'void' } })).toEqual([
      'VS 5.12 nobody',
      'VS 5.12 Anna',
      'VS 5.17 nobody',
      'VS 5.11 Anna'
    ]);
  });
});

describe('each partner has a reason', () => {
  const teams = [
    ['Anna', 'Ben'],
    ['Carla', 'Denny']
  ];

  test('a pile of 27 chips and an empty pile have reasons for both partners', async () => {
    expect(await sentencesOf('piles', { teams, collected: { Anna: 27 } })).toEqual([
      'VS 7.3 Anna',
      'VS 7.3 Ben',
      'VS 7.3 Carla',
      'VS 7.3 Denny',
      'VS 5.5 Anna',
      'VS 5.5 Ben',
      'VS 5.5 Anna',
      'VS 5.5 Ben',
      'VS 5.5 Carla',
      'VS 5.5 Denny'
    ]);
  });

  const casinos = (key: 'tiles' | 'sums') => ({
    A: { jackpot: 10, [key]: {}, rigged: 'Anna' },
    B: { jackpot: 10, [key]: {}, rigged: 'Carla' },
    C: { jackpot: 10, [key]: {} },
    D: { jackpot: 10, [key]: {} },
    E: { jackpot: 10, [key]: {} }
  });
  const expected = ['VS 5.5 Anna', 'VS 5.5 Ben', 'VS 5.5 Carla', 'VS 5.5 Denny'];

  test.each([
    ['round', 'tiles'],
    ['sums', 'sums']
  ] as const)('%s: the piles are empty', async (question, key) => {
    const reasons = await sentencesOf(question, { round: 1, start: 10, teams, casinos: casinos(key) });
    expect(reasons).toEqual(['VS 5.17 nobody', 'VS 5.17 nobody', ...expected]);
  });
});

describe('options', () => {
  const casinos = (first: object) => ({
    ...{ A: first, B: { tiles: {} }, C: { tiles: {} }, D: { tiles: {} }, E: { tiles: {} } }
  });

  test('an empty hand is refused', async () => {
    const verdict = settle({
      ...{ game: 'vegas-strip', case: 'options', player: 'Anna', hand: [], casinos: casinos({ tiles: {} }) }
    });
    await expect(verdict).rejects.toThrow(CaseError);
    await expect(verdict).rejects.toMatchObject({ path: 'hand' });
  });

  test('the sentences about blockers call them blockers, and say why a casino refuses one', async () => {
    const { reasons, facts } = await settle({
      ...{ game: 'vegas-strip', case: 'options', player: 'Anna', hand: [5, 7], blocker: true, rigged: 'A' },
      casinos: casinos({ tiles: { Ben: [5] } })
    });
    expect(facts).toEqual({
      legal: { A: [7], B: [5, 7], C: [5, 7], D: [5, 7], E: [5, 7] },
      discard: false
    });
    expect(reasons.slice(0, 3)).toEqual([
      { player: 'Anna', rule: 'VS 8.2', text: 'Anna can place blocker 7 at A.' },
      {
        ...{ player: 'Anna', rule: 'VS 4.5' },
        text: 'The blocker 5 doesn’t fit at A. Anna’s blockers would tie Ben in the lead at A with 5. Beat the leader or stay below.'
      },
      { player: 'Anna', rule: 'VS 8.2', text: 'Anna can place blocker 5 or blocker 7 at B.' }
    ]);
  });

  test('a tile that breaks two rules has both reasons', async () => {
    const crowdedCasino = { tiles: { Anna: [1, 2], Ben: [7], Carla: [3] }, limits: { tiles: 4 } };
    const reasons = await sentencesOf('options', {
      player: 'Anna',
      hand: [4],
      casinos: casinos(crowdedCasino)
    });
    expect(reasons.slice(0, 4)).toEqual(['VS 4.1 Anna', 'VS 4.3 Anna', 'VS 4.5 Anna', 'VS 4.6 Anna']);
  });
});

describe('the fine for a 7', () => {
  const fineSentences = async (round: object): Promise<readonly string[]> => {
    const { reasons } = await settle({ game: 'vegas-strip', case: 'round', ...round });
    return reasons
      .filter(({ rule }) => ['VS 5.9', 'VS 5.10', 'VS 5.11'].includes(rule))
      .map(
        ({ rule, player, text }) =>
          `${rule} ${player ?? 'nobody'} ${/\d+ chips?/.exec(text)?.[0] ?? 'nothing'}`
      );
  };
  /** Anna’s 7 is the only tile at the casino that she rigged, which has 10 chips. */
  const soloRound = (members: object) =>
    twoPlayerRound({ A: { jackpot: 10, tiles: { Anna: [7] }, rigged: 'Anna' } }, members);

  test('5.9 without a partner, a round of ten chips pays the printed fine', async () => {
    expect(await fineSentences(soloRound({ penalty: 'ten' }))).toEqual(['VS 5.9 Anna 10 chips']);
    expect(await fineSentences(soloRound({ penalty: 'all' }))).toEqual(['VS 5.9 Anna 10 chips']);
  });

  test('5.11 without a partner, a round of fewer than ten chips is fined from all chips owned', async () => {
    const poorCasinos = { A: { jackpot: 4, tiles: { Anna: [7] }, rigged: 'Anna' } };
    expect(await fineSentences(twoPlayerRound(poorCasinos, { penalty: 'ten' }))).toEqual([
      'VS 5.11 Anna 4 chips'
    ]);
    expect(await fineSentences(twoPlayerRound(poorCasinos, { penalty: 'ten', chips: { Anna: 20 } }))).toEqual(
      ['VS 5.11 Anna 10 chips']
    );
    // "All of the round" is the same amount, whatever else the player owns.
    expect(await fineSentences(twoPlayerRound(poorCasinos, { penalty: 'all', chips: { Anna: 20 } }))).toEqual(
      ['VS 5.9 Anna 4 chips']
    );
  });

  test('5.11 with a partner, only the offender pays, after the split', async () => {
    const fourPlayerRound = (penalty: string) => ({
      ...twoPlayerRound({
        A: { jackpot: 40, tiles: { Anna: [7] }, rigged: 'Anna' },
        B: { jackpot: 10, tiles: {}, rigged: 'Carla' }
      }),
      teams: [
        ['Anna', 'Ben'],
        ['Carla', 'Denny']
      ],
      penalty
    });
    // 40 chips give each partner 20.
    expect(await fineSentences(fourPlayerRound('ten'))).toEqual(['VS 5.11 Anna 10 chips']);
    expect(await fineSentences(fourPlayerRound('all'))).toEqual(['VS 5.11 Anna 20 chips']);
  });

  test('5.10 a tile with a token is fined if the players enter it as an offence', async () => {
    const tiles = { Anna: [{ number: 4, plus: 1 }] };
    const round = twoPlayerRound(
      { A: { jackpot: 10, tiles, rigged: 'Anna' } },
      { penalty: 'ten', sevens: ['Anna'] }
    );
    expect(await fineSentences(round)).toEqual(['VS 5.10 Anna 10 chips']);
  });
});

describe('a discard', () => {
  /** Each casino has one tile and accepts no other. */
  const fullCasino = (number: number) => ({ tiles: { Ben: [number] }, limits: { tiles: 1 } });
  const casinos = {
    A: fullCasino(1),
    B: fullCasino(2),
    C: fullCasino(3),
    D: fullCasino(4),
    E: fullCasino(5)
  };
  const discardSentence = async (members: object): Promise<string | undefined> => {
    const { reasons } = await settle({
      ...{ game: 'vegas-strip', case: 'options', player: 'Anna', casinos },
      ...members
    });
    const last = reasons.at(-1);
    return last && `${last.rule} ${last.text}`;
  };

  test('4.11 a player’s only tile is discarded if it does not fit anywhere', async () => {
    expect(await discardSentence({ hand: [3] })).toBe(
      'VS 4.11 None of Anna’s tiles fit anywhere, so one is discarded.'
    );
  });

  test('4.12 if none of several tiles fit, Anna chooses which to discard', async () => {
    expect(await discardSentence({ hand: [3, 6] })).toBe(
      'VS 4.12 None of Anna’s tiles fit anywhere, so Anna chooses one to discard.'
    );
  });
});
