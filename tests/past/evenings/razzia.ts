import { chooseInTurn, seatRazzia, show, playOneStep, turnUpChits } from '#tests/e2e/razzia/razzia-table';
import { endMatch, waitUntilSaved, tap, type Evening } from '#tests/past/table';

const ALL = ['Chits', 'Cards', 'Die'] as const;

/** Razzia during a deal with half of the chits offered, with two of four cards chosen, and with round results only. */
export const razzia: Evening = async (page, clock) => {
  await seatRazzia(page, {
    names: ['Udo', 'Claudia', 'Stefan', 'Karin'],
    rules: { 'Odds before a duel': 'Shown, with what a duel is worth' }
  });
  await turnUpChits(page, [5, 5, 5, 5, 5, 25, 10], 'Jazz Club');
  await show(page, [
    ['Colibri', 'raid 3'],
    ['Cotton Club', 'raid 3'],
    ['Havana', 'raid 3'],
    ['Lincoln', 'raid 3']
  ]);
  await turnUpChits(page, [5, 5, 5, 5, 5, 20, 30], 'Colibri');
  await show(page, [
    ['Jazz Club', 'raid 3'],
    ['Jazz Club', 'raid 4'],
    ['Jazz Club', 'gambler 5'],
    ['Jazz Club', 'gambler 2']
  ]);
  await tap(page, 'Open the deal: $55,000');
  const middle = page.getByRole('group', { name: 'In the middle' });
  await middle.getByRole('button').first().click();
  await middle.getByRole('button').first().click();
  await waitUntilSaved(page);
  await clock.advance(1.5);
  await seatRazzia(page, { names: ['Anna', 'Ben', 'Carla', 'Dana'], app: ALL });
  await tap(page, 'Deal the cards', 'Turn up 7 chits', /^Jungle: .*Put /);
  await chooseInTurn(page, 2);
  await waitUntilSaved(page);
  await clock.advance(1.5);
  await seatRazzia(page, { names: ['Anna', 'Ben', 'Carla'], depth: 'Round results' });
  await turnUpChits(page, [5, 10, 15, 20, 25], 'Colibri');
  await tap(page, 'Ben', /^\$25,000 at /);
  await waitUntilSaved(page);
  await clock.advance(1.5);
  await seatRazzia(page, { names: ['Ben', 'Dana', 'Emil', 'Anna', 'Udo'], app: ALL });
  for (let step = 0; step < 60; step += 1) if (await playOneStep(page)) break;
  await endMatch(page);
};
