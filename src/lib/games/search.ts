import MiniSearch, { type SearchResult } from 'minisearch';
import { paragraphsIn, withPlainDigits, type Source } from '$lib/core';
import { primaryGames } from './registry';

/** A paragraph that matches a search. */
export interface FoundRule {
  readonly game: string;
  /** The title of the box. */
  readonly box: string;
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly source: Source;
}

const MAX_RESULTS = 12;

/** Words that are ignored in a query. */
const STOP_WORDS = new Set(
  'a an the of in on at to is are be do does did can may i my me we you your it its if for and or with what when how many much there have has get gets'.split(
    ' '
  )
);

/** Returns the number of wrong letters that a word may have, or false if it is short or occurs in a rulebook. */
function errorsIn(term: string, vocabulary: Index['vocabulary']): number | false {
  if (term.length < 3 || vocabulary.has(term)) return false;
  return term.length < 6 ? 1 : 2;
}

interface Index {
  readonly search: MiniSearch;
  /** Every word of every rulebook. */
  readonly vocabulary: ReadonlySet<string>;
}

let index: Promise<Index> | undefined;

/**
 * Finds paragraphs of all games, best match first, and those of `box` before all others. Typing errors are tolerated.
 */
export async function findRules(query: string, box?: string): Promise<readonly FoundRule[]> {
  const cachedIndex = await (index ??= indexRules().catch(clearFailedIndex));
  const results = cachedIndex.search.search(matchingTerms(query, cachedIndex.vocabulary).join(' '));
  const boxRank = ({ game }: SearchResult): number => Number(game === box);
  const sortedResults = results.toSorted((a, b) => boxRank(b) - boxRank(a));
  return sortedResults.slice(0, MAX_RESULTS).map(({ game, box, paragraph: id, title, text, source }) => ({
    game: String(game),
    box: String(box),
    id: String(id),
    title: String(title),
    text: String(text),
    source: source === 'reading' ? 'reading' : 'printed'
  }));
}

/** Clears the failed index, so that the next search loads it again. */
function clearFailedIndex(error: unknown): never {
  index = undefined;
  throw error;
}

/** Returns the search terms, with swapped letters corrected. */
function matchingTerms(text: string, vocabulary: Index['vocabulary']): readonly string[] {
  const terms = wordsOf(text).filter((term) => !STOP_WORDS.has(term));
  return terms.map((term) => correctSwappedLetters(term, vocabulary));
}

function wordsOf(text: string): readonly string[] {
  return (
    withPlainDigits(text)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

/** Corrects “lukc” to “luck”: swaps two neighbouring letters if that gives a word of the rulebooks. */
function correctSwappedLetters(term: string, vocabulary: Index['vocabulary']): string {
  if (vocabulary.has(term)) return term;
  for (let index = 0; index < term.length - 1; index += 1) {
    const other = `${term.slice(0, index)}${term.charAt(index + 1)}${term.charAt(index)}${term.slice(index + 2)}`;
    if (vocabulary.has(other)) return other;
  }
  return term;
}

async function indexRules(): Promise<Index> {
  const vocabulary = new Set<string>();
  const search = new MiniSearch({
    idField: 'key',
    fields: ['title', 'words', 'text', 'chapter', 'box'],
    storeFields: ['game', 'box', 'paragraph', 'title', 'text', 'source', 'first'],
    searchOptions: {
      boost: { words: 4, title: 3, chapter: 2 },
      boostDocument: (_, __, stored) => (stored?.['first'] === true ? 1.3 : 1),
      prefix: (term) => term.length > 2,
      fuzzy: (term) => errorsIn(term, vocabulary),
      combineWith: 'AND'
    }
  });
  const loadedGames = await Promise.all(primaryGames().map(async ({ load }) => load()));
  const rulebooks = await Promise.all(
    loadedGames.map(async ({ meta, rulebook }) => ({ meta, ...(await rulebook()) }))
  );
  for (const { meta, rulebook } of rulebooks)
    for (const chapter of rulebook.chapters)
      for (const [index, { id, title, text, source, words = [] }] of paragraphsIn(chapter).entries()) {
        const ruleDocument = { title, text, chapter: chapter.title, box: meta.title, words: words.join(' ') };
        for (const word of wordsOf(Object.values(ruleDocument).join(' '))) vocabulary.add(word);
        const key = `${rulebook.prefix} ${id}`;
        search.add({ key, game: meta.id, paragraph: id, source, first: index === 0, ...ruleDocument });
      }
  return { search, vocabulary };
}
