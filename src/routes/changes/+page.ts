import { readChangelog } from './changelog';
import type { PageLoad } from './$types';

/** The release notes of each version, as of this build. */
export const load: PageLoad = async () => {
  const { default: text } = await import('/CHANGELOG.md?raw');
  return { versions: readChangelog(text) };
};
