/** Which pictures are wanted, as the flags of `npm run shots` say. */

export const SIZES = [
  ...['320x568', '390x844', '844x390', '667x375', '768x1024'],
  ...['960x600', '1024x600', '1024x768', '1180x820', '1920x1080']
];
/** A page in a window as high as itself, taken with this size. */
const WHOLE = '390xwhole';
const OF_WHOLE = '390x844';
/** Light and dark are taken unless others are named: letters twice as large, and the colours of a system. */
export const THEMES = ['dark', 'light', 'large', 'forced'];
const USUAL = ['dark', 'light'];

/**
 * @typedef {object} Wanted
 * @property {readonly string[]} games none for all
 * @property {readonly string[]} sizes
 * @property {readonly string[]} themes
 * @property {readonly string[]} only parts of names; none for all
 */

/**
 * Reads `--game razzia,pages --size 390x844 --theme dark,large --only gate`. Throws where a size or theme is unknown.
 *
 * @param {readonly string[]} given
 * @returns {{ wanted: Wanted, words: readonly string[], switches: readonly string[] }} `words` are what is no flag
 */
export function readFlags(given) {
  /** @type {Record<string, readonly string[]>} */
  const lists = { '--game': [], '--size': SIZES, '--theme': USUAL, '--only': [] };
  /** @type {string[]} */
  const words = [];
  /** @type {string[]} */
  const switches = [];
  for (let at = 0; at < given.length; at += 1) {
    const word = given[at] ?? '';
    if (word in lists) {
      at += 1;
      lists[word] = (given[at] ?? '').split(',').filter((each) => each !== '');
    } else if (word.startsWith('--')) switches.push(word);
    else words.push(word);
  }
  const { '--game': games = [], '--size': sizes = [], '--theme': themes = [], '--only': only = [] } = lists;
  for (const size of sizes)
    if (!/^\d+x\d+$/.test(size)) throw new Error(`${size} is no size such as 390x844`);
  for (const theme of themes)
    if (!THEMES.includes(theme)) throw new Error(`${theme} is none of ${THEMES.join(', ')}`);
  return { wanted: { games, sizes, themes, only }, words, switches };
}

/** Whether one wish is met by what was taken for another. */
export function covers(/** @type {Wanted} */ taken, /** @type {Wanted} */ wanted) {
  return (
    isWithin(wanted.games, taken.games) &&
    isWithin(wanted.only, taken.only) &&
    wanted.sizes.every((size) => taken.sizes.includes(size)) &&
    wanted.themes.every((theme) => taken.themes.includes(theme))
  );
}

/** A list without anything names all. @param {readonly string[]} names @param {readonly string[]} among */
function isWithin(names, among) {
  return among.length === 0 || (names.length > 0 && names.every((name) => among.includes(name)));
}

/** Whether a picture is among those that are wanted. */
export function isWanted(
  /** @type {string} */ picture,
  /** @type {Wanted} */ { games, sizes, themes, only }
) {
  const [game = '', state = '', file = ''] = picture.split('/');
  const [size = '', theme = ''] = file.replace(/\.png$/, '').split('-');
  const id = `${game}/${state}`;
  return (
    (games.length === 0 || games.includes(game)) &&
    (only.length === 0 || only.some((part) => id.includes(part))) &&
    sizes.includes(size === WHOLE ? OF_WHOLE : size) &&
    themes.includes(theme)
  );
}
