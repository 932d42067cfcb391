import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { boxes } from './boxes';
import { boxOf, games } from './registry';
import { shelf } from './shelf';

describe('the shelf', () => {
  test('has every box with known parts, in order', () => {
    expect(shelf.map(({ id }) => id)).toEqual(boxes.map(({ meta }) => meta.id));
    expect(shelf.length).toBeGreaterThanOrEqual(5);
  });

  test.each(shelf)('$title opens an existing game, for the same number of players', ({ id, players }) => {
    expect(games.find(({ meta }) => meta.id === id)?.meta.players).toEqual(players);
  });

  test.each(games.map(({ meta }) => meta.id))('has %s in one of its boxes', (id) => {
    expect(shelf.some((box) => box.id === boxOf(id))).toBe(true);
  });

  test.each(shelf)('the cover of $title has the proportions of its lid', ({ id, wide }) => {
    const cover = readFileSync(`src/lib/games/${id}/cover.svg`, 'utf8');
    const [, width = 0, height = 0] = (/viewBox="0 0 (\d+) (\d+)"/.exec(cover) ?? []).map(Number);
    expect(width / height).toBe(wide === true ? 9 / 10 : 3 / 4);
  });

  test.each(games.map(({ meta }) => meta.id))('finds what a ticket shows of %s', (id) => {
    expect(existsSync(`src/lib/games/${boxOf(id)}/stub.svg`)).toBe(true);
  });
});
