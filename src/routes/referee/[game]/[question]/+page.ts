import { error } from '@sveltejs/kit';
import { boxOf, findGame, primaryGames } from '$lib/games/registry';
import type { EntryGenerator, PageLoad } from './$types';
import * as say from '#routes/referee/strings/en';

export const entries: EntryGenerator = async () => {
  const loadedGames = await Promise.all(primaryGames().map(async ({ load }) => load()));
  const lists = await Promise.all(
    loadedGames.map(async (game) =>
      (await game.cases()).cases.map(({ id }) => ({ game: game.meta.id, question: id }))
    )
  );
  return lists.flat();
};

export const load: PageLoad = async ({ params }) => {
  const game = await findGame(boxOf(params.game))?.load();
  const question = (await game?.cases())?.cases.find(({ id }) => id === params.question);
  if (game === undefined || question === undefined) error(404, say.noSuchQuestion);
  const { rulebook } = await game.rulebook();
  return { game, asked: question, form: question.form, rulebook };
};
