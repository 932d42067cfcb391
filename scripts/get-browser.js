import { findOrInstallBrowser, findOrInstallFont, noBrowserMessage } from './checks/browser.js';

/** Makes sure that the tests find a browser and a stand-in for Inter; fails without a browser. */
try {
  if (findOrInstallBrowser() === undefined) throw new Error(noBrowserMessage);
  findOrInstallFont();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
