/** What became of words that were to be shared, as a sentence for the table; undefined where nothing has to be said. */
export async function shareWords(words: string, what = 'The result'): Promise<string | undefined> {
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
    if (clipboard !== undefined) return `${what} is copied: paste it wherever you like.`;
  } catch {
    // The sentence below says it.
  }
  return 'This browser lets Croupier neither share nor copy; mark the result and copy it by hand.';
}
