import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games } from '$lib/games/registry';

/** The first page does not load the list of games, so its shelf is written out and compared here. */

const boxes = [
  ...readFileSync('src/routes/Shelf.svelte', 'utf8').matchAll(/<Box id="([^"]+)"([^>]*)\/>/g)
].map(([, id = '', rest = '']) => ({
  id,
  isOpen: /\bopen\b/.test(rest),
  least: Number(/least=\{(\d+)\}/.exec(rest)?.[1]),
  most: Number(/most=\{(\d+)\}/.exec(rest)?.[1])
}));

describe('the shelf of the first page', () => {
  test('is read at all', () => {
    expect(boxes.length).toBeGreaterThanOrEqual(5);
  });

  test.each(games.map(({ meta }) => meta))('has the box of $id open, with its number of players', (meta) => {
    const box = boxes.find(({ id }) => id === meta.id);
    expect(box).toEqual({ id: meta.id, isOpen: true, least: meta.players.min, most: meta.players.max });
  });

  test('has no box open whose game is not there', () => {
    const known = games.map(({ meta }) => meta.id);
    expect(boxes.filter(({ id, isOpen }) => isOpen && !known.includes(id))).toEqual([]);
  });

  test('finds the cover of every box', () => {
    const covers = readFileSync('static/covers/boxes.svg', 'utf8');
    expect(boxes.filter(({ id }) => !covers.includes(`<view id="${id}"`))).toEqual([]);
  });
});
