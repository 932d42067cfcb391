import { expect, test } from 'vitest';
import { allTiles, isTile } from '$lib/games/las-vegas/tiles';
import '$lib/games/las-vegas/tiles/all';
import '$lib/games/las-vegas/ui/royale';
import { appearanceOf } from './appearances';

test('every tile has an appearance', () => {
  for (const { id } of allTiles()) expect(isTile(id) && appearanceOf(id), id).toBeTruthy();
});
