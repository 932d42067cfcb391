import type { Page } from '@playwright/test';
import { CASINOS } from '$lib/games/vegas-strip/part-ids';

/** Text on a screen that is not from a module of strings, or that was glued from several of its strings. */
export interface Finding {
  readonly kind: 'english' | 'glued';
  readonly words: string;
  /** The tag and class of the element with the text, after those of its parent. */
  readonly at: string;
}

/** Reads everything on the page that is visible or read aloud. */
export function readFindings(page: Page): Promise<readonly Finding[]> {
  return page.evaluate((casinos) => {
    const TEXT_START = '\u2061';
    const SENTENCE_ENDS = '\u2062';
    const SHOWN_ATTRIBUTES = [
      'aria-label',
      'aria-description',
      'aria-valuetext',
      'title',
      'alt',
      'placeholder'
    ];
    /** Names that are the same in every language. */
    const NAMES = new RegExp(
      `\\b(${[
        // The app, and boxes as printed on their covers and drawers.
        'Croupier|Las Vegas Royale|Las Vegas: The Card Game|Las Vegas|Card Game|Razzia|Vegas Strip|Vegas|Strip',
        // Prefixes of paragraphs, the licence, and file types.
        'LV|RZ|LC|VG|VS|MIT|PNG|JSON|croupier-[\\d-]+\\.json\\.gz',
        // Bars have proper names, in capitals on their signs.
        'Colibri|Cotton Club|Havana|Jungle|Lincoln|Jazz Club|COLIBRI|COTTON CLUB|HAVANA|JUNGLE|LINCOLN|JAZZ CLUB',
        ...casinos,
        // People in the examples of the referee, and names of characters and a colour in the stored matches.
        'Anna|Ben|Carla|Denny|Emil|Frida|Gerd|Udo|Claudia|Stefan|Karin|Leo',
        '(?:Doorman|Bouncer|High Roller|Twin Sister|Pro Gambler)(?: A)?|[Tt]eal',
        // The letters of an empty board, and those that are printed on the tile boards.
        '[A-H]',
        // Thousands ("30k"), and the key hint for the two halves of a space.
        '\\d*k|a/b'
      ].join('|')})\\b`,
      'g'
    );
    /** Removes a name that is cut off because the label is full: "Santori…". */
    const withoutCutNames = (text: string): string =>
      text.replace(/([A-Z][A-Za-z ]*)…/g, (match, cutName: string) =>
        casinos.some((name) => name.startsWith(cutName)) ? '' : match
      );
    /** Stored text is shown as it was saved, for programs and for people who repair it. */
    const STORED_TEXT = 'details > pre';
    const findings: { kind: 'english' | 'glued'; words: string; at: string }[] = [];

    /** The pieces of a text: sentences of a module, and the text around them. */
    const splitPieces = (words: string): readonly { isModuleText: boolean; words: string }[] => {
      const textPieces: { isModuleText: boolean; words: string }[] = [];
      let depth = 0;
      for (const letter of words) {
        if (letter === TEXT_START && depth === 0) textPieces.push({ isModuleText: true, words: '' });
        if (letter === TEXT_START) depth += 1;
        else if (letter === SENTENCE_ENDS) depth -= 1;
        else {
          let lastPiece = textPieces.at(-1);
          if (lastPiece === undefined || (depth === 0 && lastPiece.isModuleText))
            textPieces.push((lastPiece = { isModuleText: false, words: '' }));
          lastPiece.words += letter;
        }
        if (letter === SENTENCE_ENDS && depth === 0) textPieces.push({ isModuleText: false, words: '' });
      }
      return textPieces.filter((piece) => piece.words.trim() !== '');
    };

    const checkText = (fullText: string, element: Element): void => {
      const [ownText = '', parentText = ''] = [element, element.parentElement].map((item) =>
        item === null
          ? ''
          : item.tagName.toLowerCase() +
            [...item.classList]
              .filter((name) => !/^svelte-/.test(name))
              .map((name) => `.${name}`)
              .join('')
      );
      const location = `${parentText} > ${ownText}`;
      const text = fullText.replace(/\s+/g, ' ').trim();
      if (/[a-z]/i.test(withoutCutNames(text).replace(NAMES, '')))
        findings.push({ kind: 'english', words: text, at: location });
      const list = splitPieces(text);
      const moduleTexts = list.filter((piece) => piece.isModuleText);
      const textsBetween = list.slice(
        list.findIndex((piece) => piece.isModuleText) + 1,
        list.findLastIndex((piece) => piece.isModuleText)
      );
      const isWhole = (piece: { words: string }): boolean => /[.?!:]$/.test(piece.words.trim());
      if (
        moduleTexts.length > 1 &&
        (!moduleTexts.slice(0, -1).every(isWhole) ||
          textsBetween.some((piece) => !piece.isModuleText && /[\p{L}\d]/u.test(piece.words)))
      )
        findings.push({
          kind: 'glued',
          words: list.map((piece) => (piece.isModuleText ? `[${piece.words}]` : piece.words)).join(''),
          at: location
        });
    };

    const isSeen = (element: Element): boolean =>
      element.closest(STORED_TEXT) === null &&
      (element.checkVisibility() || element.closest('[aria-live]') !== null);
    checkText(document.title, document.head);
    for (const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT); walker.nextNode();) {
      const parent = walker.currentNode.parentElement;
      if (parent !== null && !/^(SCRIPT|STYLE)$/.test(parent.tagName) && isSeen(parent))
        checkText(walker.currentNode.nodeValue ?? '', parent);
    }
    // Screen readers read their own text together with the figure or sentence beside it.
    for (const readerText of document.body.querySelectorAll('.for-readers')) {
      const sibling = [readerText.previousSibling, readerText.nextSibling].find(
        (item) => item?.nodeType === Node.TEXT_NODE && /[\p{L}\d]/u.test(item.nodeValue ?? '')
      );
      if (
        sibling?.nodeValue &&
        isSeen(readerText) &&
        splitPieces(readerText.textContent).some((piece) => piece.isModuleText)
      )
        findings.push({
          kind: 'glued',
          words: `${sibling.nodeValue} + ${readerText.textContent}`,
          at: readerText.className
        });
    }
    for (const element of document.body.querySelectorAll(SHOWN_ATTRIBUTES.map((name) => `[${name}]`).join()))
      if (isSeen(element))
        for (const name of SHOWN_ATTRIBUTES) checkText(element.getAttribute(name) ?? '', element);
    return findings;
  }, CASINOS);
}
