import { expect, test } from 'vitest';
import { allTiles } from '$lib/games/las-vegas/tiles';
import '$lib/games/las-vegas/tiles/all';
import '$lib/games/las-vegas/ui/royale';
import { lookOf } from './looks';

test.each(allTiles().map(({ id }) => id))('%s has a look', (id) => {
  expect(lookOf(id).line).toBeDefined();
});
