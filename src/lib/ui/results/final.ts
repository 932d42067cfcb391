import {
  formatAmount,
  attendanceOf,
  joinWithCommas,
  joinWithAnd,
  namesOf,
  spokenNamesOf,
  ordinal,
  type PlayerId,
  type Seat,
  winningRows,
  type Unit
} from '$lib/core';
import * as say from '$lib/ui/strings/en/results';

/** The result of a match, with its sentences. */
export interface FinalResult {
  /** The seats, each named after everyone who had it, with the times when they came and went: "Anna, then Ben". */
  readonly seats: readonly Seat[];
  /** The seats with the name of the last player on each, for sentences; `seats` if absent. */
  readonly occupants?: readonly Seat[];
  /** Milliseconds since 1970. */
  readonly finishedAt: number;
  /** Whether the rules or the players ended the match. */
  readonly ended: 'rules' | 'table';
  /** The players ended the match early, and the current round was paid out. */
  readonly lastRoundPaid?: true;
  /** Money that no one has won. */
  readonly nobody?: readonly Unclaimed[];
  /** Best first; players who share a place are in one row. */
  readonly places: readonly FinalPlace[];
  /** Player → piece → value in dollars → how many. */
  readonly held: Readonly<Partial<Record<PlayerId, Holding>>>;
  /** The totals after each round, first round first. */
  readonly rounds: readonly {
    readonly round: number;
    readonly totals: Readonly<Partial<Record<PlayerId, number>>>;
  }[];
}

export interface FinalPlace {
  readonly place: number;
  readonly players: readonly PlayerId[];
  /** The total of each player in the row. */
  readonly total: number;
  readonly reasons: readonly FinalReason[];
  /** Whether these players have won; if no place has this flag, the first place wins. */
  readonly wins?: true;
}

/** One sentence about the ranking, with the number of its rule paragraph. */
export interface FinalReason {
  readonly rule: string;
  readonly sentence: string;
  /** Absent if the sentence is about several players. */
  readonly player?: PlayerId;
}

/** Money that no one has won. A sentence says why; without one the money was still on the table at the end. */
export interface Unclaimed {
  /** Whole dollars. */
  readonly value: number;
  readonly round?: number;
  readonly rule?: string;
  readonly sentence?: string;
}

/** Piece → value in dollars → how many. */
export type Holding = Readonly<Record<string, Readonly<Record<number, number>>>>;

/**
 * "5 notes, 3 chips", the most valuable kind first. Money that the box has no piece for appears as a sum. Empty if the
 * player has nothing. With a `unit` the pieces can have other names than in the ledger.
 */
export function holdingText(holding: Holding, unit?: Unit): string {
  return joinWithCommas(
    Object.entries(holding)
      .sort(
        ([piece, pieceCounts], [otherPiece, otherCounts]) =>
          highestValue(otherPiece, otherCounts) - highestValue(piece, pieceCounts)
      )
      .map(
        ([piece, values]) =>
          [piece, values, Object.values(values).reduce((sum, count) => sum + count, 0)] as const
      )
      .filter(([, , count]) => count > 0)
      .map(([piece, values, count], _, { length }) =>
        piece === 'cash'
          ? sumText(formatAmount(totalValue(values), unit), length)
          : say.piecesHeld(count, piece === unit?.piece ? unit.pieceWords : piece)
      )
  );
}

/** Returns the sum of money without pieces, as "more" if there are pieces too. */
function sumText(sum: string, kindCount: number): string {
  return kindCount === 1 ? sum : say.sumMore(sum);
}

function totalValue(values: Holding[string]): number {
  return Object.entries(values).reduce((sum, [value, count]) => sum + Number(value) * count, 0);
}

/** The highest value of a kind of piece. Cash counts as 0, so that it comes last. */
function highestValue(piece: string, values: Holding[string]): number {
  return piece === 'cash' ? 0 : Math.max(...Object.keys(values).map(Number));
}

/** An upper bound against damaged data: no box has this many pieces of one kind. */
const MAX_DRAWN = 1000;

/** The value of each piece of one kind in whole dollars, the most valuable first. */
export function piecesHeld(holding: Holding, piece: string): readonly number[] {
  return Object.entries(holding[piece] ?? {})
    .flatMap(([value, count]) => Array.from({ length: Math.min(count, MAX_DRAWN) }, () => Number(value)))
    .sort((a, b) => b - a);
}

/** The reasons of a row that are about several players: why they tie, or what broke the tie. */
export function tieReasons({ reasons }: FinalPlace): readonly FinalReason[] {
  return reasons.filter(({ player }) => player === undefined);
}

/** The reason that explains one player's total. */
export function sumReason({ reasons }: FinalPlace, player: PlayerId): FinalReason | undefined {
  return reasons.find((reason) => reason.player === player);
}

/** Each player's money at the start and after each round, for the chart. */
export function moneyLines({
  seats,
  rounds
}: FinalResult): readonly { readonly player: PlayerId; readonly sums: readonly number[] }[] {
  return seats.map(({ player }) => ({
    player,
    sums: [0, ...rounds.map(({ totals }) => totals[player] ?? 0)]
  }));
}

/**
 * The round since which the winner has been ahead: from its end on, everyone else had less. The last round can also be
 * decided by a broken tie. If several players win, the one who was behind for the longest time decides. Undefined for a
 * match of one round.
 */
export function decidingRound({ places, rounds }: FinalResult): number | undefined {
  if (rounds.length < 2) return undefined;
  const winners = winningRows(places).flatMap(({ players }) => players);
  const others = places.flatMap(({ players }) => players).filter((player) => !winners.includes(player));
  const leads = rounds.map(({ totals }) =>
    others.every((other) => winners.every((winner) => (totals[winner] ?? 0) > (totals[other] ?? 0)))
  );
  return rounds[leads.lastIndexOf(false) + 1]?.round ?? rounds.at(-1)?.round;
}

/** The result as a text message. `day` is the date in words. */
export function shareText(
  { title, unit }: { readonly title: string; readonly unit?: Unit },
  day: string,
  { seats, occupants = seats, places, ended, lastRoundPaid }: FinalResult
): string {
  const [fullName, lastName, spokenName] = [namesOf(seats), namesOf(occupants), spokenNamesOf(occupants)];
  const attendanceByPlayer = new Map(occupants.map((seat) => [seat.player, attendanceOf(seat)]));
  const names = (player: PlayerId): string => {
    const attendanceNotes = attendanceByPlayer.get(player) ?? [];
    if (attendanceNotes.length > 0) return `${spokenName(player)} (${attendanceNotes.join(', ')})`;
    // "Carla, then Zoe" has each name isolated already. As one name it would be in quotation marks.
    return fullName(player) === lastName(player) ? spokenName(player) : fullName(player);
  };
  const rows = places.map(({ place, players, total }) => {
    const suffix = players.length > 1 ? say.eachSuffix : '';
    return `${ordinal(place)} ${joinWithAnd(players.map(names))}, ${formatAmount(total, unit)}${suffix}`;
  });
  const winningPlayers = winningRows(places).flatMap(({ players }) => players);
  const isShared = winningPlayers.length > 1 && places.some(({ wins }) => wins === true);
  const winners = isShared ? [say.haveWonTogether(joinWithAnd(winningPlayers.map(spokenName)))] : [];
  const ties = places.flatMap(tieReasons).map(({ sentence }) => sentence);
  const stoppedText = ended === 'table' ? [say.stopped(lastRoundPaid)] : [];
  return [`${title}, ${day}`, ...winners, ...rows, ...ties, ...stoppedText].join('\n');
}
