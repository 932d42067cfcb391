import { expect, type Page } from '@playwright/test';
import { storeMatch } from '#tests/e2e/support/stored-match';
import { seat as takeSeats } from '#tests/e2e/support/seats';
import { startButton } from '#tests/e2e/support/controls';
import { startingWith } from '#tests/e2e/support/sentences';
import * as shellWords from '$lib/shell/strings/en/shell';
import * as lasVegasIndexWords from '$lib/games/las-vegas/strings/en/game';

/** A move as in the log of a match. */
export type LoggedMove = Readonly<Record<string, unknown>>;

export const LONG_NAMES = [
  'Maximiliane-Alexandra von Hohenlohe-Lang',
  'Ben',
  'Jean-Sebastien',
  'Denny',
  'Konstantinopolitanischer Dudelsackpfeife'
];

export const DEAL_MOVE: LoggedMove = {
  type: 'deal',
  pairs: [
    [40000, 40000],
    [70000, 30000],
    [80000, 50000],
    [90000, 40000],
    [90000, 70000],
    [100000, 80000]
  ]
};

export function tilesMoves(...tiles: readonly string[]): readonly LoggedMove[] {
  return tiles.map((tile) => ({ type: 'lay', tile }));
}

export function placeMove(face: number, smallCount: number, bigCount = 0): LoggedMove {
  return { type: 'place', face, small: smallCount, big: bigCount };
}

export function tileMove(id: string, moveParts: object): LoggedMove {
  return { type: 'tile', tile: id, ...moveParts };
}

/** Six tiles in the middle of a round of five players; Denny has Power Play, casino 4 is closed. */
export const SIX_TILES: readonly LoggedMove[] = [
  ...tilesMoves('jackpot', 'block-it', 'power-play', 'high-five', 'no-entry', 'double-down'),
  DEAL_MOVE,
  placeMove(1, 2),
  tileMove('jackpot', { do: 'throw', dice: [1, 2] }),
  placeMove(2, 2),
  tileMove('block-it', { do: 'block', gray: 1, face: 3 }),
  placeMove(2, 2),
  tileMove('block-it', { do: 'block', gray: 2, face: 6 }),
  placeMove(3, 1, 1),
  placeMove(5, 1),
  tileMove('no-entry', { do: 'close', face: 4 }),
  placeMove(1, 1),
  tileMove('jackpot', { do: 'throw', dice: [1, 2] }),
  placeMove(6, 3),
  tileMove('double-down', { do: 'move', small: 1, big: 0 }),
  placeMove(6, 2, 1),
  tileMove('double-down', { do: 'move', small: 0, big: 0 }),
  placeMove(6, 2),
  tileMove('double-down', { do: 'move', small: 1, big: 0 })
];

/** The next player's roll. */
export const ROLL_MOVE: LoggedMove = { type: 'roll', dice: [1, 3, 4, 4, 5, 6], big: 6 };

/** Six other tiles: a bar, spaces and pictures with dice, and fines. */
export const SIX_OTHER_TILES: readonly LoggedMove[] = [
  ...tilesMoves('knockout', 'nice-dice', 'black-box', 'bad-luck', 'handicap', 'lucky-punch'),
  DEAL_MOVE,
  placeMove(2, 3),
  tileMove('nice-dice', { do: 'put', from: 'placed', size: 'small', face: 2 }),
  placeMove(4, 2, 1),
  placeMove(5, 2),
  tileMove('handicap', { do: 'take', from: 1, slot: 'money' })
];

/** The whole bank is counted from now on. */
export const COUNT_BANK_MOVE: LoggedMove = { type: 'countBank' };

/** Pay Day pays the first of three players $30,000; seven of eleven such notes are in play. */
export const PAY_DAY_MOVES: readonly LoggedMove[] = [
  ...tilesMoves('pay-day'),
  {
    type: 'deal',
    pairs: [
      [30000, 30000],
      [30000, 30000],
      [30000, 30000],
      [30000, 50000],
      [60000, 50000],
      [90000, 50000]
    ]
  },
  placeMove(2, 1),
  placeMove(4, 1),
  placeMove(5, 1),
  placeMove(3, 1),
  placeMove(4, 1),
  placeMove(5, 1),
  placeMove(1, 1)
];

interface StoredMatch {
  readonly log: readonly LoggedMove[];
  readonly seats?: readonly string[];
  readonly depth?: 'turns' | 'rounds';
  readonly tiles?: number;
  readonly royale?: object;
  /** How the chip cards of the Card Game are used; absent if they are not in play. */
  readonly chipCards?: object;
  /** The parts that the app supplies; the players have the others. */
  readonly parts?: Readonly<Record<string, 'app'>>;
}

/** Opens a match of Royale after these moves; its bank is counted only if `royale` says so. */
export async function openRoyaleMatch(
  page: Page,
  { log, seats = LONG_NAMES, depth = 'turns', tiles = 6, royale, chipCards, parts = {} }: StoredMatch
) {
  await page.goto('ledger/');
  const rules = {
    tiles,
    sameTile: 'again',
    bank: 'notCounted',
    onlyClosed: 'free',
    closedTile: 'acts',
    powerPlayUsed: 'kept',
    powerPlayLeader: 'back',
    badLuck: 'after',
    badLuckChange: 'kept',
    noEntryTrack: [0, 20000, 0, 30000, 0, 10000],
    ...royale
  };
  const id = await storeMatch(
    page,
    {
      seats,
      options: {
        first: 'p1',
        depth,
        nobodyWon: 'same',
        royale: rules,
        ...(chipCards === undefined ? {} : { chipCards })
      },
      log
    },
    { parts }
  );
  await page.goto(`match/?id=${id}`);
  await expect(page.locator('div.frame')).toBeVisible();
}

/** The button of the tile beside a casino. */
export function tileAt(page: Page, casino: number): ReturnType<Page['getByRole']> {
  return page.getByRole('button', { name: new RegExp(`^Tile of casino ${casino},`) });
}

interface MatchOptions {
  readonly names: readonly string[];
  readonly depth?: 'Every turn' | 'Round results';
  readonly app?: readonly ('Dice' | 'Notes' | 'Neutral dice' | 'Tiles')[];
  /** House rules by title. */
  readonly rules?: Readonly<Record<string, string>>;
}

/** Starts a match of Royale through the screens; the first name goes first. */
export async function seat(
  page: Page,
  { names, depth = 'Every turn', app = [], rules = {} }: MatchOptions
): Promise<void> {
  await page.goto('new/las-vegas/');
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: startingWith(lasVegasIndexWords.royale) }).click();
  await takeSeats(page, ...names);
  await page.getByRole('radio', { name: depth }).check();
  for (const part of app) await page.getByRole('button', { name: new RegExp(`^${part}`) }).click();
  if (Object.keys(rules).length > 0) await page.locator('summary').click();
  for (const [title, choice] of Object.entries(rules))
    await page.getByRole('group', { name: title }).getByRole('radio', { name: choice, exact: true }).check();
  await startButton(page).click();
  await expect(page.getByRole('heading', { level: 1, name: shellWords.round(1) })).toBeVisible();
}
