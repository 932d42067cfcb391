import { beforeAll, describe, expect, test } from 'vitest';
import { barsOf, dealsOf as bargainsOf } from './laws/razzia';
import { same } from './laws/same';
import { changes } from './past/changes';
import { readPast, type PastGame, type PastMatch } from './past/kept';
import { expected, playAgain, type Played } from './past/outcome';
import { casinoPosition, dealsOf, paidRounds } from './past/rounds';
import { sittingOf } from './past/sitting';
import {
  awardsInWords,
  badLucks,
  bankLacked,
  blackBoxes,
  holdingsAfter,
  inWords,
  payDays,
  type Judged
} from './past/tiles';
import { payCasino, rank, sortPairs } from './readings/las-vegas-payout';
import { payBadLuck, payBlackBox, payPayDay, type Award } from './readings/las-vegas-tiles-payout';
import { resolveBar, resolveDeal, type ChitAward } from './readings/razzia-resolve';

/**
 * Compares the recorded payouts of 0.1.0 with the second readings of the rulebook, which were written without seeing
 * the code.
 */

interface Known {
  readonly past: PastMatch;
  readonly played: Played;
}

async function known(game: PastGame): Promise<readonly Known[]> {
  return Promise.all(
    readPast(game).map(async (each) => {
      const past = { ...each, outcome: expected(each, changes) };
      return { past, played: await playAgain(past) };
    })
  );
}

describe('Las Vegas, with tiles and without', () => {
  let all: readonly Known[];
  let royale: readonly Known[];
  beforeAll(async () => {
    royale = await known('las-vegas-royale');
    all = [...(await known('las-vegas')), ...royale];
  });

  test('the second reading places the same pairs of notes', () => {
    for (const { past, played } of all)
      for (const { pairs, lay } of dealsOf(played)) same(lay, Object.values(sortPairs(pairs)), past.match.id);
  });

  test('the second reading pays the same at each casino of each round', () => {
    for (const { past, played } of all)
      for (const { casinos, postings } of paidRounds(past, played))
        casinos.forEach((casino, index) => {
          const paid = postings.filter(({ at, piece }) => at === index + 1 && piece !== undefined);
          const awards = payCasino(casinoPosition(casino)).awards.map((award) => ({
            from: 'table',
            ...award
          }));
          same(inWords(paid), inWords(awards), { match: past.match.id, casino: index + 1 });
        });
  });

  test('the second reading ranks the same if no player has hidden money', () => {
    for (const { past } of all) {
      const { places, postings } = past.outcome;
      if (postings.some(({ piece }) => piece === 'cash')) continue;
      const holdings = holdingsAfter(
        past.match.seats.map(({ player }) => player),
        postings
      );
      same(
        places.map(({ place, players, total }) => ({ place, players: [...players].sort(), total })),
        rank(holdings).map(({ place, players, total }) => ({ place, players, total })),
        past.match.id
      );
    }
  });

  /** Compares every position of one tile with its reading. Returns the matches with a position that it cannot judge. */
  function judge<Position>(
    positions: (known: Known) => readonly Judged<Position>[],
    reading: (position: Position) => { readonly awards: readonly Award[] }
  ): readonly string[] {
    return royale.flatMap((each) =>
      positions(each).flatMap((found) => {
        const { id } = each.past.match;
        const { awards } = reading(found.position);
        if (bankLacked(found, awards)) return [id];
        same(inWords(found.recorded), awardsInWords(awards), [id, found.position]);
        return [];
      })
    );
  }

  /** In these matches a counted bank has no $30,000 to give as change for $80,000; the second reading assumes one. */
  const NO_CHANGE = ['las-vegas-royale-522', 'las-vegas-royale-885'];

  test('the second reading of Bad Luck, Pay Day and Black Box moves the same pieces', () => {
    expect(judge(({ past, played }) => badLucks(paidRounds(past, played)), payBadLuck)).toEqual(NO_CHANGE);
    expect(judge(({ past, played }) => payDays(past, played), payPayDay)).toEqual([]);
    expect(judge(({ past, played }) => blackBoxes(past, played), payBlackBox)).toEqual([]);
  });
});

describe('Razzia', () => {
  test('the second reading settles every bar and every deal the same way', async () => {
    for (const { past, played } of await known('razzia')) {
      const sitting = sittingOf(played);
      for (const { position, paid } of barsOf(sitting))
        same(paid, handed(resolveBar(position).awards), past.match.id);
      for (const { position, paid } of bargainsOf(sitting))
        same(paid, handed(resolveDeal(position).awards), past.match.id);
    }
  });
});

function handed(awards: readonly ChitAward[]): readonly string[] {
  return awards.map(({ to, value }) => `${to} ${value}`).sort();
}
