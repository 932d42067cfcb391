/** The key in localStorage that records that the hint was dismissed. */
const DISMISSED_KEY = 'croupier-home-screen';

/** Safari names its version last; other browsers on an iPhone add a name of their own. */
const SAFARI_PATTERN = /Version\/[\d.]+ (Mobile\/\w+ )?Safari\/[\d.]+$/;

/** A browser that may be able to add Croupier to its Home Screen. */
export interface Browser {
  readonly userAgent: string;
  /** Exists only on iPhone and iPad: whether the page was opened from the Home Screen. */
  readonly standalone?: boolean;
}

/**
 * Whether the home page explains how to add Croupier to the Home Screen: in Safari on an iPhone or iPad, outside the
 * Home Screen, until the hint is dismissed. Safari offers no installation of its own accord.
 */
export function isHomeScreenOffered(browser: Browser = navigator): boolean {
  return browser.standalone === false && SAFARI_PATTERN.test(browser.userAgent) && !isDeclined();
}

/** Dismisses the hint on this device; without localStorage only until the next visit. */
export function declineHomeScreen(): void {
  try {
    localStorage.setItem(DISMISSED_KEY, '1');
  } catch {
    // Without localStorage, the hint is shown again on the next visit.
  }
}

function isDeclined(): boolean {
  try {
    return localStorage.getItem(DISMISSED_KEY) !== null;
  } catch {
    return false;
  }
}
