import * as say from '$lib/ui/strings/en/sharing';

/**
 * Shares a text, or copies it if the device cannot share. Returns the sentence to show; undefined if none is needed.
 */
export async function shareTextOrCopy(
  words: string,
  item: string = say.theResult
): Promise<string | undefined> {
  const { share } = navigator as Partial<Pick<Navigator, 'share'>>;
  try {
    if (share !== undefined) {
      await share.call(navigator, { text: words });
      return undefined;
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
  }
  return copyText(words, item);
}

/** Copies a text. Returns the sentence to show. */
export async function copyText(words: string, item: string = say.theResult): Promise<string> {
  const { clipboard } = navigator as Partial<Pick<Navigator, 'clipboard'>>;
  try {
    await clipboard?.writeText(words);
    if (clipboard !== undefined) return say.copiedPaste(item);
  } catch {
    // Fall through to the message below.
  }
  return say.cannotShareOrCopy;
}
