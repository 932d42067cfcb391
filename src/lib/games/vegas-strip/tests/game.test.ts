import { describe, expect, test } from 'vitest';
import { totalOf, type PlayerId } from '$lib/core';
import { usualCard, usualCasinos } from '$lib/games/vegas-strip/data';
import {
  after,
  withPlacedTiles,
  moves,
  pay,
  refusalOf,
  revealMoves,
  newMatch,
  withCharacters
} from '$lib/games/vegas-strip/fixtures/test-match';
import { cardIn, casinosIn, EMPTY_BOX, makeBox } from '$lib/games/vegas-strip/copy/stored-box';
import { rank, type Score } from '$lib/games/vegas-strip/payout/ranking';
import { text as stripText } from '$lib/games/vegas-strip/strings/en/log';
import { rules } from '$lib/games/vegas-strip/rules';
import { game } from '$lib/games/vegas-strip';
import { payout } from '$lib/games/vegas-strip/ui/payout/pages';

describe('the match', () => {
  test('1.1 three rounds are played', () => {
    const playRound = (testMatch: ReturnType<typeof newMatch>): ReturnType<typeof newMatch> =>
      after(withPlacedTiles(testMatch, {}, { p1: 'c1', p2: 'c2', p3: 'c3' }), pay);
    const secondRound = playRound(playRound(newMatch(3)));
    expect(secondRound.state.round).toBe(3);
    expect(playRound(secondRound).state.phase).toBe('over');
    expect(rules.asks(playRound(secondRound).state)).toEqual([]);
  });

  test('1.2 everyone has seven tiles', () => {
    expect(newMatch(6).state.hands['p6']).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(refusalOf(newMatch(3), { type: 'place', tile: 8, casino: 'c1' })).toMatchObject({
      code: 'unreadable'
    });
  });

  test('1.3 the first player marker passes clockwise', () => {
    const next = after(
      withPlacedTiles(newMatch(3, { first: 'p3' }), {}, { p1: 'c1', p2: 'c2', p3: 'c3' }),
      pay
    );
    expect(next.state.first).toBe('p1');
    expect(next.state.turn).toBe('p1');
  });

  test('1.4 the supply never runs out', () => {
    const chipGifts = {
      type: 'chips',
      casino: 'c1',
      gives: { p1: 500 },
      takes: {},
      jackpot: { on: 0, off: 0 }
    } as const;
    const table = after(newMatch(3, withCharacters(3, { chips: true })), chipGifts);
    expect(table.state.chips['p1']).toBe(500);
    expect(rules.pieces?.(table.state)['chips 1']).toMatchObject({ p1: 500, bank: 98 - 60 - 500 });
  });
});

const scores = (...rows: readonly (readonly [total: number, ...earned: number[]])[]): readonly Score[] =>
  rows.map(([total, ...earned], index) => ({ player: `p${index + 1}` as Score['player'], total, earned }));

const rankedPlaces = (
  rows: readonly Score[],
  options: { twoWinners?: 'both'; equalLast?: 'earlier' } = {}
): readonly string[] =>
  rank(rows, { twoWinners: 'first', equalLast: 'shared', ...options }).map(
    ({ place, players, wins }) => `${place} ${players.join('+')}${wins === true ? ' wins' : ''}`
  );

