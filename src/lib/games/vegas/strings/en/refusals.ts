import { numberWord, type Sentences } from '$lib/core';
import { MIN_CHIP_GOLD, MAX_CHIP_GOLD } from '$lib/games/vegas/data';
import type { QuittingWhy } from '$lib/games/contract/leaving';
import type { Phase, RefusalReason } from '$lib/games/vegas/types';
import { cardText, counterText, peopleText, tableTitle, tableText } from './shared';

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

/** Sentences that say why a move is refused, and what is allowed. None of them reveals hidden hearts. */
export const refusalText: Sentences<Exclude<RefusalReason, QuittingWhy>> = {
  notNow: ({ wanted }) => NOT_NOW[wanted],
  unreadable: () => 'Croupier couldn’t read that. Please enter it again.',
  notTheirTurn: ({ turn }, names) => `Waiting for ${names(turn)} to choose a table.`,
  tableScored: ({ at: tableName }) => `Pick another table. ${tableTitle(tableName)} has already been scored.`,
  stayedAt: ({ at: tableName, player }, names) =>
    `Pick another table. ${names(player)} is already at ${tableText(tableName)}.`,
  frontManHere: ({ at: tableName, player }, names) =>
    `Send the Front-man to another table. ${names(player)} is already at ${tableText(tableName)}.`,
  mustChange: ({ at: tableName, player }, names) =>
    `Move ${names(player)} to another table. ${tableTitle(tableName)} has already been scored.`,
  cardSpent: ({ player, card }, names) => `${names(player)} has no ${cardText(card)} left.`,
  noCounters: ({ player }, names) => `${names(player)} has no counters left.`,
  hasCounters: ({ player, left: remaining }, names) =>
    `${names(player)} can’t pass with ${counterText(remaining)} in hand. Roll, play a card or change tables.`,
  otherNumber: ({ at: tableName, shown: face, rule }) =>
    rule === '3.8'
      ? `Place nothing. ${tableTitle(tableName)} has no space for a ${face}.`
      : rule === '3.6'
        ? `Pick a space that shows a ${face}. ${tableTitle(tableName)} has one with two numbers, so the ${face} isn’t a joker there.`
        : `Pick a space that shows a ${face} at ${tableText(tableName)}.`,
  freeFirst: ({ at: tableName, shown: face }) =>
    `Pick a free space. ${tableTitle(tableName)} still has one for the ${face}.`,
  ownCounter: ({ player }, names) =>
    `Pick a space with someone else’s counter. ${names(player)} already has a counter on that one.`,
  noSuchSpace: ({ at: tableName }) => `Pick a space at ${tableText(tableName)}.`,
  mustPlace: ({ at: tableName, player }, names) =>
    `Pick a space at ${tableText(tableName)}. ${names(player)} has to place a counter there if possible.`,
  alreadyChosen: ({ player }, names) => `${names(player)} has already chosen. Undo that to choose again.`,
  notInDuel: ({ player }, names) => `${names(player)} isn’t in this duel.`,
  notAllChosen: ({ missing: missingPlayers }, names) =>
    `Waiting for ${peopleText(missingPlayers, names)} to choose.`,
  maryElsewhere: ({ at: tableName, next }) =>
    `Mary Chip isn’t at ${tableText(tableName)} yet. She reaches ${tableText(next)} next.`,
  noSuchTable: () => 'Pick one of the tables on the board.',
  wrongGold: () => `Enter a number from ${MIN_CHIP_GOLD} to ${MAX_CHIP_GOLD} for the gold chip.`,
  wrongCounts: ({ at: tableName, spaces }) =>
    `Check the counters. ${tableTitle(tableName)} has ${spaces} spaces for one counter each, and all are covered when it’s full.`,
  noSuchNumber: ({ at: tableName, number }) =>
    `Check the number. ${tableTitle(tableName)} has no space that counts as a ${number}.`,
  notTied: ({ at: tableName, player }, names) =>
    `Pick one of the tied players. ${names(player)} isn’t tied at ${tableText(tableName)}.`,
  depthLater: ({ depth }) =>
    depth === 'turns'
      ? 'Finish entering this table first. Then you can enter every turn.'
      : 'Finish this turn first. After it, you can switch to entering scored tables only.',
  noBoard: () => 'Enter your board first. Croupier needs it to follow every turn.',
  wouldFill: ({ at: tableName }) =>
    `Leave a space free at ${tableText(tableName)}. A full table would already have been scored.`,
  joinFull: ({ max }) => `No one can join: the box has pieces for ${numberWord(max)} players.`,
  joinSoon: () => 'Finish this first. Someone can join right after it.',
  joinAgain: () => 'Add the newcomer again: the free seat or the round has changed.',
  joinLast: () => 'Only one gold chip is left, so no one can join.',
  startHidden: () => 'Gold is hidden, so a newcomer starts with nothing.',
  asItIs: () => 'You’ve already entered it that way.',
  maryPassed: () => 'Check where Mary Chip is. She can’t be at or past a table that still has its gold chip.'
};
