import { numberWord, type Names, type PlayerId, type ReasonWith } from '$lib/core';

/** The data of the log line of a player who leaves. */
export interface LeaveEvent {
  readonly code: 'left';
  readonly player: PlayerId;
  readonly pieces: 'stay' | 'go';
}

/** The reasons, common to all games, why a player cannot leave. */
export type CommonLeavingWhy =
  | ReasonWith<'leftAlready', string, { player: PlayerId }>
  /** `min` is the minimum number of players. */
  | ReasonWith<'tooFewStay', string, { player: PlayerId; min: number }>;

/** The reasons of a game in which a player may have to wait for the end of a round. */
export type LeavingWhy = CommonLeavingWhy | ReasonWith<'leaveLater', string, { player: PlayerId }>;

/** The reasons of a game in which a player may have to wait until something half done is finished. */
export type QuittingWhy = CommonLeavingWhy | ReasonWith<'leaveSoon', string, { player: PlayerId }>;

const CODES: readonly string[] = ['leftAlready', 'tooFewStay', 'leaveLater', 'leaveSoon'];

export function isLeavingWhy(why: { readonly code: string }): why is LeavingWhy | QuittingWhy {
  return CODES.includes(why.code);
}

/** One sentence for a refusal. */
export function leavingSentence(why: LeavingWhy | QuittingWhy, names: Names): string {
  switch (why.code) {
    case 'leftAlready':
      return `${names(why.player)} has left the game.`;
    case 'tooFewStay':
      return `This game needs at least ${numberWord(why.min)} players, so ${names(why.player)} can only leave if someone else joins first.`;
    case 'leaveLater':
      return `This round needs all its players. ${names(why.player)} can leave right after its payout.`;
    case 'leaveSoon':
      return `Finish this first. ${names(why.player)} can leave right after it.`;
  }
}

/** The line of the log, short enough for the undo bar. */
export const leftLine = ({ player, pieces }: LeaveEvent, names: Names) =>
  `${names(player)} leaves ${pieces === 'stay' ? 'the game' : 'with all their pieces'}.`;
