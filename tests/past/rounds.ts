import type { Casino, Dice, Move, State } from '$lib/games/las-vegas/types';
import type { CasinoPosition, Pair } from '#tests/readings/las-vegas-payout';
import type { PastMatch, PastPosting } from './recorded-matches';
import type { ReplayedMatch } from './outcome';

/** A round of Las Vegas at the moment of its payout, and the postings that were recorded since the last one. */
export interface PaidRound {
  readonly stateBefore: State;
  readonly stateAfter: State;
  readonly casinos: readonly Casino[];
  readonly laidTiles: NonNullable<NonNullable<State['paid']>['laid']>;
  readonly postings: readonly PastPosting[];
  /** All postings recorded before those of this round. */
  readonly earlierPostings: readonly PastPosting[];
}

/** The paid rounds, with the recorded payments of each. */
export function paidRounds({ outcome }: PastMatch, { replayed }: ReplayedMatch): readonly PaidRound[] {
  const rounds: PaidRound[] = [];
  let finishedCount = 0;
  for (const { entry, stateBefore: before, stateAfter } of replayed.steps) {
    const stateBefore = before as State;
    const { paid } = stateAfter as State;
    if (paid === undefined || paid === stateBefore.paid) continue;
    const postingCount = outcome.postings.filter(({ seq }) => seq <= entry.seq).length;
    const postings = outcome.postings.slice(finishedCount, postingCount);
    const earlierPostings = outcome.postings.slice(0, finishedCount);
    rounds.push({
      stateBefore,
      stateAfter: stateAfter as State,
      casinos: paid.casinos,
      laidTiles: paid.laid ?? [],
      postings,
      earlierPostings
    });
    finishedCount = postingCount;
  }
  return rounds;
}

/** A casino as a position of the second reading, with black and grey dice separate. */
export function casinoPosition({ notes, dice }: Casino): CasinoPosition {
  const { neutral, gray, ...playerDice } = dice;
  const blackDice = Object.entries(playerDice).map(
    ([player, { black: extra = 0 }]) => [player, extra] as const
  );
  return {
    notes,
    dice: Object.fromEntries(
      Object.entries(playerDice).map(([player, dice]) => [player, withoutBlack(dice)])
    ),
    neutral: neutral && withoutBlack(neutral),
    gray: gray?.small,
    extra: Object.fromEntries(blackDice.filter(([, extra]) => extra > 0))
  };
}

function withoutBlack({ small, big }: Dice): { small: number; big: number } {
  return { small, big };
}

/** Every deal: the pairs as they were turned up, and the pairs at casinos 1 to 6 afterwards. */
export function dealsOf({
  replayed
}: ReplayedMatch): readonly { pairs: readonly Pair[]; pairsAtCasinos: readonly Pair[] }[] {
  return replayed.steps.flatMap(({ move, stateAfter }) => {
    const dealMove = move as Move | undefined;
    if (dealMove?.type !== 'deal') return [];
    return [
      { pairs: dealMove.pairs, pairsAtCasinos: (stateAfter as State).casinos.map(({ notes }) => notes) }
    ];
  });
}
