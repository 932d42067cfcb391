import { isAskTap, isOver, playersOf, PLAYER_IDS, type Entry, type Match, type Terms } from '$lib/core';
import type { Game } from '$lib/games/define';
import type { Draft } from '$lib/storage/schema';
import { follow } from './follow';
import * as say from './words';

type Log = readonly Entry<Terms['Move']>[];

/**
 * Why a match cannot be shown with its game, in one sentence; undefined if it can, be it only up to a line that
 * today's rules refuse.
 */
export function refuseMatch(game: Game, match: Match, entries: Log): string | undefined {
  return refuseSetup(game, match) ?? cannotPlay(game, match, entries);
}

/** The same of what was settled before its first line. */
export function refuseSetup({ meta, reads }: Game, match: Match): string | undefined {
  const { title, players } = meta;
  const there = playersOf(match);
  if (there.length < players.min || there.length > players.max)
    return say.otherPeople(title, players.min, players.max, there.length);
  if (there.some((player, index) => player !== PLAYER_IDS[index])) return say.seatsOutOfOrder;
  if (!reads.options(match.options) || !isBegunByOneOf(match)) return say.unknownWay(title);
  return undefined;
}

/** Whoever begins sits there. */
function isBegunByOneOf({ options, seats }: Match): boolean {
  const named = Object.entries(options).filter(([name]) => name === 'first' || name === 'dealer');
  return named.every(([, player]) => seats.some((seat) => seat.player === player));
}

/** Everything that a list of matches needs is tried once. */
function cannotPlay(game: Game, match: Match, entries: Log): string | undefined {
  try {
    const { replayed } = follow(game, match, entries);
    isOver(game.rules, replayed);
    game.rules.view(replayed.state);
    game.rules.now(replayed.state);
    game.rules.progress(replayed.state);
    return undefined;
  } catch {
    return say.cannotBegin(game.meta.title);
  }
}

/** Whether the taps of a draft are in the words of a game, and mean what they meant. */
export function areTaps({ reads }: Game, { version = 1, taps }: Draft): boolean {
  return version === reads.tapWords && taps.every((tap) => isAskTap(tap) || reads.tap(tap));
}
