import type { Paragraphs, Rulebook } from '$lib/core';
import { payoutChapter } from './rulebook-payout';
import { placingChapter } from './rulebook-placing';
import { enteringChapters } from './rulebook-entering';

const theGame = {
  '1.1': {
    title: 'The aim of the game',
    book: 'Over three rounds you place number tiles at casinos to earn the most poker chips, solo or with a partner assigned for the round. Each team secretly chooses a rigged casino, where you want to lead, and a secure casino, where you want to earn as much as you can without leading.',
    related: ['5.1', '5.3']
  },
  '1.2': {
    title: 'Seven tiles each',
    book: 'Each player has seven number tiles. The list of contents says 42 in all, 7 per player. One line of the setup says 8 in our copy, which contradicts that.',
    related: ['1.9']
  },
  '1.3': {
    title: 'The first player',
    book: 'The player who most recently visited Las Vegas takes the first player marker. After each round, pass it on clockwise.',
    words: ['latest guest', 'visited vegas last']
  },
  '1.4': {
    title: 'Poker chips',
    ours: 'We don’t know what the 98 chips are worth. We count in ones, and the supply never runs out.'
  },
  '1.5': {
    title: 'Two win together',
    book: 'After three rounds, the two individual players with the most and second-most chips win together. In a tie, the player who earned more chips in the last round is ahead.',
    related: ['1.6', '1.7', '1.8']
  },
  '1.6': {
    title: 'The winner with two players',
    ours: 'With two players, the printed rule would make both win. With us, only the first wins. As a house rule, both can.',
    related: ['1.5']
  },
  '1.7': {
    title: 'Tied in the last round too',
    ours: 'Players who tie in chips and in the last round’s earnings share the place, so three or more may win. As a house rule, the earlier rounds decide.',
    related: ['1.5']
  },
  '1.8': {
    title: 'Earned in the last round',
    ours: 'What you earned in a round is what came in from casinos and characters, after the split and before any fine.',
    related: ['1.5', '5.5', '5.9']
  },
  '1.9': {
    title: 'The numbers on the tiles',
    ours: 'The rulebook doesn’t list the numbers. We assume one tile each from 1 to 7.',
    related: ['1.2']
  },
  '1.10': {
    title: 'A player leaves',
    ours: 'A player may leave between two rounds, before anyone has chosen or placed anything. Until the payout their partner and the secret casinos need them. Their tiles go back in the box, won chips stay in the ranking, and the next player clockwise takes over the first player marker.',
    words: ['leave', 'leaving', 'quit', 'go home', 'drop out', 'fewer players'],
    related: ['1.11', '1.12']
  },
  '1.11': {
    title: 'Playing on with another number',
    ours: 'When a player leaves or joins, teams are made as for the new number of players from then on. Partners may meet again, so you can change the teams before the round. Starting jackpots and removed tiles stay as they were. Everyone who has played is in the ranking, so two win together if that makes three or more. One player can’t play on alone; end the game instead.',
    related: ['1.5', '1.6', '1.10', '1.13', '3.10']
  },
  '1.12': {
    title: 'Casinos for another number of players',
    ours: 'Play at as many casinos as the new number of players uses. If the sixth casino is no longer used, its chips go back to the supply. If it’s used from now on, put a starting jackpot on it. When two are left, each takes a second set of tiles as blockers. When a third player joins, the blockers go back in the box.',
    related: ['1.10', '1.13', '2.2', '8.1']
  },
  '1.13': {
    title: 'A player joins',
    ours: 'A player may join between two rounds, before anyone has chosen or placed anything, since the teams and the secret casinos are made for those who play the round. Newcomers take the number tiles of a free colour, come last clockwise, before the first seat, and start with nothing. The first player keeps the marker. Once the last round has started, no one can join. At most six people play, including those who have left.',
    words: ['join', 'joining', 'come late', 'latecomer', 'newcomer', 'more players'],
    related: ['1.10', '1.11', '1.12', '1.14']
  },
  '1.14': {
    title: 'Starting with the lowest total',
    ours: 'As a house rule, a newcomer takes as many chips from the supply as the poorest player who is still playing has. The rulebook doesn’t make chips secret, so everyone may know that number. They count as chips, but they weren’t earned in any round, so they break no tie.',
    words: ['house rule', 'starting money', 'head start'],
    related: ['1.5', '1.8', '1.13']
  }
} as const satisfies Paragraphs;

