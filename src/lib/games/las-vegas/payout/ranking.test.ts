import { describe, expect, test } from 'vitest';
import type { Posting } from '$lib/core';
import { settle } from '$lib/games';
import { rankHoldings, ranking, type PlayerHolding } from './ranking';
import { newMatch } from '$lib/games/las-vegas/fixtures/test-match';
import type { Why } from '$lib/games/las-vegas/types';

function holding(
  player: PlayerHolding['player'],
  total: number,
  notes: number,
  chips: number
): PlayerHolding {
  return { player, total, notes, chips };
}

function places(...holdings: readonly PlayerHolding[]): readonly string[] {
  return rankHoldings(holdings).map(({ place, players }) => `${place} ${players.join(' ')}`);
}

function reasonCodes(...holdings: readonly PlayerHolding[]): readonly string[] {
  return rankHoldings(holdings).map(({ reasons }) => reasons.map(({ code }) => code).join(' '));
}

describe('the end', () => {
  test('6.1 the most money wins, and a chip is worth $10,000', () => {
    const why: Why = { code: 'begins', rule: '1.5', player: 'p1' };
    const posting = (to: 'p1' | 'p2', piece: string, value: number): Posting<Why> => ({
      from: 'table',
      to,
      piece,
      value,
      why
    });
    const ledger = [
      posting('p1', 'note', 60000),
      posting('p2', 'note', 30000),
      ...Array<Posting<Why>>(4).fill(posting('p2', 'chip', 10000))
    ];
    expect(ranking(newMatch(2).state, ledger)).toEqual([
      {
        place: 1,
        players: ['p2'],
        total: 70000,
        reasons: [{ code: 'sum', rule: '6.1', player: 'p2', notes: 1, chips: 4, total: 70000 }]
      },
      {
        place: 2,
        players: ['p1'],
        total: 60000,
        reasons: [{ code: 'sum', rule: '6.1', player: 'p1', notes: 1, chips: 0, total: 60000 }]
      }
    ]);
  });

  test('6.1 more pieces never beat more money', () => {
    expect(places(holding('p1', 100000, 1, 0), holding('p2', 90000, 0, 9))).toEqual(['1 p1', '2 p2']);
  });

  test('6.2 with equal money, the player with more notes and chips is ahead, and the calculation names both players', () => {
    const anna = holding('p1', 100000, 1, 0);
    const ben = holding('p2', 100000, 1, 4);
    expect(places(anna, ben)).toEqual(['1 p2', '2 p1']);
    expect(rankHoldings([anna, ben])[0]?.reasons.at(-1)).toEqual({
      code: 'morePieces',
      rule: '6.2',
      players: ['p2'],
      pieces: 5,
      others: ['p1'],
      otherPieces: 1,
      total: 100000
    });
  });

  test('6.2 a note and a chip are one piece each', () => {
    expect(places(holding('p1', 90000, 2, 1), holding('p2', 90000, 1, 2))).toEqual(['1 p1 p2']);
  });

  test('6.3 players with equal money and the same number of pieces share a place, even first place', () => {
    const players = [holding('p1', 90000, 2, 1), holding('p2', 90000, 1, 2), holding('p3', 50000, 1, 0)];
    expect(places(...players)).toEqual(['1 p1 p2', '3 p3']);
    expect(reasonCodes(...players)).toEqual(['sum sum level', 'sum']);
  });

  test('6.3 after a shared place, the next one is skipped', () => {
    const players = [
      holding('p1', 50000, 1, 0),
      holding('p2', 70000, 1, 0),
      holding('p3', 50000, 1, 0),
      holding('p4', 50000, 0, 5),
      holding('p5', 40000, 1, 0)
    ];
    expect(places(...players)).toEqual(['1 p2', '2 p4', '3 p1 p3', '5 p5']);
    expect(reasonCodes(...players)).toEqual(['sum', 'sum morePieces', 'sum sum level', 'sum']);
  });
});

/** All players have $140,000. Chip cards pay $10,000 for one of a colour and $30,000 for two. */
describe('equal money with chip cards', () => {
  const places = async (players: object): Promise<readonly string[]> => {
    const { reasons } = await settle({ game: 'las-vegas', case: 'ranking', players });
    return reasons.filter(({ player }) => player === undefined).map(({ rule, text }) => `${rule} ${text}`);
  };
  const twoNotes = { notes: [90000, 50000], chips: 0 };
  const fourPieces = { notes: [80000, 40000], chips: 2 };
  const twoCards = { notes: [80000, 30000], chips: 0, chipCards: { pink: 2 } };
  const oneCard = { notes: [100000, 30000], chips: 0, chipCards: { gold: 1 } };

  test('25.8 is cited if counting chip cards as pieces would make a tie', async () => {
    expect(await places({ Anna: fourPieces, Ben: twoCards })).toEqual([
      'LV 25.8 Anna and Ben have $140,000 each. Anna is ahead with 4 notes and chips to 2. Chip cards don’t count here.'
    ]);
  });

  test('25.8 is cited if counting chip cards as pieces would break a tie', async () => {
    expect(await places({ Anna: twoNotes, Ben: twoCards })).toEqual([
      'LV 25.8 Anna and Ben tie with $140,000 and 2 notes and chips each, and share the place. Chip cards don’t count here.'
    ]);
  });

  test('6.2 and 6.3 are cited if no one has chip cards, or if chip cards change nothing', async () => {
    expect(await places({ Anna: fourPieces, Ben: twoNotes })).toEqual([expect.stringMatching(/^LV 6\.2 /)]);
    // Anna has 4 pieces; Ben has 2, or 3 with the chip card.
    expect(await places({ Anna: fourPieces, Ben: oneCard })).toEqual([expect.stringMatching(/^LV 6\.2 /)]);
    const otherHolding = { notes: [70000, 60000], chips: 0, chipCards: { pink: 1 } };
    expect(await places({ Anna: oneCard, Ben: otherHolding })).toEqual([expect.stringMatching(/^LV 6\.3 /)]);
  });
});
