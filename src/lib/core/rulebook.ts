/** Whether a rule is printed in the rulebook (in our words), or is our interpretation where the rulebook is silent. */
export type Source = 'printed' | 'reading';

/** One numbered rule; reasons, tests and screens cite its id. */
export interface Paragraph {
  /** Chapter and number, such as "4.2". */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly source: Source;
  /** Informal names to search by, such as "biggie". */
  readonly words?: readonly string[];
  /** Ids of related paragraphs. */
  readonly related?: readonly string[];
}

/** The rules of one game in our own words. */
export interface Rulebook {
  /** The prefix of paragraph ids where several games are listed together, such as "LV". */
  readonly prefix: string;
  readonly chapters: readonly { readonly title: string; readonly paragraphs: readonly Paragraph[] }[];
}

/** The paragraph with this id, or undefined. */
export function paragraph(rulebook: Rulebook, id: string): Paragraph | undefined {
  for (const chapter of rulebook.chapters) {
    const found = chapter.paragraphs.find((each) => each.id === id);
    if (found !== undefined) return found;
  }
  return undefined;
}
