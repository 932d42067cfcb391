import { expect, test } from 'vitest';
import { namesOf, totalOf, type AskTap } from '$lib/core';
import { askedPiecesOf } from '$lib/core/asks/entered';
import {
  matchAfter,
  eightyAndThirty,
  placeCardsMove,
  newMatch
} from '$lib/games/las-vegas-cards/fixtures/test-match';
import { rules } from '$lib/games/las-vegas-cards/rules';
import type { CardName } from '$lib/games/las-vegas-cards/types';
import { interludes, payout, placesOf } from './places';
import { preview, withCards } from './preview';
import { casinoWords, pickedWords } from '$lib/games/las-vegas-cards/strings/en/table';

const names = namesOf([
  { player: 'p1', name: 'Anna', colour: 'sky' },
  { player: 'p2', name: 'Ben', colour: 'yellow' },
  { player: 'p3', name: 'Carla', colour: 'blue' }
]);

/** Anna has two dice at casino 5; Ben is choosing and has placed nothing yet. */
const testMatch = matchAfter(newMatch(3), eightyAndThirty, placeCardsMove('p1', '5', '5'));
const [, , , , five] = rules.view(testMatch.state).casinos;

function afterChoice(...cards: readonly CardName[]): string {
  const changedCasino = withCards(five!, 'p2', cards);
  const claim = changedCasino.claims.find(({ own }) => own.who === 'p2');
  return pickedWords(cards, claim === undefined ? [] : [{ number: 5, claim }], names);
}

test('chosen cards show their result', () => {
  expect(afterChoice('double 5')).toBe('A double 5. Right now you’d tie Anna at 5.');
  expect(afterChoice('double 5', 'single 5')).toMatch(/\. Right now you’d lead at 5\.$/);
  expect(afterChoice('single 5')).toMatch(/\. Right now you’d be second at 5\.$/);
});

test('after an early end the payout shows the casinos as they are, and no card is turned over', () => {
  const viewAfterPayout = rules.view(rules.paid?.(testMatch.state) ?? testMatch.state);
  const payoutShown = payout(viewAfterPayout, names);
  // Anna, alone at casino 5, takes $80,000.
  expect(totalOf('p1', payoutShown?.postings ?? [])).toBe(80_000);
  expect(payoutShown?.end).toEqual({ question: 'Round 1 is paid', action: 'See who won' });
  expect(interludes(viewAfterPayout, names)).toEqual([]);
});

test('a casino is read out with its result in the preview', () => {
  const changedCasino = withCards(five!, 'p2', ['double 5']);
  expect(casinoWords(changedCasino, names, true)).toMatch(/\. It would be: Anna 2, tied; Ben 2, tied\.$/);
  expect(casinoWords(five!, names)).toMatch(/\. Anna 2, paid\.$/);
});

test('4.3 only a claim that wins a note shows its rank', () => {
  const [place] = placesOf({ casinos: [withCards(five!, 'p2', ['single 5'])] }, names);
  expect(place?.claims.map(({ rank }) => rank)).toEqual([
    'Most dice still in: 2',
    'Second most dice still in: 1'
  ]);
  const [tied] = placesOf({ casinos: [withCards(five!, 'p2', ['double 5'])] }, names);
  expect(tied?.claims.map(({ rank }) => rank)).toEqual([undefined, undefined]);
});

test('a single note is shown alone until the other one is entered', () => {
  const { state } = newMatch(3);
  const ask = rules.asks(state).find(({ id }) => id === 'notes')!;
  const taps = ['50000', '30000', '60000'].reduce(
    (tapsSoFar: readonly AskTap[], value) => [...tapsSoFar, askedPiecesOf(ask, tapsSoFar)!.tap(value)],
    []
  );
  const { casinos } = preview({ ask, view: rules.view(state), taps, source: 'table' }, names)!.view;
  expect(casinos.map(({ notes }) => notes)).toEqual([[50_000, 30_000], [60_000], ...Array<undefined>(4)]);
  expect(casinoWords(casinos[1]!, names)).toBe('Casino 2, $60,000. No cards here.');
});
