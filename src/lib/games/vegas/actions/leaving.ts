import type { Leaving, LeaveOption } from '$lib/games/contract/leaving';
import type { Vegas } from '$lib/games/vegas/types';
import * as say from '$lib/games/vegas/strings/en/leaving';

const takePiecesOption: LeaveOption = { pieces: 'go', rule: '1.11', ...say.takePieces };

/**
 * Returns the ways to leave now, which differ in what happens to the counters. Leaving the match is `quit`, because the
 * move `leave` places no counter (3.10).
 */
export const leaving: Leaving<Vegas> = {
  type: 'quit',
  leaveOptions({ depth, tables }, player) {
    if (depth === 'rounds') return [leavePiecesOption(say.untilTheyAreScored), takePiecesOption];
    const placedCount = tables
      .flatMap(({ spaces }) => spaces)
      .filter(({ counter }) => counter === player).length;
    return placedCount === 0
      ? [{ pieces: 'stay', rule: '1.10', title: say.everythingBackInBox, hint: say.noneIsPlaced }]
      : [leavePiecesOption(say.stayingText(placedCount)), takePiecesOption];
  }
};

function leavePiecesOption(hint: string): LeaveOption {
  return { pieces: 'stay', rule: '1.10', title: say.placedStay, hint };
}
