import { describe, expect, test } from 'vitest';
import { nextStayingPlayer, playersInRound, seatsWithLeft, stayingPlayers } from './leaving';
import { isSeatedIn, seatHistoryLabel } from './person';

const seats = ['p1', 'p2', 'p3', 'p4'] as const;

describe('players who left', () => {
  const leftPlayers = [
    { player: 'p2', round: 2 },
    { player: 'p4', round: 2, between: true }
  ] as const;

  test('are not among those who stay', () => {
    expect(stayingPlayers({ seats, left: leftPlayers })).toEqual(['p1', 'p3']);
    expect(stayingPlayers({ seats })).toBe(seats);
  });

  test('belong to the round in which they left, but not if it had not started', () => {
    expect(playersInRound({ seats, left: leftPlayers, round: 2 })).toEqual(['p1', 'p2', 'p3']);
    expect(playersInRound({ seats, left: leftPlayers, round: 3 })).toEqual(['p1', 'p3']);
    expect(playersInRound({ seats, round: 3 })).toBe(seats);
  });

  test('are skipped clockwise', () => {
    expect(nextStayingPlayer({ seats, left: leftPlayers }, 'p1')).toBe('p3');
    expect(nextStayingPlayer({ seats, left: leftPlayers }, 'p3')).toBe('p1');
    expect(nextStayingPlayer({ seats }, 'p4')).toBe('p1');
  });
});

describe('a seat', () => {
  const anna = { player: 'p1', name: 'Anna', colour: 'sky' } as const;
  const ben = { player: 'p2', name: 'Ben', colour: 'yellow' } as const;

  test('records the round in which its player left, and is unchanged if no one left', () => {
    const [firstSeat, secondSeat] = seatsWithLeft([anna, ben], [{ player: 'p2', round: 3, between: true }]);
    expect(firstSeat).toBe(anna);
    expect(secondSeat).toEqual({ ...ben, left: { round: 3, between: true } });
    expect(seatsWithLeft([anna, ben], [])).toEqual([anna, ben]);
  });

  test.each([
    ['played from the start', {}, [1, 2, 3, 4]],
    ['joined in round 2', { joined: 2 }, [2, 3, 4]],
    ['left in round 2', { left: { round: 2 } }, [1, 2]],
    ['left before round 3', { left: { round: 3, between: true } }, [1, 2]],
    ['joined in round 2 and left in round 3', { joined: 2, left: { round: 3 } }, [2, 3]]
  ] as const)('knows the rounds of a player who %s', (_, attendance, rounds) => {
    expect([1, 2, 3, 4].filter((round) => isSeatedIn({ ...anna, ...attendance }, round))).toEqual(rounds);
  });

  test.each([
    [{ round: 2 }, 'left in round 2'],
    [{ round: 3, between: true }, 'left after round 2'],
    [{ round: 1, between: true }, 'left before round 1']
  ] as const)('shows it as %j', (leaving, label) => {
    expect(seatHistoryLabel({ ...anna, left: leaving })).toBe(`Anna, ${label}`);
    expect(seatHistoryLabel({ ...anna, then: [{ name: 'Eve' }], left: leaving })).toBe(
      `Anna, then Eve, ${label}`
    );
  });
});
