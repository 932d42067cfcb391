import { error } from '@sveltejs/kit';
import { findGame, games } from '$lib/games/registry';
import type { EntryGenerator, PageLoad } from './$types';

export const entries: EntryGenerator = () => games.map(({ meta }) => ({ game: meta.id }));

export const load: PageLoad = async ({ params }) => {
  const listed = findGame(params.game);
  if (listed === undefined) error(404, 'There is no rulebook at this address.');
  const { rulebook } = await listed.load();
  return { id: listed.meta.id, title: listed.meta.title, rulebook };
};
