import { playWithBoardgameIo } from '#bench/boardgame-io.js';
import { load } from './bundle.js';
import {
  formatFactor,
  measureInTurn,
  median,
  medianRatio,
  formatMilliseconds,
  formatWholeNumber
} from './figures.js';
import { firstRound, entriesOf, matchOf, randomMatches, seats } from './matches.js';

/** Plays the same matches of Las Vegas in both engines, and measures checked moves per second and replay time. */

/**
 * @typedef {import('./matches.js').Croupier} Croupier
 * @typedef {import('./matches.js').Move} Move
 * @typedef {import('./matches.js').Entry} Entry
 * @typedef {import('./matches.js').Deed} Deed
 */

const moveCount = 10_000;
const rounds = 11;

/** @returns {Promise<import('./figures.js').Table>} */
export async function measureEngine() {
  /** @type {Croupier} */
  const croupier = await load('scripts/bench/rules-entry.ts');
  const matches = randomMatches(croupier, moveCount);
  const moves = matches.flat().length;
  expectSameResults(croupier, matches);

  const logs = matches.map((match) => entriesOf('bench', match.map(toOperation)));
  const longMatchLog = longLog(matches[0] ?? []);
  const [plays = [], replays = [], longReplays = [], controlTimes = []] = measureInTurn(rounds, [
    () => matches.forEach((match) => playMoves(croupier, match)),
    () => logs.forEach((log) => replayLog(croupier, log)),
    () => replayLog(croupier, longMatchLog),
    () => matches.forEach((match) => playWithBoardgameIo(seats.length, match))
  ]);
  const speedRatio = medianRatio(controlTimes, plays);
  const name = 'replay, target under 20 ms';
  return {
    title: 'Rules',
    control: 'boardgame.io 0.50.2',
    how:
      `${matches.length} random matches of Las Vegas for three, ${formatWholeNumber(moves)} moves in all, played in both engines ` +
      'with the same final money. Croupier calls `refuse` before each `play`; boardgame.io makes the same checks in its ' +
      'moves, and runs its client without network, screen or undo, so its replay plays the match again. ' +
      `Median of ${rounds} rounds in CPU time, alternating with the baseline; the ratio is the median of the ratios of the rounds.`,
    rows: [
      {
        label: 'checked moves a second, target × 50',
        own: formatWholeNumber(moves / median(plays)),
        control: formatWholeNumber(moves / median(controlTimes)),
        ratio: formatFactor(speedRatio),
        met: speedRatio >= 50
      },
      {
        label: `${name}: ${formatWholeNumber(moves)} entries of these matches, one at a time`,
        own: formatMilliseconds(median(replays)),
        control: formatMilliseconds(median(controlTimes)),
        ratio: formatFactor(medianRatio(controlTimes, replays)),
        met: median(replays) < 0.02
      },
      {
        label: `${name}: one log of ${formatWholeNumber(longMatchLog.length)} entries, mostly undo and redo`,
        own: formatMilliseconds(median(longReplays)),
        control: '–',
        ratio: '–',
        met: median(longReplays) < 0.02
      }
    ]
  };
}

/** @param {Croupier} croupier @param {readonly Move[]} moves */
function playMoves({ rules }, moves) {
  let state = firstRound(rules);
  const ledger = [];
  for (const move of moves) {
    if (rules.refuse(state, move) !== undefined) throw new Error('a move of a random match was refused');
    const result = rules.play(state, move);
    for (const posting of result.postings) ledger.push(posting);
    state = result.state;
  }
  return ledger;
}

/** @param {Croupier} croupier @param {readonly (readonly Move[])[]} matches */
function expectSameResults(croupier, matches) {
  for (const match of matches) {
    const ledger = playMoves(croupier, match);
    const ownTotals = seats.map((player) => croupier.total(player, ledger));
    const controlTotals = playWithBoardgameIo(seats.length, match);
    if (ownTotals.join() === controlTotals.join()) continue;
    throw new Error(`The engines differ: ${ownTotals.join()} here, ${controlTotals.join()} there.`);
  }
}

/** A log that undoes and redoes every move of a match again and again. */
function longLog(/** @type {readonly Move[]} */ moves) {
  /** @type {Deed[]} */
  const operations = moves.map(toOperation);
  while (operations.length < moveCount) operations.push('undo', 'undo', 'redo', 'redo');
  return entriesOf('bench', operations.slice(0, moveCount));
}

function toOperation(/** @type {Move} */ move) {
  return { move };
}

/** @param {Croupier} croupier @param {readonly Entry[]} entries */
function replayLog({ rules, replay, ledgerOf }, entries) {
  const replayedMatch = replay(rules, matchOf('bench'), entries);
  if (replayedMatch.refusedEntry !== undefined) throw new Error('a log of a random match was refused');
  return ledgerOf(replayedMatch);
}
