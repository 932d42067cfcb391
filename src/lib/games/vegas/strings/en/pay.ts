import { listed, plural, possessive, type Names, type Sentences } from '$lib/core';
import type { LowestNumber, PayReason, RankReason, StartReason } from '$lib/games/vegas/types';
import { counterWords, peopleWords, tableWords } from './shared';

/** Why a gold chip goes where it goes, and why someone gets nothing. */
export const payText: Sentences<PayReason | StartReason> = {
  joinStarts: ({ player, value }, names) =>
    `${names(player)} starts with the lowest total, ${value} gold (house rule).`,
  most: ({ player, at, count, gold }, names) =>
    `${names(player)} has the most counters at ${tableWords(at)} (${count}) and wins ${gold} gold.`,
  fewer: ({ player, at, count, most }, names) =>
    `${names(player)} has ${counterWords(count)} at ${tableWords(at)}, but the most there is ${most}, so ${names(player)} gets nothing.`,
  lowest: ({ player, at, count, gold, lowest, others }, names) =>
    `${peopleWords([player, ...others.map((lowestNumber) => lowestNumber.player)], names)} tie with ${counterWords(count)} each at ${tableWords(at)}. ${possessive(names(player))} lowest number is ${lowest}, against ${lowWords(others, names)}, so ${names(player)} wins ${gold} gold.`,
  higher: ({ player, at, count, lowest, winner }, names) =>
    `${names(player)} and ${names(winner.player)} tie with ${counterWords(count)} each at ${tableWords(at)}. ${possessive(names(winner.player))} lowest number is ${winner.number}, ${possessive(names(player))} is ${lowest}, so ${names(player)} gets nothing.`,
  equallyLow: ({ player, at, count, lowest, others }, names) =>
    `${names(player)} ties with ${peopleWords(others, names)} at ${tableWords(at)}, with ${counterWords(count)} and a lowest number of ${lowest}, so ${names(player)} gets nothing.`,
  higherThird: ({ player, at, count, lowest, others, low }, names) =>
    `${names(player)} also has ${counterWords(count)} at ${tableWords(at)}, with ${lowest} as the lowest number. ${peopleWords(others, names)} tie at ${low} and nothing breaks their tie, so ${names(player)} gets nothing.`,
  nextLowest: ({ player, at, gold, lowest, next, others }, names) =>
    `${names(player)} and ${peopleWords(
      others.map((lowestNumber) => lowestNumber.player),
      names
    )} tie at ${tableWords(at)} with a lowest number of ${lowest}. ${possessive(names(player))} next lowest number is ${next}, against ${lowWords(others, names)}, so ${names(player)} wins ${gold} gold.`,
  nextHigher: ({ player, at, lowest, next, winner }, names) =>
    `${names(player)} and ${names(winner.player)} tie at ${tableWords(at)} with a lowest number of ${lowest}. ${possessive(names(player))} next lowest number is ${next}, against ${possessive(names(winner.player))} ${winner.number}, so ${names(player)} gets nothing.`,
  discarded: ({ at, gold, players, count, lowest }, names) =>
    `${peopleWords(players, names)} tie at ${tableWords(at)} with ${counterWords(count)} each and a lowest number of ${lowest}. Its gold chip, worth ${gold}, is discarded.`,
  nobodyThere: ({ at, gold }) =>
    `No one has a counter at ${tableWords(at)}, so its gold chip, worth ${gold}, is discarded.`,
  toldWinner: ({ player, at, gold }, names) =>
    `You entered that ${names(player)} won ${gold} gold at ${tableWords(at)}.`,
  toldNobody: ({ at, gold }) =>
    `You entered that no one won ${tableWords(at)}. Its gold chip, worth ${gold}, is discarded.`,
  notScored: ({ player, at, count, free }, names) =>
    free === 1
      ? `${names(player)} has ${counterWords(count)} at ${tableWords(at)}. One space is still free and Mary Chip isn’t there, so no one gets anything yet.`
      : `${names(player)} has ${counterWords(count)} at ${tableWords(at)}. ${free} spaces are still free and Mary Chip isn’t there, so no one gets anything yet.`
};

/** "Ben’s 3 and Carla’s 4". */
function lowWords(lows: readonly LowestNumber[], names: Names): string {
  return listed(lows.map(({ player, number }) => `${possessive(names(player))} ${number}`));
}

/** How the places come about. */
export const rankText: Sentences<RankReason> = {
  sum: ({ player, chips, start = 0, total }, names) => {
    if (chips === 0)
      return start === 0
        ? `${names(player)} won no gold chips.`
        : `${names(player)} started with ${start} gold and won no gold chips.`;
    const from = `from ${plural(chips, 'gold chip')}`;
    return start === 0
      ? `${names(player)} has ${total} gold ${from}.`
      : `${names(player)} has ${total} gold ${from} and ${start} gold to start with.`;
  },
  level: ({ players, total }, names) =>
    `${peopleWords(players, names)} tie with ${total} gold each and share the place.`,
  moreChips: ({ player, chips, total }, names) =>
    `Players tied at ${total} gold rank by their number of gold chips. ${names(player)} has ${chips}.`,
  highestChip: ({ player, highest, total }, names) =>
    `Players tied at ${total} gold rank by their highest gold chip. ${possessive(names(player))} is ${highest}.`
};
