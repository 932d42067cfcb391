/** A file that the worker keeps, as its own list says. */
export interface Precached {
  readonly url: string;
  readonly revision: string | null;
  readonly integrity: string;
}

/** @param worker the text of `sw.js` in a build */
export function precached(worker: string): readonly Precached[] {
  const list = /\[\{"integrity":"[^\]]*\]/.exec(worker)?.[0];
  if (list === undefined) throw new Error('The worker has no list of files.');
  return JSON.parse(list) as readonly Precached[];
}
