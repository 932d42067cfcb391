import { inWords, type Names, type PlayerId } from '$lib/core';

/** The data of the log line of a player who leaves. */
export interface LeaveEvent {
  readonly code: 'left';
  readonly player: PlayerId;
  readonly pieces: 'stay' | 'go';
}

/** The reasons why a player cannot leave. */
export type LeavingWhy =
  | { readonly code: 'leftAlready'; readonly rule: string; readonly player: PlayerId }
  | {
      readonly code: 'tooFewStay';
      readonly rule: string;
      readonly player: PlayerId;
      /** The smallest number of players of the box. */
      readonly min: number;
    }
  /** Only between two rounds. */
  | { readonly code: 'leaveLater'; readonly rule: string; readonly player: PlayerId };

export function isLeavingWhy(why: { readonly code: string }): why is LeavingWhy {
  return why.code === 'leftAlready' || why.code === 'tooFewStay' || why.code === 'leaveLater';
}

/** One sentence for a refusal. */
export function leavingSentence(why: LeavingWhy, names: Names): string {
  switch (why.code) {
    case 'leftAlready':
      return `${names(why.player)} has left the game.`;
    case 'tooFewStay':
      return `This game needs at least ${inWords(why.min)} players. You can end it instead.`;
    case 'leaveLater':
      return `${names(why.player)} can leave after this round’s payout.`;
  }
}

/** The line of the log, short enough for the undo bar. */
export const leftLine = ({ player, pieces }: LeaveEvent, names: Names) =>
  `${names(player)} leaves ${pieces === 'stay' ? 'the game' : 'with all pieces'}.`;
