import fc from 'fast-check';
import type { Setup } from '$lib/games/define';
import type { Game } from '$lib/games/define';
import { playMatch, playersFor, seatCounts, type Sitting } from './matches';

/** Random matches a law is held against; `LAW_RUNS=2000` for a long night, `LAW_SEED` to see a failure again. */
const RUNS = Number(process.env['LAW_RUNS'] ?? 150);
const SEED = process.env['LAW_SEED'];

/** Shrinking stops here and shows what it has. */
const PATIENCE = 20_000;
/** What a test runner has to allow a law. */
export const LAW_TIMEOUT = 60_000;

/** More words than the longest match reads, most of the time. */
const LONGEST_TAPE = 1500;

function setups(game: Game): fc.Arbitrary<Setup> {
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

function tapes(): fc.Arbitrary<readonly number[]> {
  return fc.noBias(fc.array(fc.nat(2 ** 20 - 1), { maxLength: LONGEST_TAPE, size: 'max' }));
}

/**
 * Holds a law against random matches of a game. What breaks it is made small; the message names the
 * seed, the set-up and the moves.
 */
export function holds(game: Game, law: (sitting: Sitting, game: Game) => void, runs = RUNS): void {
  const property = fc.property(setups(game), tapes(), (setup, tape) => {
    const sitting = playMatch(game, setup, tape);
    try {
      law(sitting, game);
    } catch (broken) {
      throw new Error(`${String(broken)}\n${story(sitting)}`, { cause: broken });
    }
  });
  fc.assert(property, {
    numRuns: runs,
    interruptAfterTimeLimit: PATIENCE,
    ...(SEED === undefined ? {} : { seed: Number(SEED) })
  });
}

function story({ match, moments }: Sitting): string {
  const moves = moments.map(({ move }, index) => `${index + 1} ${JSON.stringify(move)}`);
  return [`${match.game}, ${match.seats.length} players, ${JSON.stringify(match.options)}`, ...moves].join(
    '\n'
  );
}
