/** The language of the app, as a `lang` attribute. Dates and numbers follow it, not the device's language. */
export const LANGUAGE = 'en';

/**
 * The element that translators wrap around each text. The app never creates one, and Svelte loses the text inside it.
 */
const TRANSLATOR_TAG: string = 'font';

/**
 * Calls back once a translator has changed the page, or at once if that has already happened. A translation can start
 * at any time, even before hydration. Returns a function that stops watching.
 */
export function watchTranslation(ontranslated: () => void): () => void {
  const page = document.documentElement;
  const observer = new MutationObserver((records) => {
    if (
      isMarkedTranslated(page) ||
      records.some(({ addedNodes }) => [...addedNodes].some(hasTranslatorElements))
    )
      report();
  });
  const stop = (): void => observer.disconnect();
  function report(): void {
    stop();
    ontranslated();
  }
  if (isMarkedTranslated(page) || hasTranslatorElements(page)) {
    ontranslated();
    return stop;
  }
  observer.observe(page, { attributeFilter: ['class', 'lang'] });
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

/** Whether a translator has marked the page: Chrome uses a class, most others the language. */
function isMarkedTranslated(page: HTMLElement): boolean {
  return /\btranslated-/.test(page.className) || page.lang !== LANGUAGE;
}

function hasTranslatorElements(node: Node): boolean {
  return (
    node instanceof Element &&
    (node.localName === TRANSLATOR_TAG || node.querySelector(TRANSLATOR_TAG) !== null)
  );
}