describe('the places', () => {
  test('1.5 the first two players both win, and the last round breaks a tie', () => {
    expect(rankedPlaces(scores([40, 12], [52, 9], [40, 15], [10, 2]))).toEqual([
      '1 p2 wins',
      '2 p3 wins',
      '3 p1',
      '4 p4'
    ]);
  });

  test('1.5 one sentence names all winners', () => {
    const names = (player: PlayerId): string =>
      ['Anna', 'Ben', 'Carla'][Number(player.slice(1)) - 1] ?? player;
    const winnerSentences = (
      rows: readonly Score[],
      twoWinners: 'first' | 'both' = 'first'
    ): readonly string[] =>
      rank(rows, { twoWinners, equalLast: 'shared' })
        .flatMap(({ reasons }) => reasons)
        .flatMap((why) => (why.code === 'winsWith' ? [`${why.rule} ${stripText.why(why, names)}`] : []));
    expect(winnerSentences(scores([40, 12], [52, 9], [30, 15]))).toEqual([
      '1.5 Ben has the most chips and wins together with Anna, who has the second most.'
    ]);
    expect(winnerSentences(scores([40, 12], [52, 9], [40, 12]))).toEqual([
      '1.5 Ben has the most chips and wins together with Anna and Carla, who have the second most.'
    ]);
    expect(winnerSentences(scores([40, 12], [40, 12], [30, 15]))).toEqual([
      '1.5 Anna and Ben have the most chips, so they win together.'
    ]);
    expect(winnerSentences(scores([40, 12], [52, 9]))).toEqual(['1.6 Ben has the most chips and wins.']);
    expect(winnerSentences(scores([40, 12], [52, 9]), 'both')).toEqual([
      '1.6 Ben has the most chips and wins together with Anna, who has the second most.'
    ]);
  });

  test('1.6 with two players only the first wins, or by house rule both', () => {
    expect(rankedPlaces(scores([40, 12], [52, 9]))).toEqual(['1 p2 wins', '2 p1']);
    expect(rankedPlaces(scores([40, 12], [52, 9]), { twoWinners: 'both' })).toEqual([
      '1 p2 wins',
      '2 p1 wins'
    ]);
  });

  test('1.7 players who also tied in the last round share the place, or by house rule compare earlier rounds', () => {
    const rows = scores([60, 9, 8, 1], [40, 12, 3, 25], [40, 12, 5, 23], [40, 11, 29, 0]);
    expect(rankedPlaces(rows)).toEqual(['1 p1 wins', '2 p2+p3 wins', '4 p4']);
    expect(rankedPlaces(rows, { equalLast: 'earlier' })).toEqual(['1 p1 wins', '2 p3 wins', '3 p2', '4 p4']);
    expect(rankedPlaces(scores([40, 12], [40, 12], [5, 5]))).toEqual(['1 p1+p2 wins', '3 p3']);
  });

  test('1.8 fines do not reduce the chips earned in a round, and chips from a character count as earned', () => {
    const chips = {
      type: 'chips',
      casino: 'c2',
      gives: { p1: 3 },
      takes: {},
      jackpot: { on: 0, off: 0 }
    } as const;
    const startedMatch = after(newMatch(3, withCharacters(3, undefined, { chips: true })), chips);
    const tiles = { c1: [{ player: 'p1', number: 7, plus: 0 }] } as const;
    const revealed = { p1: 'c1', p2: 'c2', p3: 'c3' } as const;
    const paidMatch = after(
      { ...startedMatch, state: { ...startedMatch.state, phase: 'pay', laid: tiles, revealed } },
      pay
    );
    expect(paidMatch.state.earned).toEqual([{ p1: 13, p2: 0, p3: 0 }]);
    expect(paidMatch.state.chips['p1']).toBe(3);
  });
});

