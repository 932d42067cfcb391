import { LANGUAGE } from '$lib/core/language';

/** Elements that the app never makes; translators put each text into one, and the text that Svelte writes to is gone. */
const WRAPPER: string = 'font';

/**
 * Calls back once a translator has changed the page, or at once where it already has. It may come at any time, also
 * before the page is hydrated. The result stops the watch.
 */
export function watchTranslation(ontranslated: () => void): () => void {
  const page = document.documentElement;
  const observer = new MutationObserver((records) => {
    if (isMarked(page) || records.some(({ addedNodes }) => [...addedNodes].some(isWrapped))) report();
  });
  const stop = (): void => observer.disconnect();
  function report(): void {
    stop();
    ontranslated();
  }
  if (isMarked(page) || isWrapped(page)) {
    ontranslated();
    return stop;
  }
  observer.observe(page, { attributeFilter: ['class', 'lang'] });
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

/** Chrome marks a translated page by a class, and most translators by its language. */
function isMarked(page: HTMLElement): boolean {
  return /\btranslated-/.test(page.className) || page.lang !== LANGUAGE;
}

function isWrapped(node: Node): boolean {
  return node instanceof Element && (node.localName === WRAPPER || node.querySelector(WRAPPER) !== null);
}
