import type { PlayerId } from '$lib/core';
import { GOOD_LUCK, type Card, type Face, type Hearts } from '$lib/games/vegas/data';
import type { FightWhy, LogEvent, Why } from '$lib/games/vegas/types';

/** A piece to draw in a log line. */
export type LinePiece =
  | { readonly is: 'die'; readonly face: Face }
  | { readonly is: 'card'; readonly card: Card }
  | { readonly is: 'hearts'; readonly hearts: Hearts; readonly lacquer: 'black' | 'white' }
  /** A gold chip and its new owner; without an owner it left the game. */
  | { readonly is: 'gold'; readonly gold: number; readonly to?: PlayerId };

/** Returns the pieces moved by a log entry, in order. */
export function piecesInEvent(event: LogEvent): readonly LinePiece[] {
  if (event.code === 'left' || event.code === 'joined') return [];
  return event.news.flatMap((why) => {
    const draw = PIECES[why.code] as ((reason: Why) => readonly LinePiece[]) | undefined;
    return draw?.(why) ?? [];
  });
}

type Draw<Code extends Why['code']> = (why: Extract<Why, { code: Code }>) => readonly LinePiece[];

const hearts = ({ hearts: [one, other] }: FightWhy): readonly LinePiece[] => [
  { is: 'hearts', hearts: one, lacquer: 'black' },
  { is: 'hearts', hearts: other, lacquer: 'white' }
];
const die = ({ face }: { readonly face: Face }): readonly LinePiece[] => [{ is: 'die', face }];
const wonGold = ({
  gold,
  player
}: {
  readonly gold: number;
  readonly player: PlayerId;
}): readonly LinePiece[] => [{ is: 'gold', gold, to: player }];
const discardedGold = ({ gold }: { readonly gold: number }): readonly LinePiece[] => [{ is: 'gold', gold }];

/** The drawing of each reason; a reason without one has only its sentence. */
const PIECES: { readonly [Code in Why['code']]?: Draw<Code> } = {
  throws: die,
  throwsForMary: die,
  playsGoodLuck: ({ number }) => [{ is: 'card', card: GOOD_LUCK[number] }],
  sendsFrontMan: () => [{ is: 'card', card: 'front-man' }],
  playsMaryChip: () => [{ is: 'card', card: 'mary-chip' }],
  challengerStays: hearts,
  defenderStays: hearts,
  bothLeave: hearts,
  most: wonGold,
  lowest: wonGold,
  nextLowest: wonGold,
  toldWinner: wonGold,
  discarded: discardedGold,
  nobodyThere: discardedGold,
  toldNobody: discardedGold
};
