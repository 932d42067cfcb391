import { error } from '@sveltejs/kit';
import { boxOf, findGame, gamesOf, primaryGames } from '$lib/games/registry';
import type { EntryGenerator, PageLoad } from './$types';
import * as say from '#routes/rules/strings/en';

export const entries: EntryGenerator = () => primaryGames().map(({ meta }) => ({ game: meta.id }));

export const load: PageLoad = async ({ params }) => {
  const listedGame = findGame(boxOf(params.game));
  if (listedGame === undefined) error(404, say.noRulebookHere);
  const { rulebook } = await (await listedGame.load()).rulebook();
  const loadedGames = await Promise.all(gamesOf(listedGame.meta.id).map(({ load }) => load()));
  const allHouseRules = loadedGames.flatMap((game) => game.houseRules);
  const houseRules = allHouseRules.filter(
    ({ id }, index) => allHouseRules.findIndex((rule) => rule.id === id) === index
  );
  return { id: listedGame.meta.id, title: listedGame.meta.title, rulebook, houseRules };
};
