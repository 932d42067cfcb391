import { seat } from '#tests/e2e/las-vegas/las-vegas-table';
import { seatRazzia, playOneStep } from '#tests/e2e/razzia/razzia-table';
import { seat as seatRoyale } from '#tests/e2e/las-vegas/royale-table';
import { deleteNewest, endMatch, waitUntilSaved, playOn, type Evening } from '#tests/past/table';

/** A year of matches: most of them ended early, some were finished, some deleted, two are running. */
export const year: Evening = async (page, clock) => {
  const people = ['Anna', 'Ben', 'Carla', 'Dora', 'Emil', 'Fritz', 'Gerda', 'Hans'];
  for (let match = 0; match < 64; match += 1) {
    const players = 2 + (match % 4);
    const names = Array.from(
      { length: players },
      (_, index) => people[(match + index) % people.length] ?? ''
    );
    const isPlayedToTheEnd = match % 16 === 5;
    if (match % 3 === 0)
      await seat(page, { names, app: players === 2 ? ['Dice', 'Notes', 'Neutral dice'] : ['Dice', 'Notes'] });
    else if (match % 3 === 1)
      await seatRoyale(page, {
        names,
        app: ['Dice', 'Notes', 'Tiles', ...(players === 2 ? (['Neutral dice'] as const) : [])],
        rules: { 'Tiles a round': String(1 + (match % 6)), 'The notes of the bank': 'Are not counted' }
      });
    else
      await seatRazzia(page, {
        names: [...names, 'Ida', 'Jan'].slice(0, Math.max(3, players)),
        app: ['Chits', 'Cards', 'Die']
      });
    await clock.advance(0.8);
    if (match % 3 === 2) {
      for (let step = 0; step < (isPlayedToTheEnd ? 600 : 8 + (match % 20)); step += 1)
        if (await playOneStep(page)) break;
      if (!isPlayedToTheEnd) await endMatch(page);
    } else if (!(await playOn(page, isPlayedToTheEnd ? undefined : 12 + (match % 30))) && match < 62)
      await endMatch(page);
    await waitUntilSaved(page);
    if (match % 20 === 19) await deleteNewest(page);
    await clock.advance(24 * 5.5);
  }
};
