import { rollDice, seededRandom, totalOf, ledgerOf, type PlayerId } from '$lib/core';
import { games } from '$lib/games/registry';
import { replaySafely } from '$lib/session/log/safe-replay';
import { makeSummary } from '$lib/summary/make-summary';
import type { GameSummary } from '$lib/summary/summary';
import { describe, expect, test } from 'vitest';
import { playMatch, playersFor } from '#tests/laws/matches';

const TAPE_LENGTH = 30_000;
const SEEDS = Array.from({ length: 6 }, (_, seed) => seed);

describe.each(games)('summaries of random matches of $meta.title', ({ meta, load }) => {
  test.each(SEEDS)('seed %i: all sums match the ledger', async (seed) => {
    const game = await load();
    if (game.facts === undefined) throw new Error(`${meta.id} has no facts`);
    const { facts } = await game.facts();
    const chance = seededRandom(seed);
    const players = playersFor(meta.players.min + chance(meta.players.max - meta.players.min + 1));
    const houseRules = Object.fromEntries(
      game.houseRules.map(({ id, choices }) => [id, choices[chance(choices.length)]?.value ?? ''])
    );
    const depth = seed % 2 === 0 ? 'turns' : 'rounds';
    const setup = { players, first: players[0] ?? 'p1', depth, houseRules } as const;
    const { match, entries } = playMatch(
      game,
      setup,
      rollDice(TAPE_LENGTH, 2 ** 20, seededRandom(seed + 100))
    );
    const { replay } = replaySafely(game, match, entries);
    const summary = makeSummary(game, facts, match, entries);
    if (summary === undefined) throw new Error('a random match is played to its end');
    for (const player of players) {
      expect(moneyOf(summary, player)).toBe(totalOf(player, ledgerOf(replay)));
      expect(summary.places.find((row) => row.player === player)?.total).toBe(moneyOf(summary, player));
      expect(summary.rounds.at(-1)?.totals[player]).toBe(moneyOf(summary, player));
    }
    expect(JSON.parse(JSON.stringify(summary))).toEqual(summary);
    expect(unreadableTexts(summary)).toEqual([]);
    expect(summary.dice?.every(({ faces, rolls }) => faces.some((count) => count > 0) && rolls > 0)).not.toBe(
      false
    );
  });
});

function moneyOf({ money }: GameSummary, player: PlayerId): number {
  return money.filter((row) => row.player === player).reduce((sum, { value }) => sum + value, 0);
}

/** Ties and payments that could not be shown: without a sentence, or with players who have no seat there. */
function unreadableTexts({ ties, biggest, seats }: GameSummary): readonly string[] {
  const sentences = [...ties.map(({ sentence }) => sentence), ...(biggest ? [biggest.sentence] : [])];
  const unshowableTies = ties.flatMap(({ players, effects }) =>
    [...players, ...effects.map(({ player }) => player)].filter(
      (id) => !seats.some(({ player }) => player === id)
    )
  );
  return [
    ...sentences.filter((sentence) => sentence === '' || /undefined|NaN/.test(sentence)),
    ...unshowableTies
  ];
}
