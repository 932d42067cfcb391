/** Nothing here is built or rendered ahead: the gallery only runs on the development server. */
export const ssr = false;
export const trailingSlash = 'always';
