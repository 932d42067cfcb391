import { describe, expect, test } from 'vitest';
import { isOver, isPlayer, ledgerOf, moves, namesOf, total, winning } from '$lib/core';
import { matchOf, played, type Recorded } from './fixtures/recorded';
import { dispute } from './questions';
import { rules } from './rules';

const recordedMatches = Object.values(
  import.meta.glob<Recorded>('./fixtures/*.json', { eager: true, import: 'default' })
);

describe.each(recordedMatches.map((match) => [match.title, match] as const))('%s', (_, match) => {
  const { replayed, paid } = played(match);
  const { seats } = matchOf(match);
  const call = namesOf(seats);
  const ledger = ledgerOf(replayed);

  test('is played to its end', () => {
    expect(replayed.broken).toBeUndefined();
    expect(isOver(rules, replayed)).toBe(true);
    expect(paid).toHaveLength(3);
  });

  test.each(match.rounds.map((round, index) => [index + 1, round] as const))(
    'round %i is paid as it was scored',
    (number, { teams, shares, fines, totals, jackpots }) => {
      const step = paid[number - 1]!;
      const so = replayed.steps
        .slice(0, replayed.steps.indexOf(step) + 1)
        .flatMap(({ postings }) => postings);
      const fined = step.postings.filter(({ why }) => why.code === 'fined' || why.code === 'finedNothing');
      const earned = step.after.earned.at(-1) ?? {};
      expect(
        step.before.teams.map(({ fixer, partner }) =>
          [fixer, ...(partner === undefined ? [] : [partner])].map(call)
        )
      ).toEqual(teams);
      expect(Object.fromEntries(seats.map(({ player, name }) => [name, earned[player] ?? 0]))).toEqual(
        shares
      );
      expect(
        Object.fromEntries(
          fined.map((each) => [
            moves(each) && isPlayer(each.from) ? call(each.from) : isPlayer(each.to) ? call(each.to) : '',
            each.value
          ])
        )
      ).toEqual(fines);
      expect(Object.fromEntries(seats.map(({ player, name }) => [name, total(player, so)]))).toEqual(totals);
      expect(step.after.jackpots).toEqual(jackpots);
    }
  );

  test('every chip of a payout can be disputed, however much of the round was told', () => {
    for (const { after, postings } of paid)
      for (const { why } of postings.filter(moves))
        expect(dispute(why, rules.view(after), matchOf(match)), JSON.stringify(why)).toBeDefined();
  });

  test('the places are those of the sums', () => {
    const ranking = rules.ranking(replayed.state, ledger);
    const last = replayed.state.earned.at(-1) ?? {};
    expect(
      ranking.map(({ place, players, total: sum }) => ({
        place,
        players: players.map(call).sort(),
        total: sum,
        last: last[players[0]!]
      }))
    ).toEqual(match.places);
    expect(
      winning(ranking)
        .flatMap(({ players }) => players.map(call))
        .sort()
    ).toEqual(match.winners);
  });
});
