import {
  chooseInTurn,
  seatRazzia,
  showCards,
  playOneStep,
  turnUpChits
} from '#tests/e2e/razzia/razzia-table';
import { endMatch, waitUntilSaved, tapButtons, type Evening } from '#tests/past/table';

const ALL_PARTS = ['Chits', 'Cards', 'Die'] as const;

/**
 * Three matches of Razzia: in a deal with half of the chits offered, with two of four cards chosen, and with round
 * results only.
 */
export const razzia: Evening = async (page, clock) => {
  await seatRazzia(page, {
    names: ['Udo', 'Claudia', 'Stefan', 'Karin'],
    rules: { 'Odds before a duel': 'Shown, with what a duel is worth' }
  });
  await turnUpChits(page, [5, 5, 5, 5, 5, 25, 10], 'Jazz Club');
  await showCards(page, [
    ['Colibri', 'raid 3'],
    ['Cotton Club', 'raid 3'],
    ['Havana', 'raid 3'],
    ['Lincoln', 'raid 3']
  ]);
  await turnUpChits(page, [5, 5, 5, 5, 5, 20, 30], 'Colibri');
  await showCards(page, [
    ['Jazz Club', 'raid 3'],
    ['Jazz Club', 'raid 4'],
    ['Jazz Club', 'gambler 5'],
    ['Jazz Club', 'gambler 2']
  ]);
  await tapButtons(page, 'Open the deal: $55,000');
  const middleGroup = page.getByRole('group', { name: 'In the middle' });
  await middleGroup.getByRole('button').first().click();
  await middleGroup.getByRole('button').first().click();
  await waitUntilSaved(page);
  await clock.advance(1.5);
  await seatRazzia(page, { names: ['Anna', 'Ben', 'Carla', 'Dana'], app: ALL_PARTS });
  await tapButtons(page, 'Deal the cards', 'Turn up 7 chits', /^Jungle: .*Put /);
  await chooseInTurn(page, 2);
  await waitUntilSaved(page);
  await clock.advance(1.5);
  await seatRazzia(page, { names: ['Anna', 'Ben', 'Carla'], depth: 'Round results' });
  await turnUpChits(page, [5, 10, 15, 20, 25], 'Colibri');
  await tapButtons(page, 'Ben', /^\$25,000 at /);
  await waitUntilSaved(page);
  await clock.advance(1.5);
  await seatRazzia(page, { names: ['Ben', 'Dana', 'Emil', 'Anna', 'Udo'], app: ALL_PARTS });
  for (let step = 0; step < 60; step += 1) if (await playOneStep(page)) break;
  await endMatch(page);
};
