import { seededRandom } from '$lib/core';
import { games } from '$lib/games/registry';
import { ENTRY_DETAILS, type Game, type Setup } from '$lib/games/contract/define';
import { playMatch, playersFor } from '#tests/laws/matches';
import { evenings, logOf, readDump, recordsOf } from '#tests/past/dump';
import { GAMES, readPast } from '#tests/past/recorded-matches';
import { recordedMatches } from '#tests/recorded/matches';
import type { Input } from './app';

/** All recorded matches, by file name: "fixtures/razzia/three-players". */
export async function inputs(): Promise<ReadonlyMap<string, Input>> {
  return new Map([...fixtures(), ...pastMatches(), ...deviceMatches(), ...(await randomMatches())]);
}

function fixtures(): readonly (readonly [string, Input])[] {
  return recordedMatches().map(({ box, name, match, entries }) => [
    `fixtures/${box}/${name}`,
    { match, entries }
  ]);
}

function pastMatches(): readonly (readonly [string, Input])[] {
  return GAMES.flatMap((game) =>
    readPast(game).map(({ match, entries }) => [`past/${game}/${match.id}`, { match, entries }] as const)
  );
}

function deviceMatches(): readonly (readonly [string, Input])[] {
  return evenings().flatMap((evening) => {
    const { device } = readDump(evening);
    return recordsOf(device, 'matches').map(
      (match) => [`devices/${evening}/${match.id}`, { match, entries: logOf(device, match.id) }] as const
    );
  });
}

const SEEDS = [1, 2, 3, 4];
const TAPE_LENGTH = 4000;

/** Random matches with fixed seeds and house rules, for cases that no fixture reaches. */
async function randomMatches(): Promise<readonly (readonly [string, Input])[]> {
  const randomInputs: (readonly [string, Input])[] = [];
  for (const { load, meta } of games) {
    const game = await load();
    for (const { value: depth } of ENTRY_DETAILS)
      for (const seed of SEEDS) {
        const chance = seededRandom(seed);
        const tape = Array.from({ length: TAPE_LENGTH }, () => chance(2 ** 30));
        const { match, entries } = playMatch(game, setupOf(game, seed, depth), tape);
        randomInputs.push([`random/${meta.id}/${depth}-${seed}`, { match, entries }]);
      }
  }
  return randomInputs;
}

function setupOf(game: Game, seed: number, depth: Setup['depth']): Setup {
  const chance = seededRandom(seed);
  const houseRules = Object.fromEntries(
    game.houseRules.map(({ id, choices }) => [id, choices[chance(choices.length)]?.value ?? ''])
  );
  const { min, max } = game.meta.players;
  return { players: playersFor(min + (seed % (max - min + 1))), first: 'p1', depth, houseRules };
}
