import { afterEach, expect, test } from 'vitest';
import { ListPosition, INITIAL_ROWS, MORE_ROWS } from './list-position.svelte';

let page: HTMLElement | undefined;

afterEach(() => {
  page?.remove();
  scrollTo(0, 0);
});

/** A page with a list of this many links, each as tall as a tap target. */
function pageOf(rows: number): HTMLElement {
  page = document.createElement('main');
  const list = document.createElement('ol');
  page.append(list);
  document.body.append(page);
  addRows(list, rows);
  return list;
}

function addRows(list: HTMLElement, rows: number): void {
  for (let remainingRows = rows; remainingRows > 0; remainingRows -= 1) {
    const [row, link] = [document.createElement('li'), document.createElement('a')];
    Object.assign(link, { href: `#${list.children.length}`, textContent: 'a game' });
    row.style.height = '48px';
    row.append(link);
    list.append(row);
  }
}

test('showing more adds rows and focuses the first new one', async () => {
  const list = pageOf(INITIAL_ROWS);
  const position = new ListPosition();
  const loading = position.showMore(list);
  addRows(list, position.rows - INITIAL_ROWS);
  await loading;
  expect(position.rows).toBe(INITIAL_ROWS + MORE_ROWS);
  expect(document.activeElement).toBe(list.children[INITIAL_ROWS]?.querySelector('a'));
});

test('returning restores the position once', async () => {
  const list = pageOf(INITIAL_ROWS + MORE_ROWS);
  const leftPosition = new ListPosition();
  leftPosition.rows = INITIAL_ROWS + MORE_ROWS;
  const link = list.children[60]?.querySelector('a');
  link?.focus();
  scrollTo(0, 1500);
  const storedPosition: unknown = JSON.parse(JSON.stringify(leftPosition.capture()));
  link?.blur();
  scrollTo(0, 0);

  const restoredPosition = new ListPosition();
  restoredPosition.restore(storedPosition);
  expect(restoredPosition.rows).toBe(INITIAL_ROWS + MORE_ROWS);
  await restoredPosition.scrollBack();
  expect(scrollY).toBe(1500);
  expect(document.activeElement).toBe(link);
  scrollTo(0, 0);
  await restoredPosition.scrollBack();
  expect(scrollY).toBe(0);
});

test('a page that was scrolled meanwhile stays there, and an invalid position is ignored', async () => {
  pageOf(INITIAL_ROWS + MORE_ROWS);
  const position = new ListPosition();
  position.restore({ rows: 72, top: 1500 });
  scrollTo(0, 300);
  await position.scrollBack();
  expect(scrollY).toBe(300);
  for (const invalidPosition of [undefined, null, 'top', { rows: -1, top: 0 }, { rows: 2, top: '7' }]) {
    const other = new ListPosition();
    other.restore(invalidPosition);
    expect(other.rows).toBe(INITIAL_ROWS);
  }
});
