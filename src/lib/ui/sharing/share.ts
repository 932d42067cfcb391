import * as say from '$lib/ui/strings/en/sharing';

/**
 * Shares a text, or copies it if the device cannot share. Returns the sentence to show; undefined if none is needed.
 */
export async function shareTextOrCopy(
  text: string,
  item: string = say.theResult
): Promise<string | undefined> {
  const { share } = navigator as Partial<Pick<Navigator, 'share'>>;
  try {
    if (share !== undefined) {
      await share.call(navigator, { text });
      return undefined;
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
  }
  return copyText(text, item);
}

/** Copies a text. Returns the sentence to show. */
export async function copyText(text: string, item: string = say.theResult): Promise<string> {
  const { clipboard } = navigator as Partial<Pick<Navigator, 'clipboard'>>;
  try {
    await clipboard?.writeText(text);
    if (clipboard !== undefined) return say.copiedPaste(item);
  } catch {
    // Fall through to the message below.
  }
  return say.cannotShareOrCopy;
}
