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
    const drawPieces = PIECES[why.code] as ((reason: Why) => readonly LinePiece[]) | undefined;
    return drawPieces?.(why) ?? [];
  });
}

type DrawPieces<Code extends Why['code']> = (why: Extract<Why, { code: Code }>) => readonly LinePiece[];

const heartPieces = ({ hearts: [challengerHearts, defenderHearts] }: FightReason): readonly LinePiece[] => [
  { kind: 'hearts', hearts: challengerHearts, lacquer: 'black' },
  { kind: 'hearts', hearts: defenderHearts, lacquer: 'white' }
];
const diePieces = ({ face }: { readonly face: Face }): readonly LinePiece[] => [{ kind: 'die', face }];
const wonGoldPieces = ({
  gold,
  player
}: {
  readonly gold: number;
  readonly player: PlayerId;
}): readonly LinePiece[] => [{ kind: 'gold', gold, to: player }];
const discardedGoldPieces = ({ gold }: { readonly gold: number }): readonly LinePiece[] => [
  { kind: 'gold', gold }
];

/** The drawing of each reason; a reason without one has only its sentence. */
const PIECES: { readonly [Code in Why['code']]?: DrawPieces<Code> } = {
  throws: diePieces,
  throwsForMary: diePieces,
  playsGoodLuck: ({ number }) => [{ kind: 'card', card: GOOD_LUCK[number] }],
  sendsFrontMan: () => [{ kind: 'card', card: 'front-man' }],
  playsMaryChip: () => [{ kind: 'card', card: 'mary-chip' }],
  challengerStays: heartPieces,
  defenderStays: heartPieces,
  bothLeave: heartPieces,
  most: wonGoldPieces,
  lowest: wonGoldPieces,
  nextLowest: wonGoldPieces,
  toldWinner: wonGoldPieces,
  discarded: discardedGoldPieces,
  nobodyThere: discardedGoldPieces,
  toldNobody: discardedGoldPieces
};
