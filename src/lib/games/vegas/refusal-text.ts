import { possessive } from '$lib/core';
import { GOLD_LEAST, GOLD_MOST } from './data';
import type { Sentences } from './sentences';
import type { Phase, RefusalWhy } from './types';
import { cardWords, counterWords, peopleWords, tableTitle, tableWords } from './words';

const NOT_NOW: Readonly<Record<Phase, string>> = {
  first: 'Everybody chooses a first table now.',
  turn: 'A turn begins now: throw, play a card, or move to another table.',
  throw: 'The throw comes now.',
  space: 'The counter is placed first.',
  duel: 'The duel is fought first.',
  step: 'Mary Chip moves first.',
  resume: 'First say what lies on the board.',
  tables: 'Only the tables are told: say which one is scored.',
  gold: 'First say what the gold chip of that table is worth.',
  winner: 'First say who took the gold chip.',
  lowest: 'First say the lowest number of those who are level.',
  over: 'The game is over.'
};

/** Why something cannot be done, and what can be; none of it says anything of hidden hearts. */
export const refusalText: Sentences<RefusalWhy> = {
  notNow: ({ wanted }) => NOT_NOW[wanted],
  unreadable: () => 'What was told cannot be read; tell it again.',
  notTheirTurn: ({ turn }, names) => `${names(turn)} chooses a table now.`,
  tableScored: ({ at }) => `${tableTitle(at)} is scored and has no gold chip any more.`,
  stayedAt: ({ at, player }, names) =>
    `${names(player)} stands at ${tableWords(at)} already; moving goes to another table.`,
  frontManHere: ({ at, player }, names) =>
    `${names(player)} stands at ${tableWords(at)}; a Front-man goes to another table.`,
  mustChange: ({ at, player }, names) =>
    `${tableTitle(at)} is scored, so ${names(player)} moves to another table now.`,
  cardSpent: ({ player, card }, names) => `${names(player)} has no ${cardWords(card)} left.`,
  noCounters: ({ player }, names) => `${names(player)} has no counter left.`,
  hasCounters: ({ player, left }, names) =>
    `${names(player)} has ${counterWords(left)} in hand; only somebody without counters passes.`,
  otherNumber: ({ at, shown, rule }) =>
    rule === '3.8'
      ? `No space at ${tableWords(at)} shows a ${shown}, so a ${shown} places nothing there.`
      : rule === '3.6'
        ? `At ${tableWords(at)} a space with two numbers shows the 6, so the 6 is not a joker and goes to that space.`
        : `At ${tableWords(at)} a ${shown} goes to a space that shows a ${shown}.`,
  freeFirst: ({ at, shown }) => `A free space for the ${shown} at ${tableWords(at)} comes first.`,
  ownCounter: ({ player }, names) =>
    `${possessive(names(player))} counter lies there already; only somebody else’s counter can be replaced.`,
  noSuchSpace: ({ at }) => `There is no such space at ${tableWords(at)}.`,
  mustPlace: ({ at, player }, names) =>
    `${names(player)} has to place a counter at ${tableWords(at)}, since one can be placed.`,
  alreadyChosen: ({ player }, names) => `${names(player)} has chosen already; undo takes the choice back.`,
  notInDuel: ({ player }, names) => `${names(player)} has no part in this duel.`,
  notAllChosen: ({ missing }, names) =>
    missing.length === 1
      ? `${peopleWords(missing, names)} still has to choose.`
      : `${peopleWords(missing, names)} still have to choose.`,
  maryElsewhere: ({ at, next }) =>
    `Mary Chip comes to ${tableWords(next)} next; she is not at ${tableWords(at)} yet.`,
  noSuchTable: () => 'There is no such table on the board.',
  wrongGold: () => `A gold chip is worth ${GOLD_LEAST} to ${GOLD_MOST}.`,
  wrongCounts: ({ at, spaces }) =>
    `At ${tableWords(at)} there are ${spaces} spaces, each for one counter, and a full table has one on each.`,
  noSuchNumber: ({ at, number }) => `No space at ${tableWords(at)} counts as a ${number}.`,
  notTied: ({ at, player }, names) =>
    `${names(player)} is not one of those who are level at ${tableWords(at)}.`,
  depthLater: ({ depth }) =>
    depth === 'turns'
      ? 'Finish telling this table first; then every turn can be told.'
      : 'Finish this turn first; then only the tables can be told.',
  noBoard: () => 'The app does not know your board; copy it, and every turn can be told.',
  wouldFill: ({ at }) => `Then ${tableWords(at)} would be full, and a full table has been scored.`,
  asItIs: () => 'That is how it was told already.',
  maryPassed: () => 'No gold chip can lie behind Mary Chip or under her.'
};
