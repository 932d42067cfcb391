/** Reads the flags of `npm run shots`, which say what pictures to take. */

export const SIZES = [
  ...['320x568', '390x844', '844x390', '667x375', '768x1024'],
  ...['960x600', '1024x600', '1024x768', '1180x820', '1920x1080']
];
/**
 * The size of a picture of a whole page, with a window as tall as the page. These pictures are taken whenever
 * `WHOLE_PAGE_WIDTH_SIZE` is selected.
 */
const WHOLE_PAGE_SIZE = '390xwhole';
const WHOLE_PAGE_WIDTH_SIZE = '390x844';
/** All themes; dark and light are the default. `large` is text at 200 %, `forced` is forced colours. */
export const THEMES = ['dark', 'light', 'large', 'forced'];
const DEFAULT_THEMES = ['dark', 'light'];

/**
 * @typedef {object} Wanted
 * @property {readonly string[]} games empty for all
 * @property {readonly string[]} sizes
 * @property {readonly string[]} themes
 * @property {readonly string[]} only parts of names; empty for all
 */

/**
 * Reads `--game razzia,pages --size 390x844 --theme dark,large --only gate`. Throws if a size or theme is unknown.
 *
 * @param {readonly string[]} args
 * @returns {{ wanted: Wanted, words: readonly string[], switches: readonly string[] }} `words` are the other arguments
 */
export function readFlags(args) {
  /** @type {Record<string, readonly string[]>} */
  const flagValues = { '--game': [], '--size': SIZES, '--theme': DEFAULT_THEMES, '--only': [] };
  /** @type {string[]} */
  const positionals = [];
  /** @type {string[]} */
  const switches = [];
  for (let index = 0; index < args.length; index += 1) {
    const word = args[index] ?? '';
    if (word in flagValues) {
      index += 1;
      flagValues[word] = (args[index] ?? '').split(',').filter((text) => text !== '');
    } else if (word.startsWith('--')) switches.push(word);
    else positionals.push(word);
  }
  const {
    '--game': games = [],
    '--size': sizes = [],
    '--theme': themes = [],
    '--only': idParts = []
  } = flagValues;
  for (const size of sizes)
    if (!/^\d+x\d+$/.test(size)) throw new Error(`${size} is no size such as 390x844`);
  for (const theme of themes)
    if (!THEMES.includes(theme)) throw new Error(`${theme} is none of ${THEMES.join(', ')}`);
  return { wanted: { games, sizes, themes, only: idParts }, words: positionals, switches };
}

/** Whether the pictures that were taken include all wanted ones. */
export function covers(/** @type {Wanted} */ takenSelection, /** @type {Wanted} */ selection) {
  return (
    areAllAllowed(selection.games, takenSelection.games) &&
    areAllAllowed(selection.only, takenSelection.only) &&
    selection.sizes.every((size) => takenSelection.sizes.includes(size)) &&
    selection.themes.every((theme) => takenSelection.themes.includes(theme))
  );
}

/**
 * Whether `allowedNames` includes all names. An empty `allowedNames` means everything is allowed.
 *
 * @param {readonly string[]} names
 * @param {readonly string[]} allowedNames
 */
function areAllAllowed(names, allowedNames) {
  return (
    allowedNames.length === 0 || (names.length > 0 && names.every((name) => allowedNames.includes(name)))
  );
}

/** Whether a picture is wanted. */
export function isWanted(
  /** @type {string} */ picture,
  /** @type {Wanted} */ { games, sizes, themes, only: idParts }
) {
  const [game = '', state = '', file = ''] = picture.split('/');
  const [size = '', theme = ''] = file.replace(/\.png$/, '').split('-');
  const id = `${game}/${state}`;
  return (
    (games.length === 0 || games.includes(game)) &&
    (idParts.length === 0 || idParts.some((part) => id.includes(part))) &&
    sizes.includes(size === WHOLE_PAGE_SIZE ? WHOLE_PAGE_WIDTH_SIZE : size) &&
    themes.includes(theme)
  );
}
