import type { Page } from '@playwright/test';
import { games } from '$lib/games/registry';
import { everyAsk } from '#tests/e2e/support/asked';
import {
  contentsOutside,
  doubleFontSize,
  figuresAtNames,
  coveredTokens,
  heightsOf,
  clippedNumbers,
  truncatedNames,
  wrappedNumbers,
  hiddenControls,
  clippedPlaces,
  positionsOf,
  rowHeights,
  rowVisibilityProblems,
  overflowingSeats,
  pageOverflow,
  restoreFontSize,
  overflowingText
} from './frame-measures';
import { expect, test } from '#tests/e2e/support/harness';
import { follow, storeMatch } from '#tests/e2e/support/stored-match';
import { PRINTED_RULES } from '#tests/e2e/razzia/razzia-table';
import {
  DEAL_MOVE,
  tilesMoves,
  openRoyaleMatch,
  placeMove,
  ROLL_MOVE,
  SIX_OTHER_TILES,
  SIX_TILES
} from '#tests/e2e/las-vegas/royale-table';
import { smallTargets } from '#tests/e2e/support/targets';
import * as lasVegasBoardWords from '$lib/games/las-vegas/strings/en/board';
import * as uiAskWords from '$lib/ui/strings/en/pads';
import { OWN_CARDS } from '$lib/games/las-vegas-cards/strings/en/asks';

const PHONE = { width: 390, height: 844 };
const NARROW = { width: 320, height: 568 };
const SMALL_TABLET = { width: 1024, height: 768 };
const TABLET = { width: 1180, height: 820 };
const PHONE_SIDEWAYS = { width: 844, height: 390 };
const SIZES = [PHONE, NARROW, PHONE_SIDEWAYS, TABLET] as const;

/** Names of forty characters each. */
const LONGEST_NAMES = [
  'Maximiliane-Alexandra von Hohenlohe-Lang',
  'Konstantinopolitanischer Dudelsackpfeife',
  'Wolfgang-Amadeus-Maximilian von Mozarten',
  'Annemarie-Wilhelmina van der Westhuizens',
  'Bartholomaeus-Ferdinand Graf Trauttmansd',
  'Clementine-Philippa Worthington-Smythest',
  'Dschingis-Friedrich Oettingen-Wallerstei',
  'Emmanuelle-Charlotte de La Rochefoucauld'
];

/** A roll with every number, and the big die on one of them, needs more buttons than fit side by side. */
const CROWDED_ROLL_MOVE = { type: 'roll', dice: [1, 2, 3, 4, 5, 6], big: 6 };

/** The asks that leave the least room for four seats on a tablet. */
const HIGHEST_ASKS = [
  'las-vegas-royale, turns: choose fifty-fifty bet',
  'vegas, turns: choose depth, after a round'
];

/** After this many moves of `SIX_TILES`, Block It! asks for a casino. */
const BLOCKING_COUNT = 10;

/** Each tile of Royale once; the two sides of a board are separate. */
const ALL_TILES = [
  ['jackpot', 'fifty-fifty', 'high-five', 'pay-day', 'no-entry', 'handicap'],
  ['lucky-punch', 'prime-time', 'bad-luck', 'power-play', 'knockout', 'block-it'],
  ['black-box', 'nice-dice'],
  ['double-down', 'my-choice']
];

/** The asks of a turn of the Card Game. */
const TURN_ASKS = /(hand player|lay player|turnOver)$/;

/** The ask with the most actions beside the button of a hand. */
const MOST_ACTIONS_ASK = 'vegas-strip, turns: draw deal';

/** As many players as on a usual evening. */
const USUAL_PLAYERS = 5;
/** The number of asks to check for each game, spread evenly, starting with those for the most players. */
const SAMPLE_SIZE = 12;

const askStates = await everyAsk();

