import { primaryGames } from '$lib/games/registry';
import type { PageLoad } from './$types';

/** Every rulebook, and how much of it is our reading. */
export const load: PageLoad = async () => {
  const books = await Promise.all(
    primaryGames().map(async ({ meta, load: open }) => {
      const { rulebook } = await (await open()).rulebook();
      const paragraphs = rulebook.chapters.flatMap((chapter) => chapter.paragraphs);
      const readings = paragraphs.filter(({ source }) => source === 'reading').length;
      return { id: meta.id, title: meta.title, paragraphs: paragraphs.length, readings };
    })
  );
  return { books };
};
