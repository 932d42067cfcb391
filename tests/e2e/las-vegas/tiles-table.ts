import { expect, type Page } from '@playwright/test';
import { follow, storeMatch } from '#tests/e2e/support/stored-match';

/** A move as in the log of a match. */
export type LoggedMove = Readonly<Record<string, unknown>>;

export const ROYALE_OPTIONS = {
  tiles: 1,
  sameTile: 'again',
  bank: 'counted',
  onlyClosed: 'free',
  closedTile: 'acts',
  powerPlayUsed: 'kept',
  powerPlayLeader: 'back',
  badLuck: 'after',
  badLuckChange: 'kept',
  noEntryTrack: [0, 20000, 0, 30000, 0, 10000]
};

export const DEAL_MOVE: LoggedMove = {
  type: 'deal',
  pairs: [
    [30000, 30000],
    [50000, 40000],
    [70000, 40000],
    [60000, 60000],
    [80000, 70000],
    [100000, 90000]
  ]
};

export function placeMove(face: number, smallCount: number, bigCount = 0): LoggedMove {
  return { type: 'place', face, small: smallCount, big: bigCount };
}

export function rollMove(dice: readonly number[], bigFace: number): LoggedMove {
  return { type: 'roll', dice, big: bigFace };
}

/** All eight dice of three players, each at a different casino: the round ends. */
export const ALL_PLACED = [placeMove(1, 7, 1), placeMove(2, 7, 1), placeMove(3, 7, 1)];

interface Setup {
  readonly tiles: readonly string[];
  /** The number of tiles in a round, if not all of them are placed yet. */
  readonly tileCount?: number;
  readonly turns: readonly LoggedMove[];
  readonly names?: readonly string[];
  /** Whether the app has the dice and the tokens. */
  readonly app?: boolean;
  readonly depth?: 'turns' | 'rounds';
}

/** Opens a match with these tiles at casinos 1 and up, after these turns. */
export async function openMatchWithTiles(page: Page, setup: Setup): Promise<void> {
  const {
    tiles,
    tileCount = tiles.length,
    turns,
    names = ['Anna', 'Ben', 'Carla'],
    app = false,
    depth = 'turns'
  } = setup;
  await page.goto('ledger/');
  const royale = { ...ROYALE_OPTIONS, tiles: tileCount };
  const id = await storeMatch(
    page,
    {
      seats: names,
      options: { first: 'p1', depth, nobodyWon: 'same', royale },
      log:
        tileCount > tiles.length
          ? []
          : [
              ...tiles.map((tile) => ({ type: 'lay', tile })),
              DEAL_MOVE,
              { type: 'bank', notes: 'notCounted' },
              ...turns
            ]
    },
    app ? { parts: { dice: 'app', notes: 'app', tiles: 'app', neutral: 'app' } } : {}
  );
  await follow(page, `match/?id=${id}`);
  await expect(page.locator('div.frame')).toBeVisible();
}
