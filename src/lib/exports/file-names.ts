/** The kinds of files that can be saved, with their endings and types. */
const FILE_KINDS = {
  games: { ending: 'csv', type: 'text/csv' },
  payments: { ending: 'csv', type: 'text/csv' },
  json: { ending: 'json', type: 'application/json' },
  plays: { ending: 'bgsplay', type: 'application/json' }
} as const;
export type FileKind = keyof typeof FILE_KINDS;

/**
 * A file with a plain name that every device can store: "croupier-games-2026-11-20.csv". `topic` is the id of a game if
 * the file is about one game. `time` is the day in its name, in milliseconds since 1970.
 */
export function exportFile(text: string, kind: FileKind, time: number, topic?: string): File {
  const { ending, type } = FILE_KINDS[kind];
  const day = new Date(time).toISOString().slice(0, 10);
  const topicParts = topic === undefined ? [] : [asciiWord(topic)];
  const kindParts = kind === 'json' ? [] : [kind];
  const name = ['croupier', ...topicParts, ...kindParts, day].filter((part) => part !== '').join('-');
  return new File([text], `${name}.${ending}`, { type });
}

/** Reduces a text to the letters a to z, digits and hyphens. */
function asciiWord(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
}
