import type { Handle } from '@sveltejs/kit';

/** Where a line of a page begins with a tag, nothing stands before it: indents are for those who write pages. */
const INDENT = /\n\s+(?=<(?!\/script))/g;

/** Writes each page as it is handed out, when the app is built. */
export const handle: Handle = ({ event, resolve }) =>
  resolve(event, { transformPageChunk: ({ html }) => html.replace(INDENT, '\n') });
