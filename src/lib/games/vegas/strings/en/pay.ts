import { joinWithAnd, plural, possessive, type Names, type Sentences } from '$lib/core';
import type { LowestNumber, PayReason, RankReason, StartReason } from '$lib/games/vegas/types';
import { counterText, peopleText, tableText } from './shared';

/** Sentences that say who gets a gold chip, and why others get nothing. */
export const payText: Sentences<PayReason | StartReason> = {
  joinStarts: ({ player, value }, names) =>
    `${names(player)} starts with the lowest total, ${value} gold (house rule).`,
  most: ({ player, at: tableName, count, gold }, names) =>
    `${names(player)} has the most counters at ${tableText(tableName)} (${count}) and wins ${gold} gold.`,
  fewer: ({ player, at: tableName, count, most: highestCount }, names) =>
    `${names(player)} has ${counterText(count)} at ${tableText(tableName)}, but the most there is ${highestCount}, so ${names(player)} gets nothing.`,
  lowest: ({ player, at: tableName, count, gold, lowest, others }, names) =>
    `${peopleText([player, ...others.map((lowestNumber) => lowestNumber.player)], names)} tie with ${counterText(count)} each at ${tableText(tableName)}. ${possessive(names(player))} lowest number is ${lowest}, against ${lowestNumbersText(others, names)}, so ${names(player)} wins ${gold} gold.`,
  higher: ({ player, at: tableName, count, lowest, winner }, names) =>
    `${names(player)} and ${names(winner.player)} tie with ${counterText(count)} each at ${tableText(tableName)}. ${possessive(names(winner.player))} lowest number is ${winner.number}, ${possessive(names(player))} is ${lowest}, so ${names(player)} gets nothing.`,
  equallyLow: ({ player, at: tableName, count, lowest, others }, names) =>
    `${names(player)} ties with ${peopleText(others, names)} at ${tableText(tableName)}, with ${counterText(count)} and a lowest number of ${lowest}, so ${names(player)} gets nothing.`,
  higherThird: ({ player, at: tableName, count, lowest, others, low: lowNumber }, names) =>
    `${names(player)} also has ${counterText(count)} at ${tableText(tableName)}, with ${lowest} as the lowest number. ${peopleText(others, names)} tie at ${lowNumber} and nothing breaks their tie, so ${names(player)} gets nothing.`,
  nextLowest: ({ player, at: tableName, gold, lowest, next, others }, names) =>
    `${names(player)} and ${peopleText(
      others.map((lowestNumber) => lowestNumber.player),
      names
    )} tie at ${tableText(tableName)} with a lowest number of ${lowest}. ${possessive(names(player))} next lowest number is ${next}, against ${lowestNumbersText(others, names)}, so ${names(player)} wins ${gold} gold.`,
  nextHigher: ({ player, at: tableName, lowest, next, winner }, names) =>
    `${names(player)} and ${names(winner.player)} tie at ${tableText(tableName)} with a lowest number of ${lowest}. ${possessive(names(player))} next lowest number is ${next}, against ${possessive(names(winner.player))} ${winner.number}, so ${names(player)} gets nothing.`,
  discarded: ({ at: tableName, gold, players, count, lowest }, names) =>
    `${peopleText(players, names)} tie at ${tableText(tableName)} with ${counterText(count)} each and a lowest number of ${lowest}. Its gold chip, worth ${gold}, is discarded.`,
  nobodyThere: ({ at: tableName, gold }) =>
    `No one has a counter at ${tableText(tableName)}, so its gold chip, worth ${gold}, is discarded.`,
  toldWinner: ({ player, at: tableName, gold }, names) =>
    `You entered that ${names(player)} won ${gold} gold at ${tableText(tableName)}.`,
  toldNobody: ({ at: tableName, gold }) =>
    `You entered that no one won ${tableText(tableName)}. Its gold chip, worth ${gold}, is discarded.`,
  notScored: ({ player, at: tableName, count, free: freeCount }, names) =>
    freeCount === 1
      ? `${names(player)} has ${counterText(count)} at ${tableText(tableName)}. One space is still free and Mary Chip isn’t there, so no one gets anything yet.`
      : `${names(player)} has ${counterText(count)} at ${tableText(tableName)}. ${freeCount} spaces are still free and Mary Chip isn’t there, so no one gets anything yet.`
};

/** Returns "Ben’s 3 and Carla’s 4". */
function lowestNumbersText(lowestNumbers: readonly LowestNumber[], names: Names): string {
  return joinWithAnd(lowestNumbers.map(({ player, number }) => `${possessive(names(player))} ${number}`));
}

/** Sentences that explain the places in the ranking. */
export const rankText: Sentences<RankReason> = {
  sum: ({ player, chips, start = 0, total }, names) => {
    if (chips === 0)
      return start === 0
        ? `${names(player)} won no gold chips.`
        : `${names(player)} started with ${start} gold and won no gold chips.`;
    const chipsText = `from ${plural(chips, 'gold chip')}`;
    return start === 0
      ? `${names(player)} has ${total} gold ${chipsText}.`
      : `${names(player)} has ${total} gold ${chipsText} and ${start} gold to start with.`;
  },
  level: ({ players, total }, names) =>
    `${peopleText(players, names)} tie with ${total} gold each and share the place.`,
  moreChips: ({ player, chips, total }, names) =>
    `Players tied at ${total} gold rank by their number of gold chips. ${names(player)} has ${chips}.`,
  highestChip: ({ player, highest, total }, names) =>
    `Players tied at ${total} gold rank by their highest gold chip. ${possessive(names(player))} is ${highest}.`
};
