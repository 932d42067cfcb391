import { beforeAll, describe, expect, test } from 'vitest';
import { barsOf, dealsOf as bargainsOf } from './laws/razzia';
import { expectSame } from './laws/expect-same';
import { changes } from './past/changes';
import { readPast, type PastGame, type PastMatch } from './past/recorded-matches';
import { expectedOutcome, replayMatch, type ReplayedMatch } from './past/outcome';
import { casinoPosition, dealsOf, paidRounds } from './past/rounds';
import { playedMatchOf } from './past/law-match';
import {
  describeAwards,
  badLuckPayments,
  hasBankLacked,
  blackBoxPayments,
  holdingsAfter,
  describePieces,
  payDayPayments,
  type PaidTile
} from './past/tiles';
import { payCasino, rankPlayers, sortPairs } from './readings/las-vegas-payout';
import { payBadLuck, payBlackBox, payPayDay, type Award } from './readings/las-vegas-tiles-payout';
import { resolveBar, resolveDeal, type ChitAward } from './readings/razzia-resolve';

/**
 * Compares the recorded payouts of 0.1.0 with a second implementation of the rulebook, which was written without seeing
 * the code.
 */

interface PastPair {
  readonly pastMatch: PastMatch;
  readonly replayedMatch: ReplayedMatch;
}

async function replayedMatches(game: PastGame): Promise<readonly PastPair[]> {
  return Promise.all(
    readPast(game).map(async (savedMatch) => {
      const pastMatch = { ...savedMatch, outcome: expectedOutcome(savedMatch, changes) };
      return { pastMatch, replayedMatch: await replayMatch(pastMatch) };
    })
  );
}

describe('Las Vegas, with tiles and without', () => {
  let lasVegasPairs: readonly PastPair[];
  let royalePairs: readonly PastPair[];
  beforeAll(async () => {
    royalePairs = await replayedMatches('las-vegas-royale');
    lasVegasPairs = [...(await replayedMatches('las-vegas')), ...royalePairs];
  });

  test('the second reading sorts the pairs of notes the same way', () => {
    for (const { pastMatch, replayedMatch } of lasVegasPairs)
      for (const { pairs, pairsAtCasinos } of dealsOf(replayedMatch))
        expectSame(pairsAtCasinos, Object.values(sortPairs(pairs)), pastMatch.match.id);
  });

  test('the second reading pays the same at each casino of each round', () => {
    for (const { pastMatch, replayedMatch } of lasVegasPairs)
      for (const { casinos, postings } of paidRounds(pastMatch, replayedMatch))
        casinos.forEach((casino, index) => {
          const casinoPostings = postings.filter(({ at, piece }) => at === index + 1 && piece !== undefined);
          const awards = payCasino(casinoPosition(casino)).awards.map((award) => ({
            from: 'table',
            ...award
          }));
          expectSame(describePieces(casinoPostings), describePieces(awards), {
            match: pastMatch.match.id,
            casino: index + 1
          });
        });
  });

  test('the second reading ranks the same if no player has hidden money', () => {
    for (const { pastMatch } of lasVegasPairs) {
      const { places, postings } = pastMatch.outcome;
      if (postings.some(({ piece }) => piece === 'cash')) continue;
      const holdings = holdingsAfter(
        pastMatch.match.seats.map(({ player }) => player),
        postings
      );
      expectSame(
        places.map(({ place, players, total }) => ({ place, players: [...players].sort(), total })),
        rankPlayers(holdings).map(({ place, players, total }) => ({ place, players, total })),
        pastMatch.match.id
      );
    }
  });

  /** Compares every position of one tile with its reading. Returns the matches with a position that it cannot judge. */
  function findMismatches<Position>(
    positions: (pair: PastPair) => readonly PaidTile<Position>[],
    reading: (position: Position) => { readonly awards: readonly Award[] }
  ): readonly string[] {
    return royalePairs.flatMap((pastPair) =>
      positions(pastPair).flatMap((paidTile) => {
        const { id } = pastPair.pastMatch.match;
        const { awards } = reading(paidTile.position);
        if (hasBankLacked(paidTile, awards)) return [id];
        expectSame(describePieces(paidTile.recorded), describeAwards(awards), [id, paidTile.position]);
        return [];
      })
    );
  }

  /**
   * In these matches a counted bank has no $30,000 note to give as change for $80,000, but the second reading assumes
   * that it has.
   */
  const NO_CHANGE = ['las-vegas-royale-522', 'las-vegas-royale-885'];

  test('the second reading of Bad Luck, Pay Day and Black Box moves the same pieces', () => {
    expect(
      findMismatches(
        ({ pastMatch, replayedMatch }) => badLuckPayments(paidRounds(pastMatch, replayedMatch)),
        payBadLuck
      )
    ).toEqual(NO_CHANGE);
    expect(
      findMismatches(({ pastMatch, replayedMatch }) => payDayPayments(pastMatch, replayedMatch), payPayDay)
    ).toEqual([]);
    expect(
      findMismatches(
        ({ pastMatch, replayedMatch }) => blackBoxPayments(pastMatch, replayedMatch),
        payBlackBox
      )
    ).toEqual([]);
  });
});

describe('Razzia', () => {
  test('the second reading settles every bar and every deal the same way', async () => {
    for (const { pastMatch, replayedMatch } of await replayedMatches('razzia')) {
      const playedMatch = playedMatchOf(replayedMatch);
      for (const { position, payments: paidHere } of barsOf(playedMatch))
        expectSame(paidHere, awardLines(resolveBar(position).awards), pastMatch.match.id);
      for (const { position, payments: paidHere } of bargainsOf(playedMatch))
        expectSame(paidHere, awardLines(resolveDeal(position).awards), pastMatch.match.id);
    }
  });
});

function awardLines(awards: readonly ChitAward[]): readonly string[] {
  return awards.map(({ to, value }) => `${to} ${value}`).sort();
}
