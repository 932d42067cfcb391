/** The picture for link previews, with its size in pixels. `scripts/pictures.js` creates the file. */
export const PREVIEW = { file: 'pictures/link-preview.png', width: 1200, height: 630 };

/**
 * Adds the title, description and picture of the link preview to the first page, for chats and social networks. Without an
 * origin the page stays as it is: these sites accept only whole addresses of a picture, and find the title and the
 * description of a page by themselves.
 *
 * @param {string} html the first page, with a title and a description
 * @param {{ origin: string, base: string }} place `''` or `https://croupier.example`; `''` or `/croupier`
 * @returns {string}
 */
export function withLinkPreview(html, { origin, base }) {
  const description = /<meta\s+name="description"\s+content="([^"]*)"\s*\/?>/.exec(html);
  const title = /<title>([^<]*)<\/title>/.exec(html);
  if (description === null || title === null)
    throw new Error('The first page lacks a title or a description.');
  if (origin === '') return html;
  const tags = [
    ['og:type', 'website'],
    ['og:title', title[1] ?? ''],
    ['og:description', description[1] ?? ''],
    ...pictureTags(`${origin}${base}/`)
  ];
  const card = '<meta name="twitter:card" content="summary_large_image" />';
  const lines = tags.map(([name, content]) => `<meta property="${name}" content="${content}" />`);
  const end = description.index + description[0].length;
  return `${html.slice(0, end)}${lines.join('')}${card}${html.slice(end)}`;
}

/** @param {string} home @returns {string[][]} */
function pictureTags(home) {
  return [
    ['og:url', home],
    ['og:image', `${home}${PREVIEW.file}`],
    ['og:image:width', String(PREVIEW.width)],
    ['og:image:height', String(PREVIEW.height)]
  ];
}
