import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Compares two sets of pictures, pixel by pixel. */

/**
 * @typedef {object} Compared
 * @property {'same' | 'changed' | 'new' | 'removed'} status
 * @property {number} pixels the number that differ; all of them if the sizes differ
 * @property {Buffer} [difference] a picture of the difference, if both have the same size
 */

/**
 * @param {Buffer | undefined} before a PNG file
 * @param {Buffer | undefined} after
 * @returns {Compared}
 */
export function comparePictures(before, after) {
  if (before === undefined) return { status: 'new', pixels: 0 };
  if (after === undefined) return { status: 'removed', pixels: 0 };
  if (before.equals(after)) return { status: 'same', pixels: 0 };
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const { width, height } = one;
  if (width !== other.width || height !== other.height)
    return { status: 'changed', pixels: Math.max(width * height, other.width * other.height) };
  const difference = new PNG({ width, height });
  // Not a single shade may differ, because the same browser on the same machine draws both sets.
  const pixels = pixelmatch(one.data, other.data, difference.data, width, height, {
    threshold: 0,
    includeAA: true
  });
  if (pixels === 0) return { status: 'same', pixels };
  return { status: 'changed', pixels, difference: PNG.sync.write(difference) };
}

/**
 * @typedef {object} Row
 * @property {string} picture the name: `razzia/ask-turns-choose-put/390x844-dark.png`
 * @property {Compared['status']} status
 * @property {number} pixels
 * @property {string} [before] the paths of the pictures, relative to the page
 * @property {string} [after]
 * @property {string} [difference]
 * @property {boolean} otherMatch whether the two show different matches
 */

/**
 * One page with all differences: before, after and difference side by side.
 *
 * @param {readonly Row[]} rows the pictures that differ
 * @param {{ title: string, compared: number }} of
 */
export function pageOf(rows, { title, compared }) {
  const parts = rows.map(({ picture }) => partsOf(picture));
  const filters = /** @type {const} */ (['game', 'size', 'theme']).map((name) => {
    const values = [...new Set(parts.map((part) => part[name]))].sort();
    const options = values.map((value) => `<option>${escaped(value)}</option>`).join('');
    return `<label>${name} <select id="${name}"><option value="">all</option>${options}</select></label>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escaped(title)}</title>
<style>
  body { font: 16px/1.4 system-ui, sans-serif; margin: 1rem; background: #777; color: #fff; }
  section { margin: 1rem 0; padding: 0.5rem; background: #444; }
  .pictures { display: flex; gap: 0.5rem; align-items: start; }
  figure { margin: 0; flex: 1 1 0; min-width: 0; }
  img { max-width: 100%; background: #fff; }
  header { position: sticky; top: 0; padding: 0.5rem; background: #222; }
  label { margin-right: 1rem; }
</style>
<header>
  <h1>${escaped(title)}</h1>
  <p>${rows.length} of ${compared} pictures differ. <span id="shown"></span></p>
  ${filters.join('\n  ')}
</header>
${rows.map((row) => sectionOf(row)).join('\n')}
<script>
  const selects = [...document.querySelectorAll('select')];
  function filter() {
    let shown = 0;
    for (const section of document.querySelectorAll('section')) {
      section.hidden = selects.some(({ id, value }) => value !== '' && section.dataset[id] !== value);
      if (!section.hidden) shown += 1;
    }
    document.getElementById('shown').textContent = shown + ' are shown.';
  }
  for (const select of selects) select.onchange = filter;
  filter();
</script>
</html>
`;
}

/** @param {Row} row */
function sectionOf({ picture, status, pixels, before, after, difference, otherMatch }) {
  const { game, size, theme } = partsOf(picture);
  const figures = Object.entries({ before, after, difference }).map(([name, source]) =>
    source === undefined
      ? `<figure><figcaption>${name}: none</figcaption></figure>`
      : `<figure><figcaption>${name}</figcaption><a href="${escaped(source)}"><img loading="lazy" src="${escaped(source)}" alt="${name}"></a></figure>`
  );
  const note = otherMatch ? ' These are two different matches.' : '';
  return `<section data-game="${escaped(game)}" data-size="${escaped(size)}" data-theme="${escaped(theme)}">
  <h2>${escaped(picture)}</h2>
  <p>${status}${pixels > 0 ? `: ${pixels} pixels` : ''}.${note}</p>
  <div class="pictures">${figures.join('')}</div>
</section>`;
}

/** @param {string} picture `razzia/ask-turns-choose-put/390x844-dark.png` */
export function partsOf(picture) {
  const [game = '', ...rest] = picture.split('/');
  const [size = '', theme = ''] = (rest.at(-1) ?? '').replace(/\.png$/, '').split('-');
  return { game, size, theme };
}

const ESCAPES = /** @type {const} */ ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' });

function escaped(/** @type {string} */ text) {
  return text.replace(/[&<>"]/g, (sign) => ESCAPES[/** @type {keyof typeof ESCAPES} */ (sign)]);
}
