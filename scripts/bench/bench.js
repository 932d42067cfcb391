import { join } from 'node:path';
import { build } from '#scripts/build/build.js';
import { browserLaunch, findOrInstallBrowser, noBrowserMessage } from '#scripts/checks/browser.js';
import { installIfNeeded } from '#scripts/checks/install.js';
import { BEST_QUALITY, serve } from '#scripts/checks/server.js';
import { basePath, buildFolder, root } from '#scripts/settings.js';

/** `npm run bench`: installs what it needs, builds, runs the benchmarks, and writes `docs/benchmarks.md`. */
export async function runBench() {
  installIfNeeded();
  installIfNeeded(join(root, 'bench'));
  if (findOrInstallBrowser() === undefined) {
    console.error(noBrowserMessage);
    process.exit(1);
  }
  console.log('Building.');
  await build();
  await measureAll();
}

async function measureAll() {
  const { chromium } = await import('@playwright/test');
  const { measureAppend } = await import('./append.js');
  const { serveEmpty, servePlain } = await import('./controls.js');
  const { measureEngine } = await import('./engine.js');
  const { measureFirstLoad } = await import('./first-load.js');
  const { measureFirstTap } = await import('./first-tap.js');
  const { formatReport } = await import('./report.js');
  const { measureTapToPaint } = await import('./tap-to-paint.js');

  const [app, emptyPage, plainPage] = [
    await serve({ folder: buildFolder, base: basePath, quality: BEST_QUALITY }),
    await serveEmpty(),
    await servePlain()
  ];
  const browser = await chromium.launch(browserLaunch());
  try {
    const tables = [
      await printTable(measureEngine()),
      await printTable(measureFirstLoad(browser, { home: app.address, empty: emptyPage.address })),
      await printTable(measureFirstTap(browser, { home: app.address, plain: plainPage.address })),
      await printTable(measureTapToPaint(browser, { home: app.address, plain: plainPage.address })),
      await printTable(measureAppend(browser))
    ];
    formatReport(tables, browser.version());
    console.log('Written to docs/benchmarks.md.');
  } finally {
    await browser.close();
    await Promise.all([app.close(), emptyPage.close(), plainPage.close()]);
  }
}

/** Prints a table as soon as it is measured. */
async function printTable(/** @type {Promise<import('./figures.js').Table>} */ tablePromise) {
  const table = await tablePromise;
  console.log(`\n${table.title}`);
  for (const { label, own: ownTime, control, ratio } of table.rows) {
    console.log(`  ${label}: ${ownTime}, ${table.control} ${control}, ${ratio}`);
  }
  return table;
}
