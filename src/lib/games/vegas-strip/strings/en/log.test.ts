import { describe, expect, test } from 'vitest';
import type { PlayerId } from '$lib/core';
import { after, moves, newMatch, withCharacters } from '$lib/games/vegas-strip/fixtures/test-match';
import { rules } from '$lib/games/vegas-strip/rules';
import { nameOf } from '$lib/games/vegas-strip/state/table';
import { text } from './log';
import { whichIsSecure } from './board';
import { handText, heldTileText, sevenText } from './steps';
import type { Move, Why } from '$lib/games/vegas-strip/types';

const NAMES: Readonly<Partial<Record<PlayerId, string>>> = {
  p1: 'Anna',
  p2: 'Ben',
  p3: 'Carla',
  p4: 'Denny'
};
const names = (player: PlayerId): string => NAMES[player] ?? player;

describe('why', () => {
  test.each<readonly [Why, string]>([
    [
      { code: 'jackpot', rule: '5.1', casino: 'Santorini', player: 'p1', sum: 9, value: 15, fixers: ['p2'] },
      'Anna leads at Santorini with 9. Ben rigged it, so Anna takes the jackpot of 15 chips.'
    ],
    [
      {
        code: 'notLeader',
        rule: '5.2',
        casino: 'Santorini',
        player: 'p3',
        sum: 5,
        leader: { casino: 'Santorini', player: 'p1', blocker: true, sum: 9 },
        fixers: ['p2']
      },
      'Carla has 5 at Santorini, but Anna’s blockers lead with 9. A rigged casino pays only its leader, so Carla gets nothing.'
    ],
    [
      { code: 'kickedOut', rule: '5.3', casino: 'Gold Rush', player: 'p2', sum: 8 },
      'Ben leads at Gold Rush with 8. It’s secure, so Ben is kicked out with nothing.'
    ],
    [
      { code: 'tiles', rule: '5.4', casino: 'Gold Rush', player: 'p1', sum: 7, value: 7, numbers: [5, 2] },
      'Anna has 7 (5 and 2) at Gold Rush. It’s secure and Anna isn’t leading, so Anna gets 7 chips.'
    ],
    [
      { code: 'split', rule: '5.5', players: ['p1', 'p2'], pile: 17, share: 8 },
      'Anna and Ben split 17 chips and get 8 each.'
    ],
    [
      { code: 'oddChip', rule: '5.5', players: ['p1', 'p2'], pile: 17 },
      'Anna and Ben have 17 chips, an odd number, so one goes back to the supply.'
    ],
    [
      { code: 'fined', rule: '5.9', player: 'p1', fine: 'ten', value: 6, owns: 6 },
      'Anna placed a 7 at their own team’s rigged casino and pays 6 chips of the ten, which is all there is.'
    ],
    [
      { code: 'unclaimed', rule: '5.17', casino: 'Gold Rush', value: 12, fixers: ['p3'] },
      'Carla rigged Gold Rush, but no one leads there. Its 12 chips stay.'
    ],
    [
      {
        code: 'sharesLead',
        rule: '4.5',
        casino: 'Gold Rush',
        player: 'p1',
        with: [{ player: 'p2' }],
        total: 8
      },
      'Anna would tie Ben in the lead at Gold Rush with 8. Beat the leader or stay below.'
    ],
    [
      { code: 'limit', rule: '4.6', casino: 'Gold Rush', most: 5, character: 'Doorman' },
      'Doorman allows at most 5 tiles at Gold Rush, counting everyone’s.'
    ],
    [
      { code: 'lastDecides', rule: '1.5', ahead: ['p3'], behind: ['p2'], total: 40, earned: [15, 12] },
      'Carla and Ben tie with 40 chips each. Carla earned 15 in the last round and Ben 12, so Carla is ahead.'
    ]
  ])('%o', (why, sentence) => expect(text.why(why, names)).toBe(sentence));
});

test.each(['Sixth casino', 'casino 6'])('a reason calls %s “the sixth casino”', (casino) => {
  // Fails if the casino without a known name has no article, or has another name in older results.
  expect(text.why({ code: 'refilled', rule: '5.13', casino, value: 10 }, names)).toBe(
    'There are no chips left at the sixth casino, so it’s refilled with the starting jackpot of 10 chips.'
  );
  expect(whichIsSecure(casino)).toBe('The sixth casino is rigged. Which one is secure?');
  expect(sevenText(casino)).toContain('Don’t put your 7 at the sixth casino, or');
});

