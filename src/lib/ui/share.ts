import * as say from './words';

/** What became of words that were to be shared, as a sentence for the table; undefined where nothing has to be said. */
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
    // The sentence below says it.
  }
  return say.neitherShareNorCopy;
}
