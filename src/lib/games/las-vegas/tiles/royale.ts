import { hasMembers, isOptional, isOneOf } from '$lib/core';
import { defineGame, type BoxText, type Part, type Setup } from '$lib/games/contract/define';
import { hasValidChoices } from '$lib/games/contract/house-rule';
import { box, options, parts, sharedMembers } from '$lib/games/las-vegas/manifest';
import { royale as meta } from '$lib/games/las-vegas/meta';
import type { LasVegas } from '$lib/games/las-vegas/rules';
import { storedDataWith } from '$lib/games/las-vegas/state/stored-data';
import { FACES, type Options } from '$lib/games/las-vegas/types';
import { yourBox } from '$lib/games/las-vegas/your-box';
import { royaleHouseRules, royaleRules } from './house-rules';
import { tileBoxes } from './options';
import * as say from '$lib/games/las-vegas/strings/en/game';

const tiles: Part = { id: 'tiles', ...say.tiles };

function royaleOptions(setup: Setup): Options {
  const royale = { ...royaleRules(setup.houseRules), ...tileBoxes.options(setup.box ?? {}) };
  return { ...options(setup), royale };
}

function isRoyale(value: unknown): boolean {
  const isTileCount = isOneOf(FACES);
  if (!hasMembers(value, { tiles: isTileCount, ...tileBoxes.storedData })) return false;
  return hasValidChoices(
    royaleHouseRules.filter(({ id }) => id !== 'tiles'),
    value as object
  );
}

/** Sentences about the players' own copy in the game with tiles. */
export const royaleBox: BoxText<Options> = {
  usedCorrections: (options) => [
    ...yourBox.usedCorrections(options),
    ...(options.royale === undefined ? [] : tileBoxes.usedCorrections(options.royale))
  ],
  unusedCorrections: (box) => [...yourBox.unusedCorrections(box), ...tileBoxes.unusedCorrections(box)]
};

/** The main game of the box: the basic game with tiles. */
export const royale = defineGame<LasVegas>({
  ...sharedMembers,
  meta,
  storedData: storedDataWith(isOptional(isRoyale)),
  yourBox: royaleBox,
  parts: [...parts, tiles],
  houseRules: royaleHouseRules,
  edition: {
    box,
    played: say.royale,
    bggId: 271319,
    differences: ({ tiles: text = '3' }) => say.theSameAndTiles(Number(text))
  },
  options: royaleOptions,
  ui: () => import('$lib/games/las-vegas/ui/royale')
});
