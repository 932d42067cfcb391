import { error } from '@sveltejs/kit';
import { boxOf, findGame, gamesOf, primaryGames } from '$lib/games/registry';
import type { EntryGenerator, PageLoad } from './$types';
import * as say from '#routes/rules/strings/en';

export const entries: EntryGenerator = () => primaryGames().map(({ meta }) => ({ game: meta.id }));

export const load: PageLoad = async ({ params }) => {
  const listed = findGame(boxOf(params.game));
  if (listed === undefined) error(404, say.noRulebookHere);
  const { rulebook } = await (await listed.load()).rulebook();
  const loadedGames = await Promise.all(gamesOf(listed.meta.id).map(({ load }) => load()));
  const all = loadedGames.flatMap((game) => game.houseRules);
  const houseRules = all.filter(({ id }, index) => all.findIndex((rule) => rule.id === id) === index);
  return { id: listed.meta.id, title: listed.meta.title, rulebook, houseRules };
};
