import { expect, test } from 'vitest';
import { exportFile } from './file-names';

const day = Date.UTC(2026, 10, 20, 23);

test.each([
  ['games', undefined, 'croupier-games-2026-11-20.csv', 'text/csv'],
  ['payments', 'razzia', 'croupier-razzia-payments-2026-11-20.csv', 'text/csv'],
  ['json', 'las-vegas', 'croupier-las-vegas-2026-11-20.json', 'application/json'],
  ['json', '../..\\ =A:B*?"<>|\u202e', 'croupier-a-b-2026-11-20.json', 'application/json'],
  ['json', 'שרה', 'croupier-2026-11-20.json', 'application/json'],
  ['plays', undefined, 'croupier-plays-2026-11-20.bgsplay', 'application/json']
] as const)('a file of kind %s about %s is called %s', async (kind, topic, name, type) => {
  const file = exportFile('one', kind, day, topic);
  expect([file.name, file.type, await file.text()]).toEqual([name, type, 'one']);
});
