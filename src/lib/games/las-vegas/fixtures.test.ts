import { describe, expect, test } from 'vitest';
import { isOver, ledgerOf, moves, namesOf, replay, total, type PlayerId, type Step } from '$lib/core';
import { follow, matchOf, played, type Recorded } from './fixtures/recorded';
import { rules, type LasVegas } from './rules';
import type { Casino, Who } from './types';

const recordedMatches = Object.values(
  import.meta.glob<Recorded>('./fixtures/*.json', { eager: true, import: 'default' })
);

type Call = (who: Who) => string;

function callOf(match: Recorded): Call {
  const names = namesOf(matchOf(match).seats);
  return (who) => (who === 'neutral' || who === 'gray' ? who : names(who));
}

function diceThere({ dice }: Casino, call: Call): unknown {
  return Object.fromEntries(
    Object.entries(dice).map(([who, { small, big }]) => [
      call(who as Who),
      { ...(small > 0 ? { small } : {}), ...(big > 0 ? { big } : {}) }
    ])
  );
}

/** What each claim at each casino was paid, zeros too, and what went under the pile. */
function payoutOf({ after, postings }: Step<LasVegas>, call: Call): unknown {
  return after.paid?.casinos.map((casino, index) => {
    const here = postings.filter(({ why }) => 'casino' in why && why.casino === index + 1);
    const people = here.filter(({ to }) => to !== 'pile');
    const piled = here.filter(({ to }) => to === 'pile').map(({ value }) => value);
    return {
      notes: casino.notes,
      dice: diceThere(casino, call),
      paid: Object.fromEntries(people.map(({ to, value }) => [call(to as PlayerId), value])),
      pile: piled.sort((one, other) => other - one)
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
    expect(payouts).toHaveLength(3);
  });

  test('what the table tried was refused with its reason', () => {
    for (const { entries, tried, refused } of follow(match).tries)
      expect(rules.refuse(replay(rules, matchOf(match), entries).state, tried)).toEqual(refused);
  });

  test.each(match.rounds.map((round, index) => [index + 1, round] as const))(
    'round %i is paid as by hand',
    (number, { casinos, chips, totals, next }) => {
      const step = payouts[number - 1]!;
      const upTo = replayed.steps.slice(0, replayed.steps.indexOf(step) + 1);
      const ledger = upTo.flatMap(({ postings }) => postings);
      const byName = (each: (player: PlayerId) => number): unknown =>
        Object.fromEntries(seats.map(({ player, name }) => [name, each(player)]));

      expect(payoutOf(step, call)).toEqual(casinos);
      expect(byName((player) => step.after.purses[player]!.chips)).toEqual(chips);
      expect(byName((player) => total(player, ledger))).toEqual(totals);
      const { player, why } = step.after.opening;
      if (next !== undefined) expect({ player: call(player), why: why.code }).toEqual(next);
    }
  );

  test('the places are those of the hand sums', () => {
    const ledger = ledgerOf(replayed);
    const pieces = (player: PlayerId): number =>
      ledger
        .filter(moves)
        .reduce((sum, { from, to }) => sum + Number(to === player) - Number(from === player), 0);
    expect(
      rules.ranking(replayed.state, ledger).map(({ place, players, total: sum }) => ({
        place,
        players: players.map(call),
        total: sum,
        pieces: pieces(players[0]!)
      }))
    ).toEqual(match.places);
  });
});
