import { describe, expect, test } from 'vitest';
import {
  after,
  choose,
  deal,
  neutral,
  pass,
  place,
  roll,
  newMatch,
  allAt
} from '$lib/games/las-vegas/fixtures/test-match';
import { rules } from '$lib/games/las-vegas/rules';
import type { View } from '$lib/games/las-vegas/types';
import { withExactDice, withAddedDice } from './view';

const startMatch = after(newMatch(2), deal(), neutral([3, 3, 1, 2, 5, 5, 5], 6), place(3, 1, 1), place(3, 1));

function viewed({ state }: { readonly state: typeof startMatch.state }): View {
  return rules.view(state);
}

/** "p1 3 70000" for everyone at a casino, best first. */
function claimsAt(casino: View['casinos'][number]): readonly string[] {
  return casino.claims.map(({ own, award, tied }) => `${own.who} ${own.count} ${tied ? 'tied' : award}`);
}

describe('the view', () => {
  test('lists everyone with dice at a casino, best first, with what they would be paid', () => {
    const view = viewed(startMatch);
    expect(view.casinos.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(claimsAt(view.casinos[2]!)).toEqual(['p1 3 70000', 'neutral 2 40000', 'p2 1 0']);
    expect(view.casinos[3]!.claims).toEqual([]);
  });

  test('lists players with their dice, chips and notes', () => {
    expect(viewed(startMatch).players).toEqual([
      { player: 'p1', small: 6, big: 0, chips: 2, notes: [] },
      { player: 'p2', small: 6, big: 1, chips: 2, notes: [] }
    ]);
  });

  test('says whether the neutral colour is still to be rolled, has been rolled, or is not used', () => {
    expect(viewed(after(newMatch(2), deal())).neutral).toBe('toRoll');
    expect(viewed(startMatch).neutral).toBe('placed');
    expect(viewed(newMatch(3)).neutral).toBe('none');
  });

  test('shows a roll until it is placed, and numbers the rolls', () => {
    const rolled = after(startMatch, roll([4, 4, 4, 1, 2, 3]));
    expect(viewed(rolled)).toMatchObject({ roll: { dice: [4, 4, 4, 1, 2, 3] }, rolls: 1 });
    expect(viewed(after(rolled, choose(4))).roll).toBeUndefined();
    expect(rules.logEventOf(startMatch.state, roll([4, 4, 4, 1, 2, 3]), startMatch.state)).toMatchObject({
      code: 'rolled',
      number: 1
    });
  });

  test('keeps showing a paid round as it was before the first payment', () => {
    const paid = after(startMatch, allRest(2), allRest(4));
    expect(viewed(paid)).toMatchObject({
      round: 2,
      rounds: 3,
      phase: 'deal',
      casinos: [],
      paid: { round: 1 }
    });
    expect(claimsAt(viewed(paid).paid!.casinos[2]!)).toEqual(['p1 3 70000', 'neutral 2 40000', 'p2 1 0']);
  });

  function allRest(face: 2 | 4) {
    return face === 2 ? place(face, 6) : place(face, 6, 1);
  }
});

describe('a placement before it is made', () => {
  const casino = viewed(startMatch).casinos[2]!;

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
    expect(claimsAt(withAddedDice(viewed(startMatch).casinos[3]!, 'p1', { small: 1, big: 0 }))).toEqual([
      'p1 1 60000'
    ]);
  });

  test('does not change the casino itself', () => {
    const before = JSON.stringify(casino);
    withAddedDice(casino, 'p2', { small: 3, big: 0 });
    expect(JSON.stringify(casino)).toBe(before);
  });

  test('equals the view after that move', () => {
    const move = place(3, 2, 1);
    const nextView = viewed(after(startMatch, pass, move));
    expect(withAddedDice(viewed(after(startMatch, pass)).casinos[2]!, 'p2', { small: 2, big: 1 })).toEqual(
      nextView.casinos[2]
    );
  });

  test('can be calculated from dice alone', () => {
    const counted = withExactDice(4, [60000, 60000], { p1: { small: 1, big: 0 }, p2: { small: 0, big: 1 } });
    expect(claimsAt(counted)).toEqual(['p2 2 60000', 'p1 1 60000']);
  });
});

describe('if the match ended now', () => {
  test('everyone is paid for the dice that are placed', () => {
    const at3 = rules.now(startMatch.state).filter(({ why }) => 'casino' in why && why.casino === 3);
    expect(at3.map(({ to, value }) => [to, value])).toEqual([
      ['p1', 70000],
      ['pile', 40000],
      ['p2', 0]
    ]);
  });

  test('nothing is shown before the notes are dealt', () => {
    expect(rules.now(newMatch(2).state)).toEqual([]);
  });

  test('a preview before the last die equals the payout after it', () => {
    const last = after(newMatch(3), deal(), allAt(1), allAt(2), place(3, 7));
    const preview = withAddedDice(viewed(last).casinos[2]!, 'p3', { small: 0, big: 1 });
    const { ledger } = after(last, place(3, 0, 1));
    expect(ledger.find(({ why }) => 'casino' in why && why.casino === 3)).toMatchObject({
      to: 'p3',
      value: preview.claims[0]!.award,
      why: preview.claims[0]!.why
    });
  });
});