const JOINS: Move = { type: 'join', player: 'p5', name: 'Eve', colour: 'white', round: 1, start: 'nothing' };
test.each([newMatch(3), after(newMatch(4), JOINS)])(
  'the log calls the sixth casino the same in a game that grew to it',
  ({ state }) => {
    // Fails if a game that began with five casinos has another name for its sixth.
    const revealed = { code: 'revealed', player: 'p1', casino: nameOf(state, 'c6') } as const;
    expect(text.logLine(revealed, names)).toBe('Anna reveals the sixth casino as rigged.');
  }
);

describe('the log', () => {
  const startedMatch = newMatch(3, withCharacters(3, { name: 'High Roller', chips: true }));
  test.each<readonly [Move, string]>([
    [moves('5 c1')[0]!, 'Anna places the 5 at Santorini, for a total of 5 and the lead.'],
    [
      { type: 'chips', casino: 'c1', gives: { p1: 3 }, takes: {}, jackpot: { on: 2, off: 0 } },
      'High Roller at Santorini: 3 chips to Anna and 2 chips onto the jackpot.'
    ],
    [{ type: 'fix', player: 'p1', rigged: 'c1', secure: 'c2' }, 'Anna has chosen.'],
    [{ type: 'depth', depth: 'rounds' }, 'From here on, only round results are entered.']
  ])('%o', (move, line) =>
    expect(text.logLine(rules.logEventOf(startedMatch.state, move, startedMatch.state), names)).toBe(line)
  );
});

test('a line about a tile or a blocker names its owner', () => {
  const twoPlayerMatch = newMatch(2, withCharacters(2, { name: 'High Roller', tokens: true }));
  const token = { type: 'token', player: 'p1', number: 5, casino: 'c1', on: true } as const;
  const logLineOf = (move: Move): string =>
    text.logLine(rules.logEventOf(twoPlayerMatch.state, move, twoPlayerMatch.state), names);
  expect(logLineOf(token)).toBe('A +3 token goes on Anna’s 5 at Santorini.');
  expect(logLineOf({ ...token, blocker: true })).toBe('A +3 token goes on Anna’s blocker 5 at Santorini.');
  expect(logLineOf({ ...token, blocker: true, on: false })).toBe(
    'A +3 token comes off Anna’s blocker 5 at Santorini.'
  );
  const placedEvent = rules.logEventOf(twoPlayerMatch.state, moves('b7 c1')[0]!, twoPlayerMatch.state);
  expect(text.undo?.(placedEvent, names)).toBe('Anna’s blocker 7 at Santorini');
});

test('a dealt card is named after its casino, and a choice says what it does', () => {
  const view = rules.view(newMatch(3).state);
  expect(text.piece('fixer-cards', 'c3 The Peacock')).toBe('The Peacock');
  expect(text.choice({ type: 'place', tile: 4, casino: 'c2', plus: 1 }, view, names)).toBe(
    '4 with a +3 token at Sunset Gondola'
  );
  expect(text.choice({ type: 'fix', player: 'p1', rigged: 'c1', secure: 'c2' }, view, names)).toBe(
    'Rig Santorini, secure Sunset Gondola'
  );
});

test('a partner who looks reads the fixer’s choice, and no one else does', () => {
  const table = after(
    newMatch(4, { secrets: 'app' }),
    { type: 'deal', cards: ['c1', 'c2', 'c3', 'c4'] },
    { type: 'fix', player: 'p1', rigged: 'c1', secure: 'c2' }
  );
  const ask = rules.asks(table.state).find(({ id }) => id === 'read p2')!;
  expect(text.ask(ask, rules.view(table.state, 'p2'), names).question).toBe(
    'Santorini is rigged, and Sunset Gondola is secure.'
  );
  expect(text.ask(ask, rules.view(table.state), names).question).toBe('Ben looks at the team’s cards.');
});

test('blockers are called blockers and listed separately from tiles', () => {
  expect(heldTileText(1, 0, false)).toBe('Where does the 1 go?');
  expect(heldTileText(1, 0, true)).toBe('Where does blocker 1 go?');
  expect([handText([1, 7]), handText([7], 'blockers'), handText([], 'blockers')]).toEqual([
    'tiles in hand: 1 and 7',
    'blockers in hand: 7',
    'no blockers left'
  ]);
});
