/** Names in a script that is written from right to left. */
export const FOREIGN_NAMES = ['אבי', 'בלה', 'גדי', 'דנה', 'הלל', 'ורד', 'זיו', 'חנה'] as const;

/** Right-to-left names for casinos, which players may copy from their box. */
export const FOREIGN_PLACES = ['אגם', 'מפרץ', 'נהר', 'יער', 'חוף', 'מדבר'] as const;

/**
 * Lines and labels with a right-to-left name that is not isolated: not in a `bdi`, not between isolating characters,
 * and not alone on its line. Runs in the page.
 */
export function unisolatedNames(): readonly string[] {
  const foreignLetter = /[\u0590-\u05ff]/u;
  const isolatedText = /\u2068[^\u2068\u2069]*\u2069/gu;
  const hasBareName = (text: string): boolean => {
    const outsideText = text.replace(isolatedText, ' ');
    return foreignLetter.test(outsideText) && /[^\u0590-\u05ff\s]/u.test(outsideText);
  };
  const ATTRIBUTES = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'alt', 'placeholder'];
  const isIsolated = (element: Element): boolean => element.closest('bdi, [dir="auto"], textarea') !== null;
  const lineOf = (element: Element): Element => {
    let line = element;
    while (line.parentElement !== null && getComputedStyle(line).display.startsWith('inline'))
      line = line.parentElement;
    return line;
  };
  /** The text of a line; isolated parts are left out. */
  const lineText = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element)) return '';
    const text = [...node.childNodes].map(lineText).join('');
    const isSeparate = isIsolated(node) || !getComputedStyle(node).display.startsWith('inline');
    return isSeparate ? '\u2068\u2069' : text;
  };
  const bareTexts: string[] = [];
  if (hasBareName(document.title)) bareTexts.push(`title: ${document.title}`);
  for (const element of document.body.querySelectorAll('*')) {
    for (const name of ATTRIBUTES) {
      const value = element.getAttribute(name) ?? '';
      if (hasBareName(value)) bareTexts.push(`${name}: ${value}`);
    }
    const ownTexts = [...element.childNodes].filter(
      (node) => node instanceof Text && foreignLetter.test(node.data)
    );
    if (ownTexts.length === 0 || element.matches('script, style') || isIsolated(element)) continue;
    const line = [...lineOf(element).childNodes].map(lineText).join('');
    if (ownTexts.some((node) => hasBareName((node as Text).data)) || hasBareName(line))
      bareTexts.push(line.trim());
  }
  return [...new Set(bareTexts)];
}
