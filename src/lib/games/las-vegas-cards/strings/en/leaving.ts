import { capital, inWords, type PlayerId } from '$lib/core';
import type { Leaving, LeavingWay } from '$lib/games/contract/leaving';
import type { LasVegasCards, View } from '$lib/games/las-vegas-cards/types';

function ways({ players }: View, player: PlayerId): readonly LeavingWay[] {
  const placed = players.find((each) => each.player === player)?.placed ?? 0;
  if (placed === 0) return [nothingPlaced];
  const cards = `${capital(inWords(placed))} ${placed === 1 ? 'card stays' : 'cards stay'}`;
  return [
    {
      pieces: 'stay',
      rule: '1.7',
      title: 'Placed cards stay until the payout',
      hint: `${cards} at the casinos. All others are put aside.`
    },
    {
      pieces: 'go',
      rule: '1.8',
      title: 'All cards are put aside now',
      hint: 'The casinos are paid without them.'
    }
  ];
}

const nothingPlaced: LeavingWay = {
  pieces: 'stay',
  rule: '1.7',
  title: 'The cards are put aside',
  hint: 'None are at a casino. Notes and chip cards stay in the ranking.'
};

export const leaving: Leaving<LasVegasCards> = { ways };
