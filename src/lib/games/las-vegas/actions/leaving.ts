import type { PlayerId } from '$lib/core';
import type { Joining } from '$lib/games/contract/joining';
import type { Leaving, LeaveOption } from '$lib/games/contract/leaving';
import type { LasVegas, View } from '$lib/games/las-vegas/types';
import * as say from '$lib/games/las-vegas/strings/en/leaving';

/** The text for joining, including the pieces of a newcomer. */
export const joining: Joining = { rule: '1.10', houseRule: '1.11', pieces: say.diceOfAFreeColour };

/** The ways to leave now, and what each does with the dice. */
export const leaving: Leaving<LasVegas> = {
  leaveOptions(view, player) {
    if (view.phase !== 'turns') return [takeAllPiecesOption(say.noRoundIsPlayed)];
    if (view.depth === 'rounds') return [leavePlacedDiceOption(say.countOnlyThose), takePiecesOption];
    const { small = 0, big = 0 } = view.players.find((each) => each.player === player) ?? {};
    const placedCount = countPlacedDice(view, player);
    return placedCount === 0
      ? [takeAllPiecesOption(say.noneIsPlaced)]
      : [leavePlacedDiceOption(say.stayingSentence(placedCount, small + big)), takePiecesOption];
  }
};

function takeAllPiecesOption(hint: string): LeaveOption {
  return { pieces: 'stay', rule: '1.6', title: say.allGoIntoTheBox, hint };
}

function leavePlacedDiceOption(hint: string): LeaveOption {
  return { pieces: 'stay', rule: '1.6', title: say.placedStay, hint };
}

const takePiecesOption: LeaveOption = { pieces: 'go', rule: '1.7', ...say.allDiceGoBack };

/** Number of the player's own dice at the casinos. */
function countPlacedDice({ casinos }: View, player: PlayerId): number {
  const playerClaims = casinos.flatMap(({ claims }) => claims.filter((claim) => claim.own.who === player));
  return playerClaims.reduce((sum, { own: { small, big } }) => sum + small + big, 0);
}
