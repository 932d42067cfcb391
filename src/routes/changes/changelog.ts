/** A run of text in a line, bold or not. */
export interface Words {
  readonly text: string;
  readonly bold: boolean;
}

export interface Version {
  /** The version with its date: "0.1.0 (2026-11-21)". */
  readonly title: string;
  readonly changes: readonly (readonly Words[])[];
}

const VERSION = '## ';
const CHANGE = '- ';
const BOLD = /\*\*(.+?)\*\*/;

/** Parses the versions of `CHANGELOG.md` in order, each with its lines. Bold is the only Markdown it knows. */
export function readChangelog(markdown: string): readonly Version[] {
  return markdown
    .split(new RegExp(`^${VERSION}`, 'm'))
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n');
      const changes = lines.filter((line) => line.startsWith(CHANGE));
      return { title: title.trim(), changes: changes.map((line) => wordsOf(line.slice(CHANGE.length))) };
    });
}

function wordsOf(line: string): readonly Words[] {
  return line
    .split(BOLD)
    .map((text, index) => ({ text, bold: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
