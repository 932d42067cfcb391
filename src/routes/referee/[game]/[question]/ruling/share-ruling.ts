import * as say from '#routes/referee/strings/en';

/** Shares a link. Returns the outcome as one sentence; undefined if there is nothing to say. */
export async function shareLink(title: string, url: string): Promise<string | undefined> {
  const { share } = navigator as { readonly share?: Navigator['share'] };
  try {
    if (share !== undefined) {
      await share.call(navigator, { title, url });
      return undefined;
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
  }
  return copyToClipboard(url, say.linkCopied);
}

/** Copies the answer as text. Returns the outcome as one sentence. */
export function copyRuling(text: string): Promise<string> {
  return copyToClipboard(text, say.answerCopied);
}

async function copyToClipboard(text: string, confirmation: string): Promise<string> {
  const { clipboard } = navigator as { readonly clipboard?: Clipboard };
  try {
    if (clipboard === undefined) return say.cannotShareOrCopy;
    await clipboard.writeText(text);
    return confirmation;
  } catch {
    return say.cannotShareOrCopy;
  }
}