describe('the set-up', () => {
  test('2.1 the setup card comes from the copied box', () => {
    const card = {
      start: 12,
      removed: [1],
      teams: [
        [
          [1, 3],
          [2, 4]
        ],
        [
          [1, 3],
          [2, 4]
        ],
        [
          [1, 2],
          [3, 4]
        ]
      ]
    };
    const options = game.options({
      players: ['p1', 'p2', 'p3', 'p4'],
      first: 'p1',
      depth: 'turns',
      houseRules: {},
      box: { box: { copied: makeBox({ ...EMPTY_BOX, cards: { 4: card } }) } }
    });
    expect(options).toMatchObject({ card });
    expect(cardIn(EMPTY_BOX, 4)).toBeUndefined();
    expect(usualCard(4)).toMatchObject({ start: 10, removed: [] });
  });

  test.each([
    [2, 5],
    [3, 6],
    [4, 5],
    [5, 6],
    [6, 6]
  ])('2.2 with %i players there are %i casinos', (players, casinos) => {
    expect(usualCasinos(players)).toHaveLength(casinos);
    expect(Object.keys(newMatch(players).state.jackpots)).toHaveLength(casinos);
    expect(refusalOf(newMatch(players), moves('1 c6')[0]!)?.code).toBe(
      casinos === 5 ? 'noSuchCasino' : players === 2 ? 'notDue' : undefined
    );
  });

  test('2.3 the starting jackpot is on each casino', () => {
    const { jackpots } = newMatch(2, { card: { ...usualCard(2), start: 14 } }).state;
    expect(jackpots).toEqual({ c1: 14, c2: 14, c3: 14, c4: 14, c5: 14 });
  });

  test('2.4 each casino has its copied character, with the text that the owner entered', () => {
    const box = {
      ...EMPTY_BOX,
      characters: [{ name: 'Doorman', side: 'B', text: 'Five at most.', tiles: 5 }] as const,
      casinos: [{ name: 'The Oasis' }, { name: '', character: 0 }]
    };
    const casinos = casinosIn(box, 3);
    expect(casinos[0]).toEqual({ name: 'The Oasis' });
    expect(casinos[1]).toEqual({
      name: '',
      character: { name: 'Doorman', side: 'B', text: 'Five at most.', tiles: 5 }
    });
    expect(casinos[2]).toEqual({ name: 'The Peacock' });
    expect(rules.view(newMatch(3, { casinos }).state).casinos[1]).toMatchObject({
      name: 'casino 2',
      character: { name: 'Doorman' }
    });
  });

  test('2.5 characters are optional, and tokens and chips are offered only with them', () => {
    const askIds = (testMatch: ReturnType<typeof newMatch>): readonly string[] =>
      rules.asks(testMatch.state).map(({ id }) => id);
    const matchAfterTile = after(newMatch(3), ...moves('1 c1'));
    expect(askIds(matchAfterTile)).toEqual(['place']);
    const other = after(newMatch(3, withCharacters(3, { tokens: true, chips: true })), ...moves('1 c1'));
    expect(askIds(other)).toEqual(['place', 'tokens', 'chips c1']);
  });

  test('2.6 removed tiles are in no one’s hand', () => {
    const { hands, blockers } = newMatch(2, { card: { ...usualCard(2), removed: [1, 7] } }).state;
    expect(hands['p1']).toEqual([2, 3, 4, 5, 6]);
    expect(blockers['p2']).toEqual([2, 3, 4, 5, 6]);
  });

  test('2.7 everyone sees every hand', () => {
    const view = rules.view(after(newMatch(3), ...moves('5 c1')).state, 'p3');
    expect(view.hands['p1']).toEqual([1, 2, 3, 4, 6, 7]);
  });
});

