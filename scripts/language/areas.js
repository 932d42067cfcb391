/** The areas in which sentences are listed, by their module; the first match counts. @type {readonly [string, RegExp][]} */
const AREAS = [
  ['Rulebooks', /\/rulebook[a-z-]*\.ts$/],
  ['Las Vegas and Las Vegas Royale', /\/games\/las-vegas\//],
  ['Las Vegas: The Card Game', /\/games\/las-vegas-cards\//],
  ['Vegas', /\/games\/vegas\//],
  ['Vegas Strip', /\/games\/vegas-strip\//],
  ['Razzia', /\/games\/razzia\//],
  ['Referee', /\/referee\/|\/games\//],
  ['Missing pieces', /\/parts\//],
  ['Backup and restore, damaged data', /\/(restore|storage|drawer)\/|\/storage/],
  ['A game in play', /\/routes\/match\/|\/(session|plain|shell)\//],
  ['New game', /\/routes\/new\//],
  ['Settings', /\/routes\/settings\//],
  ['History, home and other pages', /\/routes\//]
];

/** @param {string} module @returns {string} */
export function areaOf(module) {
  return AREAS.find(([, pattern]) => pattern.test(module))?.[0] ?? 'Shared by all pages';
}
