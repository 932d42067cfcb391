import { capital, inWords, type PlayerId } from '$lib/core';
import type { Leaving, LeavingWay } from '$lib/games/contract/leaving';
import type { LasVegas } from '$lib/games/las-vegas/rules';
import type { View } from '$lib/games/las-vegas/types';

function ways(view: View, player: PlayerId): readonly LeavingWay[] {
  if (view.phase !== 'turns') return [between];
  return view.depth === 'rounds' ? counted : playing(view, player);
}

const between: LeavingWay = {
  pieces: 'stay',
  rule: '1.6',
  title: 'The dice go back in the box',
  hint: 'No round is being played, so no dice are at a casino. Chips and notes stay in the ranking.'
};

const counted: readonly LeavingWay[] = [
  {
    pieces: 'stay',
    rule: '1.6',
    title: 'Placed dice stay until the payout',
    hint: 'At the end of the round, count only the dice that are at a casino now. The rest go back in the box.'
  },
  {
    pieces: 'go',
    rule: '1.7',
    title: 'All dice go back in the box now',
    hint: 'The casinos are paid without them.'
  }
];

function playing(view: View, player: PlayerId): readonly LeavingWay[] {
  const { small = 0, big = 0 } = view.players.find((each) => each.player === player) ?? {};
  const placed = view.casinos
    .flatMap(({ claims }) => claims)
    .reduce((sum, { own }) => (own.who === player ? sum + own.small + own.big : sum), 0);
  if (placed === 0)
    return [
      {
        pieces: 'stay',
        rule: '1.6',
        title: 'The dice go back in the box',
        hint: 'None are placed yet. Chips and notes stay in the ranking.'
      }
    ];
  return [
    {
      pieces: 'stay',
      rule: '1.6',
      title: 'Placed dice stay until the payout',
      hint: `${capital(diceWords(placed))} ${placed === 1 ? 'stays' : 'stay'} at the casinos.${inHand(small + big)}`
    },
    {
      pieces: 'go',
      rule: '1.7',
      title: 'All dice go back in the box now',
      hint: 'The casinos are paid without them.'
    }
  ];
}

/** "one die", "three dice". */
function diceWords(count: number): string {
  return `${inWords(count)} ${count === 1 ? 'die' : 'dice'}`;
}

function inHand(count: number): string {
  if (count === 0) return '';
  return ` ${count === 1 ? 'The die' : `The ${inWords(count)} dice`} in hand ${count === 1 ? 'goes' : 'go'} back in the box.`;
}

export const leaving: Leaving<LasVegas> = { ways };