/** The problems of an ask at each size, and the heights of its places. */
async function measureAsk(page: Page, players: number): Promise<{ problems: object; rows: object }> {
  const problems: Record<string, readonly string[]> = {};
  const rows: Record<string, string> = {};
  const isSixInSight = players <= USUAL_PLAYERS;
  for (const { width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    const foundProblems = [
      ...(await pageOverflow(page)),
      ...(await coveredTokens(page)),
      ...(await overflowingSeats(page)),
      ...(await contentsOutside(page)),
      ...(await wrappedNumbers(page)),
      ...(await overflowingText(page)),
      ...(await rowVisibilityProblems(page)),
      ...(isSixInSight && width === PHONE.width ? await clippedPlaces(page) : []),
      ...(await hiddenControls(page))
    ];
    if (foundProblems.length > 0) problems[`${width}x${height}`] = foundProblems;
    const heights = [...new Set(await rowHeights(page))].join();
    if (heights !== '') rows[`${width}x${height}`] = heights;
  }
  await page.setViewportSize(SMALL_TABLET);
  const overflowing = await overflowingText(page);
  if (overflowing.length > 0) problems['1024x768'] = overflowing;
  return { problems, rows };
}

/** Name of a part that must have a constant height → the heights that were measured. */
type BarHeights = Map<string, Set<string>>;

function unequalBars(bars: BarHeights): readonly (readonly string[])[] {
  return [...bars].filter(([, heights]) => heights.size > 1).map(([key, heights]) => [key, ...heights]);
}

/** Measures a bar of constant height on the narrowest phone and beside the seats of a tablet. */
async function measureBar(page: Page, title: string, bars: BarHeights): Promise<void> {
  const selector = TURN_ASKS.test(title) ? '.ask' : '.ask.steady';
  const bar = page.locator(`.frame:has(> .board.six-places) ${selector}`);
  if ((await bar.count()) === 0) return;
  for (const size of [NARROW, TABLET]) {
    await page.setViewportSize(size);
    const { kind, height } = await bar.evaluate((item) => ({
      kind: ['least', 'low', 'tall'].find((className) => item.classList.contains(className)),
      height: Math.round(item.getBoundingClientRect().height)
    }));
    const key = `${kind ?? 'least'}, ${size.width}`;
    bars.set(key, (bars.get(key) ?? new Set()).add(String(height)));
  }
  await page.setViewportSize(PHONE);
}

for (const { id, title } of games.map(({ meta }) => meta))
  test(`${title}: the longest names and double font size move nothing out of its place or off the screen`, async ({
    page
  }) => {
    test.setTimeout(240_000);
    await page.goto('ledger/');
    const sortedAsks = askStates
      .filter(({ match }) => match.game === id)
      .toSorted((a, b) => b.match.seats.length - a.match.seats.length);
    const sampledAsks = sortedAsks.filter(
      ({ title }, index) =>
        index % Math.ceil(sortedAsks.length / SAMPLE_SIZE) === 0 || title === MOST_ACTIONS_ASK
    );
    const problemsByAsk: Record<string, unknown> = {};
    const heights: BarHeights = new Map();
    for (const [index, { title, match }] of sampledAsks.entries()) {
      const seats = LONGEST_NAMES.slice(0, match.seats.length);
      const matchId = await storeMatch(page, { ...match, seats }, { id: `frame-${index}` });
      await page.setViewportSize(PHONE);
      await follow(page, `match/?id=${matchId}`);
      const { problems, rows } = await measureAsk(page, seats.length);
      if (Object.keys(problems).length > 0) problemsByAsk[title] = problems;
      const depths = match.log.filter((item) => JSON.stringify(item).includes('"depth"'));
      const table = `${seats.length} players, ${JSON.stringify([match.options, depths])}`;
      for (const [size, item] of Object.entries(rows)) {
        const key = `${table}, ${size}`;
        heights.set(key, (heights.get(key) ?? new Set()).add(String(item)));
      }
      await page.setViewportSize(PHONE);
      await doubleFontSize(page);
      const largeSettings = [
        ...(await pageOverflow(page)),
        ...(await coveredTokens(page)),
        ...(await clippedNumbers(page)),
        ...(await rowVisibilityProblems(page))
      ];
      if (largeSettings.length > 0) problemsByAsk[`${title}, at twice the size`] = largeSettings;
      await restoreFontSize(page);
      if (index % 2 === 0) {
        await page.goto(`match/?id=${matchId}&plain`);
        await expect(page.locator('.frame .ask').first()).toBeVisible();
        for (const size of SIZES) {
          await page.setViewportSize(size);
          const pageProblems = await pageOverflow(page);
          if (pageProblems.length > 0)
            problemsByAsk[`${title}, plain, ${size.width}x${size.height}`] = pageProblems;
        }
      }
    }
    expect(sampledAsks.length).toBeGreaterThan(3);
    expect(problemsByAsk).toEqual({});
    expect(unequalBars(heights), 'places have the same height under all questions').toEqual([]);
  });

for (const supplier of ['app', 'table'] as const)
  test(`all six casinos stay visible during every question of a tile or the bank, with dice from the ${supplier}`, async ({
    page
  }) => {
    test.setTimeout(240_000);
    await page.goto('ledger/');
    const problems: Record<string, readonly string[]> = {};
    const bars: BarHeights = new Map();
    const royaleAsks = askStates.filter(
      ({ match }) => match.game === 'las-vegas-royale' && match.seats.length <= USUAL_PLAYERS
    );
    for (const [index, { title, match }] of royaleAsks.entries()) {
      const seats = LONGEST_NAMES.slice(0, match.seats.length);
      const matchId = await storeMatch(
        page,
        { ...match, seats },
        { id: `tile-${index}`, parts: { dice: supplier, neutral: supplier } }
      );
      await follow(page, `match/?id=${matchId}`);
      const cutNames = await clippedPlaces(page);
      if (cutNames.length > 0) problems[title] = cutNames;
      await measureBar(page, title, bars);
    }
    expect(royaleAsks.length).toBeGreaterThan(20);
    expect(problems).toEqual({});
    expect(unequalBars(bars)).toEqual([]);
  });

/** The parts that the players enter, if the app supplies all others. */
const ENTERED_PARTS = {
  'las-vegas': ['neutral'],
  'las-vegas-royale': ['notes'],
  'las-vegas-cards': []
} as const;
const ALL_PARTS = ['dice', 'notes', 'tiles', 'neutral', 'cards', 'chipCards'];

for (const [game, enteredParts] of Object.entries(ENTERED_PARTS))
  test(`${game}: all six casinos stay visible if the app supplies everything except ${enteredParts.join() || 'nothing'}`, async ({
    page
  }) => {
    test.setTimeout(240_000);
    await page.goto('ledger/');
    const problems: Record<string, readonly string[]> = {};
    const bars: BarHeights = new Map();
    const mixedAsks = askStates.filter(
      ({ title, match }) =>
        title.startsWith(`${game}, turns`) && match.game === game && match.seats.length <= USUAL_PLAYERS
    );
    const parts = Object.fromEntries(ALL_PARTS.map((part) => [part, 'app' as const]));
    for (const part of enteredParts) Object.assign(parts, { [part]: 'table' });
    for (const [index, { title, match }] of mixedAsks.entries()) {
      const seats = LONGEST_NAMES.slice(0, match.seats.length);
      const matchId = await storeMatch(page, { ...match, seats }, { id: `mixed-${index}`, parts });
      await follow(page, `match/?id=${matchId}`);
      const cutNames = await clippedPlaces(page);
      if (cutNames.length > 0) problems[title] = cutNames;
      await measureBar(page, title, bars);
      const ownCards = page.getByRole('button', { name: OWN_CARDS });
      if (await ownCards.isVisible()) {
        await ownCards.click();
        await page.getByRole('button', { name: lasVegasBoardWords.numberLabel(6), exact: true }).click();
        const clippedInList = await clippedPlaces(page);
        if (clippedInList.length > 0) problems[`${title}, own cards`] = clippedInList;
      }
    }
    expect(mixedAsks.length).toBeGreaterThan(4);
    expect(problems).toEqual({});
    expect(unequalBars(bars)).toEqual([]);
  });

for (const supplier of ['app', 'table'] as const)
  test(`Vegas: track and question keep their place and height throughout a turn, with a die from the ${supplier}`, async ({
    page
  }) => {
    test.setTimeout(240_000);
    await page.goto('ledger/');
    const tops: Record<number, Set<number>> = {};
    const bars: Record<number, Record<string, number>> = {};
    const narrowSpaces: Record<string, readonly string[]> = {};
    const barHeight = (): Promise<number> =>
      page.locator('.frame > .ask').evaluate((bar) => Math.round(bar.getBoundingClientRect().height));
    const turnAsks = askStates.filter(({ title }) => title.startsWith('vegas, turns'));
    for (const [index, { title, match }] of turnAsks.entries()) {
      const seats = LONGEST_NAMES.slice(0, match.seats.length);
      const parts = { 'gold-die': supplier };
      const matchId = await storeMatch(page, { ...match, seats }, { id: `turn-${index}`, parts });
      await follow(page, `match/?id=${matchId}`);
      if ((await page.locator('.track').count()) === 0) continue;
      const { top, isOfTurn } = await page.evaluate(() => ({
        top: Math.round(document.querySelector('.track')?.getBoundingClientRect().top ?? 0),
        isOfTurn: document.querySelector('.board.asks-throw') !== null
      }));
      (tops[seats.length] ??= new Set()).add(top);
      if (!isOfTurn) continue;
      for (const size of SIZES.filter((name) => name !== PHONE_SIDEWAYS)) {
        await page.setViewportSize(size);
        (bars[size.width] ??= {})[title] = await barHeight();
        const smallSpaces = (await smallTargets(page)).filter((target) => target.includes('"Space '));
        if (smallSpaces.length > 0) narrowSpaces[`${title}, ${size.width}`] = smallSpaces;
      }
      await page.setViewportSize(PHONE);
    }
    expect(narrowSpaces).toEqual({});
    expect(Object.keys(bars)).toHaveLength(SIZES.length - 1);
    for (const bar of Object.values(bars)) {
      expect(Object.keys(bar).length).toBeGreaterThan(6);
      expect(new Set(Object.values(bar)).size, JSON.stringify(bar)).toBe(1);
    }
    for (const [players, name] of Object.entries(tops))
      expect([...name], `${players} players`).toHaveLength(1);
  });

test('Vegas: the table in play is visible on a small phone and in landscape', async ({ page }) => {
  await page.goto('ledger/');
  const turnAsks = askStates.filter(({ title }) =>
    /^vegas, turns: (dice throw|choose (goodLuck|change|space))$/.test(title)
  );
  expect(turnAsks).toHaveLength(4);
  for (const [index, { title, match }] of turnAsks.entries())
    for (const { width, height } of SIZES.slice(1, 3)) {
      await page.setViewportSize({ width, height });
      const seats = LONGEST_NAMES.slice(0, match.seats.length);
      const matchId = await storeMatch(page, { ...match, seats }, { id: `acted-${index}` });
      await follow(page, `match/?id=${matchId}`);
      const activeTable = page.locator(title.endsWith('space') ? '.board .open.felt' : '.track .cell.open');
      const label = `${title}, ${width}x${height}`;
      await expect(activeTable, label).toBeInViewport({ ratio: 0.95 });
      await expect(page.locator('.frame .undo'), label).toBeInViewport({ ratio: 1 });
    }
});

const CHITS = [5000, 10000, 15000, 20000, 25000, 30000, 40000];
const RAZZIA_OPTIONS = { ...PRINTED_RULES, depth: 'rounds' };

for (const players of [5, 8])
  for (const supplier of ['app', 'table'] as const)
    test(`Razzia, rounds only, ${players} players: seats, bars and question keep their place while chits are entered, with chits from the ${supplier}`, async ({
      page
    }) => {
      await page.goto('ledger/');
      const round = [
        { type: 'lay', chits: CHITS },
        { type: 'put', bar: 'jungle' },
        { type: 'taken', bars: {} }
      ];
      const seats = LONGEST_NAMES.slice(0, players);
      const frames: (readonly string[])[] = [];
      for (const lines of [3, 4, 5]) {
        const id = await storeMatch(
          page,
          { game: 'razzia', seats, options: RAZZIA_OPTIONS, log: [...round, ...round] },
          { id: `round-${lines}`, lines, parts: { chits: supplier, cards: supplier } }
        );
        await follow(page, `match/?id=${id}`);
        await expect(page.locator('.board .bar')).toHaveCount(6);
        expect(await clippedPlaces(page)).toEqual([]);
        expect(await pageOverflow(page)).toEqual([]);
        frames.push(await positionsOf(page));
      }
      const [firstFrame, ...otherFrames] = frames;
      expect(firstFrame?.length).toBeGreaterThan(7);
      for (const other of otherFrames) expect(other).toEqual(firstFrame);
    });

test('the layout stays the same before a roll, while dice are entered, and afterwards @commit', async ({
  page
}) => {
  const seats = LONGEST_NAMES.slice(0, 5);
  await openRoyaleMatch(page, { log: SIX_TILES, seats });
  await expect(page.locator('.board .row')).toHaveCount(6);
  const heightsBefore = await heightsOf(page);
  expect(heightsBefore.filter((text) => text.startsWith('row'))).toHaveLength(6);
  await page.getByRole('button', { name: lasVegasBoardWords.numberLabel(6), exact: true }).click();
  expect(await heightsOf(page)).toEqual(heightsBefore);
  await page.getByRole('button', { name: lasVegasBoardWords.bigDieTitle, exact: true }).click();
  expect(await heightsOf(page)).toEqual(heightsBefore);
  await openRoyaleMatch(page, { log: [...SIX_TILES, ROLL_MOVE], seats });
  await expect(page.locator('.board .row')).toHaveCount(6);
  expect(await heightsOf(page)).toEqual(heightsBefore);
  await openRoyaleMatch(page, { log: SIX_TILES.slice(0, BLOCKING_COUNT), seats });
  await expect(page.locator('.board .row')).toHaveCount(6);
  const isRow = (text: string): boolean => text.startsWith('row');
  expect((await heightsOf(page)).filter(isRow), 'during a question about a tile').toEqual(
    heightsBefore.filter(isRow)
  );
});

test('on a tablet four seats fit above the tallest questions', async ({ page }) => {
  await page.goto('ledger/');
  await page.setViewportSize(TABLET);
  const highestAsks = askStates.filter(({ title }) => HIGHEST_ASKS.includes(title));
  expect(highestAsks).toHaveLength(HIGHEST_ASKS.length);
  for (const [index, { title, match }] of highestAsks.entries()) {
    expect(match.seats, title).toHaveLength(4);
    const matchId = await storeMatch(
      page,
      { ...match, seats: LONGEST_NAMES.slice(0, 4) },
      { id: `highest-${index}` }
    );
    await follow(page, `match/?id=${matchId}`);
    expect(await overflowingSeats(page), title).toEqual([]);
  }
});

test('the question with the app’s roll button is as high as the one for a roll that shows every number', async ({
  page
}) => {
  for (const size of [PHONE, TABLET]) {
    await page.setViewportSize(size);
    const heights: (readonly string[])[] = [];
    for (const log of [SIX_TILES, [...SIX_TILES, CROWDED_ROLL_MOVE]]) {
      await openRoyaleMatch(page, {
        log,
        seats: LONGEST_NAMES.slice(0, 5),
        parts: { dice: 'app', notes: 'app' }
      });
      await expect(page.locator('.board .row')).toHaveCount(6);
      heights.push(await heightsOf(page));
    }
    expect(heights[1], String(size.width)).toEqual(heights[0]);
  }
});

test('the pad for entering one roll by hand covers the lower board and moves nothing', async ({ page }) => {
  await openRoyaleMatch(page, {
    log: SIX_TILES,
    seats: LONGEST_NAMES.slice(0, 5),
    parts: { dice: 'app', notes: 'app' }
  });
  await expect(page.locator('.board .row')).toHaveCount(6);
  const positionsAbove = async (): Promise<unknown> => {
    const places: Record<string, readonly string[]> = {};
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const { height } = (await page.locator('.frame > .board').boundingBox()) ?? {};
      places[size.width] = [
        `board: ${height}`,
        ...(await positionsOf(page)).filter((place) => !place.startsWith('ask'))
      ];
    }
    await page.locator('.board').evaluate((board) => board.scrollTo(0, 0));
    return places;
  };
  const positionsBefore = await positionsAbove();
  await page.locator('.ask').getByRole('button', { name: uiAskWords.enterIt, exact: true }).click();
  await expect(page.getByRole('group', { name: lasVegasBoardWords.smallDiceTitle })).toBeVisible();
  expect(await positionsAbove()).toEqual(positionsBefore);
});

