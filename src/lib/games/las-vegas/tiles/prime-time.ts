import { putBlack, refuseClosed, winnerAt } from '$lib/games/las-vegas/placed-dice';
import { isImaginary } from '$lib/games/las-vegas/payout';
import type { Face, Who } from '$lib/games/las-vegas/types';
import { called, defineTile, nothing, throwAsk, type Acting, type TileAsk, type Went } from './tile';
import { paragraphs } from './prime-time/rulebook';
import { text } from './prime-time/text';
import type { PrimeTime } from './prime-time/terms';

declare module './tile-words' {
  interface Tiles {
    readonly 'prime-time': PrimeTime;
  }
}

/** Whether somebody throws before the payout, and who: `best` is about to get the higher note (11.1, 11.4). */
export function primeTimeWhy(at: Face | 'this', best: Who | undefined): PrimeTime['Why'] {
  return best === undefined || isImaginary(best)
    ? { code: 'primeTimeNobody', rule: '11.4', at }
    : { code: 'primeTimeThrows', rule: '11.1', at, player: best };
}

/** None, one or both of two dice; one of a double only once. */
function handfuls([one = 1, other = 1]: readonly Face[]): readonly (readonly Face[])[] {
  return one === other ? [[], [one], [one, other]] : [[], [one], [other], [one, other]];
}

function asks({ state, player, step: { dice } }: Acting<PrimeTime>): readonly TileAsk<PrimeTime>[] {
  if (dice === undefined) return [throwAsk('prime-time', player)];
  const choices = handfuls(dice).map((faces) => {
    const move = { type: 'tile', tile: 'prime-time', do: 'place', faces } as const;
    const refused = faces.map((face) => refuseClosed(state, face)).find((why) => why !== undefined);
    return refused === undefined ? { move } : { move, refused };
  });
  return [{ ...called('prime-time', 'place'), for: player, kind: 'choose', choices }];
}

function play({ state, at, player }: Acting<PrimeTime>, move: PrimeTime['Do']): Went<PrimeTime> {
  if (move.do === 'throw') return { state, player, step: { dice: move.dice } };
  const { faces } = move;
  const placed = faces.reduce((so, face) => putBlack(so, face, player), state);
  return {
    state: placed,
    postings: [nothing(player, { code: 'primeTimePlaced', rule: '11.2', at, player, faces })]
  };
}

export const primeTime = defineTile<PrimeTime>({
  id: 'prime-time',
  side: 'B1',
  named: 'dice',
  ...text,
  paragraphs,
  disputes: {
    primeTimePlaced: 'sentence',
    primeTimeThrows: 'sentence',
    primeTimeNobody: 'sentence'
  },
  picks: {},
  start: () => ({}),
  beforePayout: ({ state, at }) => {
    const winner = winnerAt(state, at);
    return winner === undefined ? { state } : { state, player: winner, step: {} };
  },
  asks,
  play
});
