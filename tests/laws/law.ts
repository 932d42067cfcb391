import fc from 'fast-check';
import type { Game, Setup } from '$lib/games/contract/define';
import { playMatch, playersFor, seatCounts, type PlayedMatch } from './matches';

/** The number of random matches for each property: few at each commit, 150 in the sweep, thousands in a campaign. */
const RUN_COUNT = Number(process.env['LAW_RUNS'] ?? 30);
/** Expensive properties run on one match in this many. */
const EXPENSIVE_SHARE = 5;

/** One seed for all properties of a run, so that each match is played once. It is fixed; a campaign sets `LAW_SEED`. */
const SEED = Number(process.env['LAW_SEED'] ?? 20_261_125);

/**
 * The time limit of a property in milliseconds. After it, a failing property reports the smallest match found so far.
 */
const TIME_LIMIT = 100_000 * Math.max(1, RUN_COUNT / 150);
/** The time limit of a property for the test runner. */
export const LAW_TIMEOUT = 1.5 * TIME_LIMIT;

/** The maximum length of a tape. Most matches use fewer random numbers. */
const MAX_TAPE_LENGTH = 1500;

function arbitrarySetups(game: Game): fc.Arbitrary<Setup> {
  const houseRules = fc.record(
    Object.fromEntries(
      game.houseRules.map(({ id, choices }) => [id, fc.constantFrom(...choices.map(({ value }) => value))])
    )
  );
  return fc.constantFrom(...seatCounts(game)).chain((count) => {
    const players = playersFor(count);
    return fc.record({
      players: fc.constant(players),
      first: fc.constantFrom(...players),
      depth: fc.constantFrom('turns' as const, 'rounds' as const),
      houseRules
    });
  });
}

function arbitraryTapes(): fc.Arbitrary<readonly number[]> {
  return fc.noBias(fc.array(fc.nat(2 ** 20 - 1), { maxLength: MAX_TAPE_LENGTH, size: 'max' }));
}

export type Law = (playedMatch: PlayedMatch, game: Game) => void;

/**
 * Checks a property on random matches of a game. A failing match is shrunk; the message has the seed, the setup and the
 * moves.
 */
export function checkLaw(game: Game, law: Law, runs = RUN_COUNT, allowsLeaving = false): void {
  const property = fc.property(arbitrarySetups(game), arbitraryTapes(), (setup, tape) => {
    const playedMatch = playCached(game, setup, tape, allowsLeaving);
    try {
      law(playedMatch, game);
    } catch (error) {
      throw new Error(`${String(error)}\n${describeMatch(playedMatch)}`, { cause: error });
    }
  });
  fc.assert(property, {
    numRuns: runs,
    seed: SEED,
    interruptAfterTimeLimit: TIME_LIMIT,
    markInterruptAsFailure: true
  });
}

/** Checks an expensive property on fewer matches. */
export function checkLawOnFewMatches(game: Game, law: Law): void {
  checkLaw(game, law, Math.ceil(RUN_COUNT / EXPENSIVE_SHARE));
}

/**
 * Checks a property on matches in which players join and leave, and an expensive one on fewer of them. These matches
 * differ from the others in only a few moves, so half as many are enough.
 */
export function checkLawWithJoiningAndLeaving(game: Game, law: Law, isExpensive = false): void {
  checkLaw(game, law, Math.ceil(RUN_COUNT / (isExpensive ? EXPENSIVE_SHARE : 1) / 2), true);
}

/** The key is the game itself, not its id: a test may use the same game with another board. */
const matches = new Map<Game, Map<string, PlayedMatch>>();

function playCached(game: Game, setup: Setup, tape: readonly number[], allowsLeaving: boolean): PlayedMatch {
  const key = JSON.stringify([setup, tape, allowsLeaving]);
  const gameMatches = matches.get(game) ?? new Map<string, PlayedMatch>();
  matches.set(game, gameMatches);
  const cachedMatch = gameMatches.get(key);
  if (cachedMatch !== undefined) return cachedMatch;
  const playedMatch = playMatch(game, setup, tape, allowsLeaving);
  if (gameMatches.size < 2 * RUN_COUNT) gameMatches.set(key, playedMatch);
  return playedMatch;
}

/** Frees the matches of one game before those of the next one are played. */
export function forgetMatches(): void {
  matches.clear();
}

function describeMatch({ match, moments }: PlayedMatch): string {
  const moves = moments.map(({ move }, index) => `${index + 1} ${JSON.stringify(move)}`);
  return [`${match.game}, ${match.seats.length} players, ${JSON.stringify(match.options)}`, ...moves].join(
    '\n'
  );
}
