import { expect } from '@playwright/test';
import { count, place, seat, tapNotes } from '#tests/e2e/las-vegas/las-vegas-table';
import { seat as seatRoyale } from '#tests/e2e/las-vegas/royale-table';
import { deleteNewest, endMatch, waitUntilSaved, playOn, tapButtons, type Evening } from '#tests/past/table';

/** All parts that the app can supply to two players. */
const ALL_PARTS = ['Dice', 'Notes', 'Neutral dice'] as const;

/** The app was opened once, and nothing was saved. */
export const fresh: Evening = async (page) => {
  await page.goto('settings/');
  await expect(page.getByText('no games yet')).toBeVisible();
  await page.goto('ledger/');
  await expect(page.getByRole('heading', { name: 'No games yet' })).toBeVisible();
};

/**
 * The basic game: one match in the middle of a turn, one in a count, one with the notes half entered, one finished and
 * one deleted.
 */
export const basic: Evening = async (page, clock) => {
  await seat(page, { names: ['Anna', 'Ben', 'Carla'] });
  await tapNotes(page);
  await place(page, { face: 3, smallCount: 5 });
  await clock.advance(0.05);
  await place(page, { face: 6, smallCount: 4, hasBigDie: true });
  await tapButtons(page, 'Pass');
  await tapButtons(page, /^Undo: /, /^Undo: /, /^Redo: /);
  await place(page, { face: 2, smallCount: 2 });
  await tapButtons(page, 'Number 4');
  await waitUntilSaved(page);
  await clock.advance(1);
  await seat(page, { names: ['Dora', 'Emil', 'Fritz', 'Gerda'], depth: 'Round results' });
  await tapNotes(page);
  await tapButtons(page, 'Count the dice');
  await count(page, 1, 'Dora', { small: 4 });
  await count(page, 1, 'Emil', { small: 4, big: true });
  await count(page, 2, 'Fritz', { small: 3 });
  await waitUntilSaved(page);
  await clock.advance(1);
  await seat(page, { names: ['Ben', 'Anna'], app: ALL_PARTS });
  await playOn(page, 40);
  await waitUntilSaved(page);
  await clock.advance(1);
  await seat(page, { names: ['Anna', 'Hans', 'Ben'], app: ['Dice', 'Notes'] });
  await playOn(page);
  await waitUntilSaved(page);
  await clock.advance(0.2);
  await tapButtons(page, 'Play again');
  await expect(page.getByRole('heading', { level: 1, name: 'Round 1' })).toBeVisible();
  await playOn(page, 12);
  await endMatch(page);
  await deleteNewest(page);
  await clock.advance(1);
  await seat(page, { names: ['Ben', 'Anna', 'Hans'] });
  await tapButtons(page, /^\$50,000/, /^\$70,000/, /^\$30,000/);
  await waitUntilSaved(page);
};

/** Royale: Block It! waits for the second half of its answer, one match is played by the app, and one is deleted. */
export const royale: Evening = async (page, clock) => {
  await seatRoyale(page, {
    names: ['Anna', 'Ben', 'Carla'],
    rules: { 'The notes of the bank': 'Are not counted' }
  });
  await tapButtons(page, 'Jackpot', 'Block It!', 'Bad Luck');
  await tapNotes(page);
  await place(page, { face: 1, smallCount: 3 });
  await tapButtons(page, 'Black 1', /^Black 2/);
  await place(page, { face: 2, smallCount: 2, hasBigDie: true });
  await tapButtons(page, /^3 gray dice/);
  await waitUntilSaved(page);
  await clock.advance(2);
  await seatRoyale(page, {
    names: ['Dora', 'Emil', 'Fritz', 'Gerda', 'Hans'],
    app: ['Dice', 'Notes', 'Tiles'],
    rules: { 'Tiles a round': '6', 'Bad Luck is charged': 'Before any casino pays' }
  });
  await playOn(page, 90);
  await waitUntilSaved(page);
  await clock.advance(2);
  await seatRoyale(page, { names: ['Anna', 'Ben'], app: ['Dice', 'Notes', 'Neutral dice', 'Tiles'] });
  await playOn(page, 60);
  await endMatch(page);
  await deleteNewest(page);
  await clock.advance(1);
  await seatRoyale(page, {
    names: ['Carla', 'Anna', 'Ben'],
    depth: 'Round results',
    rules: { 'The notes of the bank': 'Are not counted' }
  });
  await tapButtons(page, 'Pay Day', 'High Five', 'Handicap');
  await tapNotes(page);
  await waitUntilSaved(page);
};
