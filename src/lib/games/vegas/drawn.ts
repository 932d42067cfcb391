import type { PlayerId } from '$lib/core';
import { GOOD_LUCK, type Card, type Face, type Hearts } from './data';
import type { FightWhy, LogEvent, Why } from './types';

/** A piece of the box in a line of the log. */
export type LinePiece =
  | { readonly is: 'die'; readonly face: Face }
  | { readonly is: 'card'; readonly card: Card }
  | { readonly is: 'hearts'; readonly hearts: Hearts; readonly lacquer: 'black' | 'white' }
  /** A gold chip, and who took it; without anybody it went out of the game. */
  | { readonly is: 'gold'; readonly gold: number; readonly to?: PlayerId };

/** The pieces that a line of the log moved, in its order. */
export function drawnOf({ news }: LogEvent): readonly LinePiece[] {
  return news.flatMap((why) => {
    const draw = PIECES[why.code] as ((each: Why) => readonly LinePiece[]) | undefined;
    return draw?.(why) ?? [];
  });
}

type Draw<Code extends Why['code']> = (why: Extract<Why, { code: Code }>) => readonly LinePiece[];

const hearts = ({ hearts: [one, other] }: FightWhy): readonly LinePiece[] => [
  { is: 'hearts', hearts: one, lacquer: 'black' },
  { is: 'hearts', hearts: other, lacquer: 'white' }
];
const die = ({ face }: { readonly face: Face }): readonly LinePiece[] => [{ is: 'die', face }];
const won = ({
  gold,
  player
}: {
  readonly gold: number;
  readonly player: PlayerId;
}): readonly LinePiece[] => [{ is: 'gold', gold, to: player }];
const out = ({ gold }: { readonly gold: number }): readonly LinePiece[] => [{ is: 'gold', gold }];

/** What there is to draw of a reason; of the others their sentence is all. */
const PIECES: { readonly [Code in Why['code']]?: Draw<Code> } = {
  throws: die,
  throwsForMary: die,
  playsGoodLuck: ({ number }) => [{ is: 'card', card: GOOD_LUCK[number] }],
  sendsFrontMan: () => [{ is: 'card', card: 'front-man' }],
  playsMaryChip: () => [{ is: 'card', card: 'mary-chip' }],
  challengerStays: hearts,
  defenderStays: hearts,
  bothLeave: hearts,
  most: won,
  lowest: won,
  nextLowest: won,
  toldWinner: won,
  discarded: out,
  nobodyThere: out,
  toldNobody: out
};
