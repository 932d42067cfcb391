import { playThere } from '#bench/boardgame-io.js';
import { load } from './bundle.js';
import { factor, median, milliseconds, times, whole } from './figures.js';

/** Whole matches of Las Vegas, the same ones in both engines: checked moves a second, and logs played again. */

/**
 * @typedef {typeof import('./rules-entry.ts')} Croupier
 * @typedef {import('$lib/games/las-vegas/types').Move} Move
 * @typedef {import('$lib/core').Entry<Move>} Entry
 * @typedef {import('$lib/core').Deed<Move>} Deed
 * @typedef {import('$lib/core').PlayerId} PlayerId
 */

const movesWanted = 10_000;
const passOneIn = 12;

/** @type {readonly PlayerId[]} */
const seats = ['p1', 'p2', 'p3'];

/** @type {import('$lib/games/las-vegas/types').Options} */
const options = { first: 'p1', depth: 'turns', nobodyWon: 'same' };

/** @returns {Promise<import('./figures.js').Table>} */
export async function measureEngine() {
  /** @type {Croupier} */
  const croupier = await load('scripts/bench/rules-entry.ts');
  const matches = randomMatches(croupier);
  const moves = matches.flat().length;
  expectSameResults(croupier, matches);

  const logs = matches.map(entriesOf);
  const long = longLog(matches[0] ?? []);
  const played = median(times(15, () => matches.forEach((match) => playHere(croupier, match))));
  const replayed = median(times(15, () => logs.forEach((log) => replayHere(croupier, log))));
  const longReplayed = median(times(15, () => replayHere(croupier, long)));
  const there = median(times(5, () => matches.forEach((match) => playThere(seats.length, match))));
  const name = 'replay, target under 20 ms';
  return {
    title: 'Rules',
    control: 'boardgame.io 0.50.2',
    how:
      `${matches.length} random matches of Las Vegas for three, ${whole(moves)} moves in all, played in both engines ` +
      'to the same money. Croupier asks `refuse` before each `play`; boardgame.io is its client without network, ' +
      'screen and undo. Replaying is playing again there.',
    rows: [
      {
        what: 'checked moves a second, target × 50',
        own: whole(moves / played),
        control: whole(moves / there),
        ratio: factor(there / played),
        met: there / played >= 50
      },
      {
        what: `${name}: ${whole(moves)} entries of these matches, one after the other`,
        own: milliseconds(replayed),
        control: milliseconds(there),
        ratio: factor(there / replayed),
        met: replayed < 0.02
      },
      {
        what: `${name}: one log of ${whole(long.length)} entries, most of them undo and redo`,
        own: milliseconds(longReplayed),
        control: '–',
        ratio: '–',
        met: longReplayed < 0.02
      }
    ]
  };
}

function randomMatches(/** @type {Croupier} */ croupier) {
  const chance = croupier.seededChance(1);
  /** @type {Move[][]} */
  const matches = [];
  while (matches.flat().length < movesWanted) matches.push(randomMatch(croupier, chance));
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

function begin(/** @type {Croupier['rules']} */ rules) {
  return rules.start(options, seats);
}

/** @param {Croupier} croupier @param {readonly Move[]} moves */
function playHere({ rules }, moves) {
  let state = begin(rules);
  const ledger = [];
  for (const move of moves) {
    if (rules.refuse(state, move) !== undefined) throw new Error('a move of a random match was refused');
    const played = rules.play(state, move);
    for (const posting of played.postings) ledger.push(posting);
    state = played.state;
  }
  return ledger;
}

/** @param {Croupier} croupier @param {readonly (readonly Move[])[]} matches */
function expectSameResults(croupier, matches) {
  for (const match of matches) {
    const ledger = playHere(croupier, match);
    const here = seats.map((player) => croupier.total(player, ledger));
    const there = playThere(seats.length, match);
    if (here.join() === there.join()) continue;
    throw new Error(`The engines differ: ${here.join()} here, ${there.join()} there.`);
  }
}

function entriesOf(/** @type {readonly Move[]} */ moves) {
  return moves.map((move, index) => entry(index + 1, { move }));
}

/** One match whose every move was taken back and brought back, again and again. */
function longLog(/** @type {readonly Move[]} */ moves) {
  /** @type {Deed[]} */
  const deeds = moves.map((move) => ({ move }));
  while (deeds.length < movesWanted) deeds.push('undo', 'undo', 'redo', 'redo');
  return deeds.slice(0, movesWanted).map((deed, index) => entry(index + 1, deed));
}

/** @param {number} seq @param {Deed} deed @returns {Entry} */
function entry(seq, deed) {
  return { match: 'bench', seq, at: 0, by: 'table', do: deed };
}

/** @param {Croupier} croupier @param {readonly Entry[]} entries */
function replayHere({ rules, replay, ledgerOf }, entries) {
  /** @type {import('$lib/core').Match<typeof options>} */
  const match = {
    id: 'bench',
    game: 'las-vegas',
    seats: seats.map((player) => ({ player, name: player, colour: 'sky' })),
    options,
    table: { parts: {}, hideMoney: false },
    startedAt: 0
  };
  const replayed = replay(rules, match, entries);
  if (replayed.broken !== undefined) throw new Error('a log of a random match was refused');
  return ledgerOf(replayed);
}
