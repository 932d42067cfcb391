import { listed, possessive, type Names } from '$lib/core';
import type { Sentences } from './sentences';
import type { Low, PayWhy, RankWhy } from './types';
import { counterWords, peopleWords, tableWords } from './words';

/** Why a gold chip goes where it goes, and why somebody gets nothing. */
export const payText: Sentences<PayWhy> = {
  most: ({ player, at, count, gold }, names) =>
    `${names(player)} has the most counters at ${tableWords(at)}, ${count}, and takes the gold chip of ${gold}.`,
  fewer: ({ player, at, count, most }, names) =>
    `${names(player)} has ${counterWords(count)} at ${tableWords(at)}, and the most is ${most}: nothing.`,
  lowest: ({ player, at, count, gold, lowest, others }, names) =>
    `${peopleWords([player, ...others.map((each) => each.player)], names)} have ${counterWords(count)} each at ${tableWords(at)}; ${names(player)} has the lowest number, ${lowest}, against ${lowWords(others, names)}, and takes the gold chip of ${gold}.`,
  higher: ({ player, at, count, lowest, winner }, names) =>
    `${names(player)} has ${counterWords(count)} at ${tableWords(at)}, as many as ${names(winner.player)}, but ${lowest} as the lowest number, and ${names(winner.player)} has a ${winner.number}: nothing.`,
  equallyLow: ({ player, at, count, lowest, others }, names) =>
    `${names(player)} has ${counterWords(count)} at ${tableWords(at)} and ${lowest} as the lowest number, just like ${peopleWords(others, names)}: nothing.`,
  higherThird: ({ player, at, count, lowest, others, low }, names) =>
    `${names(player)} has ${counterWords(count)} at ${tableWords(at)} too, but ${lowest} as the lowest number, and ${peopleWords(others, names)} are level on a ${low}: the tie is not broken, so nothing.`,
  nextLowest: ({ player, at, gold, lowest, next, others }, names) =>
    `${names(player)} and ${peopleWords(
      others.map((each) => each.player),
      names
    )} are level at ${tableWords(at)} with a ${lowest}; their next lowest numbers decide: ${names(player)} has a ${next} against ${lowWords(others, names)} and takes the gold chip of ${gold}.`,
  nextHigher: ({ player, at, lowest, next, winner }, names) =>
    `${names(player)} is level with ${names(winner.player)} at ${tableWords(at)} with a ${lowest}; their next lowest numbers decide, a ${next} against ${possessive(names(winner.player))} ${winner.number}: nothing.`,
  discarded: ({ at, gold, players, count, lowest }, names) =>
    `${peopleWords(players, names)} have ${counterWords(count)} each at ${tableWords(at)} and ${lowest} as the lowest number: the gold chip of ${gold} is out of the game.`,
  nobodyThere: ({ at, gold }) =>
    `Nobody has a counter at ${tableWords(at)}, so its gold chip of ${gold} is out of the game.`,
  toldWinner: ({ player, at, gold }, names) =>
    `The table says that ${names(player)} took the gold chip of ${gold} at ${tableWords(at)}.`,
  toldNobody: ({ at, gold }) =>
    `The table says that nobody took the gold chip of ${gold} at ${tableWords(at)}: it is out of the game.`,
  notScored: ({ player, at, count, free }, names) =>
    free === 1
      ? `${names(player)} has ${counterWords(count)} at ${tableWords(at)}; one space is still free and Mary Chip is not there, so nothing is paid yet.`
      : `${names(player)} has ${counterWords(count)} at ${tableWords(at)}; ${free} spaces are still free and Mary Chip is not there, so nothing is paid yet.`
};

/** "Ben’s 3 and Carla’s 4". */
function lowWords(lows: readonly Low[], names: Names): string {
  return listed(lows.map(({ player, number }) => `${possessive(names(player))} ${number}`));
}

/** How the places come about. */
export const rankText: Sentences<RankWhy> = {
  sum: ({ player, chips, total }, names) =>
    chips === 0
      ? `${names(player)} has won no gold chip.`
      : chips === 1
        ? `${names(player)} has won 1 gold chip: ${total} gold.`
        : `${names(player)} has won ${chips} gold chips: ${total} gold.`,
  level: ({ players, total }, names) =>
    `${peopleWords(players, names)} have ${total} gold each and share the place.`,
  moreChips: ({ player, chips, total }, names) =>
    `Of those with ${total} gold, whoever has more gold chips is ahead: ${names(player)} has ${chips}.`,
  highestChip: ({ player, highest, total }, names) =>
    `Of those with ${total} gold, whoever has the highest gold chip is ahead: ${possessive(names(player))} best is ${highest}.`
};
