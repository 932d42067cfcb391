import type { PlayerId } from '$lib/core';
import { GOOD_LUCK, type Card, type Face, type Hearts } from '$lib/games/vegas/data';
import type { FightReason, LogEvent, Why } from '$lib/games/vegas/types';

/** A piece to draw in a log line. */
export type LinePiece =
  | { readonly kind: 'die'; readonly face: Face }
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'hearts'; readonly hearts: Hearts; readonly lacquer: 'black' | 'white' }
  /** A gold chip and its new owner; without an owner it left the game. */
  | { readonly kind: 'gold'; readonly gold: number; readonly to?: PlayerId };

/** Returns the pieces moved by a log entry, in order. */
export function piecesInEvent(event: LogEvent): readonly LinePiece[] {
  if (event.code === 'left' || event.code === 'joined') return [];
  return event.news.flatMap((why) => {
    const draw = PIECES[why.code] as ((reason: Why) => readonly LinePiece[]) | undefined;
    return draw?.(why) ?? [];
  });
}

type Draw<Code extends Why['code']> = (why: Extract<Why, { code: Code }>) => readonly LinePiece[];

const hearts = ({ hearts: [one, other] }: FightReason): readonly LinePiece[] => [
  { kind: 'hearts', hearts: one, lacquer: 'black' },
  { kind: 'hearts', hearts: other, lacquer: 'white' }
];
const die = ({ face }: { readonly face: Face }): readonly LinePiece[] => [{ kind: 'die', face }];
const wonGold = ({
  gold,
  player
}: {
  readonly gold: number;
  readonly player: PlayerId;
}): readonly LinePiece[] => [{ kind: 'gold', gold, to: player }];
const discardedGold = ({ gold }: { readonly gold: number }): readonly LinePiece[] => [{ kind: 'gold', gold }];

/** The drawing of each reason; a reason without one has only its sentence. */
const PIECES: { readonly [Code in Why['code']]?: Draw<Code> } = {
  throws: die,
  throwsForMary: die,
  playsGoodLuck: ({ number }) => [{ kind: 'card', card: GOOD_LUCK[number] }],
  sendsFrontMan: () => [{ kind: 'card', card: 'front-man' }],
  playsMaryChip: () => [{ kind: 'card', card: 'mary-chip' }],
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
