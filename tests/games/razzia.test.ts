import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game, Setup } from '$lib/games/contract/define';
import { game } from '$lib/games/razzia';
import type { State } from '$lib/games/razzia/types';
import { checkLaw, checkLawOnFewMatches, LAW_TIMEOUT, type Law } from '#tests/laws/law';
import { playMatch, playersFor, seatCounts, type PlayedMatch } from '#tests/laws/matches';
import * as laws from '#tests/laws/razzia';
import { handsAreSecret } from '#tests/laws/razzia-hands';
import { secretChoicesStayHidden } from '#tests/laws/secret-laws';

describe('every match of Razzia', () => {
  test.each<[string, Law]>([
    ['has twelve rounds, or fourteen with three players', laws.allRoundsArePlayed],
    ['passes the deal clockwise', laws.dealPassesClockwise],
    ['has a posting at its bar for every card', laws.everyShownCardHasAPosting],
    ['pays the amounts of “If we stop now” if everyone accepts', laws.nowEqualsAcceptedDeal],
    ['has hands of five cards', laws.handsAreFiveCards],
    ['shows no card more often than the box has it', laws.noCardIsShownTooOften]
  ])('%s', (_, law) => checkLaw(game, law), LAW_TIMEOUT);

  test('shows no hand to other players', () => checkLawOnFewMatches(game, handsAreSecret), LAW_TIMEOUT);
});

const appDeals = laws.dealtByTheApp(game);

const RUNS = Number(process.env['LAW_RUNS'] ?? 150) / 10;
/** The checks stop after this many milliseconds, so a busy machine may check fewer matches. */
const TIME_LIMIT = 30_000;

function expectHolds(law: (playedMatch: PlayedMatch, game: Game) => void, allowsLeaving = false): void {
  const setups = fc.constantFrom(...seatCounts(game)).chain((count) =>
    fc.record<Setup>({
      players: fc.constant(playersFor(count)),
      first: fc.constantFrom(...playersFor(count)),
      depth: fc.constant('turns'),
      houseRules: fc.record({
        equalSymbols: fc.constantFrom('stronger', 'wins'),
        threeCards: fc.constantFrom('fewer', 'whole'),
        furthest: fc.constantFrom('clockwise', 'shorter'),
        lastChits: fc.constantFrom('box', 'round'),
        unclaimed: fc.constantFrom('nobody', 'dealer')
      })
    })
  );
  const tapes = fc.array(fc.nat(2 ** 20 - 1), { minLength: 200, maxLength: 400 });
  fc.assert(
    fc.property(setups, tapes, (setup, tape) => law(playMatch(appDeals, setup, tape, allowsLeaving), game)),
    {
      numRuns: Math.ceil(allowsLeaving ? RUNS / 3 : RUNS),
      endOnFailure: true,
      interruptAfterTimeLimit: TIME_LIMIT
    }
  );
}

describe('a match for which the app deals', () => {
  test(
    'ends after all rounds are dealt',
    () =>
      expectHolds(({ moments, end }) => {
        expect(moments.filter(({ move }) => move.type === 'turnOver').length).toBeGreaterThan(11);
        expect(end).toMatchObject({ phase: 'over' });
      }),
    LAW_TIMEOUT
  );
  test(
    'hides every choice until the cards are turned over',
    () => expectHolds(secretChoicesStayHidden),
    LAW_TIMEOUT
  );
  test('hides every hand until its cards are turned over', () => expectHolds(handsAreSecret), LAW_TIMEOUT);
});

describe('a match for which the app deals, in which players join and leave', () => {
  test(
    'hides every choice until the cards are turned over',
    () => expectHolds(secretChoicesStayHidden, true),
    LAW_TIMEOUT
  );
  test(
    'hides every hand until its cards are turned over',
    () => expectHolds(handsAreSecret, true),
    LAW_TIMEOUT
  );
  test('has hands of five cards', () => expectHolds(laws.handsAreFiveCards, true), LAW_TIMEOUT);
  test(
    'has a posting at its bar for every card',
    () => expectHolds(laws.everyShownCardHasAPosting, true),
    LAW_TIMEOUT
  );

  test('players can leave between two rounds, with the last chit still to be placed, before the reveal and during a deal', () => {
    const tape = Array.from({ length: 4000 }, (_, index) => (index * 7919 + 104_729) % 99_991);
    const phases = seatCounts(game).flatMap((count) => {
      const players = playersFor(count);
      const setup: Setup = { players, first: 'p1', depth: 'turns', houseRules: {} };
      const playedMoments = [0, 100, 200, 300].flatMap(
        (offset) => playMatch(appDeals, setup, tape.slice(offset + count), true).moments
      );
      return playedMoments.flatMap(({ previousState, move }) =>
        move.type === 'leave' ? [(previousState as State).phase] : []
      );
    });
    expect([...new Set(phases)].sort()).toEqual(['choose', 'deal', 'lay', 'put']);
  });
});
