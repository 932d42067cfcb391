/** A run of text in a line, bold or not. */
export interface TextRun {
  readonly text: string;
  readonly bold: boolean;
}

export interface Version {
  /** The version with its date: "0.1.0 (2026-11-21)". */
  readonly title: string;
  readonly changes: readonly (readonly TextRun[])[];
}

const VERSION_PREFIX = '## ';
const CHANGE_PREFIX = '- ';
const BOLD_TEXT = /\*\*(.+?)\*\*/;

/** Parses the versions of `CHANGELOG.md` in order, each with its lines. Bold is the only Markdown it knows. */
export function readChangelog(markdown: string): readonly Version[] {
  return markdown
    .split(new RegExp(`^${VERSION_PREFIX}`, 'm'))
    .slice(1)
    .map((section) => {
      const [title = '', ...lines] = section.split('\n');
      const changes = lines.filter((line) => line.startsWith(CHANGE_PREFIX));
      return {
        title: title.trim(),
        changes: changes.map((line) => textRunsOf(line.slice(CHANGE_PREFIX.length)))
      };
    });
}

function textRunsOf(line: string): readonly TextRun[] {
  return line
    .split(BOLD_TEXT)
    .map((text, index) => ({ text, bold: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
