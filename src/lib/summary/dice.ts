import type { PlayerId } from '$lib/core';
import type { WholeRoll } from '$lib/games/contract/game-facts';
import { roundOfStep, type FinishedGame, type GameSummary } from './summary';

type LuckiestRoll = NonNullable<GameSummary['luckiest']>;
type PlayerDice = NonNullable<GameSummary['dice']>[number];
type Faces = PlayerDice['faces'];

const FACES = [1, 2, 3, 4, 5, 6] as const;
const NO_FACES: Faces = [0, 0, 0, 0, 0, 0];

/** A roll is lucky if it comes up less often than once in N. */
const LUCKY_ODDS = 50;

/** The faces that each player rolled in whole rolls, and the luckiest of these rolls. */
export function summarizeDice(finished: FinishedGame): Pick<GameSummary, 'dice' | 'luckiest'> {
  const { facts, replayed } = finished;
  const rolls = replayed.steps.flatMap((step) => {
    if (step.move === undefined) return [];
    const round = roundOfStep(finished, step);
    return (facts.rolls?.(step.before, step.move) ?? []).map((roll) => ({ ...roll, round }));
  });
  if (rolls.length === 0) return {};
  const luckiest = luckiestOf(rolls);
  return { dice: diceBy(rolls), ...(luckiest === undefined ? {} : { luckiest }) };
}

function diceBy(rolls: readonly WholeRoll[]): NonNullable<GameSummary['dice']> {
  const all = new Map<PlayerId, PlayerDice>();
  for (const { player, dice } of rolls) {
    const { faces, rolls: before } = all.get(player) ?? { faces: NO_FACES, rolls: 0 };
    const counted = FACES.map((face) => (faces[face - 1] ?? 0) + countOf(dice, face)) as unknown as Faces;
    all.set(player, { player, faces: counted, rolls: before + 1 });
  }
  return [...all.values()].sort((a, b) => a.player.localeCompare(b.player));
}

/** The first of the least likely rolls, if it is rarer than one in fifty. */
function luckiestOf(rolls: readonly (WholeRoll & { readonly round: number })[]): LuckiestRoll | undefined {
  let lowest = 1 / LUCKY_ODDS;
  let luckiest: LuckiestRoll | undefined;
  for (const { player, round, dice } of rolls) {
    const counts = FACES.map((face) => countOf(dice, face));
    const count = Math.max(...counts);
    const chance = chanceOfAtLeast(count, dice.length);
    if (chance >= lowest) continue;
    lowest = chance;
    const face = counts.indexOf(count) + 1;
    luckiest = { player, round, dice, face, count, onceIn: Math.round(1 / chance) };
  }
  return luckiest;
}

function countOf(dice: readonly number[], face: number): number {
  return dice.filter((die) => die === face).length;
}

/** The chance, 0 to 1, that at least `count` of this many fair dice show one given face: an exact binomial sum. */
export function chanceOfAtLeast(count: number, dice: number): number {
  let ways = 0;
  for (let hits = count; hits <= dice; hits += 1) ways += choose(dice, hits) * 5 ** (dice - hits);
  return ways / 6 ** dice;
}

/** The number of ways to choose `picked` of `all`. */
function choose(all: number, chosen: number): number {
  let ways = 1;
  for (let value = 1; value <= chosen; value += 1) ways = (ways * (all - chosen + value)) / value;
  return ways;
}
