import { describe, expect, test } from 'vitest';
import { redactAsks, type PlayerId } from '$lib/core';
import {
  after,
  lines,
  moves,
  pay,
  refusalOf,
  revealMoves,
  newMatch
} from '$lib/games/vegas-strip/fixtures/test-match';
import { rules } from '$lib/games/vegas-strip/rules';
import type { Move } from '$lib/games/vegas-strip/types';

const appSecrets = { secrets: 'app' } as const;
const deal: Move = { type: 'deal', cards: ['c1', 'c2', 'c3', 'c4'] };
const ids = (testMatch: ReturnType<typeof newMatch>): readonly string[] =>
  rules.asks(testMatch.state).map(({ id }) => id);

describe('fixers and partners', () => {
  test('3.3 each fixer is dealt two cards, and with four players one casino has no card', () => {
    const [ask] = rules.asks(newMatch(4, appSecrets).state);
    expect(ask).toMatchObject({ id: 'deal', secret: true, kind: 'draw', count: 4 });
    const dealtMatch = after(newMatch(4, appSecrets), deal);
    expect(dealtMatch.state.cards).toEqual({ p1: ['c1', 'c2'], p3: ['c3', 'c4'] });
    expect(
      refusalOf(newMatch(4, appSecrets), { type: 'deal', cards: ['c1', 'c1', 'c3', 'c4'] })
    ).toMatchObject({
      code: 'wrongDeal',
      wanted: 4
    });
  });

  test('3.4 one of the two cards is rigged, the other secure', () => {
    const dealtMatch = after(newMatch(4, appSecrets), deal);
    expect(ids(dealtMatch)).toEqual(['fix p1', 'fix p3']);
    expect(refusalOf(dealtMatch, { type: 'fix', player: 'p1', rigged: 'c1', secure: 'c3' })).toMatchObject({
      code: 'notDealt'
    });
    expect(refusalOf(dealtMatch, { type: 'fix', player: 'p2', rigged: 'c1', secure: 'c2' })).toMatchObject({
      code: 'notFixer'
    });
    const fixedMatch = after(dealtMatch, { type: 'fix', player: 'p1', rigged: 'c2', secure: 'c1' });
    expect(rules.view(fixedMatch.state, 'p1').ownSecret).toMatchObject({
      rigged: 'Sunset Gondola',
      secure: 'Santorini'
    });
    expect(refusalOf(fixedMatch, { type: 'fix', player: 'p1', rigged: 'c1', secure: 'c2' })).toMatchObject({
      code: 'fixedAlready'
    });
  });

  const afterChoices = after(
    newMatch(4, appSecrets),
    deal,
    { type: 'fix', player: 'p1', rigged: 'c2', secure: 'c1' },
    { type: 'fix', player: 'p3', rigged: 'c3', secure: 'c4' }
  );

  test('3.5 each partner looks at the team’s cards before the first tile', () => {
    expect(ids(afterChoices)).toEqual(['read p2', 'read p4']);
    const afterReading = after(afterChoices, { type: 'read', player: 'p4' }, { type: 'read', player: 'p2' });
    expect(afterReading.state.phase).toBe('turns');
    expect(refusalOf(afterChoices, { type: 'read', player: 'p3' })).toMatchObject({ code: 'notPartner' });
  });

  test('3.6 a partner can look again at any time', () => {
    const next = after(
      afterChoices,
      { type: 'read', player: 'p4' },
      { type: 'read', player: 'p2' },
      ...moves('1 c1', '2 c1')
    );
    expect(rules.view(next.state, 'p4').ownSecret).toEqual({
      player: 'p4',
      fixer: 'p3',
      rigged: 'The Peacock',
      secure: 'Sunken Treasure',
      owing: []
    });
  });

  test('3.9 no one sees another team’s cards, and a partner does not see the other cards of the deal', () => {
    expect(rules.view(afterChoices.state, 'p2').ownSecret).toEqual({
      player: 'p2',
      fixer: 'p1',
      rigged: 'Sunset Gondola',
      secure: 'Santorini',
      owing: []
    });
    expect(rules.view(afterChoices.state).ownSecret).toBeUndefined();
    const text = JSON.stringify(rules.view({ ...afterChoices.state, cards: {} }, 'p4'));
    expect(text).toBe(
      JSON.stringify(
        rules.view(
          {
            ...afterChoices.state,
            cards: {},
            secrets: { ...afterChoices.state.secrets, p1: { rigged: 'c5', secure: 'c1' } }
          },
          'p4'
        )
      )
    );
  });
});

