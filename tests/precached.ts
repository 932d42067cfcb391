/** A file in the worker's precache list. */
export interface PrecachedFile {
  readonly url: string;
  readonly revision: string | null;
  readonly integrity: string;
}

/** @param worker the text of `sw.js` in a build */
export function readPrecached(worker: string): readonly PrecachedFile[] {
  const manifest = /\[\{"integrity":"[^\]]*\]/.exec(worker)?.[0];
  if (manifest === undefined) throw new Error('The worker has no list of files.');
  return JSON.parse(manifest) as readonly PrecachedFile[];
}
