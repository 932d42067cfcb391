import * as say from './words';

/**
 * Shares a text, or copies it if the device cannot share. Returns the sentence to show; undefined if none is needed.
 */
export async function shareWords(words: string, what: string = say.theResult): Promise<string | undefined> {
  const { share, clipboard } = navigator as {
    readonly share?: Navigator['share'];
    readonly clipboard?: Clipboard;
  };
  try {
    if (share !== undefined) {
      await share.call(navigator, { text: words });
      return undefined;
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
  }
  try {
    await clipboard?.writeText(words);
    if (clipboard !== undefined) return say.copiedPaste(what);
  } catch {
    // Fall through to the message below.
  }
  return say.neitherShareNorCopy;
}
