import { expect, test } from '#tests/e2e/support/harness';
import { place, playerToPlace, seat, tapNotes, stepThroughPayout, type Placement } from './las-vegas-table';
import * as lasVegasStepText from '$lib/games/las-vegas/strings/en/steps';
import * as lasVegasBoardWords from '$lib/games/las-vegas/strings/en/board';
import * as lasVegasBoardRowWords from '$lib/games/las-vegas/strings/en/row';
import { undoButton } from '#tests/e2e/support/controls';
import { waitUntilSaved } from '#tests/e2e/support/stored-match';
import { capitalize } from '$lib/core';
import { seatNames } from '#tests/e2e/support/seats';
import * as lasVegasText from '$lib/games/las-vegas/strings/en/log';
import * as matchWords from '#routes/match/strings/en/match';
import { mentioning, startingWith } from '#tests/e2e/support/sentences';

/** The placements of the three players, the same in every round. */
const PLANS: Readonly<Record<string, readonly Placement[]>> = {
  Anna: [
    { face: 3, smallCount: 5 },
    { face: 1, smallCount: 2, hasBigDie: true }
  ],
  Ben: [
    { face: 3, smallCount: 3 },
    { face: 6, smallCount: 4, hasBigDie: true }
  ],
  Carla: [
    { face: 3, smallCount: 1, hasBigDie: true },
    { face: 2, smallCount: 6 }
  ]
};

/** The text at a casino about a player who would place dice there. */
function rankPreview(casino: number, caption: string): RegExp {
  return startingWith(
    lasVegasBoardRowWords.withCaption(lasVegasBoardRowWords.casino(casino), capitalize(caption))
  );
}

const NOT_ROLLED_REASON = { code: 'notRolled', rule: '3.2', player: 'p3', face: 2 } as const;

test('a match of three players from the deal to the result, each turn entered with three taps @commit', async ({
  page
}) => {
  await seat(page, { names: ['Anna', 'Ben', 'Carla'] });
  for (const round of [1, 2, 3]) {
    await tapNotes(page);
    const remainingPlacements = Object.fromEntries(
      Object.entries(PLANS).map(([name, plan]) => [name, [...plan]])
    );
    if (round === 2) {
      expect(await playerToPlace(page), 'the winner of the higher note at casino 6 goes first').toBe('Ben');
      await page.getByRole('button', { name: 'Pass', exact: true }).click();
    }
    for (let turn = 0; turn < 6; turn += 1) {
      const next = remainingPlacements[await playerToPlace(page)]?.shift();
      if (next === undefined) throw new Error('somebody without a plan has the turn');
      await place(page, next);
    }
    await expect(page.getByRole('heading', { name: `Payout, round ${round}` })).toBeVisible();
    await stepThroughPayout(page);
  }

  await expect(page.getByRole('heading', { name: 'Final result' })).toBeVisible();
  const places = page.getByRole('region', { name: 'Places' }).getByRole('listitem');
  await expect(places).toHaveText([
    /1st.*Anna.*\$420,000/s,
    /2nd.*Ben.*\$350,000/s,
    /3rd.*Carla.*\$270,000/s
  ]);

  await page.getByRole('button', { name: /^Undo: .*payout/ }).click();
  await expect(page.getByRole('heading', { level: 2, name: lasVegasStepText.whereTo('Anna') })).toBeVisible();
});

test('the twelfth note completes the deal, and the rows show the pairs of notes', async ({ page }) => {
  await seat(page, { names: ['Anna', 'Ben', 'Carla'] });
  await tapNotes(page);
  const rows = page.getByRole('region', { name: 'Casinos' });
  await expect(rows.getByRole('group', { name: /^Casino 6\. .*\$100,000 and \$80,000/ })).toBeVisible();
  await expect(rows.getByRole('group', { name: /^Casino 4\. .*\$90,000 and \$40,000/ })).toBeVisible();
  await expect(rows.getByRole('group', { name: /^Casino 3\. .*\$80,000 and \$50,000/ })).toBeVisible();

  const casino = await rows
    .getByRole('button', { name: lasVegasBoardRowWords.casino(4), exact: true })
    .boundingBox();
  const notes = { x: (casino?.x ?? 0) + (casino?.width ?? 0) - 30, y: (casino?.y ?? 0) + 36 };
  await page.mouse.click(notes.x, notes.y, { button: 'right' });
  await expect(page.getByRole('dialog', { name: 'Why' })).toContainText('§ 2.2');
  await page.getByRole('button', { name: 'Close' }).click();

  await undoButton(page, '1').click();
  await expect(page.getByRole('heading', { name: lasVegasStepText.noteStep(1) })).toBeVisible();
  await page.getByRole('button', { name: /^\$90,000/ }).click();
  await expect(rows.getByRole('group', { name: /^Casino 6\. .*\$100,000 and \$80,000/ })).toBeVisible();
});

