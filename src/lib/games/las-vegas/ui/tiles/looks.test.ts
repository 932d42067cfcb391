import { expect, test } from 'vitest';
import { allTiles, isTile } from '$lib/games/las-vegas/tiles';
import '$lib/games/las-vegas/tiles/all';
import '$lib/games/las-vegas/ui/royale';
import { lookOf } from './looks';

test('every tile has a look', () => {
  for (const { id } of allTiles()) expect(isTile(id) && lookOf(id), id).toBeTruthy();
});
