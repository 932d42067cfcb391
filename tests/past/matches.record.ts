import { test } from 'vitest';
import { findGame } from '$lib/games/registry';
import { GAMES, writePast } from './recorded-matches';
import { outcomeOf, playAgain } from './outcome';
import { playByChance } from './play';
import { NUMBERS, planned } from './setups';

/** Recorded once, with the build of 0.1.0: see README.md. */
test.each(GAMES)('records %s', async (played) => {
  const game = await findGame(played)!.load();
  const matches = [];
  for (const number of NUMBERS[played]) {
    const { match, manner, chance } = planned(game, played, number);
    const entries = playByChance(game, match, chance, manner);
    matches.push({ match, entries, outcome: outcomeOf(await playAgain({ match, entries })) });
  }
  writePast(played, matches);
});
