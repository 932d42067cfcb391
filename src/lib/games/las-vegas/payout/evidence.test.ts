import { expect, test } from 'vitest';
import { casinoOfReason } from './evidence';
import { payCasino } from './payout';
import type { CasinoView, Why } from '$lib/games/las-vegas/types';
import { withExactDice, withAddedDice } from '$lib/games/las-vegas/state/view';

const notes = [80000, 50000] as const;
const dice = {
  p1: { small: 5, big: 0 },
  p2: { small: 3, big: 0 },
  p3: { small: 1, big: 1 },
  p4: { small: 1, big: 0 }
};
const casino = withExactDice(3, notes, dice);
const empty = (number: CasinoView['number']): CasinoView => withExactDice(number, [40000, 30000], {});
const reasons = payCasino(3, { notes, dice }).map(({ why }) => why);

test('the reason of a payment shows the casino as it is now', () => {
  for (const why of reasons) expect(casinoOfReason(why, { casinos: [empty(1), casino] })).toEqual(casino);
});

test('a reason from a paid round shows the casino as it was before the payout', () => {
  for (const why of reasons)
    expect(
      casinoOfReason(why, { casinos: [empty(3)], paid: { round: 1, casinos: [casino] } }),
      why.code
    ).toEqual(casino);
});

test('the reason beside a choice shows the casino as this choice would leave it', () => {
  const casinoPreview = withAddedDice(casino, 'p4', { small: 4, big: 0 });
  const why = casinoPreview.claims.find(({ own }) => own.who === 'p4')?.why as Why;
  expect(why.code).toBe('tied');
  expect(casinoOfReason(why, { casinos: [casino] })).toEqual(casinoPreview);
});

test('the reason for leftover notes shows the casino where no one won them', () => {
  const tiedCasino = withExactDice(2, notes, { p1: { small: 2, big: 0 }, p2: { small: 0, big: 1 } });
  const leftOverPostings = payCasino(2, {
    notes,
    dice: { p1: { small: 2, big: 0 }, p2: { small: 0, big: 1 } }
  });
  const why = leftOverPostings.find((posting) => posting.why.code === 'leftOver')?.why as Why;
  expect(casinoOfReason(why, { casinos: [tiedCasino] })).toEqual(tiedCasino);
});

test('the reason for the starting player shows the casino that this player won', () => {
  const why: Why = { code: 'winnerBegins', rule: '2.5', player: 'p1', casino: 3, passedOver: [] };
  expect(casinoOfReason(why, { casinos: [], paid: { round: 1, casinos: [casino] } })).toEqual(casino);
});

test('a reason that fits no casino shows none', () => {
  const [first] = reasons;
  expect(first && casinoOfReason(first, { casinos: [empty(3)] })).toBeUndefined();
  expect(
    casinoOfReason({ code: 'passed', rule: '3.5', player: 'p1', left: 1 }, { casinos: [casino] })
  ).toBeUndefined();
});
