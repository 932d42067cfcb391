import { saveFile } from './save-file';

/**
 * Shares a file if the device can, otherwise saves it and calls `onsaved`. Returns whether the file was shared or saved;
 * a share sheet may never answer.
 */
export async function shareOrSaveFile(file: File, onsaved?: () => void): Promise<boolean> {
  const { canShare, share } = navigator as Partial<Pick<Navigator, 'canShare' | 'share'>>;
  if (share !== undefined && canShare?.call(navigator, { files: [file] }) === true) {
    try {
      await share.call(navigator, { files: [file], title: file.name });
      return true;
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return false;
    }
  }
  saveFile(file, file.name);
  onsaved?.();
  return true;
}