test('a tap beside the plates of a casino does nothing before the roll', async ({ page }) => {
  await openRoyaleMatch(page, {
    log: [...tilesMoves('jackpot'), DEAL_MOVE, placeMove(2, 2)],
    tiles: 1,
    parts: { dice: 'app' }
  });
  await expect(page.locator('[data-casino="2"] .claims .plate')).toHaveCount(1);
  const pointBesidePlate = await page.locator('[data-casino="2"] button.stake').evaluate((stake) => {
    const { left, top, height } = stake.getBoundingClientRect();
    return document.elementFromPoint(left - 8, top + height / 2)?.closest('button')?.className;
  });
  expect(pointBesidePlate).toBeUndefined();
});

test('a lit row is no higher than an unlit one at the minimum height', async ({ page }) => {
  await page.setViewportSize(NARROW);
  const seats = LONGEST_NAMES.slice(0, 5);
  await openRoyaleMatch(page, { log: SIX_TILES, seats });
  await expect(page.locator('.board .row')).toHaveCount(6);
  const heightsBefore = await heightsOf(page);
  await openRoyaleMatch(page, { log: [...SIX_TILES, ROLL_MOVE], seats });
  await expect(page.locator('.board .row.lit')).not.toHaveCount(0);
  expect(await heightsOf(page)).toEqual(heightsBefore);
});