describe('before a round', () => {
  const fixers = (players: number, round: 1 | 2 | 3): readonly string[] => {
    const payRound = (testMatch: ReturnType<typeof newMatch>): ReturnType<typeof newMatch> =>
      after(
        {
          ...testMatch,
          state: {
            ...testMatch.state,
            phase: 'pay',
            revealed: Object.fromEntries(
              testMatch.state.teams.map(({ fixer }, index) => [fixer, `c${index + 1}`])
            )
          }
        },
        pay
      );
    let table = newMatch(players);
    for (let index = 1; index < round; index += 1) table = payRound(table);
    return table.state.teams.map(({ fixer, partner }) =>
      partner === undefined ? fixer : `${fixer}+${partner}`
    );
  };

  test('3.1 teams depend on positions in turn order, and with up to three players everyone is alone', () => {
    expect(fixers(3, 1)).toEqual(['p1', 'p2', 'p3']);
    expect(fixers(4, 1)).toEqual(['p1+p2', 'p3+p4']);
    expect(fixers(4, 2)).toEqual(['p2+p3', 'p4+p1']);
  });

  test('3.2 the earlier partner in turn order is the fixer', () => {
    const table = newMatch(4, { first: 'p4' });
    expect(table.state.teams).toEqual([
      { id: 't1', fixer: 'p4', partner: 'p1' },
      { id: 't2', fixer: 'p2', partner: 'p3' }
    ]);
  });

  test('3.7 with four players the last round has different pairs, so no one has the same partner twice', () => {
    expect([fixers(4, 1), fixers(4, 2), fixers(4, 3)]).toEqual([
      ['p1+p2', 'p3+p4'],
      ['p2+p3', 'p4+p1'],
      ['p3+p1', 'p4+p2']
    ]);
  });

  test.each([5, 6])('3.10 with %i players no one has the same partner twice either', (players) => {
    const pairs = ([1, 2, 3] as const).flatMap((round) =>
      fixers(players, round)
        .filter((team) => team.includes('+'))
        .map((team) => team.split('+').sort().join('+'))
    );
    expect(new Set(pairs).size).toBe(pairs.length);
    expect(pairs).toHaveLength(3 * Math.floor(players / 2));
  });

  test('3.10 other teams can be entered before any choice is made', () => {
    const table = after(newMatch(4), {
      type: 'teams',
      teams: [
        ['p1', 'p4'],
        ['p3', 'p2']
      ]
    });
    expect(table.state.teams).toEqual([
      { id: 't1', fixer: 'p1', partner: 'p4' },
      { id: 't2', fixer: 'p2', partner: 'p3' }
    ]);
    expect(refusalOf(table, { type: 'teams', teams: [['p1'], ['p2', 'p3', 'p4']] })).toMatchObject({
      code: 'wrongTeams',
      players: 4
    });
    expect(rules.asks(newMatch(5).state).find(({ id }) => id === 'teams')).toMatchObject({
      choices: { length: 14 }
    });
    expect(
      refusalOf(after(table, ...moves('1 c1')), {
        type: 'teams',
        teams: [
          ['p1', 'p2'],
          ['p3', 'p4']
        ]
      })
    ).toMatchObject({ code: 'notNow' });
  });

  test('3.8 no ask is for a whole team, so partners need not talk', () => {
    const table = after(newMatch(4), ...moves('1 c1'));
    for (const ask of rules.asks(table.state)) expect(ask.for).toBe('p2');
  });
});

test('5.14 a whole round can be entered tile by tile, up to its payout', () => {
  const placements = ['1', '2', '3', '4', '5', '6', '7'].flatMap((tile, index) => [
    `${tile} c${(index % 6) + 1}`,
    `${tile} c${((index + 1) % 6) + 1}`,
    `${tile} c${((index + 2) % 6) + 1}`
  ]);
  const table = after(newMatch(3), ...moves(...placements.map((text) => text)));
  expect(table.state.phase).toBe('reveal');
  expect(after(table, ...revealMoves({ p1: 'c1', p2: 'c2', p3: 'c3' })).state.phase).toBe('pay');
});

test('1.5 an early end pays a round only after its reveal', () => {
  const table = newMatch(3);
  const tiles = { c1: [{ player: 'p1', number: 4, plus: 0 }] } as const;
  const revealed = { p1: 'c1', p2: 'c2', p3: 'c3' } as const;
  const state = { ...table.state, phase: 'pay', laid: tiles, revealed } as const;
  const names = (player: string): string => player;
  const shownPayout = payout(rules.view(rules.paid?.(state) ?? state), names);
  expect(shownPayout?.round).toBe(1);
  expect(shownPayout?.end).toEqual({ question: 'Round 1 is paid', action: 'See who won' });
  // p1 leads at the rigged casino c1, and takes its jackpot.
  expect(totalOf('p1', shownPayout?.postings ?? [])).toBe(state.jackpots['c1']);
  expect(rules.paid?.(table.state)).toBe(table.state);
});
