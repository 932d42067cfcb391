import { test } from 'vitest';
import { findGame } from '$lib/games/registry';
import { GAMES, writePast } from './recorded-matches';
import { outcomeOf, replayMatch } from './outcome';
import { playByChance } from './play';
import { MATCH_NUMBERS, planMatch } from './setups';

/** The matches were recorded once, with the build of 0.1.0; see README.md. */
test.each(GAMES)('records %s', async (pastGame) => {
  const game = await findGame(pastGame)!.load();
  const matches = [];
  for (const number of MATCH_NUMBERS[pastGame]) {
    const { match, playOptions, chance } = planMatch(game, pastGame, number);
    const entries = playByChance(game, match, chance, playOptions);
    matches.push({ match, entries, outcome: outcomeOf(await replayMatch({ match, entries })) });
  }
  writePast(pastGame, matches);
});
