import {
  askedPlayers,
  hasLeft,
  isPlayer,
  movesPiece,
  total,
  type Left,
  type PlayerId,
  type Posting,
  type Reason
} from '$lib/core';
import type { Game } from '$lib/games/contract/define';
import { expectSame } from './expect-same';
import type { Moment, PlayedMatch } from './matches';

type Joining = Moment & {
  readonly move: { readonly player: PlayerId; readonly start: 'nothing' | 'lowest' };
};

function isJoining(moment: Moment): moment is Joining {
  return moment.move.type === 'join';
}

/** No one is asked, paid or charged before joining. */
export function nobodyPlaysBeforeJoining({ moments }: PlayedMatch): void {
  for (const [at, moment] of moments.entries()) {
    if (!isJoining(moment)) continue;
    const { player } = moment.move;
    for (const { asks, played } of moments.slice(0, at)) {
      for (const ask of asks) expectSame(askedPlayers(ask).includes(player), false, ask.id);
      expectSame(total(player, played.postings), 0, player);
    }
  }
}

/** A newcomer starts with nothing, or with the lowest total of those who play; no one else gets or pays anything. */
export function newcomersStartWithLowestOrNothing({ moments, match }: PlayedMatch, { rules }: Game): void {
  const ledger: Posting<Reason>[] = [];
  let playing = match.seats.filter(({ joined }) => joined === undefined).map(({ player }) => player);
  for (const moment of moments) {
    const { before, played } = moment;
    if (isJoining(moment)) {
      const { player, start } = moment.move;
      const left: readonly Left[] = rules.left?.(before) ?? [];
      const stillPlaying = playing.filter((player) => !hasLeft({ left }, player));
      const lowest = Math.min(...stillPlaying.map((player) => total(player, ledger)));
      expectSame(total(player, played.postings), start === 'lowest' ? lowest : 0, player);
      // The casinos of another number of players may get or lose a jackpot.
      const others = played.postings
        .filter(movesPiece)
        .flatMap(({ from, to }) => [from, to])
        .filter((each) => each !== player && isPlayer(each));
      expectSame(others, [], player);
      playing = [...playing, player];
    }
    ledger.push(...played.postings);
  }
}

/** The ranking lists everyone who ever had a seat, and the box has pieces for all of them. */
export function boxHasPiecesForEverybody({ match, ledger, end }: PlayedMatch, { rules, meta }: Game): void {
  const ranked = rules.ranking(end, ledger, 'all').flatMap(({ players }) => players);
  expectSame(
    [...ranked].sort(),
    match.seats
      .map(({ player }) => player)
      .filter(isPlayer)
      .sort(),
    'ranking'
  );
  expectSame(match.seats.length <= meta.players.max, true, 'seats');
}
