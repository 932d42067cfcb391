import { primaryGames } from '$lib/games/registry';
import type { PageLoad } from './$types';

/** Loads the boxes with their referee questions. */
export const load: PageLoad = async () => {
  const boxes = await Promise.all(
    primaryGames().map(async ({ meta, load }) => {
      const game = await load();
      const { cases } = await game.cases();
      const { rulebook } = await game.rulebook();
      const questions = cases.map(({ id, title, form }) => ({ id, title, form }));
      return { id: meta.id, title: meta.title, chapters: rulebook.chapters.length, questions };
    })
  );
  return { boxes };
};
