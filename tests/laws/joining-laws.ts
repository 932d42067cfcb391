import {
  askedPlayers,
  hasLeft,
  isPlayer,
  movesPiece,
  totalOf,
  type Departure,
  type PlayerId,
  type Posting,
  type Reason
} from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { expectSame } from './expect-same';
import type { Moment, PlayedMatch } from './matches';

type JoinMoment = Moment & {
  readonly move: { readonly player: PlayerId; readonly start: 'nothing' | 'lowest' };
};

function isJoining(moment: Moment): moment is JoinMoment {
  return moment.move.type === 'join';
}

/** No one is asked, paid or charged before joining. */
export function noOnePlaysBeforeJoining({ moments }: PlayedMatch): void {
  for (const [index, moment] of moments.entries()) {
    if (!isJoining(moment)) continue;
    const { player } = moment.move;
    for (const { asks, playResult } of moments.slice(0, index)) {
      for (const ask of asks) expectSame(askedPlayers(ask).includes(player), false, ask.id);
      expectSame(totalOf(player, playResult.postings), 0, player);
    }
  }
}

/** A newcomer starts with nothing, or with the lowest total of those who play; no one else gets or pays anything. */
export function newcomersStartWithLowestOrNothing({ moments, match }: PlayedMatch, { rules }: Game): void {
  const ledger: Posting<Reason>[] = [];
  let activePlayers = match.seats.filter(({ joined }) => joined === undefined).map(({ player }) => player);
  for (const moment of moments) {
    const { previousState, playResult } = moment;
    if (isJoining(moment)) {
      const { player, start } = moment.move;
      const leftPlayers: readonly Departure[] = rules.leftPlayers?.(previousState) ?? [];
      const stillPlaying = activePlayers.filter((player) => !hasLeft({ left: leftPlayers }, player));
      const lowestTotal = Math.min(...stillPlaying.map((player) => totalOf(player, ledger)));
      expectSame(totalOf(player, playResult.postings), start === 'lowest' ? lowestTotal : 0, player);
      // Casinos are left out: a new number of players may add or remove a jackpot there.
      const otherAccounts = playResult.postings
        .filter(movesPiece)
        .flatMap(({ from, to }) => [from, to])
        .filter((account) => account !== player && isPlayer(account));
      expectSame(otherAccounts, [], player);
      activePlayers = [...activePlayers, player];
    }
    ledger.push(...playResult.postings);
  }
}

/** The ranking lists everyone who ever had a seat, and the box has pieces for all of them. */
export function boxHasPiecesForEveryone({ match, ledger, end }: PlayedMatch, { rules, meta }: Game): void {
  const rankedPlayers = rules.ranking(end, ledger, 'all').flatMap(({ players }) => players);
  expectSame(
    [...rankedPlayers].sort(),
    match.seats
      .map(({ player }) => player)
      .filter(isPlayer)
      .sort(),
    'ranking'
  );
  expectSame(match.seats.length <= meta.players.max, true, 'seats');
}
