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
 * @param {Buffer | undefined} bytesBefore a PNG file
 * @param {Buffer | undefined} bytesAfter
 * @returns {Compared}
 */
export function comparePictures(bytesBefore, bytesAfter) {
  if (bytesBefore === undefined) return { status: 'new', pixels: 0 };
  if (bytesAfter === undefined) return { status: 'removed', pixels: 0 };
  if (bytesBefore.equals(bytesAfter)) return { status: 'same', pixels: 0 };
  const [imageBefore, imageAfter] = [PNG.sync.read(bytesBefore), PNG.sync.read(bytesAfter)];
  const { width, height } = imageBefore;
  if (width !== imageAfter.width || height !== imageAfter.height)
    return { status: 'changed', pixels: Math.max(width * height, imageAfter.width * imageAfter.height) };
  const difference = new PNG({ width, height });
  // Not a single shade may differ, because the same browser on the same machine draws both sets.
  const changedPixels = pixelmatch(imageBefore.data, imageAfter.data, difference.data, width, height, {
    threshold: 0,
    includeAA: true
  });
  if (changedPixels === 0) return { status: 'same', pixels: changedPixels };
  return { status: 'changed', pixels: changedPixels, difference: PNG.sync.write(difference) };
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
  const pictureParts = rows.map(({ picture }) => partsOf(picture));
  const filters = /** @type {const} */ (['game', 'size', 'theme']).map((name) => {
    const values = [...new Set(pictureParts.map((part) => part[name]))].sort();
    const options = values.map((value) => `<option>${escapeHtml(value)}</option>`).join('');
    return `<label>${name} <select id="${name}"><option value="">all</option>${options}</select></label>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
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
  <h1>${escapeHtml(title)}</h1>
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
      : `<figure><figcaption>${name}</figcaption><a href="${escapeHtml(source)}"><img loading="lazy" src="${escapeHtml(source)}" alt="${name}"></a></figure>`
  );
  const warning = otherMatch ? ' These are two different matches.' : '';
  return `<section data-game="${escapeHtml(game)}" data-size="${escapeHtml(size)}" data-theme="${escapeHtml(theme)}">
  <h2>${escapeHtml(picture)}</h2>
  <p>${status}${pixels > 0 ? `: ${pixels} pixels` : ''}.${warning}</p>
  <div class="pictures">${figures.join('')}</div>
</section>`;
}

/** @param {string} picture `razzia/ask-turns-choose-put/390x844-dark.png` */
export function partsOf(picture) {
  const [game = '', ...remainingParts] = picture.split('/');
  const [size = '', theme = ''] = (remainingParts.at(-1) ?? '').replace(/\.png$/, '').split('-');
  return { game, size, theme };
}

const ESCAPES = /** @type {const} */ ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' });

function escapeHtml(/** @type {string} */ text) {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[/** @type {keyof typeof ESCAPES} */ (character)]);
}
