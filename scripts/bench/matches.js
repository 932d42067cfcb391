/** Matches of Las Vegas for three, dealt and played by chance, the same ones in every run. */

/**
 * @typedef {typeof import('./rules-entry.ts')} Croupier
 * @typedef {import('$lib/games/las-vegas/types').Move} Move
 * @typedef {import('$lib/core').Entry<Move>} Entry
 * @typedef {import('$lib/core').Deed<Move>} Deed
 */

const passOneIn = 12;

/** @type {readonly import('$lib/core').PlayerId[]} */
export const seats = ['p1', 'p2', 'p3'];

const options = /** @type {import('$lib/games/las-vegas/types').Options} */ ({
  first: 'p1',
  depth: 'turns',
  nobodyWon: 'same',
  imaginaryWinner: 'down'
});

/**
 * What is kept of such a match besides its log.
 *
 * @param {string} id
 * @returns {import('$lib/core').Match<typeof options>}
 */
export function matchOf(id) {
  return {
    id,
    game: 'las-vegas',
    seats: [
      { player: 'p1', name: 'Uma', colour: 'sky' },
      { player: 'p2', name: 'Vito', colour: 'yellow' },
      { player: 'p3', name: 'Wanda', colour: 'blue' }
    ],
    options,
    table: { parts: {}, hideMoney: false },
    startedAt: 0
  };
}

/** @param {string} match @param {readonly Deed[]} deeds @returns {Entry[]} */
export function entriesOf(match, deeds) {
  return deeds.map((deed, index) => ({ match, seq: index + 1, at: 0, by: 'table', do: deed }));
}

export function begin(/** @type {Croupier['rules']} */ rules) {
  return rules.start(options, seats);
}

/** @param {Croupier} croupier @param {number} moves as many in all, or a few more */
export function randomMatches(croupier, moves) {
  const chance = croupier.seededChance(1);
  /** @type {Move[][]} */
  const matches = [];
  while (matches.flat().length < moves) matches.push(randomMatch(croupier, chance));
  return matches;
}

/**
 * Every turn is rolled and told, as boardgame.io plays it; now and then somebody passes.
 *
 * @param {Croupier} croupier
 * @param {import('$lib/core').Chance} chance
 */
function randomMatch({ rules, chanceOutcome }, chance) {
  /** @type {Move[]} */
  const match = [];
  let state = begin(rules);
  for (;;) {
    const asks = rules.asks(state).filter((ask) => ask.aside !== true);
    const drawn = asks.find((ask) => ask.kind === 'dice' || ask.kind === 'draw');
    const choices = asks.flatMap((ask) => (ask.kind === 'choose' ? ask.choices : []));
    const allowed = choices.filter(({ refused }) => refused === undefined).map(({ move }) => move);
    if (drawn === undefined && allowed.length === 0) return match;
    const outcome = drawn && chanceOutcome(drawn, chance);
    const move = drawn && outcome ? rules.move(drawn, outcome) : chosen(allowed, chance);
    match.push(move);
    state = rules.play(state, move).state;
  }
}

/** @param {readonly Move[]} moves @param {import('$lib/core').Chance} chance */
function chosen(moves, chance) {
  const placements = moves.filter(({ type }) => type === 'place');
  const pass = moves.find(({ type }) => type === 'pass');
  if (pass !== undefined && chance(passOneIn) === 0) return pass;
  const placement = placements[chance(placements.length)];
  if (placement === undefined) throw new Error('nothing can be placed in a random match');
  return placement;
}
