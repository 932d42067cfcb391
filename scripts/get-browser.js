import { findOrInstallBrowser, findOrInstallFace, noBrowser } from './browser.js';

/** Sees to it that the checks find a browser, and a face that can stand in for Inter; without a browser it fails. */
try {
  if (findOrInstallBrowser() === undefined) throw new Error(noBrowser);
  findOrInstallFace();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