const setUp = {
  '2.1': {
    title: 'Your setup card',
    ours: 'We don’t know what your setup card shows. Enter it from your card once. Until then we play with a starting jackpot of 10, no removed tiles, and our own team positions.',
    words: ['set-up card'],
    related: ['2.3', '2.6', '2.11', '3.10']
  },
  '2.2': {
    title: 'The number of casinos',
    ours: 'We use five casinos with two or four players, and six with three, five or six. No other number fits the fixer cards: two for each fixer, and one left over with two or four players.',
    related: ['2.11', '3.3']
  },
  '2.3': {
    title: 'Starting jackpots',
    book: 'Put the starting jackpot from the setup card on each casino.',
    related: ['5.13']
  },
  '2.4': {
    title: 'Characters',
    book: 'Shuffle the character cards and put one below each casino. In your first game, use the A side of every card. Later, put each on its A or B side at random. Each adds a rule at its casino.',
    related: ['2.5', '4.6']
  },
  '2.5': {
    title: 'Characters in the app',
    ours: 'We don’t know what the characters say. Enter your own: name, side and text. The app can limit the tiles at a casino, refuse a repeated number, let +3 tokens move, and move chips. You can also play without characters.',
    related: ['2.4', '4.6', '4.7', '5.7', '5.8']
  },
  '2.6': {
    title: 'Removed tiles',
    book: 'If the setup card shows removed tiles, each player removes those tiles from the game.'
  },
  '2.7': {
    title: 'Tiles in hand',
    book: 'Keep the tiles in your hand face up, where everyone can see them.'
  },
  '2.8': {
    title: 'Casino Owner and High Roller',
    book: 'Casino Owner B does nothing if there was no previous leader. High Roller A acts every round, including the first, once all jackpots are filled.',
    words: ['casino owner', 'high roller'],
    related: ['2.4', '4.6']
  },
  '2.9': {
    title: 'The fixer card of the sixth casino',
    book: 'If you play with five casinos, remove the fixer card of the unused one from the game.',
    related: ['2.2', '3.3']
  },
  '2.10': {
    title: 'Pro Gambler',
    book: 'If the Pro Gambler is in play, put the +3 tokens in a pile nearby.',
    words: ['pro gambler', '+3 tokens'],
    related: ['4.7']
  },
  '2.11': {
    title: 'The row of casinos',
    book: 'Lay out in a row as many casino cards as your setup card says. All casinos are the same except for their names and pictures.',
    words: ['how many casinos', 'casino cards'],
    related: ['2.1', '2.2']
  }
} as const satisfies Paragraphs;

const roundSetUp = {
  '3.1': {
    title: 'Teams',
    book: 'In turn order, everyone takes the next position on the setup card and plays with the player who has the other position on the same team. If you have no partner, you play solo this round. With two or three players, everyone plays solo.',
    words: ['alone'],
    related: ['3.10']
  },
  '3.2': {
    title: 'Fixers',
    book: 'The partner who is earlier in turn order is the team’s fixer. A solo player is also a fixer.'
  },
  '3.3': {
    title: 'The deal',
    book: 'Shuffle the fixer cards and deal two to each fixer. If a card is left over, put it face down to the right of the setup card.',
    related: ['5.15']
  },
  '3.4': {
    title: 'Rigged and secure',
    book: 'Each fixer looks at their two cards and secretly decides which casino is rigged. The other one is secure.'
  },
  '3.5': {
    title: 'The partner',
    book: 'A fixer with a partner picks the two matching partner cards, and the partner secretly looks at them.'
  },
  '3.6': {
    title: 'Looking again',
    book: 'You can look at your fixer or partner cards at any time, but keep them hidden.',
    related: ['3.9']
  },
  '3.7': {
    title: 'Four players: the last round',
    book: 'With four players, the setup card has different team positions for the last round only, so there are no repeat partners.',
    related: ['3.10']
  },
  '3.8': {
    title: 'No table talk',
    book: 'Until the last tile is played, don’t discuss decisions with your partner. You may clarify rules.',
    words: ['talking', 'silence']
  },
  '3.9': {
    title: 'Your own cards',
    ours: 'The fixer and the partner can each look at their own cards as often as they like, and no one at another team’s. The app shows how often they were opened.',
    related: ['3.6']
  },
  '3.10': {
    title: 'Partners',
    ours: 'With four players, we pair first with second and third with fourth for two rounds, and first with third in the last. With five and six players, the positions are our guess. Correct them from your card.',
    related: ['2.1', '3.1', '3.7']
  },
  '3.11': {
    title: 'Left and right',
    book: 'The fixer puts the rigged casino face down to the left of the player card and the secure one to the right. The two partner cards go face down beside the partner’s player card in the same order.',
    words: ['partner cards', 'left', 'right'],
    related: ['3.4', '3.5']
  },
  '3.12': {
    title: 'No team markers',
    book: 'With two or three players everyone plays solo in every round, so you don’t use the team markers and the partner cards.',
    words: ['team markers'],
    related: ['3.1', '5.16']
  }
} as const satisfies Paragraphs;

/** Vegas Strip, in our own words. */
export const rulebook = {
  prefix: 'VS',
  chapters: [
    { title: 'The game', paragraphs: theGame },
    { title: 'Setup', paragraphs: setUp },
    { title: 'Before a round', paragraphs: roundSetUp },
    placingChapter,
    payoutChapter,
    ...enteringChapters
  ]
} as const satisfies Rulebook;
