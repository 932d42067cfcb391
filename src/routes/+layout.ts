export const prerender = true;
/** Every page is a folder with an index file, which any static host can serve. */
export const trailingSlash = 'always';
