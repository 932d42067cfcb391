import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { generatedFolder, root } from '#scripts/settings.js';
import { expect, test } from '#tests/e2e/support/harness';
import { storeMatch, readMatchToStore, type MatchToStore } from '#tests/e2e/support/stored-match';
import { ANY, matchExactly } from '#tests/e2e/support/sentences';
import { DEAL_MOVE, ROYALE_OPTIONS } from '#tests/e2e/las-vegas/tiles-table';
import * as uiWords from '$lib/ui/strings/en/ui';
import * as matchWords from '#routes/match/strings/en/match';

const builtFiles = JSON.parse(
  readFileSync(join(root, generatedFolder, 'output/client/.vite/manifest.json'), 'utf8')
) as Readonly<Record<string, { readonly file: string; readonly name?: string } | undefined>>;

/** A lazily loaded part, the action that shows it, and what is shown if it cannot be loaded. */
interface LazyPart {
  /** The match that it belongs to; a standard one by default. */
  readonly match?: MatchToStore;
  readonly files: readonly string[];
  readonly address: string;
  readonly show?: (page: Page) => Promise<void>;
  readonly text: RegExp;
}

const game = 'src/lib/games/las-vegas';

/** Modules that share a chunk with others, and the name of that chunk. */
const sharedModules: Readonly<Record<string, string>> = {
  [`${game}/ui/index.ts`]: 'las-vegas-board',
  'src/lib/shell/Shell.svelte': 'shell',
  'src/lib/ui/ask/AskPart.svelte': 'AskPart',
  [`${game}/index.ts`]: 'las-vegas-rules',
  [`${game}/rulebook.ts`]: 'rulebook',
  [`${game}/tiles/all.ts`]: 'all'
};

/** The files of a module in the build: its own, or all with the name of its chunk. */
function filesOf(source: string): readonly string[] {
  const ownFile = builtFiles[source]?.file;
  if (ownFile !== undefined) return [ownFile];
  const sharedFile = Object.values(builtFiles).flatMap((item) =>
    item?.name !== undefined && item.name === sharedModules[source] ? [item.file] : []
  );
  if (sharedFile.length === 0) throw new Error(`There is no file of ${source}.`);
  return sharedFile;
}

async function openLog(page: Page): Promise<void> {
  await page.getByRole('button', { name: matchWords.log, exact: true }).click();
}

async function openWhy(page: Page): Promise<void> {
  await page.getByRole('button', { name: matchWords.ifStopped }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /§|casino/i })
    .first()
    .click();
}

