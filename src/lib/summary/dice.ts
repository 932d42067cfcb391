import type { PlayerId } from '$lib/core';
import type { WholeRoll } from '$lib/games/contract/game-facts';
import { roundOfStep, type FinishedGame, type GameSummary } from './summary';

type LuckiestRoll = NonNullable<GameSummary['luckiest']>;
type PlayerDice = NonNullable<GameSummary['dice']>[number];
type Faces = PlayerDice['faces'];

const FACES = [1, 2, 3, 4, 5, 6] as const;
const NO_FACES: Faces = [0, 0, 0, 0, 0, 0];

/** A roll is lucky if it comes up less often than once in this many rolls. */
const MIN_LUCKY_ODDS = 50;

/** The faces that each player rolled in whole rolls, and the luckiest of these rolls. */
export function summarizeDice(finishedGame: FinishedGame): Pick<GameSummary, 'dice' | 'luckiest'> {
  const { facts, replayed } = finishedGame;
  const rolls = replayed.steps.flatMap((step) => {
    if (step.move === undefined) return [];
    const round = roundOfStep(finishedGame, step);
    return (facts.rolls?.(step.stateBefore, step.move) ?? []).map((roll) => ({ ...roll, round }));
  });
  if (rolls.length === 0) return {};
  const luckiest = findLuckiestRoll(rolls);
  return { dice: diceByPlayer(rolls), ...(luckiest === undefined ? {} : { luckiest }) };
}

function diceByPlayer(rolls: readonly WholeRoll[]): NonNullable<GameSummary['dice']> {
  const diceOfPlayers = new Map<PlayerId, PlayerDice>();
  for (const { player, dice } of rolls) {
    const { faces, rolls: earlierRolls } = diceOfPlayers.get(player) ?? { faces: NO_FACES, rolls: 0 };
    const newFaces = FACES.map((face) => (faces[face - 1] ?? 0) + countOf(dice, face)) as unknown as Faces;
    diceOfPlayers.set(player, { player, faces: newFaces, rolls: earlierRolls + 1 });
  }
  return [...diceOfPlayers.values()].sort((a, b) => a.player.localeCompare(b.player));
}

/** The first of the least likely rolls, if it is rarer than one in fifty. */
function findLuckiestRoll(
  rolls: readonly (WholeRoll & { readonly round: number })[]
): LuckiestRoll | undefined {
  let lowestChance = 1 / MIN_LUCKY_ODDS;
  let luckiest: LuckiestRoll | undefined;
  for (const { player, round, dice } of rolls) {
    const countsByFace = FACES.map((face) => countOf(dice, face));
    const count = Math.max(...countsByFace);
    const chance = chanceOfAtLeast(count, dice.length);
    if (chance >= lowestChance) continue;
    lowestChance = chance;
    const face = countsByFace.indexOf(count) + 1;
    luckiest = { player, round, dice, face, count, onceIn: Math.round(1 / chance) };
  }
  return luckiest;
}

function countOf(dice: readonly number[], face: number): number {
  return dice.filter((die) => die === face).length;
}

/** The chance, 0 to 1, that at least `count` of this many fair dice show one given face: an exact binomial sum. */
export function chanceOfAtLeast(count: number, dice: number): number {
  let wayCount = 0;
  for (let hitCount = count; hitCount <= dice; hitCount += 1)
    wayCount += choose(dice, hitCount) * 5 ** (dice - hitCount);
  return wayCount / 6 ** dice;
}

/** The number of ways to choose `chosenCount` of `total` dice. */
function choose(total: number, chosenCount: number): number {
  let wayCount = 1;
  for (let value = 1; value <= chosenCount; value += 1)
    wayCount = (wayCount * (total - chosenCount + value)) / value;
  return wayCount;
}
