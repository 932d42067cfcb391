import { test } from '#tests/e2e/support/harness';
import { storeMatch } from '#tests/e2e/support/stored-match';
import { recordedMatches } from '#tests/recorded/matches';
import { recordFindings, PEOPLE, tapThrough } from './random-walk';

const GAMES = ['las-vegas', 'las-vegas-royale', 'las-vegas-cards', 'razzia', 'vegas', 'vegas-strip'];
// The changelog is left out, because it is not translated.
const PAGES = [
  '',
  'ledger/',
  'ledger/statistics/',
  'ledger/export/',
  'ledger/match/?id=none',
  'ledger/recap/?id=none',
  'match/?id=none',
  'settings/',
  'people/',
  'drawer/',
  'restore/',
  'open/',
  'nowhere/'
];
const PARTS = ['parts/', 'parts/box/', 'parts/copy/', 'parts/starts/', 'parts/use/'];

test.beforeEach(({ allow }) => {
  allow(/./);
});

for (const path of [...PAGES, ...PARTS, 'rules/', 'referee/'])
  test(`records untranslated text on the page ${path}`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    await tapThrough(page, 60, new RegExp(`/${path.split('/')[0] ?? ''}`));
  });

for (const game of GAMES) {
  test(`records untranslated text in the rulebook of ${game}`, async ({ page }) => {
    await page.goto(`rules/${game}/`);
    await page.waitForLoadState('networkidle');
    await tapThrough(page, 20, /rules/);
  });

  test(`records untranslated text in the referee of ${game}`, async ({ page }) => {
    await page.goto(`referee/?game=${game}`);
    await page.waitForLoadState('networkidle');
    const questions = await page
      .locator('a[href*="referee/"]')
      .evaluateAll(
        (links, folder) =>
          links
            .map((link) => (link as HTMLAnchorElement).href)
            .filter((href) => href.includes(`/${folder}/`)),
        game
      );
    for (const question of questions) {
      await page.goto(question);
      await page.waitForLoadState('networkidle');
      await tapThrough(page, 25, /referee/);
    }
  });

  test(`records untranslated text in a new match of ${game}`, async ({ page }) => {
    await page.goto(`new/${game}/`);
    await page.waitForLoadState('networkidle');
    await recordFindings(page);
    for (const name of PEOPLE.slice(0, 4)) {
      await page.locator('form input').first().fill(name);
      await page.keyboard.press('Enter');
    }
    await tapThrough(page, 150, /new|match/);
  });
}

for (const recordedMatch of recordedMatches())
  test(`records untranslated text in the match ${recordedMatch.box}: ${recordedMatch.name}`, async ({
    page
  }) => {
    const { log, match } = recordedMatch;
    const { game, options } = match;
    const seats = match.seats.map((_, index) => PEOPLE[index] ?? '');
    await page.goto('settings/');
    for (const [number, part] of [0.1, 0.3, 0.5, 0.7, 0.9, 0.99, 1].entries()) {
      const id = await storeMatch(
        page,
        { game, seats, options, log },
        { id: `kept-${number}`, lines: Math.floor(log.length * part) }
      );
      await page.goto(`match/?id=${id}${number % 3 === 1 ? '&plain' : ''}`);
      await page.waitForLoadState('networkidle');
      await tapThrough(page, 50, /match/);
    }
  });
