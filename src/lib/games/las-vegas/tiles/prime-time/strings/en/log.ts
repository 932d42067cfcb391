import { listed, plural } from '$lib/core';
import type { TileText } from '$lib/games/las-vegas/tiles/shared/define-tile';
import { askingThrow, thrown } from '$lib/games/las-vegas/tiles/shared/strings/en/log';
import type { Face } from '$lib/games/las-vegas/types';
import type { PrimeTime } from '$lib/games/las-vegas/tiles/prime-time/terms';

/** "casinos 2 and 5", "casino 3". */
function whereTo(faces: readonly Face[]): string {
  const [one, other] = faces;
  if (one === other || other === undefined) return `casino ${String(one)}`;
  return `casinos ${listed([String(one), String(other)])}`;
}

/** What the tile says. */
export const text: TileText<PrimeTime, 'lines' | 'asking' | 'choices' | 'stands' | 'happened'> = {
  title: 'Prime Time',
  inShort:
    'The player about to win the higher note here rolls both black dice, which count at the casinos of their numbers.',
  does: 'Before the payout, the player about to win the higher note here rolls both black dice. They may place none, one or both at the casinos of those numbers, where they count as their own.',
  sentences: {
    primeTimeThrows: ({ player }, names) =>
      `${names(player)} is about to win the higher note here and rolls both black dice.`,
    primeTimeNobody: () =>
      'No player is about to win the higher note at the Prime Time casino, so no one rolls.',
    primeTimePlaced: ({ player, faces }, names) =>
      faces.length === 0
        ? `${names(player)} places no black die.`
        : `${names(player)} places ${plural(faces.length, 'black die', 'black dice')} at ${whereTo(faces)}.`
  },
  lines: {
    throw: thrown,
    place: ({ faces }, who) =>
      faces.length === 0
        ? `${who} places no black die.`
        : `${who} places ${faces.length === 1 ? `the black ${String(faces[0])}` : `the black ${faces.join(' and ')}`}.`
  },
  asking: {
    throw: askingThrow,
    place: ({ name }) => ({
      question: `Which dice does ${name} place?`,
      hint: 'They count as your own dice.'
    })
  },
  choices: {
    place: ({ faces }) => {
      if (faces.length === 0) return 'No black die';
      const which = faces.length === 2 ? 'Both' : `The ${faces.join('')}`;
      return `${which} at ${whereTo(faces)}`;
    }
  },
  stands: () => 'The black dice are rolled before the payout.',
  happened: ({ owner }) => `${owner} is about to win the higher note here.`
};
