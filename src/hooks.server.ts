import type { Handle } from '@sveltejs/kit';

/** Matches indents before tags, which are only for authors: removing them makes pages smaller. */
const INDENT = /\n\s+(?=<(?!\/script))/g;

/** Removes the indents from each page that is prerendered at build time. */
export const handle: Handle = ({ event, resolve }) =>
  resolve(event, { transformPageChunk: ({ html }) => html.replace(INDENT, '\n') });
