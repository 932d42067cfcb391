import { createRequire } from 'node:module';

/**
 * The same game for boardgame.io: Las Vegas for three to five players, entered turn by turn and checked as in Croupier.
 * Rolls are arguments of the moves, as in Croupier, so that both play the same matches.
 */

const load = createRequire(import.meta.url);
const { Client } = load('boardgame.io/client');
const { INVALID_MOVE } = load('boardgame.io/core');

const rounds = 3;
const chipsARound = 2;
const chipValue = 10_000;
const noteCounts = { 30: 11, 40: 11, 50: 13, 60: 15, 70: 13, 80: 11, 90: 9, 100: 7 };

/**
 * @typedef {{ small: number, big: number }} Dice
 * @typedef {{ notes: [number, number], dice: Record<string, Dice> }} Casino
 * @typedef {Dice & { chips: number, notes: number[] }} Purse
 * @typedef {{ dice: number[], big?: number }} Roll
 * @typedef {{ round: number, starter: string, unseen: Record<number, number>, casinos: Casino[],
 *   purses: Record<string, Purse>, roll: Roll | null }} Table
 * @typedef {{ playOrder: string[], playOrderPos: number, numPlayers: number }} Order
 * @typedef {{ G: Table, ctx: Order, playerID: string,
 *   events: { endTurn: () => void, endPhase: () => void } }} Turn
 * @typedef {import('$lib/games/las-vegas/types').Move} Move
 */

/** @param {Turn} turn @param {[number, number][]} pairs */
function deal({ G, events }, ...pairs) {
  if (pairs.length !== 6) return INVALID_MOVE;
  for (const note of pairs.flat()) {
    const left = G.unseen[note] ?? 0;
    if (left === 0) return INVALID_MOVE;
    G.unseen[note] = left - 1;
  }
  /** @type {[number, number][]} */
  const paired = pairs.map(([one, other]) => (one >= other ? [one, other] : [other, one]));
  const sorted = paired.sort((one, other) => one[0] + one[1] - other[0] - other[1] || one[0] - other[0]);
  G.casinos = sorted.map((notes) => ({ notes, dice: {} }));
  for (const purse of Object.values(G.purses)) purse.chips += chipsARound;
  events.endPhase();
}

/** @param {Turn} turn @param {Roll} thrown */
function roll({ G, playerID }, { dice, big }) {
  const { small, big: bigLeft } = purseOf(G, playerID);
  if (G.roll !== null || dice.length !== small || (big === undefined ? 0 : 1) !== bigLeft)
    return INVALID_MOVE;
  if ([...dice, big ?? 1].some((face) => !Number.isInteger(face) || face < 1 || face > 6))
    return INVALID_MOVE;
  G.roll = big === undefined ? { dice } : { dice, big };
}

/** @param {Turn} turn @param {number} face */
function place({ G, playerID, events }, face) {
  if (G.roll === null) return INVALID_MOVE;
  const small = G.roll.dice.filter((die) => die === face).length;
  const big = G.roll.big === face ? 1 : 0;
  if (small + big === 0) return INVALID_MOVE;
  const purse = purseOf(G, playerID);
  const diceAtCasino = G.casinos[face - 1]?.dice ?? {};
  const { small: smallThere, big: bigThere } = diceAtCasino[playerID] ?? { small: 0, big: 0 };
  diceAtCasino[playerID] = { small: smallThere + small, big: bigThere + big };
  purse.small -= small;
  purse.big -= big;
  G.roll = null;
  events.endTurn();
}

/** @param {Turn} turn */
function pass({ G, playerID, events }) {
  const purse = purseOf(G, playerID);
  if (purse.chips === 0 || purse.small + purse.big === 0) return INVALID_MOVE;
  purse.chips -= 1;
  G.roll = null;
  events.endTurn();
}

/** @param {Casino} casino @returns {string[]} the players left after ties, best first */
function playersAfterTies({ dice }) {
  const counts = Object.entries(dice).map(([player, { small, big }]) => ({ player, count: small + 2 * big }));
  return counts
    .filter(({ count }) => counts.filter((other) => other.count === count).length === 1)
    .sort((one, other) => other.count - one.count)
    .map(({ player }) => player);
}

function pay(/** @type {Turn} */ { G }) {
  /** @type {string | undefined} */
  let starter;
  for (const casino of G.casinos) {
    const [best, second] = playersAfterTies(casino);
    if (best !== undefined) purseOf(G, best).notes.push(casino.notes[0]);
    if (second !== undefined) purseOf(G, second).notes.push(casino.notes[1]);
    starter = best ?? starter;
  }
  G.starter = starter ?? G.starter;
  G.round += 1;
  G.casinos = [];
  for (const purse of Object.values(G.purses)) Object.assign(purse, { small: 7, big: 1 });
}

function purseOf(/** @type {Table} */ { purses }, /** @type {string} */ player) {
  const purse = purses[player];
  if (purse === undefined) throw new RangeError(`${player} does not sit here`);
  return purse;
}

function hasDice(/** @type {Purse} */ { small, big }) {
  return small + big > 0;
}

const game = {
  name: 'las-vegas',
  disableUndo: true,
  setup: (/** @type {Turn} */ { ctx }) => ({
    round: 1,
    starter: '0',
    unseen: Object.fromEntries(
      Object.entries(noteCounts).map(([value, count]) => [Number(value) * 1000, count])
    ),
    casinos: [],
    purses: Object.fromEntries(
      ctx.playOrder.map((player) => [player, { small: 7, big: 1, chips: 0, notes: [] }])
    ),
    roll: null
  }),
  phases: {
    deal: { start: true, moves: { deal }, next: 'turns' },
    turns: {
      moves: { roll, place, pass },
      next: 'deal',
      turn: {
        order: {
          first: (/** @type {Turn} */ { G, ctx }) => ctx.playOrder.indexOf(G.starter),
          next: (/** @type {Turn} */ { G, ctx }) => {
            const after = ctx.playOrder.map((_, step) => (ctx.playOrderPos + 1 + step) % ctx.numPlayers);
            return after.find((place) => hasDice(purseOf(G, ctx.playOrder[place] ?? '')));
          }
        }
      },
      endIf: (/** @type {Turn} */ { G }) => G.casinos.length > 0 && !Object.values(G.purses).some(hasDice),
      onEnd: pay
    }
  },
  endIf: (/** @type {Turn} */ { G }) => (G.round > rounds ? true : undefined)
};

/**
 * Plays one match, one checked move after the other.
 *
 * @param {number} players
 * @param {readonly Move[]} moves as Croupier writes them
 * @returns {number[]} each seat's final money, in dollars
 */
export function playWithBoardgameIo(players, moves) {
  const client = Client({ game, numPlayers: players, debug: false });
  client.start();
  for (const move of moves) client.moves[move.type](...parts(move));
  /** @type {{ G: Table }} */
  const { G } = client.getState();
  client.stop();
  return Object.values(G.purses).map(
    ({ notes, chips }) => notes.reduce((sum, note) => sum + note, 0) + chips * chipValue
  );
}

function parts(/** @type {Move} */ move) {
  if (move.type === 'deal') return move.pairs;
  if (move.type === 'roll') return [{ dice: move.dice, big: move.big }];
  return move.type === 'place' ? [move.face] : [];
}
