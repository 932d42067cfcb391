import { movesPiece, totalOf, type PlayerId } from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { makeBox, type StripBox } from '$lib/games/vegas-strip/copy/stored-box';
import type { Move, State, Why } from '$lib/games/vegas-strip/types';
import type { Posting } from '$lib/core';
import type { Law } from './law';
import type { PlayedMatch } from './matches';
import { expectSame } from './expect-same';

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
  readonly stateBefore: State;
  readonly move: Move;
  readonly state: State;
  readonly postings: readonly Posting<Why>[];
}

function stepsOf({ moments }: PlayedMatch): readonly Step[] {
  return moments.map(({ previousState, move, playResult }) => ({
    stateBefore: previousState as State,
    move: move as Move,
    state: playResult.state as State,
    postings: playResult.postings as readonly Posting<Why>[]
  }));
}

/** The piles are empty once a round is paid, and partners got the same amount. */
function pilesAreSplit(playedMatch: PlayedMatch): void {
  for (const { stateBefore, state, postings } of stepsOf(playedMatch)) {
    if (state.paid === stateBefore.paid) continue;
    for (const { id, fixer, partner } of stateBefore.teams) {
      if (partner === undefined) continue;
      const pile = stateBefore.piles[id] ?? 0;
      expectSame(pile + totalOf(id, postings), 0);
      const shareOf = (player: PlayerId): number =>
        postings
          .filter(movesPiece)
          .reduce((sum, { from, to, value }) => (from === id && to === player ? sum + value : sum), 0);
      expectSame(shareOf(fixer), shareOf(partner));
    }
  }
}

/** No one ever has three tiles of a set at a casino, and no lead is shared. */
function placementLimitsHold(playedMatch: PlayedMatch): void {
  for (const { state, move } of stepsOf(playedMatch)) {
    if (move.type !== 'place') continue;
    for (const tilesAt of Object.values(state.laid)) {
      const sums = new Map<string, number[]>();
      for (const { player, blocker = false, number, plus } of tilesAt)
        sums.set(`${player} ${blocker}`, [...(sums.get(`${player} ${blocker}`) ?? []), number + 3 * plus]);
      const totals = [...sums.values()]
        .map((tiles) => tiles.reduce((sum, tile) => sum + tile, 0))
        .sort((a, b) => b - a);
      expectSame(
        [...sums.values()].every((tiles) => tiles.length <= 2),
        true
      );
      if (state.options.tokenOff === 'not')
        expectSame(totals.length > 1 && totals[0] === totals[1], false, move);
    }
  }
}

/** If every turn is entered, all pieces of every hand are placed or discarded at the end of the round. */
function handsAreEmptyAfterRound(playedMatch: PlayedMatch): void {
  for (const { stateBefore, state } of stepsOf(playedMatch)) {
    if (stateBefore.phase !== 'turns' || state.phase !== 'reveal') continue;
    const remainingPieces = [...Object.values(state.hands), ...Object.values(state.blockers)].flat();
    expectSame(remainingPieces, []);
  }
}

/** Once everything is revealed, "If we stop now" equals the payout. */
function nowEqualsPayout(playedMatch: PlayedMatch, { rules }: Game): void {
  for (const { stateBefore, move, postings } of stepsOf(playedMatch)) {
    if (move.type !== 'pay') continue;
    const postingsIfPaidNow = rules.currentPayout(stateBefore);
    expectSame(postings.slice(0, postingsIfPaidNow.length), postingsIfPaidNow);
    expectSame(
      postings.slice(postingsIfPaidNow.length).every(({ why }) => why.code === 'refilled'),
      true
    );
  }
}

/** Every player with tiles at a casino has one line there for each set, paid or not. */
function everyClaimHasALine(playedMatch: PlayedMatch): void {
  for (const { stateBefore, move, postings } of stepsOf(playedMatch)) {
    if (move.type !== 'pay' || stateBefore.depth === 'rounds') continue;
    Object.entries(stateBefore.laid).forEach(([casino, tilesAt]) => {
      const name = stateBefore.options.casinos[Number(casino.slice(1)) - 1]?.name ?? '';
      const linesHere = postings.filter(
        ({ why }) =>
          'casino' in why &&
          'player' in why &&
          why.casino === (name === '' ? `casino ${casino.slice(1)}` : name)
      );
      const claimedSets = new Set(tilesAt.map(({ player, blocker = false }) => `${player} ${blocker}`));
      const lines = linesHere.map(({ why }) => ('player' in why ? `${why.player} ${'blocker' in why}` : ''));
      expectSame([...lines].sort(), [...claimedSets].sort());
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
