import { allParagraphs } from '$lib/core';
import { primaryGames } from '$lib/games/registry';
import type { PageLoad } from './$types';

/** Loads all rulebooks, and how much of each is our interpretation. */
export const load: PageLoad = async () => {
  const books = await Promise.all(
    primaryGames().map(async ({ meta, load }) => {
      const { rulebook } = await (await load()).rulebook();
      const paragraphs = allParagraphs(rulebook);
      const readings = paragraphs.filter(({ source }) => source === 'reading').length;
      return { id: meta.id, title: meta.title, paragraphs: paragraphs.length, readings };
    })
  );
  return { books };
};
