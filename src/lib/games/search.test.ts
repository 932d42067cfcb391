import { describe, expect, test } from 'vitest';
import { findRules } from './search';

async function foundKeys(query: string): Promise<readonly string[]> {
  return (await findRules(query)).map(({ game, id }) => `${game} ${id}`);
}

describe('a search finds the right paragraph first', () => {
  test.each([
    ['biggie', 'las-vegas 4.1'],
    ['prime tme', 'las-vegas 11.1'],
    ['bad lukc', 'las-vegas 14.1'],
    ['run out of chips', 'las-vegas 1.4'],
    ['who starts', 'las-vegas 1.5'],
    ['bad luck zero dice', 'las-vegas 14.1'],
    ['tie at a casino', 'las-vegas 4.2'],
    ['eqaul cuonts', 'las-vegas 4.2'],
    ['tiebreak', 'las-vegas 6.2'],
    ['imaginery player', 'las-vegas 5.2'],
    ['two players neutral dice', 'las-vegas 5.1'],
    ['pass for a chip', 'las-vegas 3.5'],
    ['pass twice', 'las-vegas 3.7'],
    ['how many rounds', 'las-vegas 6.1'],
    ['lucky punch', 'las-vegas 9.1'],
    ['jackpot double', 'las-vegas 10.2'],
    ['fifty fifty same number', 'las-vegas 12.3'],
    ['high five with biggie', 'las-vegas 13.1'],
    ['not enough money bad luck', 'las-vegas 14.2'],
    ['bad luck 60000 note', 'las-vegas 14.3'],
    ['bad luck chips or notes first', 'las-vegas 14.6'],
    ['payday', 'las-vegas 15.1'],
    ['power play lose token', 'las-vegas 16.3'],
    ['power play keep', 'las-vegas 16.5'],
    ['closed casino', 'las-vegas 8.8'],
    ['only closed casinos', 'las-vegas 8.9'],
    ['knock out', 'las-vegas 18.1'],
    ['block it', 'las-vegas 19.1'],
    ['grey dice', 'las-vegas 5.3'],
    ['handicap', 'las-vegas 20.1'],
    ['black box piles', 'las-vegas 21.1'],
    ['double down', 'las-vegas 22.1'],
    ['nice dice occupied', 'las-vegas 23.2'],
    ['golden space', 'las-vegas 24.5'],
    ['bank broke', 'las-vegas 8.19'],
    ['same tile twice', 'las-vegas 8.3'],
    ['police without gambler', 'razzia 3.5'],
    ['same symbol', 'razzia 6.4'],
    ['duel tie', 'razzia 4.6'],
    ['refuse the deal', 'razzia 4.4'],
    ['eight cards', 'las-vegas-cards 3.6'],
    ['double card', 'las-vegas-cards 4.1'],
    ['joker', 'vegas 3.5'],
    ['thrown 1', 'vegas 5.1'],
    ['rigged casino', 'vegas-strip 5.1'],
    ['biggy', 'las-vegas 4.1'],
    ['bigger die', 'las-vegas 4.1'],
    ['money card', 'las-vegas 1.2'],
    ['extra dice', 'las-vegas 5.4'],
    ['blank dice', 'las-vegas 5.3'],
    ['re-roll', 'las-vegas 3.2'],
    ['split dice', 'las-vegas 3.2'],
    ['unclaimed', 'las-vegas 4.4'],
    ['bottom of the deck', 'las-vegas 4.4'],
    ['choose the note', 'las-vegas 4.3'],
    ['second prize', 'las-vegas 4.3'],
    ['third prize', 'las-vegas 4.3'],
    ['throw the dice', 'las-vegas 3.1'],
    ['what lies there', 'las-vegas 7.2'],
    ['told', 'las-vegas 7.1'],
    ['depth', 'las-vegas 7.4'],
    ['ledger', 'las-vegas 7.5'],
    ['history', 'las-vegas 7.5'],
    ['dummy', 'las-vegas 5.1'],
    ['run out of notes', 'las-vegas 8.21'],
    ['cocktail glass', 'las-vegas-cards 1.5'],
    ['tables only', 'vegas 9.2'],
    ['out of the game', 'vegas 6.5'],
    ['move to another table', 'vegas 2.3'],
    ['changing a table', 'vegas 2.3'],
    ['front-man', 'vegas 4.4'],
    ['fixer card of the unused casino', 'vegas-strip 2.9'],
    ['pro gambler', 'vegas-strip 2.10'],
    ['how many casinos', 'vegas-strip 2.11'],
    ['team markers', 'vegas-strip 3.12'],
    ['partner cards left right', 'vegas-strip 3.11'],
    ['tiles come back from rigged casinos', 'vegas-strip 5.21'],
    ['set-up card', 'vegas-strip 2.1'],
    ['order of turns', 'vegas-strip 4.1'],
    ['latest guest', 'vegas-strip 1.3'],
    ['level with the leader', 'vegas-strip 4.5'],
    ['turn over', 'vegas-strip 5.14'],
    ['alone', 'vegas-strip 3.1'],
    ['table talk', 'vegas-strip 3.8'],
    ['team winnings', 'vegas-strip 5.5'],
    ['jazz house', 'razzia 1.2'],
    ['challenge', 'razzia 4.4'],
    ['cops', 'razzia 3.4']
  ])('“%s”: %s', async (query, expected) => {
    expect((await foundKeys(query))[0]).toBe(expected);
  });
});

test.each([
  ['bill', ['las-vegas 1.2', 'las-vegas-cards 1.2']],
  ['bills', ['las-vegas 1.2', 'las-vegas-cards 1.2']],
  ['unclaimed', ['las-vegas 4.4', 'las-vegas-cards 4.4', 'razzia 2.5', 'vegas-strip 5.6']],
  ['level', ['las-vegas 4.2', 'las-vegas 6.3', 'las-vegas-cards 4.2', 'vegas-strip 4.5']]
])('“%s” finds the paragraph of every game that has one', async (query, expected) => {
  expect([...(await foundKeys(query))].sort()).toEqual(expected);
});

test('every paragraph is found by its own title', async () => {
  expect(await foundKeys('The twenty-fifth')).toContain('las-vegas-cards 7.10');
  expect(await foundKeys('raidd')).toContain('razzia 3.4');
  expect(await foundKeys('propos')).toContain('razzia 4.1');
});

test.each([
  'xylophone',
  'asdfgh',
  'qqqq',
  'bad luck xylophone',
  '<img src=x onerror=1>',
  '',
  '   ',
  'the of'
])('“%s” finds nothing', async (query) => {
  expect(await foundKeys(query)).toEqual([]);
});

test('paragraphs of the current game come first', async () => {
  const found = await findRules('tie', 'razzia');
  const games = found.map(({ game }) => game);
  expect(games[0]).toBe('razzia');
  expect(games.lastIndexOf('razzia')).toBeLessThan(games.findIndex((game) => game !== 'razzia'));
});
