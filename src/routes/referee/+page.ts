import { games } from '$lib/games/registry';
import type { PageLoad } from './$types';

/** The boxes, with what the referee is asked of each. */
export const load: PageLoad = async () => {
  const boxes = await Promise.all(
    games.map(async ({ meta, load: open }) => {
      const game = await open();
      const { cases } = await game.cases();
      const questions = cases.flatMap(({ id, title, form }) =>
        form === undefined ? [] : [{ id, title, form }]
      );
      return { id: meta.id, title: meta.title, chapters: game.rulebook.chapters.length, questions };
    })
  );
  return { boxes };
};
