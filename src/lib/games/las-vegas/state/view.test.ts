import { describe, expect, test } from 'vitest';
import {
  matchAfter,
  placeRolled,
  deal,
  neutralMove,
  pass,
  placeMove,
  roll,
  newMatch,
  placeAllAt
} from '$lib/games/las-vegas/fixtures/test-match';
import { rules } from '$lib/games/las-vegas/rules';
import type { View } from '$lib/games/las-vegas/types';
import { withExactDice, withAddedDice } from './view';

const startMatch = matchAfter(
  newMatch(2),
  deal(),
  neutralMove([3, 3, 1, 2, 5, 5, 5], 6),
  placeMove(3, 1, 1),
  placeMove(3, 1)
);

function viewOf({ state }: { readonly state: typeof startMatch.state }): View {
  return rules.view(state);
}

/** Lists everyone at a casino, best first, as "p1 3 70000". */
function claimsAt(casino: View['casinos'][number]): readonly string[] {
  return casino.claims.map(({ own, award, tied }) => `${own.who} ${own.count} ${tied ? 'tied' : award}`);
}

describe('the view', () => {
  test('lists everyone with dice at a casino, best first, with what they would be paid', () => {
    const view = viewOf(startMatch);
    expect(view.casinos.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(claimsAt(view.casinos[2]!)).toEqual(['p1 3 70000', 'neutral 2 40000', 'p2 1 0']);
    expect(view.casinos[3]!.claims).toEqual([]);
  });

  test('lists players with their dice, chips and notes', () => {
    expect(viewOf(startMatch).players).toEqual([
      { player: 'p1', small: 6, big: 0, chips: 2, notes: [] },
      { player: 'p2', small: 6, big: 1, chips: 2, notes: [] }
    ]);
  });

  test('says whether the neutral colour is still to be rolled, has been rolled, or is not used', () => {
    expect(viewOf(matchAfter(newMatch(2), deal())).neutral).toBe('toRoll');
    expect(viewOf(startMatch).neutral).toBe('placed');
    expect(viewOf(newMatch(3)).neutral).toBe('none');
  });

  test('shows a roll until it is placed, and numbers the rolls', () => {
    const afterRoll = matchAfter(startMatch, roll([4, 4, 4, 1, 2, 3]));
    expect(viewOf(afterRoll)).toMatchObject({ roll: { dice: [4, 4, 4, 1, 2, 3] }, rolls: 1 });
    expect(viewOf(matchAfter(afterRoll, placeRolled(4))).roll).toBeUndefined();
    expect(rules.logEventOf(startMatch.state, roll([4, 4, 4, 1, 2, 3]), startMatch.state)).toMatchObject({
      code: 'rolled',
      number: 1
    });
  });

  test('keeps showing a paid round as it was before the first payment', () => {
    const afterPayout = matchAfter(startMatch, placeRest(2), placeRest(4));
    expect(viewOf(afterPayout)).toMatchObject({
      round: 2,
      rounds: 3,
      phase: 'deal',
      casinos: [],
      paid: { round: 1 }
    });
    expect(claimsAt(viewOf(afterPayout).paid!.casinos[2]!)).toEqual([
      'p1 3 70000',
      'neutral 2 40000',
      'p2 1 0'
    ]);
  });

  function placeRest(face: 2 | 4) {
    return face === 2 ? placeMove(face, 6) : placeMove(face, 6, 1);
  }
});

describe('a placement before it is made', () => {
  const casino = viewOf(startMatch).casinos[2]!;

  test('shows the rank that the player would have', () => {
    expect(claimsAt(withAddedDice(casino, 'p2', { small: 3, big: 0 }))).toEqual([
      'p2 4 70000',
      'p1 3 40000',
      'neutral 2 0'
    ]);
  });

  test('shows a tie that it would cause', () => {
    expect(claimsAt(withAddedDice(casino, 'p2', { small: 0, big: 1 }))).toEqual([
      'p1 3 tied',
      'p2 3 tied',
      'neutral 2 70000'
    ]);
  });

  test('shows that the player would win an empty casino', () => {
    expect(claimsAt(withAddedDice(viewOf(startMatch).casinos[3]!, 'p1', { small: 1, big: 0 }))).toEqual([
      'p1 1 60000'
    ]);
  });

  test('does not change the casino itself', () => {
    const casinoJson = JSON.stringify(casino);
    withAddedDice(casino, 'p2', { small: 3, big: 0 });
    expect(JSON.stringify(casino)).toBe(casinoJson);
  });

  test('equals the view after that move', () => {
    const move = placeMove(3, 2, 1);
    const nextView = viewOf(matchAfter(startMatch, pass, move));
    expect(
      withAddedDice(viewOf(matchAfter(startMatch, pass)).casinos[2]!, 'p2', { small: 2, big: 1 })
    ).toEqual(nextView.casinos[2]);
  });

  test('can be calculated from dice alone', () => {
    const casinoView = withExactDice(4, [60000, 60000], {
      p1: { small: 1, big: 0 },
      p2: { small: 0, big: 1 }
    });
    expect(claimsAt(casinoView)).toEqual(['p2 2 60000', 'p1 1 60000']);
  });
});

describe('if the match ended now', () => {
  test('everyone is paid for the dice that are placed', () => {
    const casino3Postings = rules
      .currentPayout(startMatch.state)
      .filter(({ why }) => 'casino' in why && why.casino === 3);
    expect(casino3Postings.map(({ to, value }) => [to, value])).toEqual([
      ['p1', 70000],
      ['pile', 40000],
      ['p2', 0]
    ]);
  });

  test('nothing is shown before the notes are dealt', () => {
    expect(rules.currentPayout(newMatch(2).state)).toEqual([]);
  });

  test('a preview before the last die equals the payout after it', () => {
    const lastTurnMatch = matchAfter(newMatch(3), deal(), placeAllAt(1), placeAllAt(2), placeMove(3, 7));
    const preview = withAddedDice(viewOf(lastTurnMatch).casinos[2]!, 'p3', { small: 0, big: 1 });
    const { ledger } = matchAfter(lastTurnMatch, placeMove(3, 0, 1));
    expect(ledger.find(({ why }) => 'casino' in why && why.casino === 3)).toMatchObject({
      to: 'p3',
      value: preview.claims[0]!.award,
      why: preview.claims[0]!.why
    });
  });
});
