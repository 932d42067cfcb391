import { dollars, listed, namesOf, plural, type PlayerId, type Seat } from '$lib/core';

/** How a match ended, with its words; sums are whole dollars. */
export interface FinalResult {
  readonly seats: readonly Seat[];
  /** Milliseconds since 1970. */
  readonly finishedAt: number;
  /** Whether the rules ended the match, or the table stopped there. */
  readonly ended: 'rules' | 'table';
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
}

/** One sentence of a ranking, and the paragraph it rests on. */
export interface FinalReason {
  readonly rule: string;
  readonly sentence: string;
  /** Absent where it speaks of several players. */
  readonly player?: PlayerId;
}

/** Piece → value in dollars → how many. */
export type Holding = Readonly<Record<string, Readonly<Record<number, number>>>>;

const ENDINGS = ['th', 'st', 'nd', 'rd'] as const;

/** "1st", "2nd", "3rd", "4th". */
export function placeWords(place: number): string {
  const teen = place % 100 > 10 && place % 100 < 14;
  return `${place}${(teen ? undefined : ENDINGS[place % 10]) ?? 'th'}`;
}

/** "5 notes, 3 chips", the more valuable kind first; empty for somebody who has nothing. */
export function holdingWords(holding: Holding): string {
  return Object.entries(holding)
    .sort(([, one], [, other]) => dearest(other) - dearest(one))
    .map(([piece, values]) => [piece, Object.values(values).reduce((sum, count) => sum + count, 0)] as const)
    .filter(([, count]) => count > 0)
    .map(([piece, count]) => plural(count, piece))
    .join(', ');
}

function dearest(values: Holding[string]): number {
  return Math.max(...Object.keys(values).map(Number));
}

/** Every piece of one kind by itself, the most valuable first: values in dollars. */
export function piecesHeld(holding: Holding, piece: string): readonly number[] {
  return Object.entries(holding[piece] ?? {})
    .flatMap(([value, count]) => Array.from({ length: count }, () => Number(value)))
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
export function shareText(game: string, day: string, { seats, places, ended }: FinalResult): string {
  const names = namesOf(seats);
  const rows = places.map(({ place, players, total }) => {
    const each = players.length > 1 ? ' each' : '';
    return `${placeWords(place)} ${listed(players.map(names))}, ${dollars(total)}${each}`;
  });
  const ties = places.flatMap(tieReasons).map(({ sentence }) => sentence);
  const stopped = ended === 'table' ? ['The table stopped before the end.'] : [];
  return [`${game}, ${day}`, ...rows, ...ties, ...stopped].join('\n');
}
