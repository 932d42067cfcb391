/** Whether a paragraph stands in the box, said in our words, or the box is silent and this is how we read it. */
export type Source = 'printed' | 'reading';

/** One rule, numbered; whys, tests and screens cite its id. */
export interface Paragraph {
  /** Chapter and number, such as "4.2". */
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly source: Source;
  /** What people call it at the table, for those who look for it: "biggie". */
  readonly words?: readonly string[];
  /** Paragraphs that are worth reading beside this one. */
  readonly related?: readonly string[];
}

/** The rules of one game in our own words. */
export interface Rulebook {
  /** What stands before a paragraph where several games meet, such as "LV". */
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
