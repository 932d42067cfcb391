import { describe, expect, test } from 'vitest';
import { redactAsks, type PlayerId } from '$lib/core';
import {
  after,
  lines,
  moves,
  pay,
  refusalOf,
  reveals,
  newMatch
} from '$lib/games/vegas-strip/fixtures/test-match';
import { rules } from '$lib/games/vegas-strip/rules';
import type { Move } from '$lib/games/vegas-strip/types';

const app = { secrets: 'app' } as const;
const deal: Move = { type: 'deal', cards: ['c1', 'c2', 'c3', 'c4'] };
const ids = (testMatch: ReturnType<typeof newMatch>): readonly string[] =>
  rules.asks(testMatch.state).map(({ id }) => id);

describe('fixers and partners', () => {
  test('3.3 each fixer is dealt two cards, and with four players one casino has no card', () => {
    const [ask] = rules.asks(newMatch(4, app).state);
    expect(ask).toMatchObject({ id: 'deal', secret: true, kind: 'draw', count: 4 });
    const dealt = after(newMatch(4, app), deal);
    expect(dealt.state.cards).toEqual({ p1: ['c1', 'c2'], p3: ['c3', 'c4'] });
    expect(refusalOf(newMatch(4, app), { type: 'deal', cards: ['c1', 'c1', 'c3', 'c4'] })).toMatchObject({
      code: 'wrongDeal',
      wanted: 4
    });
  });

  test('3.4 one of the two cards is rigged, the other secure', () => {
    const dealt = after(newMatch(4, app), deal);
    expect(ids(dealt)).toEqual(['fix p1', 'fix p3']);
    expect(refusalOf(dealt, { type: 'fix', player: 'p1', rigged: 'c1', secure: 'c3' })).toMatchObject({
      code: 'notDealt'
    });
    expect(refusalOf(dealt, { type: 'fix', player: 'p2', rigged: 'c1', secure: 'c2' })).toMatchObject({
      code: 'notFixer'
    });
    const fixed = after(dealt, { type: 'fix', player: 'p1', rigged: 'c2', secure: 'c1' });
    expect(rules.view(fixed.state, 'p1').ownSecret).toMatchObject({
      rigged: 'Sunset Gondola',
      secure: 'Santorini'
    });
    expect(refusalOf(fixed, { type: 'fix', player: 'p1', rigged: 'c1', secure: 'c2' })).toMatchObject({
      code: 'fixedAlready'
    });
  });

  const afterChoices = after(
    newMatch(4, app),
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
    const end = { ...table, state: { ...table.state, phase: 'reveal' as const } };
    expect(rules.asks(end.state)[0]).toMatchObject({ id: 'reveal p1', for: 'p1', choices: { length: 6 } });
    expect(refusalOf(end, { type: 'reveal', player: 'p1' })).toMatchObject({ code: 'notSaid' });
  });

  test('6.1 each team decides for itself', () => {
    const mixed = after(newMatch(3, app), { type: 'paper', player: 'p2' });
    expect(ids(mixed)).toEqual(['fix p1', 'fix p3', 'paper p1', 'paper p3']);
    const started = after(
      mixed,
      { type: 'fix', player: 'p3', rigged: 'c6', secure: 'c1' },
      { type: 'fix', player: 'p1', rigged: 'c2', secure: 'c5' }
    );
    expect(started.state.phase).toBe('turns');
    const late = after(started, { type: 'fix', player: 'p2', rigged: 'c3', secure: 'c4' });
    expect(rules.view(late.state)).toMatchObject({ fixed: ['p1', 'p2', 'p3'], paper: [] });
    const placed = after(started, ...moves('1 c1'));
    expect(refusalOf(placed, { type: 'fix', player: 'p2', rigged: 'c3', secure: 'c4' })).toMatchObject({
      code: 'notNow'
    });
  });

  test('6.2 until the reveal, a different secret changes nothing for the others', () => {
    const with2 = (rigged: 'c1' | 'c2'): ReturnType<typeof newMatch> =>
      after(
        newMatch(3, app),
        { type: 'deal', cards: ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'] },
        { type: 'fix', player: 'p1', rigged, secure: rigged === 'c1' ? 'c2' : 'c1' },
        { type: 'fix', player: 'p2', rigged: 'c3', secure: 'c4' },
        { type: 'fix', player: 'p3', rigged: 'c5', secure: 'c6' },
        ...moves('7 c1', '6 c1')
      );
    const [first, other] = [with2('c1'), with2('c2')];
    for (const viewer of [undefined, 'p2', 'p3'] as readonly (PlayerId | undefined)[]) {
      expect(rules.view(first.state, viewer)).toEqual(rules.view(other.state, viewer));
      expect(rules.now(first.state, viewer)).toEqual(rules.now(other.state, viewer));
      expect(redactAsks(rules.asks(first.state), viewer)).toEqual(
        redactAsks(rules.asks(other.state), viewer)
      );
    }
    expect(lines(rules.now(first.state, 'p1'))).toEqual(['p1 10 jackpot']);
    expect(lines(rules.now(other.state, 'p1'))).toEqual(['p1 0 kickedOut']);
  });

  test('6.3 if one team on paper and one in the app rigged the same casino, it is paid once', () => {
    const started = after(
      newMatch(3, app),
      { type: 'paper', player: 'p1' },
      { type: 'paper', player: 'p2' },
      { type: 'fix', player: 'p3', rigged: 'c1', secure: 'c2' }
    );
    const tiles = { c1: [{ player: 'p2', number: 4, plus: 0 }] } as const;
    const end = { ...started, state: { ...started.state, phase: 'reveal' as const, laid: tiles } };
    const paid = after(end, ...reveals({ p1: 'c1', p2: 'c4' }), { type: 'reveal', player: 'p3' }, pay);
    expect(lines(paid.ledger).filter((line) => line.endsWith('jackpot'))).toEqual(['p2 10 jackpot']);
  });
});
