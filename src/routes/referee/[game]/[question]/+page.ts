import { error } from '@sveltejs/kit';
import { boxOf, findGame, primaryGames } from '$lib/games/registry';
import type { EntryGenerator, PageLoad } from './$types';
import * as say from './strings/en';

export const entries: EntryGenerator = async () => {
  const opened = await Promise.all(primaryGames().map(async ({ load: open }) => open()));
  const asked = await Promise.all(
    opened.map(async (game) =>
      (await game.cases()).cases.map(({ id }) => ({ game: game.meta.id, question: id }))
    )
  );
  return asked.flat();
};

export const load: PageLoad = async ({ params }) => {
  const game = await findGame(boxOf(params.game))?.load();
  const asked = (await game?.cases())?.cases.find(({ id }) => id === params.question);
  if (game === undefined || asked === undefined) error(404, say.noSuchQuestion);
  const { rulebook } = await game.rulebook();
  return { game, asked, form: asked.form, rulebook };
};
