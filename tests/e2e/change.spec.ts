import { axe, expect, noSideways, targets, test } from './harness';
import { keep, recorded } from './kept-match';

test('an old line is told again: what changes is seen first, what no longer fits is offered again, and undo takes it back', async ({
  page
}) => {
  await page.goto('settings/');
  await expect(page.getByText('no matches yet')).toBeVisible();
  // Ben placed two 3s, then rolled six dice. Told as three 2s he would have had five.
  await keep(page, recorded('three-players'), { id: 'slip', lines: 19 });
  await page.goto('match/?id=slip');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Log' })
    .getByRole('button', { name: /Ben places/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Change this line' }).click();
  await expect(page.getByRole('heading', { name: 'Change line 5' })).toBeVisible();
  await axe(page, ['target-size']);
  await noSideways(page);
  // A second tap, 120 ms later, falls where the main button has come to stand: it changes nothing.
  const place = await page.locator('.ask').getByRole('button', { name: 'Casino 5' }).boundingBox();
  const slipped = await page.evaluate(
    async ([x, y]) => {
      const names: string[] = [];
      for (const time of [0, 120]) {
        const target = document.elementFromPoint(x, y);
        names.push(target?.closest('button')?.textContent.trim() ?? '');
        for (const type of ['pointerdown', 'pointerup', 'click']) {
          const touch = { bubbles: true, cancelable: true, clientX: x, clientY: y, detail: 1 };
          const event = type === 'click' ? new MouseEvent(type, touch) : new PointerEvent(type, touch);
          Object.defineProperty(event, 'timeStamp', { value: 1e9 + time });
          target?.dispatchEvent(event);
        }
        await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
      }
      return names;
    },
    [(place?.x ?? 0) + 40, (place?.y ?? 0) + 20] as const
  );
  expect(slipped).toEqual(['Casino 5', 'Change it']);
  await expect(page.getByRole('heading', { level: 1, name: 'Change line 5' })).toBeVisible();
  await page.getByRole('button', { name: 'Tell it otherwise' }).click();
  await page.locator('.ask').getByRole('button', { name: 'Casino 2' }).click();
  const after = page.getByRole('region', { name: 'What changes after it' });
  await expect(after).toContainText('Line 10 no longer fits:');
  await expect(
    after.getByRole('img', { name: /^Casino 2, .* Before: Nobody has dice there. After: Ben 3, / })
  ).toBeVisible();
  await expect(
    after.getByRole('img', { name: /^Casino 3, .* Before: Ben 3, .* After: Nobody has dice there/ })
  ).toBeVisible();
  await expect(after).toContainText('All 4 lines from there on are taken back');
  await axe(page, ['target-size']);
  await targets(page);
  await noSideways(page);
  await after.getByRole('button', { name: /^\$/ }).first().click();
  const made = page.getByRole('dialog', { name: /, after the change$/ });
  await expect(made.getByRole('list', { name: 'What it is made of' })).toContainText('$');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Change it', exact: true }).click();

  const undo = page.getByRole('button', { name: 'Undo: the change of line 5' });
  await expect(undo).toBeVisible();
  await expect(page.getByRole('heading', { name: /Ben/ }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const log = page.getByRole('dialog', { name: 'Log' });
  await expect(log.getByRole('button', { name: /changed by the table/ })).toHaveCount(1);
  await expect(log.getByRole('button', { name: /taken back by the table/ })).not.toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.reload();
  await undo.click();
  await expect(page.getByRole('button', { name: 'Undo: the change of line 5' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(undo).toBeVisible();
});

test('what fell with a changed line is told again by one tap each', async ({ page }) => {
  await page.goto('settings/');
  await expect(page.getByText('no matches yet')).toBeVisible();
  // Anna rolled 3 5 2 2 2 and placed the 2s; told as 3 3 3 3 5 there is no 2, but Ben's next roll still fits.
  await keep(page, recorded('three-players'), { id: 'slip', lines: 19 });
  await page.goto('match/?id=slip');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page
    .getByRole('dialog', { name: 'Log' })
    .getByRole('button', { name: /Anna rolls three 2s, one 3 and one 5/ })
    .click();
  await page.getByRole('button', { name: 'Change this line' }).click();
  const faces = page.locator('.ask').getByRole('button');
  for (const face of [3, 3, 3, 3, 5]) await faces.nth(face - 1).click();
  await expect(page.getByRole('region', { name: 'What changes after it' })).toContainText('no longer fits');
  await page.getByRole('button', { name: 'Change it', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Undo: the change of line/ })).toBeVisible();

  await page.getByRole('button', { name: /^Place (four|4) 3s/ }).click();
  const offered = page.getByRole('status').filter({ hasText: 'Taken back by the change: Ben rolls' });
  await offered.getByRole('button', { name: 'Tell it again' }).click();
  await expect(page.getByRole('button', { name: /^Undo: Ben’s roll/ })).toBeVisible();
});
