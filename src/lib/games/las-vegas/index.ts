import { defineGame, type Game } from '$lib/games/contract/define';
import { basicHouseRules } from './house-rules';
import { box, options, sharedMembers } from './manifest';
import { meta } from './meta';
import type { LasVegas } from './types';
import * as say from './strings/en/game';

/** The basic game. */
export const game = defineGame<LasVegas>({
  ...sharedMembers,
  meta,
  houseRules: basicHouseRules,
  edition: { box, played: say.basicGame, bggId: 117959, differences: () => say.bigDieChipsTwoNotes },
  options,
  sample: () => import('./sample')
});

/** Loads the tiles and returns the main game. */
export async function openRoyale(): Promise<Game> {
  const [{ royale }] = await Promise.all([import('./tiles/royale'), import('./tiles/all')]);
  return royale;
}
