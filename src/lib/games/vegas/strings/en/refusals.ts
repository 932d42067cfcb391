import { inWords, type Sentences } from '$lib/core';
import { GOLD_LEAST, GOLD_MOST } from '$lib/games/vegas/data';
import type { QuittingWhy } from '$lib/games/contract/leaving';
import type { Phase, RefusalReason } from '$lib/games/vegas/types';
import { cardWords, counterWords, peopleWords, tableTitle, tableWords } from './shared';

/** The step that has to come first, by phase. */
export const NOT_NOW: Readonly<Record<Phase, string>> = {
  first: 'Waiting for everyone to choose a first table.',
  turn: 'Start the turn first: roll, play a card or change tables.',
  throw: 'Roll the gold die first.',
  space: 'Place the counter first.',
  duel: 'Settle the duel first.',
  step: 'Move Mary Chip first.',
  resume: 'First enter what’s on the board.',
  tables: 'You’re only entering scored tables. Choose the next one.',
  gold: 'First enter what that table’s gold chip is worth.',
  winner: 'First enter who won the gold chip.',
  lowest: 'First enter the lowest numbers of the tied players.',
  over: 'The game is over.'
};

/** Why something cannot be done, and what can be; none of it reveals hidden hearts. */
export const refusalText: Sentences<Exclude<RefusalReason, QuittingWhy>> = {
  notNow: ({ wanted }) => NOT_NOW[wanted],
  unreadable: () => 'Croupier couldn’t read that. Please enter it again.',
  notTheirTurn: ({ turn }, names) => `Waiting for ${names(turn)} to choose a table.`,
  tableScored: ({ at }) => `Pick another table. ${tableTitle(at)} has already been scored.`,
  stayedAt: ({ at, player }, names) =>
    `Pick another table. ${names(player)} is already at ${tableWords(at)}.`,
  frontManHere: ({ at, player }, names) =>
    `Send the Front-man to another table. ${names(player)} is already at ${tableWords(at)}.`,
  mustChange: ({ at, player }, names) =>
    `Move ${names(player)} to another table. ${tableTitle(at)} has already been scored.`,
  cardSpent: ({ player, card }, names) => `${names(player)} has no ${cardWords(card)} left.`,
  noCounters: ({ player }, names) => `${names(player)} has no counters left.`,
  hasCounters: ({ player, left }, names) =>
    `${names(player)} can’t pass with ${counterWords(left)} in hand. Roll, play a card or change tables.`,
  otherNumber: ({ at, shown, rule }) =>
    rule === '3.8'
      ? `Place nothing. ${tableTitle(at)} has no space for a ${shown}.`
      : rule === '3.6'
        ? `Pick a space that shows a ${shown}. ${tableTitle(at)} has one with two numbers, so the ${shown} isn’t a joker there.`
        : `Pick a space that shows a ${shown} at ${tableWords(at)}.`,
  freeFirst: ({ at, shown }) => `Pick a free space. ${tableTitle(at)} still has one for the ${shown}.`,
  ownCounter: ({ player }, names) =>
    `Pick a space with someone else’s counter. ${names(player)} already has a counter on that one.`,
  noSuchSpace: ({ at }) => `Pick a space at ${tableWords(at)}.`,
  mustPlace: ({ at, player }, names) =>
    `Pick a space at ${tableWords(at)}. ${names(player)} has to place a counter there if possible.`,
  alreadyChosen: ({ player }, names) => `${names(player)} has already chosen. Undo that to choose again.`,
  notInDuel: ({ player }, names) => `${names(player)} isn’t in this duel.`,
  notAllChosen: ({ missing }, names) => `Waiting for ${peopleWords(missing, names)} to choose.`,
  maryElsewhere: ({ at, next }) =>
    `Mary Chip isn’t at ${tableWords(at)} yet. She reaches ${tableWords(next)} next.`,
  noSuchTable: () => 'Pick one of the tables on the board.',
  wrongGold: () => `Enter a number from ${GOLD_LEAST} to ${GOLD_MOST} for the gold chip.`,
  wrongCounts: ({ at, spaces }) =>
    `Check the counters. ${tableTitle(at)} has ${spaces} spaces for one counter each, and all are covered when it’s full.`,
  noSuchNumber: ({ at, number }) =>
    `Check the number. ${tableTitle(at)} has no space that counts as a ${number}.`,
  notTied: ({ at, player }, names) =>
    `Pick one of the tied players. ${names(player)} isn’t tied at ${tableWords(at)}.`,
  depthLater: ({ depth }) =>
    depth === 'turns'
      ? 'Finish entering this table first. Then you can enter every turn.'
      : 'Finish this turn first. After it, you can switch to entering scored tables only.',
  noBoard: () => 'Enter your board first. Croupier needs it to follow every turn.',
  wouldFill: ({ at }) =>
    `Leave a space free at ${tableWords(at)}. A full table would already have been scored.`,
  joinFull: ({ max }) => `No one can join: the box has pieces for ${inWords(max)} players.`,
  joinSoon: () => 'Finish this first. Someone can join right after it.',
  joinAgain: () => 'Add the newcomer again: the free seat or the round has changed.',
  joinLast: () => 'Only one gold chip is left, so no one can join.',
  startHidden: () => 'Gold is hidden, so a newcomer starts with nothing.',
  asItIs: () => 'You’ve already entered it that way.',
  maryPassed: () => 'Check where Mary Chip is. She can’t be at or past a table that still has its gold chip.'
};