const lazyParts: Readonly<Record<string, LazyPart>> = {
  'the board': {
    files: [`${game}/ui/index.ts`],
    address: 'match/?id=kept',
    text: /Couldn’t load the board\. You can keep playing in this simple view/
  },
  'the board and the simple view': {
    files: [`${game}/ui/index.ts`, 'src/lib/shell/Shell.svelte'],
    address: 'match/?id=kept',
    text: /The game couldn’t be loaded\. Nothing is lost/
  },
  'the rules of a match': {
    files: [`${game}/index.ts`],
    address: 'match/?id=kept',
    text: /The rules of this game couldn’t be loaded\. Nothing is lost/
  },
  'the tiles of a match': {
    match: {
      seats: ['Anna', 'Ben', 'Carla'],
      options: { first: 'p1', depth: 'turns', nobodyWon: 'same', royale: { ...ROYALE_OPTIONS, tiles: 1 } },
      log: [{ type: 'lay', tile: 'jackpot' }, DEAL_MOVE]
    },
    files: [`${game}/tiles/all.ts`],
    address: 'match/?id=kept',
    text: /The rules of this game couldn’t be loaded\. Nothing is lost/
  },
  'the rules of a match in the history': {
    files: [`${game}/index.ts`],
    address: 'ledger/match/?id=kept',
    text: /The rules of this game couldn’t be loaded\. Nothing is lost/
  },
  'a sheet over the match': {
    files: ['src/routes/match/sheets/Sheets.svelte'],
    address: 'match/?id=kept',
    show: openLog,
    text: /This sheet couldn’t be loaded\. Nothing is lost/
  },
  'the list of players whose money can be viewed': {
    files: ['src/lib/shell/secondary-screens.ts'],
    address: 'match/?id=kept',
    show: async (page) =>
      page
        .getByRole('button', { name: matchExactly(uiWords.totalOf(ANY)) })
        .first()
        .click(),
    text: /This sheet couldn’t be loaded\. Nothing is lost/
  },
  'the pieces of a seat': {
    files: [`${game}/ui/HeldPieces.svelte`],
    address: 'match/?id=kept',
    show: async (page) =>
      page
        .getByRole('button', { name: matchExactly(uiWords.totalOf(ANY)) })
        .first()
        .click(),
    text: /The pieces couldn’t be loaded\. Nothing is lost/
  },
  'the pad of a question': {
    match: { ...readMatchToStore('shared-first-place'), log: [] },
    files: ['src/lib/ui/ask/AskPart.svelte'],
    address: 'match/?id=kept',
    text: /The question couldn’t be loaded\. Nothing is lost/
  },
  'the pictures of the log': {
    files: [`${game}/ui/Picture.svelte`],
    address: 'match/?id=kept',
    show: openLog,
    text: /The picture couldn’t be loaded\. Nothing is lost/
  },
  'the pictures of the log in the history': {
    files: [`${game}/ui/Picture.svelte`],
    address: 'ledger/match/?id=kept',
    show: openLog,
    text: /The picture couldn’t be loaded\. Nothing is lost/
  },
  'the evidence of a reason': {
    files: [`${game}/ui/Evidence.svelte`],
    address: 'match/?id=kept',
    show: openWhy,
    text: /The picture couldn’t be loaded/
  },
  'the position behind a reason': {
    files: [`${game}/referee/questions.ts`],
    address: 'match/?id=kept',
    show: openWhy,
    text: /The situation for the referee couldn’t be loaded/
  },
  'the paragraphs of a match': {
    files: [`${game}/rulebook.ts`],
    address: 'match/?id=kept',
    show: (page) => page.getByRole('button', { name: matchWords.rules, exact: true }).click(),
    text: /This sheet couldn’t be loaded\. Nothing is lost/
  },
  'the matches of the home page': {
    files: ['src/routes/tickets/Tickets.svelte'],
    address: '',
    text: /Your games couldn’t be loaded/
  },
  'the search of the rules': {
    files: ['src/routes/rules/[game]/citations.ts'],
    address: 'rules/las-vegas/',
    text: /The list of pieces couldn’t be loaded/
  },
  'the parts of a box': {
    files: [`${game}/parts.ts`],
    address: 'parts/',
    text: /The pieces in this box couldn’t be loaded/
  },
  'your own copy': {
    files: [`${game}/parts.ts`],
    address: 'parts/box/',
    text: /The pieces in this box couldn’t be loaded/
  },
  'who goes first': {
    files: [`${game}/parts.ts`],
    address: 'parts/starts/',
    text: /The rule in this box couldn’t be loaded/
  },
  'copying a board or cards from a box': {
    files: ['src/lib/games/vegas/ui/copy/CopyBoard.svelte'],
    address: 'parts/copy/?box=vegas',
    text: /Your board couldn’t be loaded/
  },
  'the questions of the referee': {
    files: [`${game}/referee/cases.ts`],
    address: 'referee/',
    text: /Something went wrong in the app\. Everything saved so far is safe/
  }
};

for (const [
  title,
  { match = readMatchToStore('shared-first-place'), files, address, show, text }
] of Object.entries(lazyParts))
  test(`${title}: a loading error is reported, and loading can be tried again`, async ({ page, allow }) => {
    allow(
      /Failed to (load resource|fetch dynamically imported)|preload|Service Worker registration blocked/i
    );
    await page.goto('ledger/');
    await storeMatch(page, match, { lines: 12 });
    const missingFiles = files.flatMap(filesOf).map((file) => `**/${file}`);
    for (const file of missingFiles) await page.route(file, (route) => route.abort());
    await page.goto(address);
    await show?.(page);
    await expect(page.getByText(text).first()).toBeInViewport();
    for (const file of missingFiles) await page.unroute(file);
    await page.getByRole('button', { name: uiWords.tryAgain }).first().click();
    await expect(page.getByText(text)).toHaveCount(0);
    await expect(page.locator('h1').first()).toBeVisible();
  });
