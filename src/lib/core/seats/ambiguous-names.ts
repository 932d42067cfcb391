/**
 * Names that would make a sentence of the app ambiguous: "Nobody wins casino 3", "Anna and Ben wins", "$80,000 takes
 * $50,000". They are recognised by how they look, whatever their case, script, accents, emoji or punctuation.
 */

/** Words for people or places that can be the subject of a sentence, with or without an article. */
const ACTOR_WORDS = wordSet(`
  nobody|no one|none|nothing|anybody|anyone|somebody|someone|somebody else|someone else|everybody|everyone|all|both|each
  |neither|either|one|you|your|yours|yourself|we|us|they|them|their|who|whoever|other|others|other player|other players
  |rest|all others|everybody else|everyone else|nobody else|no one else
  |app|croupier|table|bank|box|pile|draw pile|house|supply|glass|referee|dealer|player|players|team|teams|group|leader
  |leaders|winner|winners|loser|losers
  |third colour|third color|third player|first player|second player|start player|starting player|next player|last player
  |unclaimed|tie|tied|draw
`);

/** Game pieces, which can be the subject of a sentence only with an article. */
const PIECE_WORDS = wordSet(`
  money|dice|die|big die|small dice|black dice|note|notes|chip|chips|gold|card|cards
  |game|round|turn|rule|rules|counter|counters|token|tokens|tile|tiles|chit|chits|bar|bars
`);

/** Separators that make one name look like a list of names. */
const LIST_SEPARATOR = /(^|\s)(and|or|then|plus|versus|vs)(\s|$)|[,;&+|]/u;
const MONEY_AMOUNT = /\p{Sc}\s*\d|\d\s*\p{Sc}/u;
/** A number in any notation: "4", "80,000", "1.5", "# 3". */
const ONLY_NUMBER = /^[\p{P}\p{S}\p{Z}]*\p{N}[\p{N}\p{P}\p{S}\p{Z}]*$/u;
const COUNTED_THINGS =
  /^\p{N}+ (dollars?|dice|die|notes?|chips?|cards?|gold|counters?|tokens?|tiles?|chits?|points?)$/u;
const NUMBERED_PLACE = /^(round|seat|table|team|tile|space|bar|place|row|number|turn) (no )?\p{N}+$/u;

export type AppWord = 'word' | 'list' | 'number';

/**
 * The kind of word that a name would be mistaken for; undefined if it reads as a name. `gameWords` are the games' own
 * words. They also match with an article, before "player" and with a number.
 */
export function ambiguityOf(name: string, gameWords: readonly string[] = []): AppWord | undefined {
  const normalizedName = normalizedText(name);
  const withoutPunctuation = normalizedName.replace(/[\p{P}\p{S}\s]+/gu, ' ').trim();
  const noun = withoutPunctuation.replace(/ s$/u, '').replace(/^(the|an?|this|that|your|our) (?=.)/u, '');
  if (
    ACTOR_WORDS.has(noun) ||
    ACTOR_WORDS.has(withoutPunctuation) ||
    (noun !== withoutPunctuation && PIECE_WORDS.has(noun))
  )
    return 'word';
  const [, nounBefore = noun] = /^(.+) (?:players?|dice|\p{N}+)$/u.exec(noun) ?? [];
  if (gameWords.some((word) => normalizedText(word) === nounBefore)) return 'word';
  if (
    MONEY_AMOUNT.test(normalizedName) ||
    ONLY_NUMBER.test(normalizedName) ||
    COUNTED_THINGS.test(withoutPunctuation) ||
    NUMBERED_PLACE.test(withoutPunctuation)
  )
    return 'number';
  return LIST_SEPARATOR.test(normalizedName) && isListOfNames(normalizedName) ? 'list' : undefined;
}

/** Whether the name contains letters: punctuation alone is not a list of names. */
function isListOfNames(normalizedName: string): boolean {
  return /\p{L}/u.test(normalizedName);
}

const LOOKALIKE_LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  [...'аеорсухіјѕһԁοανι'].map((letter, index) => [letter, [...'aeopcyxijshdoavi'][index] ?? letter])
);

/** The name as it looks: without case, accents and invisible characters. */
function normalizedText(name: string): string {
  const lowerCaseName = name
    .normalize('NFKD')
    .replace(/[\p{M}\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();
  return [...lowerCaseName].map((letter) => LOOKALIKE_LETTERS[letter] ?? letter).join('');
}

function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split('|').map((word) => word.trim()));
}
