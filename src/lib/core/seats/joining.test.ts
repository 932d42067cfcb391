import { describe, expect, test } from 'vitest';
import { isJoinMove, seatsWithJoined } from './joining';
import { attendanceOf, seatHistoryLabel, seatsAfter } from './person';

const anna = { player: 'p1', name: 'Anna', colour: 'sky' } as const;
const ben = { player: 'p2', name: 'Ben', colour: 'yellow' } as const;
const joinMove = {
  ...{ type: 'join', player: 'p3', name: 'Dora', colour: 'blue' },
  ...{ round: 2, start: 'nothing' }
} as const;
const dora = { player: 'p3', name: 'Dora', colour: 'blue', joined: 2 };

describe('the join move', () => {
  test('has a seat, a round and a start', () => {
    expect(isJoinMove(joinMove)).toBe(true);
    expect(isJoinMove({ ...joinMove, person: 'x1' })).toBe(true);
  });

  test.each([
    ['another type', { type: 'leave' }],
    ['an unknown seat', { player: 'p9' }],
    ['no name', { name: '' }],
    ['a name that is not text', { name: 7 }],
    ['a name that is too long', { name: 'x'.repeat(41) }],
    ['a person without an id', { person: 7 }],
    ['an unknown colour', { colour: 'pink' }],
    ['half a round', { round: 1.5 }],
    ['another start', { start: 'highest' }]
  ])('is not read with %s', (_, damagedFields) => {
    expect(isJoinMove({ ...joinMove, ...damagedFields })).toBe(false);
  });
});

describe('the seats', () => {
  test('include players who joined later, with their first round', () => {
    const entries = [{ do: { move: { type: 'deal' } } }, { do: { move: joinMove } }, { do: 'end' }] as const;
    expect(seatsWithJoined([anna, ben], entries)).toEqual([anna, ben, dora]);
  });

  test('are the same list if no one joined, or if all are there already', () => {
    const seats = [anna, ben];
    expect(seatsWithJoined(seats, [{ do: 'end' }])).toBe(seats);
    const seatsAfterJoin = seatsWithJoined(seats, [{ do: { move: joinMove } }]);
    expect(seatsWithJoined(seatsAfterJoin, [{ do: { move: joinMove } }])).toBe(seatsAfterJoin);
  });

  test('keep the first round of a newcomer after a handover', () => {
    const [, , thirdSeat] = seatsAfter(seatsWithJoined([anna, ben], [{ do: { move: joinMove } }]), [
      { do: { seat: 'p3', to: { name: 'Eve' } } }
    ]);
    expect(thirdSeat).toEqual({ player: 'p3', name: 'Eve', colour: 'blue', joined: 2 });
  });

  test('show the first round of a newcomer beside the name', () => {
    expect(seatHistoryLabel({ ...ben, joined: 2 })).toBe('Ben, joined in round 2');
    expect(seatHistoryLabel({ ...ben, joined: 2, left: { round: 3 } })).toBe(
      'Ben, joined in round 2, left in round 3'
    );
    expect(attendanceOf(anna)).toEqual([]);
  });
});
