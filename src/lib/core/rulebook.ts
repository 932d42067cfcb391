/** Whether a rule is printed in the rulebook (in our words), or is our interpretation where the rulebook is silent. */
export type Source = 'printed' | 'reading';

/** One numbered rule; reasons, tests and screens cite its id. */
export interface Paragraph extends ParagraphHead {
  /** Chapter and number, such as "4.2". */
  readonly id: string;
  readonly text: string;
  readonly source: Source;
}

interface ParagraphHead {
  readonly title: string;
  /** Informal names to search by, such as "biggie". */
  readonly words?: readonly string[];
  /** Ids of related paragraphs. */
  readonly related?: readonly string[];
}

/** Paragraphs by id, in their order. The text of each is in `book` if it is printed, or in `ours` if it is our interpretation. */
export type Paragraphs = Readonly<
  Record<
    string,
    ParagraphHead &
      (
        | { readonly book: string; readonly ours?: undefined }
        | { readonly ours: string; readonly book?: undefined }
      )
  >
>;

export interface Chapter {
  readonly title: string;
  readonly paragraphs: Paragraphs;
}

/** The rules of one game in our own words. */
export interface Rulebook {
  /** The prefix of paragraph ids where several games are listed together, such as "LV". */
  readonly prefix: string;
  readonly chapters: readonly Chapter[];
}

/** The paragraphs of a chapter, or of a tile, as a list. */
export function paragraphsIn({ paragraphs }: Pick<Chapter, 'paragraphs'>): readonly Paragraph[] {
  return Object.entries(paragraphs).map(([id, { book, ours, ...others }]) => ({
    ...others,
    id,
    text: book ?? ours,
    source: book === undefined ? 'reading' : 'printed'
  }));
}

/** All paragraphs of a rulebook. */
export function allParagraphs({ chapters }: Rulebook): readonly Paragraph[] {
  return chapters.flatMap(paragraphsIn);
}

/** The paragraph with this id, or undefined. */
export function findParagraph(rulebook: Rulebook, id: string): Paragraph | undefined {
  return allParagraphs(rulebook).find((paragraph) => paragraph.id === id);
}
