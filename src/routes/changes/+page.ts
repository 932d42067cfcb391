import { readChangelog } from './changelog';
import type { PageLoad } from './$types';

/** What was written of each version when this one was built. */
export const load: PageLoad = async () => {
  const { default: text } = await import('/CHANGELOG.md?raw');
  return { versions: readChangelog(text) };
};
