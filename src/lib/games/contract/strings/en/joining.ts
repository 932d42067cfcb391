import {
  formatDollars,
  numberWord,
  isolateName,
  type JoinStart,
  type Names,
  type PlayerId,
  type ReasonWith
} from '$lib/core';

/** The data of the log line of a player who joins. */
export interface JoinEvent {
  readonly code: 'joined';
  readonly player: PlayerId;
  /** The name at that time. If the log line is not in effect, no seat has this name. */
  readonly name: string;
  readonly start: JoinStart;
}

/** The reasons why no one can join, and the reason for the starting money. */
export type JoiningWhy =
  /** `max` is the maximum number of players. */
  | ReasonWith<'joinFull' | 'joinLater' | 'joinTooLate', string, { max: number }>
  | ReasonWith<'joinStarts', string, { player: PlayerId; value: number }>;

export function isJoiningWhy(why: { readonly code: string }): why is JoiningWhy {
  return why.code.startsWith('join');
}

/** One sentence for a reason. Sums are in dollars unless the game formats them differently. */
export function joiningSentence(why: JoiningWhy, names: Names, sum = formatDollars): string {
  switch (why.code) {
    case 'joinFull':
      return `No one can join: the box has pieces for ${numberWord(why.max)} players.`;
    case 'joinLater':
      return 'Someone can join after this round’s payout.';
    case 'joinTooLate':
      return 'The last round has started, so no one can join.';
    case 'joinStarts':
      return `${names(why.player)} starts with the lowest total, ${sum(why.value)} (house rule).`;
  }
}

/** The line of the log, short enough for the undo bar. */
export function joinedLine({ player, name, start }: JoinEvent, names: Names): string {
  const playerName = names(player) === player ? isolateName(name) : names(player);
  return `${playerName} joins with ${start === 'nothing' ? 'nothing' : 'the lowest total'}.`;
}
