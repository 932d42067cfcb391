import { describe, expect, test } from 'vitest';
import { isOver, ledgerOf, moves, namesOf, replay, total, type PlayerId, type Step } from '$lib/core';
import { follow, matchOf, played, type Recorded } from './fixtures/recorded';
import { strengths } from './payout';
import { rules, type LasVegasCards } from './rules';
import type { Who } from './types';

const recordedMatches = Object.values(
  import.meta.glob<Recorded>('./fixtures/*.json', { eager: true, import: 'default' })
);

type Call = (who: Who) => string;

function callOf(match: Recorded): Call {
  const names = namesOf(matchOf(match).seats);
  return (who) => (who === 'neutral' ? who : names(who));
}

/** What each claim at each casino was paid, zeros too, and what went back to the box. */
function payoutOf({ after, postings }: Step<LasVegasCards>, call: Call): unknown {
  return after.paid?.casinos.map((casino, index) => {
    const here = postings.filter(({ why }) => 'casino' in why && why.casino === index + 1);
    const people = here.filter(({ to }) => to !== 'box');
    const boxed = here.filter(({ to }) => to === 'box').map(({ value }) => value);
    return {
      notes: casino.notes,
      dice: Object.fromEntries(strengths(casino).map(({ who, count }) => [call(who), count])),
      paid: Object.fromEntries(people.map(({ to, value }) => [call(to as PlayerId), value])),
      box: boxed.sort((one, other) => other - one)
    };
  });
}

describe.each(recordedMatches.map((match) => [match.title, match] as const))('%s', (_, match) => {
  const { replayed, payouts } = played(match);
  const { seats } = matchOf(match);
  const call = callOf(match);

  test('is played to its end', () => {
    expect(replayed.broken).toBeUndefined();
    expect(isOver(rules, replayed)).toBe(true);
    expect(payouts).toHaveLength(match.rounds.length);
    expect(replayed.ended).toBe(match.rounds.length < 4);
  });

  test('what the table tried was refused with its reason', () => {
    for (const { entries, tried, refused } of follow(match).tries)
      expect(rules.refuse(replay(rules, matchOf(match), entries).state, tried)).toEqual(refused);
  });

  test.each(match.rounds.map((round, index) => [index + 1, round] as const))(
    'round %i is paid as by hand',
    (number, { casinos, totals, chipCards, next }) => {
      const step = payouts[number - 1]!;
      const upTo = replayed.steps.slice(0, replayed.steps.indexOf(step) + 1);
      const ledger = upTo.flatMap(({ postings }) => postings);
      const byName = (each: (player: PlayerId) => unknown): unknown =>
        Object.fromEntries(seats.map(({ player, name }) => [name, each(player)]));

      expect(payoutOf(step, call)).toEqual(casinos);
      expect(byName((player) => total(player, ledger))).toEqual(totals);
      if (chipCards !== undefined)
        expect(byName((player) => step.after.places[player]!.chipCards)).toEqual(chipCards);
      if (next !== undefined) expect(call(step.after.starter)).toBe(next);
    }
  );

  test('the places are those of the hand sums', () => {
    const ledger = ledgerOf(replayed);
    const notes = (player: PlayerId): number =>
      ledger.filter(moves).filter(({ to, piece }) => to === player && piece === 'note').length;
    expect(
      rules.ranking(replayed.state, ledger, 'all').map(({ place, players, total: sum }) => ({
        place,
        players: players.map(call),
        total: sum,
        notes: notes(players[0]!)
      }))
    ).toEqual(match.places);
  });
});
