import type { Paragraph, Rulebook } from '$lib/core';
import { payoutChapter } from './rulebook-payout';
import { placingChapter } from './rulebook-placing';
import { tellingChapters } from './rulebook-telling';

const theGame = [
  {
    id: '1.1',
    title: 'What it is about',
    text: 'Over three rounds you place number tiles at casinos, with a partner assigned for the round or alone, to earn the most poker chips. Each team secretly chooses a rigged casino, where you want to lead, and a secure casino, where you want to earn as much as you can without leading.',
    source: 'printed',
    related: ['5.1', '5.3']
  },
  {
    id: '1.2',
    title: 'Seven tiles each',
    text: 'Each player has seven number tiles: the contents list 42 of them, 7 for each player. One line of the set-up can be read as 8, which contradicts that.',
    source: 'printed',
    related: ['1.9']
  },
  {
    id: '1.3',
    title: 'The first player',
    text: 'Whoever was in Las Vegas last takes the first player marker. After each round it is passed on clockwise.',
    source: 'printed'
  },
  {
    id: '1.4',
    title: 'Poker chips',
    text: 'What the 98 chips are worth is not known. We count in ones, and the supply never runs out.',
    source: 'reading'
  },
  {
    id: '1.5',
    title: 'Two win together',
    text: 'After three rounds the two players with the most and the second most chips win together, each for themselves. Of those with equally many, whoever earned more in the last round is ahead.',
    source: 'printed',
    related: ['1.6', '1.7', '1.8']
  },
  {
    id: '1.6',
    title: 'Two players: who wins',
    text: 'With two players the printed rule would let both win. We let the first alone win. Some tables let both win: a house rule.',
    source: 'reading',
    related: ['1.5']
  },
  {
    id: '1.7',
    title: 'Equal in the last round too',
    text: 'Players with equally many chips who earned equally many in the last round share the place, so three or more may win. Some tables look at the rounds before it: a house rule.',
    source: 'reading',
    related: ['1.5']
  },
  {
    id: '1.8',
    title: 'Earned in the last round',
    text: 'What somebody earned in a round is what came in: casinos and characters, after the split and before a fine.',
    source: 'reading',
    related: ['1.5', '5.5', '5.9']
  },
  {
    id: '1.9',
    title: 'The numbers on the tiles',
    text: 'The rulebook does not list the numbers. We take one tile each of 1 to 7.',
    source: 'reading',
    related: ['1.2']
  }
] as const satisfies readonly Paragraph[];

const setUp = [
  {
    id: '2.1',
    title: 'What only your box says',
    text: 'Starting jackpot, removed tiles and team positions stand on the set-up card, and we do not know them. Copy them from your card once. Until then we play with a starting jackpot of 10, no removed tiles, and teams in which nobody meets a partner twice.',
    source: 'reading',
    related: ['2.3', '2.6', '3.10']
  },
  {
    id: '2.2',
    title: 'How many casinos',
    text: 'Each fixer is dealt two cards, and with two or four players one card is over. So we lay out five casinos with two or four players, and six with three, five or six.',
    source: 'reading',
    related: ['3.3']
  },
  {
    id: '2.3',
    title: 'Starting jackpots',
    text: 'The starting jackpot of the set-up card is laid on each casino.',
    source: 'printed',
    related: ['5.13']
  },
  {
    id: '2.4',
    title: 'Characters',
    text: 'One character card lies below each casino, on its A side in the first game and on either side later. Each adds a rule at its casino.',
    source: 'printed',
    related: ['2.5', '4.6']
  },
  {
    id: '2.5',
    title: 'What the app does about a character',
    text: 'We do not know what the characters say. Write down your own: name, side and text. The app can limit the tiles at a casino, refuse a number twice, let +3 tokens come and go, and move chips. A match works without characters.',
    source: 'reading',
    related: ['2.4', '4.6', '4.7', '5.7', '5.8']
  },
  {
    id: '2.6',
    title: 'Removed tiles',
    text: 'If the set-up card shows removed tiles, each player takes those out of the game.',
    source: 'printed'
  },
  {
    id: '2.7',
    title: 'Tiles in hand',
    text: 'The tiles in your hand lie face up and are seen by everybody.',
    source: 'printed'
  },
  {
    id: '2.8',
    title: 'Two characters that are explained',
    text: 'Casino Owner on its B side does nothing where nobody has led before. High Roller on its A side acts in every round, the first one too, once all jackpots are filled.',
    source: 'printed',
    words: ['casino owner', 'high roller'],
    related: ['2.4', '4.6']
  },
  {
    id: '2.9',
    title: 'The fixer card of the sixth casino',
    text: 'If you play with five casinos, remove the fixer card of the unused one from the game.',
    source: 'printed',
    related: ['2.2', '3.3']
  },
  {
    id: '2.10',
    title: 'Pro Gambler',
    text: 'If the Pro Gambler is in play, put the +3 tokens in a pile nearby.',
    source: 'printed',
    words: ['pro gambler', '+3 tokens'],
    related: ['4.7']
  }
] as const satisfies readonly Paragraph[];

