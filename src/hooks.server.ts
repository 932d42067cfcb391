import type { Handle } from '@sveltejs/kit';

/** Matches the indentation before tags. Only authors need it, and pages are smaller without it. */
const INDENT = /\n\s+(?=<(?!\/script))/g;

/** Removes the indentation from each page that is prerendered at build time. */
export const handle: Handle = ({ event, resolve }) =>
  resolve(event, { transformPageChunk: ({ html }) => html.replace(INDENT, '\n') });
