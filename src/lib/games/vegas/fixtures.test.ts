import { describe, expect, test } from 'vitest';
import { isOver, ledgerOf, moves, namesOf, replay, type PlayerId } from '$lib/core';
import { follow, matchOf, played, type Recorded } from './fixtures/recorded';
import { rules } from './rules';
import type { PayWhy, Why } from './types';

const recordedMatches = Object.values(
  import.meta.glob<Recorded>('./fixtures/*.json', { eager: true, import: 'default' })
);

function tableOf(why: Why): number {
  const { at } = why as PayWhy;
  return at === 'this' ? 0 : at.table + 1;
}

describe.each(recordedMatches.map((match) => [match.title, match] as const))('%s', (_, match) => {
  const replayed = played(match);
  const { seats } = matchOf(match);
  const call = namesOf(seats);

  test('is played to its end', () => {
    expect(replayed.broken).toBeUndefined();
    expect(isOver(rules, replayed)).toBe(true);
    expect(replayed.ended).toBe(match.log.includes('end'));
  });

  test('what the table tried was refused with its reason', () => {
    for (const { entries, tried, refused } of follow(match).tries) {
      const why = rules.refuse(replay(rules, matchOf(match), entries).state, tried);
      expect(`${why?.code ?? ''} ${why?.rule ?? ''}`, JSON.stringify(tried)).toBe(refused);
    }
  });

  test('7.1 every gold chip goes where the hand sums say', () => {
    const gold = ledgerOf(replayed)
      .filter(moves)
      .map(({ to, value, why }) => {
        const whose = to === 'box' ? 'out' : `to ${call(to as PlayerId)}`;
        return `table ${tableOf(why)}: ${value} ${whose}`;
      });
    expect(gold).toEqual(match.scored);
  });

  test('7.1 the places are those of the hand sums', () => {
    const places = rules.ranking(replayed.state, ledgerOf(replayed), 'all');
    expect(places.map(({ place, players, total }) => ({ place, players: players.map(call), total }))).toEqual(
      match.places
    );
  });
});
