import type { Page } from '@playwright/test';
import { seededRandom } from '$lib/core';
import { games } from '$lib/games/registry';
import { playMatch, playersFor } from '#tests/laws/matches';
import { doubleFontSize } from './frame-measures';
import { expect, test } from '#tests/e2e/support/harness';
import { follow, storeMatch, type MatchToStore } from '#tests/e2e/support/stored-match';

/** All sizes of screens that the app is designed for. */
const SCREEN_SIZES = [
  ...['320x568', '390x664', '390x844', '412x732', '844x390', '667x375', '768x1024'],
  ...['960x600', '1024x600', '1024x768', '1180x820', '1280x800', '1920x1080']
];
const SMALLEST_SCREEN = '320x568';
/** The number of places that must be visible on the smallest phone. */
const MIN_PLACES = 4;
/**
 * In these games only three places fit on the smallest phone: above the eight chits of Razzia, and above a question
 * with the longest name in the Card Game.
 */
const THREE_PLACE_GAMES = ['razzia', 'las-vegas-cards'];
const FIVE_PLAYERS = 5;
const SEEDS = [7, 1, 2];
const LONG_NAMES = [
  'Maximiliane-Alexandra von Hohenlohe-Lang',
  'Konstantinopolitanischer Dudelsackpfeife',
  'Wolfgang-Amadeus-Maximilian von Mozarten',
  'Annemarie-Wilhelmina van der Westhuizens',
  'Bartholomaeus-Ferdinand Graf Trauttmansd',
  'Clementine-Philippa Worthington-Smythest',
  'Dschingis-Friedrich Oettingen-Wallerstei'
];
/** With this many players, the seats need two lines above the chits of Razzia. */
const SEVEN_PLAYERS = 7;

/** How many of the things that a turn needs are fully visible, and how many there are: `[seen, all]`. */
type VisibleParts = Readonly<
  Record<'places' | 'table' | 'spaces' | 'seat' | 'question' | 'actions' | 'undo', readonly [number, number]>
>;

/** One moment before each kind of ask, late in its match, so that the table is full. */
async function momentsOf(
  { load, meta }: (typeof games)[number],
  maxPlayers = FIVE_PLAYERS
): Promise<ReadonlyMap<string, MatchToStore>> {
  const game = await load();
  const players = playersFor(Math.min(maxPlayers, meta.players.max));
  const foundMoments = new Map<string, MatchToStore>();
  for (const seed of SEEDS) {
    const chance = seededRandom(seed);
    const tape = Array.from({ length: 4000 }, () => chance(2 ** 30));
    const setup = { players, first: 'p1', depth: 'turns', houseRules: {} } as const;
    const { match, moments } = playMatch(game, setup, tape);
    const log = moments.map(({ move }) => move);
    const seats = LONG_NAMES.slice(0, match.seats.length);
    const lastMoments = new Map<string, MatchToStore>();
    for (const [index, { ask }] of moments.slice(0, Math.ceil(moments.length * 0.8)).entries()) {
      const kind = `${ask.kind} ${ask.id.replace(/p\d/g, 'player').replace(/\d+/g, 'n')}`;
      if (ask.optional !== true)
        lastMoments.set(kind, { game: meta.id, seats, options: match.options, log: log.slice(0, index) });
    }
    for (const [kind, moment] of lastMoments) if (!foundMoments.has(kind)) foundMoments.set(kind, moment);
  }
  return foundMoments;
}

