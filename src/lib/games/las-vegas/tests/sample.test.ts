import { expect, test } from 'vitest';
import { playersOf, totalOf, type Posting } from '$lib/core';
import { text } from '$lib/games/las-vegas/strings/en/log';
import { match, moves } from '$lib/games/las-vegas/sample';
import { rules } from '$lib/games/las-vegas/rules';
import type { State, Why } from '$lib/games/las-vegas/types';

interface RoundEnd {
  readonly state: State;
  readonly ledger: readonly Posting<Why>[];
}

/** The state and the ledger after each round. A refused move is a mistake in the sample. */
function rounds(): readonly RoundEnd[] {
  const players = playersOf(match);
  const ledger: Posting<Why>[] = [];
  const roundEnds: RoundEnd[] = [];
  let state = rules.start(match.options, players);
  for (const move of moves) {
    expect(rules.refuse(state, move), JSON.stringify(move)).toBeUndefined();
    const { state: next, postings } = rules.play(state, move);
    ledger.push(...postings);
    if (next.round > state.round || next.phase === 'over')
      roundEnds.push({ state: next, ledger: [...ledger] });
    state = next;
  }
  return roundEnds;
}

const roundEnds = rounds();

/** The total of each player after a round, in thousands. */
function totalsAfter(round: number): readonly number[] {
  const { ledger } = roundEnds[round - 1] ?? { ledger: [] };
  return playersOf(match).map((player) => totalOf(player, ledger) / 1000);
}

test('the sample game is played to the end', () => {
  expect(roundEnds).toHaveLength(3);
  expect(rules.asks(roundEnds[2]?.state as State)).toEqual([]);
});

/**
 * In thousands of dollars, Nora gets 40 at casino 2, 60 at 3 and 90 at 4, and has one chip. Leo gets 80 at casino 2, 70
 * at 3 and 60 at 4, and has two chips. Mia gets 100 at casino 6, and has no chip. Nora and Mia tie at casino 1, Leo and
 * Mia at 5.
 */
test('round 1 pays 190, 210 and 100; with chips that is 200, 230 and 100', () => {
  expect(totalsAfter(1)).toEqual([200, 230, 100]);
});

/**
 * Nora gets nothing more, and has three chips. Leo gets 60 at casino 3, and has four chips. Mia gets 50 at casino 3 and
 * 70 at 4, and has two chips. Nora and Leo tie at casinos 1 and 2, Nora and Mia at 5.
 */
test('round 2 puts Nora in last place: 190 + 30, 270 + 40, 220 + 20', () => {
  expect(totalsAfter(2)).toEqual([220, 310, 240]);
});

/**
 * Nora gets 30 at casino 2, 80 at 3 and 100 at 5: 190 + 210 = 400, and has five chips. Leo gets 30 at casino 1 and 80
 * at 4: 270 + 110 = 380, and has six chips. Mia gets 40 at casino 2 and 50 at 4: 220 + 90 = 310, and has four chips.
 * Leo and Mia tie for second at casino 3 with one die each, and at casino 6 with two.
 */
test('round 3 lets Nora win by one chip: 400 + 50, 380 + 60, 310 + 40', () => {
  expect(totalsAfter(3)).toEqual([450, 440, 350]);
});

test('Nora is first, Leo second, Mia third', () => {
  const { state, ledger } = roundEnds[2] ?? {
    state: rules.start(match.options, playersOf(match)),
    ledger: []
  };
  const ranking = rules.ranking(state, ledger, 'all');
  expect(ranking.map(({ place, players }) => [place, ...players])).toEqual([
    [1, 'p1'],
    [2, 'p2'],
    [3, 'p3']
  ]);
});

test('every claim has a sentence, even if it wins nothing', () => {
  const names = (player: string): string =>
    match.seats.find((seat) => seat.player === player)?.name ?? player;
  const sentences = (roundEnds[2]?.ledger ?? []).map(({ why }) => text.why(why, names));
  expect(sentences.filter((sentence) => !/^[A-Z].*\.$/.test(sentence))).toEqual([]);
  expect(sentences.join(' ')).not.toMatch(/undefined|NaN|p\d/);
});
