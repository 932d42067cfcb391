import { settle } from '$lib/games';
import { writePosition } from '$lib/referee/position-url';
import { findGame } from '$lib/games/registry';

/** A reason that cites a paragraph, with the referee question it comes from. */
export interface Citation {
  readonly sentence: string;
  readonly game: string;
  readonly question: string;
  /** The situation as a text. */
  readonly encodedPosition: string;
}

const MAX_CITATIONS = 3;

/** Paragraph → the reasons that cite it in the referee's examples. */
export async function citationsOf(id: string): Promise<Readonly<Record<string, readonly Citation[]>>> {
  const game = await findGame(id)?.load();
  if (game === undefined) return {};
  const { rulebook } = await game.rulebook();
  const citationsByParagraph = new Map<string, Citation[]>();
  for (const { id: question, form } of (await game.cases()).cases)
    for (const { position } of form.examples) {
      const { reasons } = await settle({ game: id, case: question, ...position });
      for (const { rule, text: sentence } of reasons) {
        const paragraph = rule.slice(rulebook.prefix.length + 1);
        const citations = citationsByParagraph.get(paragraph) ?? [];
        const isNew =
          citations.length < MAX_CITATIONS && citations.every((citation) => citation.sentence !== sentence);
        const citation = { sentence, game: id, question, encodedPosition: writePosition(position) };
        if (isNew) citationsByParagraph.set(paragraph, [...citations, citation]);
      }
    }
  return Object.fromEntries(citationsByParagraph);
}
