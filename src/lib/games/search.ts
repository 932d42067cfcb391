import MiniSearch from 'minisearch';
import type { Source } from '$lib/core';
import { games } from './registry';

/** A paragraph that was found. */
export interface FoundRule {
  readonly game: string;
  /** The title of the box. */
  readonly box: string;
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly source: Source;
}

const MOST = 12;
/** How many letters of a word may be wrong: two letters that changed places are two. */
function errorsIn(term: string): number | false {
  if (term.length < 4) return false;
  return term.length < 5 ? 1 : 2;
}

let index: Promise<MiniSearch> | undefined;

/** The paragraphs of all games that fit the words best, best first; typing errors are forgiven. */
export async function findRules(words: string): Promise<readonly FoundRule[]> {
  const found = (await (index ??= indexRules())).search(words);
  return found.slice(0, MOST).map(({ game, box, paragraph: id, title, text, source }) => ({
    game: String(game),
    box: String(box),
    id: String(id),
    title: String(title),
    text: String(text),
    source: source === 'reading' ? 'reading' : 'printed'
  }));
}

async function indexRules(): Promise<MiniSearch> {
  const search = new MiniSearch({
    idField: 'key',
    fields: ['title', 'text', 'chapter', 'box'],
    storeFields: ['game', 'box', 'paragraph', 'title', 'text', 'source'],
    searchOptions: {
      boost: { title: 3, chapter: 1.5 },
      prefix: (term) => term.length > 2,
      fuzzy: errorsIn,
      combineWith: 'AND'
    }
  });
  const opened = await Promise.all(games.map(async ({ load }) => load()));
  for (const { meta, rulebook } of opened)
    for (const chapter of rulebook.chapters)
      for (const { id, title, text, source } of chapter.paragraphs)
        search.add({
          key: `${rulebook.prefix} ${id}`,
          game: meta.id,
          box: meta.title,
          chapter: chapter.title,
          paragraph: id,
          title,
          text,
          source
        });
  return search;
}
