import {
  amount,
  dollars,
  inARow,
  listed,
  spokenNamesOf,
  ordinal,
  type PlayerId,
  type Seat,
  winning,
  type Unit
} from '$lib/core';
import * as say from './words';

/** How a match ended, with its words. */
export interface FinalResult {
  readonly seats: readonly Seat[];
  /** Milliseconds since 1970. */
  readonly finishedAt: number;
  /** Whether the rules ended the match, or the table stopped there. */
  readonly ended: 'rules' | 'table';
  /** The table stopped there, and the round that lay there was paid. */
  readonly lastRoundPaid?: true;
  /** Money that nobody got. */
  readonly nobody?: readonly Unclaimed[];
  /** Best first; players on one row share the place. */
  readonly places: readonly FinalPlace[];
  /** Player → piece → value in dollars → how many. */
  readonly held: Readonly<Partial<Record<PlayerId, Holding>>>;
  /** The totals at the end of each round, the first round first. */
  readonly rounds: readonly {
    readonly round: number;
    readonly totals: Readonly<Partial<Record<PlayerId, number>>>;
  }[];
}

export interface FinalPlace {
  readonly place: number;
  readonly players: readonly PlayerId[];
  /** Of each. */
  readonly total: number;
  readonly reasons: readonly FinalReason[];
  /** Whether these players have won; where no place says so, the first has. */
  readonly wins?: true;
}

/** One sentence of a ranking, and the paragraph it rests on. */
export interface FinalReason {
  readonly rule: string;
  readonly sentence: string;
  /** Absent where it speaks of several players. */
  readonly player?: PlayerId;
}

/** Money that nobody got, and why; without a sentence it still lay on the table at the end. */
export interface Unclaimed {
  /** Whole dollars. */
  readonly value: number;
  readonly rule?: string;
  readonly sentence?: string;
}

/** Piece → value in dollars → how many. */
export type Holding = Readonly<Record<string, Readonly<Record<number, number>>>>;

/**
 * "5 notes, 3 chips", the more valuable kind first, and money for which the box has no piece as a sum;
 * empty for somebody who has nothing. Among people a piece may be called otherwise than in the ledger.
 */
export function holdingWords(holding: Holding, unit?: Unit): string {
  return inARow(
    Object.entries(holding)
      .sort(([one, ones], [other, others]) => dearest(other, others) - dearest(one, ones))
      .map(
        ([piece, values]) =>
          [piece, values, Object.values(values).reduce((sum, count) => sum + count, 0)] as const
      )
      .filter(([, , count]) => count > 0)
      .map(([piece, values, count]) =>
        piece === 'cash'
          ? say.sumMore(dollars(worth(values)))
          : say.piecesHeld(count, piece === unit?.piece ? unit.pieceWords : piece)
      )
  );
}

function worth(values: Holding[string]): number {
  return Object.entries(values).reduce((sum, [value, count]) => sum + Number(value) * count, 0);
}

/** What was paid besides the pieces comes last. */
function dearest(piece: string, values: Holding[string]): number {
  return piece === 'cash' ? 0 : Math.max(...Object.keys(values).map(Number));
}

/** No box has so many pieces of one kind; what says otherwise is not drawn to its end. */
const MOST_DRAWN = 1000;

/** Every piece of one kind by itself, the most valuable first: values in dollars. */
export function piecesHeld(holding: Holding, piece: string): readonly number[] {
  return Object.entries(holding[piece] ?? {})
    .flatMap(([value, count]) => Array.from({ length: Math.min(count, MOST_DRAWN) }, () => Number(value)))
    .sort((one, other) => other - one);
}

/** The reasons of a row that speak of several players: what broke or kept a tie. */
export function tieReasons({ reasons }: FinalPlace): readonly FinalReason[] {
  return reasons.filter(({ player }) => player === undefined);
}

/** How one player's sum comes about. */
export function sumReason({ reasons }: FinalPlace, player: PlayerId): FinalReason | undefined {
  return reasons.find((reason) => reason.player === player);
}

/** What each player had at the start and after each round. */
export function moneyLines({
  seats,
  rounds
}: FinalResult): readonly { readonly player: PlayerId; readonly sums: readonly number[] }[] {
  return seats.map(({ player }) => ({
    player,
    sums: [0, ...rounds.map(({ totals }) => totals[player] ?? 0)]
  }));
}

/** The result as a message to somebody who was not there. `day` is the date in words. */
export function shareText(
  { title, unit }: { readonly title: string; readonly unit?: Unit },
  day: string,
  { seats, places, ended, lastRoundPaid }: FinalResult
): string {
  const names = spokenNamesOf(seats);
  const rows = places.map(({ place, players, total }) => {
    const each = players.length > 1 ? say.each : '';
    return `${ordinal(place)} ${listed(players.map(names))}, ${amount(total, unit)}${each}`;
  });
  const won = winning(places).flatMap(({ players }) => players);
  const together = won.length > 1 && places.some(({ wins }) => wins === true);
  const winners = together ? [say.haveWonTogether(listed(won.map(names)))] : [];
  const ties = places.flatMap(tieReasons).map(({ sentence }) => sentence);
  const stopped = ended === 'table' ? [say.stopped(lastRoundPaid)] : [];
  return [`${title}, ${day}`, ...winners, ...rows, ...ties, ...stopped].join('\n');
}