test('an entered roll lights the possible casinos and shows the rank that each would give', async ({
  page
}) => {
  await seat(page, { names: ['Anna', 'Ben', 'Carla'] });
  await tapNotes(page);
  await place(page, { face: 4, smallCount: 3 });
  await place(page, { face: 6, smallCount: 2 });
  await page.getByRole('button', { name: 'All dice', exact: true }).click();
  const smallDiceGroup = page.getByRole('group', { name: 'Small dice' });
  for (const face of [1, 3, 3, 4, 4, 6, 6])
    await smallDiceGroup.getByRole('button', { name: new RegExp(`^Small ${face}`) }).click();
  await page.getByRole('button', { name: 'Big 3', exact: true }).click();

  const rows = page.getByRole('region', { name: 'Casinos' });
  await expect(
    rows.getByRole('button', { name: rankPreview(3, lasVegasBoardRowWords.wouldLead) })
  ).toBeVisible();
  await expect(
    rows.getByRole('button', { name: rankPreview(4, lasVegasBoardRowWords.wouldBeSecond) })
  ).toBeVisible();
  await expect(
    rows.getByRole('button', { name: rankPreview(6, lasVegasBoardRowWords.wouldTie(['Ben'])) })
  ).toBeVisible();
  await rows
    .getByRole('button', { name: rankPreview(2, lasVegasBoardRowWords.noneInThisRoll(2)) })
    .click({ force: true });
  await expect(page.getByRole('dialog', { name: 'Why' })).toContainText(
    lasVegasText.text.why(NOT_ROLLED_REASON, seatNames)
  );
  await page.getByRole('button', { name: 'Close' }).click();
  // While a question is open, a tap anywhere in the row answers it; a long press opens the reasons.
  const row = rows.getByRole('button', { name: rankPreview(3, lasVegasBoardRowWords.wouldLead) });
  await row.click({ button: 'right' });
  await expect(page.getByRole('dialog', { name: 'Why' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  const platePosition = { x: 110, y: 30 };
  await row.click({ position: platePosition });
  await expect(page.getByRole('heading', { name: lasVegasStepText.whereTo('Anna') })).toBeVisible();
});

test('each event and the next player are announced once', async ({ page }) => {
  await seat(page, { names: ['Anna', 'Ben', 'Carla'] });
  await tapNotes(page);
  await place(page, { face: 3, smallCount: 2, hasBigDie: true });
  const announcement = page.locator('[aria-live=polite]').filter({ hasText: /./ });
  const placementSentence = lasVegasText.text.logLine(
    { code: 'placed', player: 'p1', face: 3, small: 2, big: 1 },
    seatNames
  );
  expect(placementSentence).toMatch(mentioning('Anna', 'two 3s', 'big 3'));
  await expect(announcement).toHaveText([`${placementSentence} ${matchWords.isNext('Ben')}`]);
  await undoButton(page, 'Anna', '3').click();
  await expect(announcement).toHaveText([matchWords.wasUndone(placementSentence)]);
});

test('a reload in the middle of a placement continues it', async ({ page }) => {
  await seat(page, { names: ['Anna', 'Ben', 'Carla'] });
  await tapNotes(page);
  await page.getByRole('button', { name: 'Number 3', exact: true }).click();
  await page.getByRole('button', { name: 'Big die', exact: true }).click();
  await waitUntilSaved(page);
  await page.reload();
  await expect(
    page.getByRole('heading', { name: lasVegasStepText.placeStep('p1', 3, 8, seatNames).question })
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Big die', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true'
  );
  await page
    .getByRole('button', {
      name: lasVegasBoardWords.dicePlaced(
        lasVegasBoardWords.smallDiceText(2),
        4,
        lasVegasBoardRowWords.wouldLead
      )
    })
    .click();
  await expect(page.getByRole('heading', { name: lasVegasStepText.whereTo('Ben') })).toBeVisible();
  await waitUntilSaved(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: lasVegasStepText.whereTo('Ben') })).toBeVisible();
  await expect(undoButton(page, 'Anna', '3')).toBeVisible();
});