test('dice and money on a tile keep their distance from its name', async ({ page }) => {
  for (const tiles of ALL_TILES) {
    await openRoyaleMatch(page, { log: [...tilesMoves(...tiles), DEAL_MOVE] });
    await expect(page.locator('.line .tile-state > *').first()).toBeVisible();
    await expect(page.locator('.line')).toHaveCount(tiles.length);
    expect(await figuresAtNames(page)).toEqual([]);
  }
});

test('six tiles have room for their full names', async ({ page }) => {
  for (const log of [SIX_TILES, SIX_OTHER_TILES]) {
    await openRoyaleMatch(page, { log });
    await expect(page.locator('.line .name')).toHaveCount(6);
    expect(await truncatedNames(page, '.line .name')).toEqual([]);
  }
});

test('a banner covers the seats and moves no casino', async ({ page }) => {
  await openRoyaleMatch(page, { log: SIX_TILES });
  await expect(page.locator('.board .row')).toHaveCount(6);
  const rows = await page
    .locator('.board .row')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  await page.evaluate(() => {
    const banner = document.createElement('div');
    banner.className = 'banner';
    banner.textContent = 'This could not be saved. '.repeat(6);
    document.querySelector('.frame .seats')?.before(banner);
  });
  const elementUnder = await page
    .locator('.board .row')
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(elementUnder).toEqual(rows);
});
