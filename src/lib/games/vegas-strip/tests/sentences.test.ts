import { expect, test } from 'vitest';
import { namesOf } from '$lib/core';
import { text } from '$lib/games/vegas-strip/strings/en/log';
import type { Why } from '$lib/games/vegas-strip/types';

/** The sentence of every reason for one position, written by hand from the rulebook. */

const names = namesOf([
  { player: 'p1', name: 'Anna', colour: 'sky' },
  { player: 'p2', name: 'Ben', colour: 'yellow' },
  { player: 'p3', name: 'Carla', colour: 'blue' }
]);

const HERE = { casino: 'The Peacock' } as const;
const ANNA = { ...HERE, player: 'p1' } as const;
const LED = { ...HERE, player: 'p2', sum: 9 } as const;

const SENTENCES: { readonly [Code in Why['code']]: readonly [Why & { readonly code: Code }, string] } = {
  jackpot: [
    { code: 'jackpot', rule: '5.1', ...ANNA, sum: 9, value: 15, fixers: ['p2'] },
    'Anna leads at The Peacock with 9. Ben rigged it, so Anna takes the jackpot of 15 chips.'
  ],
  emptyJackpot: [
    { code: 'emptyJackpot', rule: '5.1', ...ANNA, sum: 9, fixers: ['p2'] },
    'Anna leads at The Peacock with 9. Ben rigged it, but its jackpot is empty.'
  ],
  notLeader: [
    { code: 'notLeader', rule: '5.2', ...ANNA, sum: 4, leader: LED, fixers: ['p2'] },
    'Anna has 4 at The Peacock, but Ben leads with 9. A rigged casino pays only its leader, so Anna gets nothing.'
  ],
  voidSeven: [
    { code: 'voidSeven', rule: '5.12', ...ANNA, sum: 9, leader: LED, fixers: ['p1'] },
    'Anna’s 7 doesn’t count at The Peacock, because their own team rigged it. Without it Ben leads with 9, so Anna gets nothing.'
  ],
  unclaimed: [
    { code: 'unclaimed', rule: '5.17', ...HERE, value: 10, fixers: ['p2'] },
    'Ben rigged The Peacock, but no one leads there. Its 10 chips stay.'
  ],
  kickedOut: [
    { code: 'kickedOut', rule: '5.3', ...ANNA, sum: 9 },
    'Anna leads at The Peacock with 9. It’s secure, so Anna is kicked out with nothing.'
  ],
  tiles: [
    { code: 'tiles', rule: '5.4', ...ANNA, sum: 7, value: 7, numbers: [4, 3] },
    'Anna has 7 (4 and 3) at The Peacock. It’s secure and Anna isn’t leading, so Anna gets 7 chips.'
  ],
  blockersJackpot: [
    { code: 'blockersJackpot', rule: '8.4', ...ANNA, blocker: true, sum: 9, value: 15 },
    'Anna’s blockers lead at The Peacock with 9. It’s rigged, but blockers never collect, so the 15 chips go to the supply.'
  ],
  blockersNothing: [
    { code: 'blockersNothing', rule: '8.4', ...ANNA, blocker: true, sum: 4 },
    'Anna’s blockers have 4 at The Peacock. Blockers never collect, so they get nothing.'
  ],
  fromCharacter: [
    { code: 'fromCharacter', rule: '5.7', ...ANNA, value: 2, character: 'High Roller' },
    'High Roller at The Peacock gives Anna 2 chips.'
  ],
  toCharacter: [
    { code: 'toCharacter', rule: '5.20', ...ANNA, value: 2, character: 'High Roller' },
    'Anna pays 2 chips to High Roller at The Peacock.'
  ],
  ontoJackpot: [
    { code: 'ontoJackpot', rule: '5.8', ...HERE, value: 2, character: 'High Roller' },
    'High Roller adds 2 chips to the jackpot at The Peacock.'
  ],
  offJackpot: [
    { code: 'offJackpot', rule: '5.20', ...HERE, value: 2, character: 'High Roller' },
    'High Roller takes 2 chips off the jackpot at The Peacock.'
  ],
  extra: [
    { code: 'extra', rule: '5.7', player: 'p1', value: 2 },
    'Anna got 2 chips from characters this round.'
  ],
  collected: [
    { code: 'collected', rule: '7.3', player: 'p1', partner: 'p2', value: 27 },
    'Anna and Ben collected 27 chips at the casinos.'
  ],
  split: [
    { code: 'split', rule: '5.5', players: ['p1', 'p2'], pile: 27, share: 13 },
    'Anna and Ben split 27 chips and get 13 each.'
  ],
  oddChip: [
    { code: 'oddChip', rule: '5.5', players: ['p1', 'p2'], pile: 27 },
    'Anna and Ben have 27 chips, an odd number, so one goes back to the supply.'
  ],
  nothingToSplit: [
    { code: 'nothingToSplit', rule: '5.5', player: 'p1', other: 'p2' },
    'Anna and Ben collected nothing, so there’s nothing to split.'
  ],
  fined: [
    { code: 'fined', rule: '5.9', player: 'p1', fine: 'ten', owns: 30, value: 10 },
    'Anna placed a 7 at their own team’s rigged casino and pays 10 chips.'
  ],
  finedNothing: [
    { code: 'finedNothing', rule: '5.9', player: 'p1', fine: 'ten', owns: 0 },
    'Anna placed a 7 at their own team’s rigged casino but has nothing to pay the fine with.'
  ],
  pileFined: [
    { code: 'pileFined', rule: '5.11', player: 'p1', fine: 'ten', owns: 0, value: 10, pile: 27 },
    'Anna placed a 7 at their own team’s rigged casino, so 10 of the 27 chips in the pile are lost before the split.'
  ],
  refilled: [
    { code: 'refilled', rule: '5.13', ...HERE, value: 10 },
    'There are no chips left at The Peacock, so it’s refilled with the starting jackpot of 10 chips.'
  ],
  sum: [
    { code: 'sum', rule: '1.5', player: 'p1', total: 40, last: 15 },
    'Anna has 40 chips and earned 15 chips in the last round.'
  ],
  winsWith: [
    { code: 'winsWith', rule: '1.5', first: ['p1'], second: ['p2'] },
    'Anna has the most chips and wins together with Ben, who has the second most.'
  ],
  lastDecides: [
    { code: 'lastDecides', rule: '1.5', ahead: ['p1'], behind: ['p2'], total: 40, earned: [15, 12] },
    'Anna and Ben tie with 40 chips each. Anna earned 15 in the last round and Ben 12, so Anna is ahead.'
  ],
  level: [
    { code: 'level', rule: '1.7', players: ['p1', 'p2'], total: 40, last: 15 },
    'Anna and Ben tie with 40 chips each and earned 15 chips each in the last round, so they share the place.'
  ],
  mayPlace: [
    { code: 'mayPlace', rule: '4.1', ...ANNA, tile: 5, total: 9, leads: true },
    'Anna can place the 5 at The Peacock, for a total of 9 and the lead.'
  ],
  fits: [{ code: 'fits', rule: '4.1', ...ANNA, numbers: [2, 5] }, 'Anna can place 2 or 5 at The Peacock.'],
  closedTo: [
    {
      code: 'closedTo',
      rule: '4.3',
      ...HERE,
      player: 'p1',
      numbers: [2, 5],
      broken: { code: 'twoTiles', rule: '4.3', ...HERE, player: 'p1' }
    },
    'The 2 and 5 don’t fit at The Peacock. Anna already has two tiles at The Peacock, and that’s the maximum.'
  ],
  nothingFits: [
    { code: 'nothingFits', rule: '4.11', player: 'p1' },
    'None of Anna’s tiles fit anywhere, so one is discarded.'
  ],
  twoTiles: [
    { code: 'twoTiles', rule: '4.3', ...ANNA },
    'Anna already has two tiles at The Peacock, and that’s the maximum.'
  ],
  sharesLead: [
    { code: 'sharesLead', rule: '4.5', ...ANNA, with: [{ player: 'p2' }], total: 9 },
    'Anna would tie Ben in the lead at The Peacock with 9. Beat the leader or stay below.'
  ],
  otherLead: [
    { code: 'otherLead', rule: '4.8', ...HERE, between: [{ player: 'p1' }, { player: 'p2' }], total: 9 },
    'Anna and Ben would tie for the lead at The Peacock with 9 each. Move the tokens so that one of them leads.'
  ],
  limit: [
    { code: 'limit', rule: '4.6', ...HERE, most: 4 },
    'The character allows at most 4 tiles at The Peacock, counting everyone’s.'
  ],
  distinct: [
    { code: 'distinct', rule: '4.6', ...HERE, number: 5 },
    'The character allows each number only once at The Peacock, and there’s already a 5.'
  ],
  seven: [
    { code: 'seven', rule: '4.4', ...ANNA },
    'Anna can’t place a 7 at the casino their own team rigged.'
  ],
  tileGone: [
    { code: 'tileGone', rule: '4.1', player: 'p1', tile: 5 },
    'Pick another tile. Anna no longer has the 5.'
  ],
  noBlockers: [
    { code: 'noBlockers', rule: '8.1' },
    'Pick a tile from your hand. Blockers are only for two players.'
  ],
  notDue: [
    { code: 'notDue', rule: '8.2', player: 'p1', blocker: true },
    'Place one of Anna’s tiles now. This turn’s blocker has already been placed.'
  ],
  noSuchCasino: [{ code: 'noSuchCasino', rule: '2.2', casinos: 5 }, 'Pick one of the five casinos.'],
  mustPlace: [
    { code: 'mustPlace', rule: '4.11', player: 'p1' },
    'Place a tile. Anna can only discard if nothing fits anywhere.'
  ],
  noTokens: [{ code: 'noTokens', rule: '4.7', left: 0 }, 'All six +3 tokens are already on tiles.'],
  noTokenHere: [
    { code: 'noTokenHere', rule: '4.7', ...HERE },
    '+3 tokens only move where a character says so, not at The Peacock.'
  ],
  tokenNotThere: [
    { code: 'tokenNotThere', rule: '4.7', ...ANNA, number: 5, on: false },
    'Anna’s 5 has no token at The Peacock.'
  ],
  notFixer: [{ code: 'notFixer', rule: '3.2', player: 'p1' }, 'Anna isn’t a fixer this round.'],
  fixedAlready: [
    { code: 'fixedAlready', rule: '3.4', player: 'p1' },
    'Anna has already chosen. Undo that to choose again.'
  ],
  oneCasinoTwice: [
    { code: 'oneCasinoTwice', rule: '3.4', player: 'p1' },
    'Pick two different casinos for Anna, one rigged and one secure.'
  ],
  notDealt: [{ code: 'notDealt', rule: '3.4', player: 'p1' }, 'Choose between the two cards dealt to Anna.'],
  wrongDeal: [
    { code: 'wrongDeal', rule: '3.3', wanted: 2 },
    'Deal two cards to each fixer, 2 different casinos in all.'
  ],
  notPartner: [{ code: 'notPartner', rule: '3.5', player: 'p1' }, 'Anna has nothing to look at right now.'],
  notSaid: [
    { code: 'notSaid', rule: '6.1', player: 'p1' },
    'Enter which casino was rigged. Anna used real cards.'
  ],
  riggedByOther: [
    { code: 'riggedByOther', rule: '6.3', ...ANNA },
    'Pick another casino. Anna has already revealed The Peacock, and it has only one card.'
  ],
  wrongTeams: [{ code: 'wrongTeams', rule: '3.1', players: 4 }, 'Make two teams of two for four players.'],
  noChips: [
    { code: 'noChips', rule: '2.5', ...HERE },
    'Chips only change hands where a character says so, not at The Peacock.'
  ],
  chipsNotThere: [
    { code: 'chipsNotThere', rule: '5.20', ...ANNA, value: 3 },
    'Anna has 3 chips and can’t pay more.'
  ],
  noFault: [
    { code: 'noFault', rule: '5.10', player: 'p1' },
    'Anna has no tile with a token at their own team’s rigged casino.'
  ],
  riggedTold: [
    { code: 'riggedTold', rule: '7.2', ...ANNA },
    'Anna can’t have rigged The Peacock. Another fixer did, or no one.'
  ],
  riggedMissing: [
    { code: 'riggedMissing', rule: '7.2', ...HERE, players: ['p1'] },
    'Enter who rigged The Peacock. Anna must have rigged the casino still left.'
  ],
  depthLater: [
    { code: 'depthLater', rule: '7.4', depth: 'rounds' },
    'Finish this round first. You can only change that at the start of a round.'
  ],
  unreadable: [{ code: 'unreadable', rule: '7.1' }, 'Croupier couldn’t read that. Please enter it again.'],
  notNow: [{ code: 'notNow', rule: '7.1', wanted: 'place' }, 'Place a tile first.']
};

test.each(Object.entries(SENTENCES))('%s', (_, [why, sentence]) => {
  expect(text.why(why, names)).toBe(sentence);
});
