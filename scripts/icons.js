import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserLaunch } from './checks/browser.js';
import { root } from './settings.js';

/** Renders the install icons as PNG files from the drawings in `static/icons`. */

const folder = join(root, 'static/icons');
const backgroundColour = '#090c11';

/**
 * `inset` is the margin as a fraction of the side, because launchers cut maskable icons to any shape. Systems use only the shape of a monochrome icon.
 */
const icons = [
  { file: 'icon-180.png', side: 180, ground: backgroundColour, inset: 0 },
  { file: 'icon-192.png', side: 192, ground: 'transparent', inset: 0 },
  { file: 'icon-512.png', side: 512, ground: 'transparent', inset: 0 },
  { file: 'icon-maskable-512.png', side: 512, ground: backgroundColour, inset: 0.1 },
  { file: 'icon-monochrome-512.png', of: 'icon-monochrome.svg', side: 512, ground: 'transparent', inset: 0 }
];

const browser = await chromium.launch(browserLaunch());
const page = await browser.newPage();
for (const icon of icons) {
  const drawing = readFileSync(join(folder, icon.of ?? 'icon.svg')).toString('base64');
  const margin = Math.round(icon.side * icon.inset);
  const innerSide = icon.side - 2 * margin;
  await page.setViewportSize({ width: icon.side, height: icon.side });
  await page.setContent(
    `<body style="margin:0;background:${icon.ground}">
      <img style="display:block;margin:${margin}px;width:${innerSide}px;height:${innerSide}px"
        src="data:image/svg+xml;base64,${drawing}">`
  );
  await page.locator('img').evaluate((image) => /** @type {HTMLImageElement} */ (image).decode());
  await page.screenshot({ path: join(folder, icon.file), omitBackground: true });
}
await browser.close();
