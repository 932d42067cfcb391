import { describe, expect, test } from 'vitest';
import { isOver, ledgerOf, moves, namesOf, replay, total, type PlayerId } from '$lib/core';
import { cardOf } from './data';
import { follow, matchOf, played, type BarRound, type Recorded, type RoundPlayed } from './fixtures/recorded';
import { rules } from './rules';
import { chitsAt } from './table';
import type { Bar, State } from './types';

const recordedMatches = Object.values(
  import.meta.glob<Recorded>('./fixtures/*.json', { eager: true, import: 'default' })
);

type Call = (player: PlayerId) => string;

/** What lay at a bar, who showed which card there, what each was paid and what stays. */
function barOf(round: RoundPlayed, bar: Bar, call: Call): BarRound {
  const shown = round.find(({ move }) => move && ['turnOver', 'reveal', 'taken'].includes(move.type));
  const last = round.at(-1);
  if (shown === undefined || last === undefined) throw new Error('the round was not played');
  const here = round.flatMap(({ postings }) => postings).filter(({ why }) => 'bar' in why && why.bar === bar);
  const people = [...new Set(here.map(({ to }) => to as PlayerId))].sort();
  return {
    chits: chitsAt(shown.before, bar),
    ...(shown.move?.type === 'taken' ? {} : { cards: cardsAt(last.after, bar, call) }),
    paid: Object.fromEntries(
      people.map((player) => [
        call(player),
        here
          .filter(moves)
          .filter(({ to }) => to === player)
          .map(({ value }) => value)
      ])
    ),
    stays: chitsAt(last.after, bar)
  };
}

function cardsAt({ seats, shown = {} }: State, bar: Bar, call: Call): Readonly<Record<string, string>> {
  return Object.fromEntries(
    seats.flatMap((player) => {
      const { bar: where, kind, value } = cardOf(shown[player] ?? '');
      return where === bar ? [[call(player), `${kind} ${value}`] as const] : [];
    })
  );
}

describe.each(recordedMatches.map((match) => [match.title, match] as const))('%s', (_, match) => {
  const { replayed, rounds } = played(match);
  const { seats } = matchOf(match);
  const call: Call = namesOf(seats);

  test('is played to its end', () => {
    expect(replayed.broken).toBeUndefined();
    expect(isOver(rules, replayed)).toBe(true);
    expect(rounds).toHaveLength(match.rounds.length);
    const { rounds: all } = rules.start(match.options, replayed.state.seats);
    expect(replayed.ended).toBe(match.rounds.length < all);
  });

  test('what the table tried was refused with its reason', () => {
    for (const { entries, tried, refused } of follow(match).tries)
      expect(rules.refuse(replay(rules, matchOf(match), entries).state, tried)).toEqual(refused);
  });

  test.each(match.rounds.map((round, index) => [index + 1, round] as const))(
    'round %i is paid as by hand',
    (number, { bars, totals, next }) => {
      const round = rounds[number - 1]!;
      const last = round.at(-1)!;
      const ledger = replayed.steps
        .slice(0, replayed.steps.indexOf(last) + 1)
        .flatMap(({ postings }) => postings);

      expect(Object.fromEntries(last.after.bars.map((bar) => [bar, barOf(round, bar, call)]))).toEqual(bars);
      expect(Object.fromEntries(seats.map(({ player, name }) => [name, total(player, ledger)]))).toEqual(
        totals
      );
      if (next !== undefined) expect(call(last.after.dealer)).toBe(next);
    }
  );

  test('the places are those of the hand sums', () => {
    expect(
      rules
        .ranking(replayed.state, ledgerOf(replayed))
        .map(({ place, players, total: sum }) => ({ place, players: players.map(call), total: sum }))
    ).toEqual(match.places);
  });
});