const roundSetUp = [
  {
    id: '3.1',
    title: 'Teams',
    text: 'In the order of turns everybody takes the next position on the set-up card, and plays with whoever has the other position of the same team. Without a partner you play alone this round. With two or three players everybody is alone.',
    source: 'printed',
    related: ['3.10']
  },
  {
    id: '3.2',
    title: 'Fixers',
    text: 'Of two partners the one earlier in the order of turns is the team’s fixer. Whoever plays alone is a fixer too.',
    source: 'printed'
  },
  {
    id: '3.3',
    title: 'The deal',
    text: 'The fixer cards are shuffled, and each fixer is dealt two. A card that is left lies face down beside the set-up card.',
    source: 'printed',
    related: ['5.15']
  },
  {
    id: '3.4',
    title: 'Rigged and secure',
    text: 'Each fixer looks at the two cards and secretly decides which casino is rigged; the other one is secure.',
    source: 'printed'
  },
  {
    id: '3.5',
    title: 'The partner',
    text: 'A fixer with a partner shows the choice by two partner cards, which the partner secretly looks at.',
    source: 'printed'
  },
  {
    id: '3.6',
    title: 'Looking again',
    text: 'You can look at your fixer or partner cards at any time, but keep them hidden.',
    source: 'printed',
    related: ['3.9']
  },
  {
    id: '3.7',
    title: 'Four players: the last round',
    text: 'With four players the set-up card has other team positions for the last round only, so that nobody meets a partner twice.',
    source: 'printed',
    related: ['3.10']
  },
  {
    id: '3.8',
    title: 'No table talk',
    text: 'Until the last tile is played, nobody talks about decisions with a partner; rules may be explained.',
    source: 'printed'
  },
  {
    id: '3.9',
    title: 'Whose cards',
    text: 'Fixer and partner each look at their own cards, as often as they like, and nobody at those of another team. The app shows how often it was opened.',
    source: 'reading',
    related: ['3.6']
  },
  {
    id: '3.10',
    title: 'Who sits with whom',
    text: 'Four players: we play first with second and third with fourth in two rounds, and first with third in the last. With five and six players the positions are our guess. Correct them from your card.',
    source: 'reading',
    related: ['2.1', '3.1', '3.7']
  },
  {
    id: '3.11',
    title: 'Left and right',
    text: 'The fixer puts the rigged casino face down to the left of the player card and the secure one to the right. The two partner cards go face down beside the partner’s player card in the same order.',
    source: 'printed',
    words: ['partner cards', 'left', 'right'],
    related: ['3.4', '3.5']
  },
  {
    id: '3.12',
    title: 'Without team markers',
    text: 'With two or three players everyone plays solo in every round, so you don’t use the team markers and the partner cards.',
    source: 'printed',
    words: ['solo', 'team markers'],
    related: ['3.1', '5.16']
  }
] as const satisfies readonly Paragraph[];

/** Vegas Strip, in our own words. */
export const rulebook = {
  prefix: 'VS',
  chapters: [
    { title: 'The game', paragraphs: theGame },
    { title: 'Set-up', paragraphs: setUp },
    { title: 'Before a round', paragraphs: roundSetUp },
    placingChapter,
    payoutChapter,
    ...tellingChapters
  ]
} as const satisfies Rulebook;
