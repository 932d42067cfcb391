/**
 * A second implementation of the rulebook, written independently of the game's own payout; the tests compare both on
 * random positions.
 *
 * It expects valid positions and refuses nothing. It never sorts by strength or money: the number of dice is a step on a
 * staircase, which is walked from the top, and a player's place is one more than the number of better players.
 */

type OptionalCount = number | undefined;

export interface Dice {
  readonly small?: OptionalCount;
  readonly big?: OptionalCount;
}

export interface CasinoPosition {
  readonly notes: readonly [number, number];
  readonly dice: Readonly<Record<string, Dice>>;
  readonly neutral?: Dice | undefined;
  readonly gray?: OptionalCount;
  readonly extra?: Readonly<Record<string, number>> | undefined;
}

export interface NoteAward {
  to: string;
  piece: 'note';
  value: number;
}

export interface CasinoReading {
  awards: NoteAward[];
  /** Real and imaginary players left after ties, best first. */
  ranking: string[];
  /** The tied groups, strongest first, each sorted by code unit. */
  tied: string[][];
}

export type Pair = readonly [number, number];

export interface Holding {
  readonly notes: readonly number[];
  readonly chips: number;
}

export interface Place {
  place: number;
  players: string[];
  total: number;
  pieces: number;
}

/** The highest possible count: seven small dice, the big die as two, and both black dice. */
const TOP_STEP = 11;
const CHIP_VALUE = 10_000;

const diceCount = ({ small = 0, big = 0 }: Dice): number => small + big + big;

/** The players on each step of the staircase; players without dice are on none. */
function playersByStep({ dice, neutral, gray, extra }: CasinoPosition): Map<number, string[]> {
  const extraDice = new Map(Object.entries(extra ?? {}));
  const steps = new Map<number, string[]>();
  const climbTo = (name: string, step: number): void => {
    if (step === 0) return;
    if (step > TOP_STEP) throw new RangeError(`${name} stands at ${String(step)}`);
    const playersOnStep = steps.get(step);
    if (playersOnStep) playersOnStep.push(name);
    else steps.set(step, [name]);
  };
  for (const [name, ownDice] of Object.entries(dice)) {
    climbTo(name, diceCount(ownDice) + (extraDice.get(name) ?? 0));
    extraDice.delete(name);
  }
  for (const [name, count] of extraDice) climbTo(name, count);
  climbTo('neutral', diceCount(neutral ?? {}));
  climbTo('gray', gray ?? 0);
  return steps;
}

export function payCasino(position: CasinoPosition): CasinoReading {
  const steps = playersByStep(position);
  const ranking: string[] = [];
  const tiedGroups: string[][] = [];
  for (let step = TOP_STEP; step > 0; step -= 1) {
    const playersOnStep = steps.get(step) ?? [];
    if (playersOnStep.length > 1) tiedGroups.push(playersOnStep.sort());
    else ranking.push(...playersOnStep);
  }

  const receiverOf = (owner: string | undefined): string =>
    owner === undefined || owner === 'neutral' || owner === 'gray' ? 'pile' : owner;
  const [winner, runnerUp] = ranking;
  const awards: NoteAward[] = [
    { to: receiverOf(winner), piece: 'note', value: Math.max(...position.notes) },
    { to: receiverOf(runnerUp), piece: 'note', value: Math.min(...position.notes) }
  ];
  return { awards, ranking, tied: tiedGroups };
}

/** The pair of each casino, higher note first: a pair climbs one casino for every pair that it beats. */
export function sortPairs(pairs: readonly Pair[]): Record<string, [number, number]> {
  const casinos: Record<string, [number, number]> = {};
  pairs.forEach((pair, index) => {
    const total = pair[0] + pair[1];
    const highestNote = Math.max(...pair);
    let casino = 1;
    pairs.forEach((other, otherIndex) => {
      const difference = total - (other[0] + other[1]) || highestNote - Math.max(...other);
      // Of two pairs with equal notes, which are interchangeable, the earlier one moves up.
      if (difference > 0 || (difference === 0 && index < otherIndex)) casino += 1;
    });
    casinos[casino] = [highestNote, total - highestNote];
  });
  return casinos;
}

/** One row per place: a player's place is one more than the number of players who are better off. */
export function rankPlayers(players: Readonly<Record<string, Holding>>): Place[] {
  const rankedPlayers = Object.entries(players).map(([name, { notes, chips }]) => {
    let total = CHIP_VALUE * chips;
    for (const note of notes) total += note;
    return { name, total, pieces: notes.length + chips };
  });
  const rows = new Map<number, Place>();
  for (const { name, total, pieces } of rankedPlayers) {
    let place = 1;
    for (const rival of rankedPlayers) {
      const difference = rival.total - total || rival.pieces - pieces;
      if (difference > 0) place += 1;
    }
    const row = rows.get(place);
    if (row) row.players.push(name);
    else rows.set(place, { place, players: [name], total, pieces });
  }
  const places: Place[] = [];
  for (let place = 1; place <= rankedPlayers.length; place += 1) {
    const row = rows.get(place);
    if (row) places.push({ ...row, players: row.players.sort() });
  }
  return places;
}