function visiblePartsOn(page: Page): Promise<VisibleParts> {
  return page.evaluate(async () => {
    // A board scrolls the row that matters into view with the next frame.
    for (let frames = 0; frames < 2; frames += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    const TOLERANCE = 1.5;
    const isSeen = (element: Element): boolean => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const clipBoxes = [
        element.closest('.board'),
        element.closest('.seats'),
        element.closest('.ask')
      ].flatMap((clip) => (clip === null ? [] : [clip.getBoundingClientRect()]));
      return [new DOMRect(0, 0, innerWidth, innerHeight), ...clipBoxes].every(
        (clipBox) =>
          left >= clipBox.left - 12 &&
          right <= clipBox.right + 12 &&
          top >= clipBox.top - (element.matches('.seat') ? 12 : TOLERANCE) &&
          bottom <= clipBox.bottom + (element.matches('.seat') ? 12 : TOLERANCE)
      );
    };
    const count = (selector: string): [number, number] => {
      const elements = [...document.querySelectorAll(`.frame:not([data-left]) ${selector}`)].filter(
        (element) => element.checkVisibility()
      );
      return [elements.filter(isSeen).length, elements.length];
    };
    // Fails if a notice covers the last row of a table.
    const spaces = [...document.querySelectorAll('.frame:not([data-left]) > .board .felt .space')].filter(
      isSeen
    );
    const coveredSpaces = spaces.filter((space) => {
      const { left, top, width, height } = space.getBoundingClientRect();
      const frontElement = document.elementFromPoint(left + width / 2, top + height / 2);
      return frontElement?.closest('.felt') === null;
    });
    return {
      spaces: [spaces.length - coveredSpaces.length, spaces.length],
      places: count('> .board .row[role="group"]'),
      // Vegas marks the table on its map, and draws it below.
      table: [count('> .board .cell.open'), count('> .board .open.felt')].toSorted(
        ([a], [b]) => b - a
      )[0] ?? [0, 0],
      seat: count('.seats .seat.now'),
      question: count('.ask h2'),
      actions: count(':is(.ask .main-button, .ask.steady .body button)'),
      undo: count('> .undo')
    };
  });
}

/** Lists the parts that are not fully visible at a size; empty if a turn has everything it needs. */
function missingFrom(visibleParts: VisibleParts, size: string, game: string): readonly string[] {
  const minimumPlaces = THREE_PLACE_GAMES.includes(game) ? MIN_PLACES - 1 : MIN_PLACES;
  return Object.entries(visibleParts).flatMap(([part, [visibleCount, totalCount]]) => {
    // Other tests measure how much of an open table and of the pads is visible there.
    if (size === SMALLEST_SCREEN && ['actions', 'table', 'spaces'].includes(part)) return [];
    const requiredCount =
      part === 'places' && size === SMALLEST_SCREEN ? Math.min(minimumPlaces, totalCount) : totalCount;
    return visibleCount >= requiredCount ? [] : [`${part} ${visibleCount} of ${totalCount}`];
  });
}

for (const game of games)
  test(`${game.meta.id}: places, active seat, question, main button and undo are visible at every size`, async ({
    page
  }) => {
    await page.goto('ledger/');
    const missingParts: Record<string, readonly string[]> = {};
    for (const [kind, match] of await momentsOf(game)) {
      const id = await storeMatch(page, match, { id: kind.replaceAll(' ', '-') });
      await page.setViewportSize({ width: 390, height: 844 });
      await follow(page, `match/?id=${id}`);
      for (const size of SCREEN_SIZES) {
        const [width = 0, height = 0] = size.split('x').map(Number);
        await page.setViewportSize({ width, height });
        const visibleParts = await visiblePartsOn(page);
        const missingHere = missingFrom(visibleParts, size, game.meta.id);
        if (missingHere.length > 0) missingParts[`${size}, ${kind}`] = missingHere;
      }
    }
    expect(missingParts).toEqual({});
  });

// Fails if the second line of chits is half below the edge, or the undo label ends in "...".
test('razzia: seven players see all chits on a phone in landscape, and the full undo label with large text', async ({
  page
}) => {
  const razzia = games.find(({ meta }) => meta.id === 'razzia');
  const match = razzia && (await momentsOf(razzia, SEVEN_PLAYERS)).get('draw lay');
  expect(match?.seats).toHaveLength(SEVEN_PLAYERS);
  if (match === undefined) return;
  await page.goto('ledger/');
  await follow(page, `match/?id=${await storeMatch(page, match)}`);
  for (const size of [
    { width: 667, height: 375 },
    { width: 844, height: 390 }
  ]) {
    await page.setViewportSize(size);
    const { actions, seat } = await visiblePartsOn(page);
    const chits = await page.locator('.ask .pieces button').evaluateAll((buttons) => {
      const bottom = document.querySelector('.frame .ask')?.getBoundingClientRect().bottom ?? 0;
      return buttons.map((chit) => chit.getBoundingClientRect().bottom <= bottom);
    });
    expect({ chits, actions, seat }, `${size.width}`).toEqual({
      chits: Array.from({ length: 8 }, () => true),
      actions: [actions[1], actions[1]],
      seat: [1, 1]
    });
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await doubleFontSize(page);
  const undo = page.locator('.frame .undo .words');
  expect(await undo.evaluate(({ clientHeight, scrollHeight }) => scrollHeight - clientHeight)).toBeLessThan(
    2
  );
});
