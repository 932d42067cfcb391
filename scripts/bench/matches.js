/** Random matches of Las Vegas for three players, the same in every run. */

/**
 * @typedef {typeof import('./rules-entry.ts')} Croupier
 * @typedef {import('$lib/games/las-vegas/types').Move} Move
 * @typedef {import('$lib/core').Entry<Move>} Entry
 * @typedef {import('$lib/core').LogOp<Move>} Deed
 * @typedef {import('$lib/games/las-vegas/types').Options} Options
 */

const PASS_RATE = 12;

/** @type {readonly import('$lib/core').PlayerId[]} */
export const seats = ['p1', 'p2', 'p3'];

/** @type {readonly import('$lib/core').Seat[]} */
const allSeats = [
  { player: 'p1', name: 'Uma', colour: 'sky' },
  { player: 'p2', name: 'Vito', colour: 'yellow' },
  { player: 'p3', name: 'Wanda', colour: 'blue' },
  { player: 'p4', name: 'Xaver', colour: 'green' },
  { player: 'p5', name: 'Yara', colour: 'vermillion' }
];

const options = /** @type {Options} */ ({
  first: 'p1',
  depth: 'turns',
  nobodyWon: 'same',
  imaginaryWinner: 'down'
});

/**
 * The stored record of such a match, without its log.
 *
 * @param {string} id
 * @param {Readonly<Record<string, 'app'>>} parts the parts that the app supplies
 * @returns {import('$lib/core').Match<Options>}
 */
export function matchOf(id, parts = {}) {
  return {
    id,
    game: 'las-vegas',
    seats: allSeats.slice(0, seats.length),
    options,
    table: { parts, hideMoney: false },
    startedAt: 0
  };
}

/**
 * The stored record of a match of Royale, without its log.
 *
 * @param {string} id
 * @param {Options} royaleOptions
 * @returns {import('$lib/core').Match<Options>}
 */
export function royaleMatchOf(id, royaleOptions) {
  return { ...matchOf(id), game: 'las-vegas-royale', seats: allSeats, options: royaleOptions };
}

/** @param {string} match @param {readonly Deed[]} operations @returns {Entry[]} */
export function entriesOf(match, operations) {
  return operations.map((operation, index) => ({ match, seq: index + 1, at: 0, by: 'table', do: operation }));
}

/** The number of rolls in the second round of Royale before the match is left. */
const rollsInRound2 = 6;

/**
 * The start of a match of Royale for five players with six tiles, up to a roll in the middle of its second round.
 *
 * @param {Croupier} croupier
 * @returns {{ moves: readonly Move[], options: Options }}
 */
export function royaleMatch({ rules, answer, pickAsk, seededChance, ROYALE_DEFAULTS }) {
  const chance = seededChance(1);
  /** @type {Options} */
  const royaleOptions = { ...options, royale: { ...ROYALE_DEFAULTS, tiles: 6 } };
  /** @type {Move[]} */
  const moves = [];
  let state = rules.start(
    royaleOptions,
    allSeats.map(({ player }) => player)
  );
  for (let rolls = 0; ;) {
    const ask = pickAsk(
      rules.asks(state).filter((ask) => ask.optional !== true),
      chance
    );
    if (ask === undefined) throw new Error('a match of Royale ended before its second round');
    const move = rules.move(ask, answer(ask, chance));
    moves.push(move);
    state = rules.play(state, move).state;
    if (move.type === 'roll' && state.round === 2) rolls += 1;
    if (rolls === rollsInRound2) return { moves, options: royaleOptions };
  }
}

export function firstRound(/** @type {Croupier['rules']} */ rules) {
  return rules.start(options, seats);
}

/** @param {Croupier} croupier @param {number} moves the minimum number of moves in all matches */
export function randomMatches(croupier, moves) {
  const chance = croupier.seededChance(1);
  /** @type {Move[][]} */
  const matches = [];
  while (matches.flat().length < moves) matches.push(randomMatch(croupier, chance));
  return matches;
}

/**
 * Plays a random match. Every roll is a move, as in boardgame.io, and from time to time a player passes.
 *
 * @param {Croupier} croupier
 * @param {import('$lib/core').RandomSource} chance
 */
function randomMatch({ rules, chanceOutcome }, chance) {
  /** @type {Move[]} */
  const match = [];
  let state = firstRound(rules);
  for (;;) {
    const asks = rules.asks(state).filter((ask) => ask.optional !== true);
    const chanceAsk = asks.find((ask) => ask.kind === 'dice' || ask.kind === 'draw');
    const choices = asks.flatMap((ask) => (ask.kind === 'choose' ? ask.choices : []));
    const allowedMoves = choices.filter(({ refused }) => refused === undefined).map(({ move }) => move);
    if (chanceAsk === undefined && allowedMoves.length === 0) return match;
    const outcome = chanceAsk && chanceOutcome(chanceAsk, chance);
    const move =
      chanceAsk && outcome ? rules.move(chanceAsk, outcome) : choosePlacement(allowedMoves, chance);
    match.push(move);
    state = rules.play(state, move).state;
  }
}

/** @param {readonly Move[]} moves @param {import('$lib/core').RandomSource} chance */
function choosePlacement(moves, chance) {
  const placements = moves.filter(({ type }) => type === 'place');
  const passMove = moves.find(({ type }) => type === 'pass');
  if (passMove !== undefined && chance(PASS_RATE) === 0) return passMove;
  const placement = placements[chance(placements.length)];
  if (placement === undefined) throw new Error('nothing can be placed in a random match');
  return placement;
}
