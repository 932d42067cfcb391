export const prerender = true;
/** Every page is a folder with an index, which any static host can serve. */
export const trailingSlash = 'always';
