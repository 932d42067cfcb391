import { moves, total, type PlayerId } from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { makeBox, type StripBox } from '$lib/games/vegas-strip/copy/stored-box';
import type { Move, State, Why } from '$lib/games/vegas-strip/types';
import type { Posting } from '$lib/core';
import type { Law } from './law';
import type { Sitting } from './matches';
import { same } from './same';

/** A box with characters that use every effect that the app supports. */
export const box: StripBox = {
  cards: {},
  casinos: [
    { name: 'Santorini', character: 0 },
    { name: 'Sunset Gondola', character: 1 },
    { name: 'The Peacock', character: 2 },
    { name: '', character: 3 },
    { name: 'Gold Rush' },
    { name: 'The Oasis' }
  ],
  characters: [
    { name: 'Doorman', side: 'A', text: 'At most five tiles here.', tiles: 5 },
    { name: 'Twin Sister', side: 'B', text: '', distinct: true },
    { name: 'Pro Gambler', side: 'A', text: 'Tokens.', tokens: true },
    { name: 'High Roller', side: 'A', text: 'Chips.', chips: true, tokens: true }
  ]
};

/** The game for players who have copied their box. */
export function withBox(game: Game): Game {
  return { ...game, options: (setup) => game.options({ ...setup, box: { box: { copied: makeBox(box) } } }) };
}

interface Step {
  readonly was: State;
  readonly move: Move;
  readonly state: State;
  readonly postings: readonly Posting<Why>[];
}

function stepsOf({ moments }: Sitting): readonly Step[] {
  return moments.map(({ before, move, played }) => ({
    was: before as State,
    move: move as Move,
    state: played.state as State,
    postings: played.postings as readonly Posting<Why>[]
  }));
}

/** The piles are empty once a round is paid, and partners have got the same. */
function pilesAreSplit(sitting: Sitting): void {
  for (const { was, state, postings } of stepsOf(sitting)) {
    if (state.paid === was.paid) continue;
    for (const { id, fixer, partner } of was.teams) {
      if (partner === undefined) continue;
      const pile = was.piles[id] ?? 0;
      same(pile + total(id, postings), 0);
      const half = (player: PlayerId): number =>
        postings
          .filter(moves)
          .reduce((sum, { from, to, value }) => (from === id && to === player ? sum + value : sum), 0);
      same(half(fixer), half(partner));
    }
  }
}

/** Nobody ever has three tiles of a set at a casino, and no lead is shared. */
function placementLimitsHold(sitting: Sitting): void {
  for (const { state, move } of stepsOf(sitting)) {
    if (move.type !== 'place') continue;
    for (const laid of Object.values(state.laid)) {
      const sums = new Map<string, number[]>();
      for (const { player, blocker = false, number, plus } of laid)
        sums.set(`${player} ${blocker}`, [...(sums.get(`${player} ${blocker}`) ?? []), number + 3 * plus]);
      const totals = [...sums.values()]
        .map((tiles) => tiles.reduce((sum, each) => sum + each, 0))
        .sort((a, b) => b - a);
      same(
        [...sums.values()].every((tiles) => tiles.length <= 2),
        true
      );
      if (state.options.tokenOff === 'not') same(totals.length > 1 && totals[0] === totals[1], false, move);
    }
  }
}

/** If every turn is entered, each set is completely placed or discarded, tile by tile. */
function handsAreEmptyAfterRound(sitting: Sitting): void {
  for (const { was, state } of stepsOf(sitting)) {
    if (was.phase !== 'turns' || state.phase !== 'reveal') continue;
    const left = [...Object.values(state.hands), ...Object.values(state.blockers)].flat();
    same(left, []);
  }
}

/** Once everything is revealed, "If we stop now" equals the payout. */
function nowEqualsPayout(sitting: Sitting, { rules }: Game): void {
  for (const { was, move, postings } of stepsOf(sitting)) {
    if (move.type !== 'pay') continue;
    const now = rules.now(was);
    same(postings.slice(0, now.length), now);
    same(
      postings.slice(now.length).every(({ why }) => why.code === 'refilled'),
      true
    );
  }
}

/** Every player with tiles at a casino has one line there for each set, paid or not. */
function everyClaimHasALine(sitting: Sitting): void {
  for (const { was, move, postings } of stepsOf(sitting)) {
    if (move.type !== 'pay' || was.depth === 'rounds') continue;
    Object.entries(was.laid).forEach(([casino, laid]) => {
      const name = was.options.casinos[Number(casino.slice(1)) - 1]?.name ?? '';
      const here = postings.filter(
        ({ why }) =>
          'casino' in why &&
          'player' in why &&
          why.casino === (name === '' ? `casino ${casino.slice(1)}` : name)
      );
      const sets = new Set(laid.map(({ player, blocker = false }) => `${player} ${blocker}`));
      const lines = here.map(({ why }) => ('player' in why ? `${why.player} ${'blocker' in why}` : ''));
      same([...lines].sort(), [...sets].sort());
    });
  }
}

export const laws: Readonly<Record<string, Law>> = {
  'partners split the piles completely': pilesAreSplit,
  'a casino has at most two tiles per set, and one leader': placementLimitsHold,
  'every tile is placed or discarded by the end of a round': handsAreEmptyAfterRound,
  'with all casinos revealed “If we stop now” equals the payout': nowEqualsPayout,
  'every claim has a line': everyClaimHasALine
};