describe('in the app or on paper', () => {
  test('6.1 on paper nothing is asked until the reveal, when the casino is entered', () => {
    const table = newMatch(3);
    expect(table.state.phase).toBe('turns');
    const revealMatch = { ...table, state: { ...table.state, phase: 'reveal' as const } };
    expect(rules.asks(revealMatch.state)[0]).toMatchObject({
      id: 'reveal p1',
      for: 'p1',
      choices: { length: 6 }
    });
    expect(refusalOf(revealMatch, { type: 'reveal', player: 'p1' })).toMatchObject({ code: 'notSaid' });
  });

  test('6.1 each team decides whether to choose in the app or on paper', () => {
    const mixedMatch = after(newMatch(3, appSecrets), { type: 'paper', player: 'p2' });
    expect(ids(mixedMatch)).toEqual(['fix p1', 'fix p3', 'paper p1', 'paper p3']);
    const startedMatch = after(
      mixedMatch,
      { type: 'fix', player: 'p3', rigged: 'c6', secure: 'c1' },
      { type: 'fix', player: 'p1', rigged: 'c2', secure: 'c5' }
    );
    expect(startedMatch.state.phase).toBe('turns');
    const lateMatch = after(startedMatch, { type: 'fix', player: 'p2', rigged: 'c3', secure: 'c4' });
    expect(rules.view(lateMatch.state)).toMatchObject({ fixed: ['p1', 'p2', 'p3'], paper: [] });
    const matchWithTile = after(startedMatch, ...moves('1 c1'));
    expect(refusalOf(matchWithTile, { type: 'fix', player: 'p2', rigged: 'c3', secure: 'c4' })).toMatchObject(
      {
        code: 'notNow'
      }
    );
  });

  test('6.2 until the reveal, a different secret changes nothing for the others', () => {
    const matchWithRigged = (riggedCasino: 'c1' | 'c2'): ReturnType<typeof newMatch> =>
      after(
        newMatch(3, appSecrets),
        { type: 'deal', cards: ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'] },
        { type: 'fix', player: 'p1', rigged: riggedCasino, secure: riggedCasino === 'c1' ? 'c2' : 'c1' },
        { type: 'fix', player: 'p2', rigged: 'c3', secure: 'c4' },
        { type: 'fix', player: 'p3', rigged: 'c5', secure: 'c6' },
        ...moves('7 c1', '6 c1')
      );
    const [firstMatch, otherMatch] = [matchWithRigged('c1'), matchWithRigged('c2')];
    for (const viewer of [undefined, 'p2', 'p3'] as readonly (PlayerId | undefined)[]) {
      expect(rules.view(firstMatch.state, viewer)).toEqual(rules.view(otherMatch.state, viewer));
      expect(rules.currentPayout(firstMatch.state, viewer)).toEqual(
        rules.currentPayout(otherMatch.state, viewer)
      );
      expect(redactAsks(rules.asks(firstMatch.state), viewer)).toEqual(
        redactAsks(rules.asks(otherMatch.state), viewer)
      );
    }
    expect(lines(rules.currentPayout(firstMatch.state, 'p1'))).toEqual(['p1 10 jackpot']);
    expect(lines(rules.currentPayout(otherMatch.state, 'p1'))).toEqual(['p1 0 kickedOut']);
  });

  test('6.3 if one team on paper and one in the app rigged the same casino, it is paid once', () => {
    const startedMatch = after(
      newMatch(3, appSecrets),
      { type: 'paper', player: 'p1' },
      { type: 'paper', player: 'p2' },
      { type: 'fix', player: 'p3', rigged: 'c1', secure: 'c2' }
    );
    const tiles = { c1: [{ player: 'p2', number: 4, plus: 0 }] } as const;
    const revealMatch = {
      ...startedMatch,
      state: { ...startedMatch.state, phase: 'reveal' as const, laid: tiles }
    };
    const paidMatch = after(
      revealMatch,
      ...revealMoves({ p1: 'c1', p2: 'c4' }),
      { type: 'reveal', player: 'p3' },
      pay
    );
    expect(lines(paidMatch.ledger).filter((line) => line.endsWith('jackpot'))).toEqual(['p2 10 jackpot']);
  });
});
