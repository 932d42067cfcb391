/**
 * Names that a sentence of the app could be misread by: "Nobody wins casino 3", "Anna and Ben wins", "$80,000 takes
 * $50,000". Whatever their case, script, accents, emoji or punctuation, they are recognised by how they look.
 */

/** Words for people or places that are subjects of the app's sentences, with or without an article. */
const ACTORS = words(`
  nobody|no one|none|nothing|anybody|anyone|somebody|someone|somebody else|someone else|everybody|everyone|all|both|each
  |neither|either|one|you|your|yours|yourself|we|us|they|them|their|who|whoever|other|others|other player|other players
  |rest|all others|everybody else|everyone else|nobody else|no one else
  |app|croupier|table|bank|box|pile|draw pile|house|supply|glass|referee|dealer|player|players|team|teams|group|leader
  |leaders|winner|winners|loser|losers
  |third colour|third color|third player|first player|second player|start player|starting player|next player|last player
  |unclaimed|tie|tied|draw
`);

/** Things of a game, which are a subject with an article alone. */
const THINGS = words(`
  money|dice|die|big die|small dice|black dice|note|notes|chip|chips|gold|card|cards
  |game|round|turn|rule|rules|counter|counters|token|tokens|tile|tiles|chit|chits|bar|bars
`);

/** Two names in one, as sentences list them. */
const LIST = /(^|\s)(and|or|then|plus|versus|vs)(\s|$)|[,;&+|]/u;
const MONEY = /\p{Sc}\s*\d|\d\s*\p{Sc}/u;
/** Nothing but a number, however it is written: "4", "80,000", "1.5", "# 3". */
const NUMBER = /^[\p{P}\p{S}\p{Z}]*\p{N}[\p{N}\p{P}\p{S}\p{Z}]*$/u;
const COUNTED =
  /^\p{N}+ (dollars?|dice|die|notes?|chips?|cards?|gold|counters?|tokens?|tiles?|chits?|points?)$/u;
const PLACE = /^(round|seat|table|team|tile|space|bar|place|row|number|turn) (no )?\p{N}+$/u;

export type AppWord = 'word' | 'list' | 'number';

/**
 * How a name reads in a sentence where it is no name; undefined where it reads as one. `more` are words of the games,
 * which are read alone, with an article, with "player" behind them and with a number.
 */
export function readsAs(name: string, more: readonly string[] = []): AppWord | undefined {
  const plain = folded(name);
  const bare = plain.replace(/[\p{P}\p{S}\s]+/gu, ' ').trim();
  const noun = bare.replace(/ s$/u, '').replace(/^(the|an?|this|that|your|our) (?=.)/u, '');
  if (ACTORS.has(noun) || ACTORS.has(bare) || (noun !== bare && THINGS.has(noun))) return 'word';
  const [, before = noun] = /^(.+) (?:players?|dice|\p{N}+)$/u.exec(noun) ?? [];
  if (more.some((word) => folded(word) === before)) return 'word';
  if (MONEY.test(plain) || NUMBER.test(plain) || COUNTED.test(bare) || PLACE.test(bare)) return 'number';
  return LIST.test(plain) && isListOfNames(plain) ? 'list' : undefined;
}

/** A sign that stands between two things, not a name of signs. */
function isListOfNames(plain: string): boolean {
  return /\p{L}/u.test(plain);
}

/** Letters of other scripts that look like Latin ones. */
const ALIKE: Readonly<Record<string, string>> = Object.fromEntries(
  [...'аеорсухіјѕһԁοανι'].map((letter, index) => [letter, [...'aeopcyxijshdoavi'][index] ?? letter])
);

/** As eyes see it: without case, accents and letters that nobody sees. */
function folded(name: string): string {
  const lower = name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();
  return [...lower].map((letter) => ALIKE[letter] ?? letter).join('');
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split('|').map((word) => word.trim()));
}
