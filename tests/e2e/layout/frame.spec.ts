import type { Page } from '@playwright/test';
import { games } from '$lib/games/registry';
import { everyAsk } from '#tests/e2e/support/asked';
import {
  contentsOutside,
  doubleFontSize,
  figuresAtNames,
  touchingFigures,
  heightsOf,
  clippedLettering,
  truncatedNames,
  wrappedNumbers,
  hiddenControls,
  clippedPlaces,
  placesOf,
  rowHeights,
  rowVisibilityProblems,
  overflowingSeats,
  tooTall,
  restoreFontSize,
  overflowingText
} from './frame-measures';
import { expect, test } from '#tests/e2e/support/harness';
import { follow, storeMatch } from '#tests/e2e/support/stored-match';
import { PRINTED } from '#tests/e2e/razzia/razzia-table';
import {
  DEAL,
  tilesMoves,
  openRoyaleMatch,
  placeMove,
  ROLL,
  SIX_OTHERS,
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
const ON_ITS_SIDE = { width: 844, height: 390 };
const SIZES = [PHONE, NARROW, ON_ITS_SIDE, TABLET] as const;

/** Names of forty characters each. */
const MAX_LENGTH = [
  'Maximiliane-Alexandra von Hohenlohe-Lang',
  'Konstantinopolitanischer Dudelsackpfeife',
  'Wolfgang-Amadeus-Maximilian von Mozarten',
  'Annemarie-Wilhelmina van der Westhuizens',
  'Bartholomaeus-Ferdinand Graf Trauttmansd',
  'Clementine-Philippa Worthington-Smythest',
  'Dschingis-Friedrich Oettingen-Wallerstei',
  'Emmanuelle-Charlotte de La Rochefoucauld'
];

/** Every number was rolled, and one with the big die too: more buttons than fit side by side. */
const CROWDED_ROLL = { type: 'roll', dice: [1, 2, 3, 4, 5, 6], big: 6 };

/** The asks that leave four seats of a tablet the least room. */
const HIGHEST = [
  'las-vegas-royale, turns: choose fifty-fifty bet',
  'vegas, turns: choose depth, after a round'
];

/** After this many of these moves, Block It! asks for a casino. */
const BLOCKING = 10;

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
const MAX_WAYS = 'vegas-strip, turns: draw deal';

/** As many players as on a usual evening. */
const FIVE = 5;
/** The number of asks that are checked for each game, spread evenly, those with the most players first. */
const SAMPLE_SIZE = 12;

const askStates = await everyAsk();

/** The problems of an ask at each size, and the heights of its places. */
async function measureAsk(page: Page, players: number): Promise<{ problems: object; rows: object }> {
  const problems: Record<string, readonly string[]> = {};
  const rows: Record<string, string> = {};
  const isSixInSight = players <= FIVE;
  for (const { width, height } of SIZES) {
    await page.setViewportSize({ width, height });
    const found = [
      ...(await tooTall(page)),
      ...(await touchingFigures(page)),
      ...(await overflowingSeats(page)),
      ...(await contentsOutside(page)),
      ...(await wrappedNumbers(page)),
      ...(await overflowingText(page)),
      ...(await rowVisibilityProblems(page)),
      ...(isSixInSight && width === PHONE.width ? await clippedPlaces(page) : []),
      ...(await hiddenControls(page))
    ];
    if (found.length > 0) problems[`${width}x${height}`] = found;
    const heights = [...new Set(await rowHeights(page))].join();
    if (heights !== '') rows[`${width}x${height}`] = heights;
  }
  await page.setViewportSize(SMALL_TABLET);
  const overflowing = await overflowingText(page);
  if (overflowing.length > 0) problems['1024x768'] = overflowing;
  return { problems, rows };
}

/** The heights that were measured for things that should have one height, by their name. */
type Bars = Map<string, Set<string>>;

function unequal(bars: Bars): readonly (readonly string[])[] {
  return [...bars].filter(([, set]) => set.size > 1).map(([key, set]) => [key, ...set]);
}

/** Measures a bar of constant height on the narrowest phone and beside the seats of a tablet. */
async function measureBar(page: Page, title: string, bars: Bars): Promise<void> {
  const selector = TURN_ASKS.test(title) ? '.ask' : '.ask.steady';
  const bar = page.locator(`.frame:has(> .board.six-places) ${selector}`);
  if ((await bar.count()) === 0) return;
  for (const size of [NARROW, TABLET]) {
    await page.setViewportSize(size);
    const { kind, height } = await bar.evaluate((item) => ({
      kind: ['least', 'low', 'tall'].find((one) => item.classList.contains(one)),
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
    const kinds = askStates
      .filter(({ match }) => match.game === id)
      .toSorted((one, other) => other.match.seats.length - one.match.seats.length);
    const sampled = kinds.filter(
      ({ title }, index) => index % Math.ceil(kinds.length / SAMPLE_SIZE) === 0 || title === MAX_WAYS
    );
    const found: Record<string, unknown> = {};
    const heights: Bars = new Map();
    for (const [index, { title, match }] of sampled.entries()) {
      const seats = MAX_LENGTH.slice(0, match.seats.length);
      const bar = await storeMatch(page, { ...match, seats }, { id: `frame-${index}` });
      await page.setViewportSize(PHONE);
      await follow(page, `match/?id=${bar}`);
      const { problems, rows } = await measureAsk(page, seats.length);
      if (Object.keys(problems).length > 0) found[title] = problems;
      const depths = match.log.filter((item) => JSON.stringify(item).includes('"depth"'));
      const table = `${seats.length} players, ${JSON.stringify([match.options, depths])}`;
      for (const [size, item] of Object.entries(rows)) {
        const key = `${table}, ${size}`;
        heights.set(key, (heights.get(key) ?? new Set()).add(String(item)));
      }
      await page.setViewportSize(PHONE);
      await doubleFontSize(page);
      const large = [
        ...(await tooTall(page)),
        ...(await touchingFigures(page)),
        ...(await clippedLettering(page)),
        ...(await rowVisibilityProblems(page))
      ];
      if (large.length > 0) found[`${title}, at twice the size`] = large;
      await restoreFontSize(page);
      if (index % 2 === 0) {
        await page.goto(`match/?id=${bar}&plain`);
        await expect(page.locator('.frame .ask').first()).toBeVisible();
        for (const size of SIZES) {
          await page.setViewportSize(size);
          const tall = await tooTall(page);
          if (tall.length > 0) found[`${title}, plain, ${size.width}x${size.height}`] = tall;
        }
      }
    }
    expect(sampled.length).toBeGreaterThan(3);
    expect(found).toEqual({});
    expect(unequal(heights), 'places have the same height under all questions').toEqual([]);
  });

for (const supplies of ['app', 'table'] as const)
  test(`all six casinos stay visible during every question of a tile or the bank, with dice of the ${supplies}`, async ({
    page
  }) => {
    test.setTimeout(240_000);
    await page.goto('ledger/');
    const found: Record<string, readonly string[]> = {};
    const bars: Bars = new Map();
    const royale = askStates.filter(
      ({ match }) => match.game === 'las-vegas-royale' && match.seats.length <= FIVE
    );
    for (const [index, { title, match }] of royale.entries()) {
      const seats = MAX_LENGTH.slice(0, match.seats.length);
      const bar = await storeMatch(
        page,
        { ...match, seats },
        { id: `tile-${index}`, parts: { dice: supplies, neutral: supplies } }
      );
      await follow(page, `match/?id=${bar}`);
      const cutNames = await clippedPlaces(page);
      if (cutNames.length > 0) found[title] = cutNames;
      await measureBar(page, title, bars);
    }
    expect(royale.length).toBeGreaterThan(20);
    expect(found).toEqual({});
    expect(unequal(bars)).toEqual([]);
  });

/** The parts that the players enter, if the app supplies all others. */
const ENTERED_PARTS = {
  'las-vegas': ['neutral'],
  'las-vegas-royale': ['notes'],
  'las-vegas-cards': []
} as const;
const ALL_PARTS = ['dice', 'notes', 'tiles', 'neutral', 'cards', 'chipCards'];

for (const [game, entered] of Object.entries(ENTERED_PARTS))
  test(`${game}: all six casinos stay visible if the app supplies everything except ${entered.join() || 'nothing'}`, async ({
    page
  }) => {
    test.setTimeout(240_000);
    await page.goto('ledger/');
    const found: Record<string, readonly string[]> = {};
    const bars: Bars = new Map();
    const kinds = askStates.filter(
      ({ title, match }) =>
        title.startsWith(`${game}, turns`) && match.game === game && match.seats.length <= FIVE
    );
    const parts = Object.fromEntries(ALL_PARTS.map((part) => [part, 'app' as const]));
    for (const part of entered) Object.assign(parts, { [part]: 'table' });
    for (const [index, { title, match }] of kinds.entries()) {
      const seats = MAX_LENGTH.slice(0, match.seats.length);
      const bar = await storeMatch(page, { ...match, seats }, { id: `mixed-${index}`, parts });
      await follow(page, `match/?id=${bar}`);
      const cutNames = await clippedPlaces(page);
      if (cutNames.length > 0) found[title] = cutNames;
      await measureBar(page, title, bars);
      const ownCards = page.getByRole('button', { name: OWN_CARDS });
      if (await ownCards.isVisible()) {
        await ownCards.click();
        await page.getByRole('button', { name: lasVegasBoardWords.numberOf(6), exact: true }).click();
        const enteredList = await clippedPlaces(page);
        if (enteredList.length > 0) found[`${title}, own cards`] = enteredList;
      }
    }
    expect(kinds.length).toBeGreaterThan(4);
    expect(found).toEqual({});
    expect(unequal(bars)).toEqual([]);
  });

for (const supplies of ['app', 'table'] as const)
  test(`Vegas: track and question keep their place and height throughout a turn, with a die of the ${supplies}`, async ({
    page
  }) => {
    test.setTimeout(240_000);
    await page.goto('ledger/');
    const tops: Record<number, Set<number>> = {};
    const bars: Record<number, Record<string, number>> = {};
    const narrow: Record<string, readonly string[]> = {};
    const barHeight = (): Promise<number> =>
      page.locator('.frame > .ask').evaluate((bar) => Math.round(bar.getBoundingClientRect().height));
    const turns = askStates.filter(({ title }) => title.startsWith('vegas, turns'));
    for (const [index, { title, match }] of turns.entries()) {
      const seats = MAX_LENGTH.slice(0, match.seats.length);
      const parts = { 'gold-die': supplies };
      const bar = await storeMatch(page, { ...match, seats }, { id: `turn-${index}`, parts });
      await follow(page, `match/?id=${bar}`);
      if ((await page.locator('.track').count()) === 0) continue;
      const { top, isOfTurn } = await page.evaluate(() => ({
        top: Math.round(document.querySelector('.track')?.getBoundingClientRect().top ?? 0),
        isOfTurn: document.querySelector('.board.asks-throw') !== null
      }));
      (tops[seats.length] ??= new Set()).add(top);
      if (!isOfTurn) continue;
      for (const size of SIZES.filter((name) => name !== ON_ITS_SIDE)) {
        await page.setViewportSize(size);
        (bars[size.width] ??= {})[title] = await barHeight();
        const spaces = (await smallTargets(page)).filter((target) => target.includes('"Space '));
        if (spaces.length > 0) narrow[`${title}, ${size.width}`] = spaces;
      }
      await page.setViewportSize(PHONE);
    }
    expect(narrow).toEqual({});
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
  const turns = askStates.filter(({ title }) =>
    /^vegas, turns: (dice throw|choose (goodLuck|change|space))$/.test(title)
  );
  expect(turns).toHaveLength(4);
  for (const [index, { title, match }] of turns.entries())
    for (const { width, height } of SIZES.slice(1, 3)) {
      await page.setViewportSize({ width, height });
      const seats = MAX_LENGTH.slice(0, match.seats.length);
      const bar = await storeMatch(page, { ...match, seats }, { id: `acted-${index}` });
      await follow(page, `match/?id=${bar}`);
      const activeTable = page.locator(title.endsWith('space') ? '.board .open.felt' : '.track .cell.open');
      const label = `${title}, ${width}x${height}`;
      await expect(activeTable, label).toBeInViewport({ ratio: 0.95 });
      await expect(page.locator('.frame .undo'), label).toBeInViewport({ ratio: 1 });
    }
});

const CHITS = [5000, 10000, 15000, 20000, 25000, 30000, 40000];
const RAZZIA = { ...PRINTED, depth: 'rounds' };

for (const players of [5, 8])
  for (const supplies of ['app', 'table'] as const)
    test(`Razzia, rounds only, ${players} players: seats, bars and question keep their place while chits are entered, with chits of the ${supplies}`, async ({
      page
    }) => {
      await page.goto('ledger/');
      const round = [
        { type: 'lay', chits: CHITS },
        { type: 'put', bar: 'jungle' },
        { type: 'taken', bars: {} }
      ];
      const seats = MAX_LENGTH.slice(0, players);
      const frames: (readonly string[])[] = [];
      for (const lines of [3, 4, 5]) {
        const id = await storeMatch(
          page,
          { game: 'razzia', seats, options: RAZZIA, log: [...round, ...round] },
          { id: `round-${lines}`, lines, parts: { chits: supplies, cards: supplies } }
        );
        await follow(page, `match/?id=${id}`);
        await expect(page.locator('.board .bar')).toHaveCount(6);
        expect(await clippedPlaces(page)).toEqual([]);
        expect(await tooTall(page)).toEqual([]);
        frames.push(await placesOf(page));
      }
      const [firstFrame, ...others] = frames;
      expect(firstFrame?.length).toBeGreaterThan(7);
      for (const other of others) expect(other).toEqual(firstFrame);
    });

test('the layout stays the same before a roll, while dice are entered, and afterwards @commit', async ({
  page
}) => {
  const seats = MAX_LENGTH.slice(0, 5);
  await openRoyaleMatch(page, { log: SIX_TILES, seats });
  await expect(page.locator('.board .row')).toHaveCount(6);
  const before = await heightsOf(page);
  expect(before.filter((text) => text.startsWith('row'))).toHaveLength(6);
  await page.getByRole('button', { name: lasVegasBoardWords.numberOf(6), exact: true }).click();
  expect(await heightsOf(page)).toEqual(before);
  await page.getByRole('button', { name: lasVegasBoardWords.bigDieTitle, exact: true }).click();
  expect(await heightsOf(page)).toEqual(before);
  await openRoyaleMatch(page, { log: [...SIX_TILES, ROLL], seats });
  await expect(page.locator('.board .row')).toHaveCount(6);
  expect(await heightsOf(page)).toEqual(before);
  await openRoyaleMatch(page, { log: SIX_TILES.slice(0, BLOCKING), seats });
  await expect(page.locator('.board .row')).toHaveCount(6);
  const isRow = (text: string): boolean => text.startsWith('row');
  expect((await heightsOf(page)).filter(isRow), 'during a question about a tile').toEqual(
    before.filter(isRow)
  );
});

test('on a tablet four seats fit above the highest questions', async ({ page }) => {
  await page.goto('ledger/');
  await page.setViewportSize(TABLET);
  const highest = askStates.filter(({ title }) => HIGHEST.includes(title));
  expect(highest).toHaveLength(HIGHEST.length);
  for (const [index, { title, match }] of highest.entries()) {
    expect(match.seats, title).toHaveLength(4);
    const bar = await storeMatch(
      page,
      { ...match, seats: MAX_LENGTH.slice(0, 4) },
      { id: `highest-${index}` }
    );
    await follow(page, `match/?id=${bar}`);
    expect(await overflowingSeats(page), title).toEqual([]);
  }
});

test('the app’s roll button is as high as a roll that shows every number', async ({ page }) => {
  for (const size of [PHONE, TABLET]) {
    await page.setViewportSize(size);
    const heights: (readonly string[])[] = [];
    for (const log of [SIX_TILES, [...SIX_TILES, CROWDED_ROLL]]) {
      await openRoyaleMatch(page, {
        log,
        seats: MAX_LENGTH.slice(0, 5),
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
    seats: MAX_LENGTH.slice(0, 5),
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
        ...(await placesOf(page)).filter((place) => !place.startsWith('ask'))
      ];
    }
    await page.locator('.board').evaluate((board) => board.scrollTo(0, 0));
    return places;
  };
  const before = await positionsAbove();
  await page.locator('.ask').getByRole('button', { name: uiAskWords.enterIt, exact: true }).click();
  await expect(page.getByRole('group', { name: lasVegasBoardWords.smallDiceTitle })).toBeVisible();
  expect(await positionsAbove()).toEqual(before);
});

test('a tap beside the plates of a casino does nothing before the roll', async ({ page }) => {
  await openRoyaleMatch(page, {
    log: [...tilesMoves('jackpot'), DEAL, placeMove(2, 2)],
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
  const seats = MAX_LENGTH.slice(0, 5);
  await openRoyaleMatch(page, { log: SIX_TILES, seats });
  await expect(page.locator('.board .row')).toHaveCount(6);
  const before = await heightsOf(page);
  await openRoyaleMatch(page, { log: [...SIX_TILES, ROLL], seats });
  await expect(page.locator('.board .row.lit')).not.toHaveCount(0);
  expect(await heightsOf(page)).toEqual(before);
});

test('dice and money on a tile keep their distance from its name', async ({ page }) => {
  for (const tiles of ALL_TILES) {
    await openRoyaleMatch(page, { log: [...tilesMoves(...tiles), DEAL] });
    await expect(page.locator('.line .tile-state > *').first()).toBeVisible();
    await expect(page.locator('.line')).toHaveCount(tiles.length);
    expect(await figuresAtNames(page)).toEqual([]);
  }
});

test('six tiles have room for their full names', async ({ page }) => {
  for (const log of [SIX_TILES, SIX_OTHERS]) {
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
    .evaluateAll((all) => all.map((item) => item.getBoundingClientRect().top));
  await page.evaluate(() => {
    const banner = document.createElement('div');
    banner.className = 'banner';
    banner.textContent = 'This could not be saved. '.repeat(6);
    document.querySelector('.frame .seats')?.before(banner);
  });
  const elementUnder = await page
    .locator('.board .row')
    .evaluateAll((all) => all.map((item) => item.getBoundingClientRect().top));
  expect(elementUnder).toEqual(rows);
});
