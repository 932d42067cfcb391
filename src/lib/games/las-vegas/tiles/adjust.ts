import type { Choice, PlayerId } from '$lib/core';
import type { AskWords } from '$lib/games/define';
import {
  diceAt,
  giveBack,
  oneDie,
  putTo,
  refuseClosed,
  sizesIn,
  takeFrom,
  useUp,
  type Size
} from '$lib/games/las-vegas/placed-dice';
import { purseOf } from '$lib/games/las-vegas/table';
import { FACES, type Face, type Move, type State, type Why } from '$lib/games/las-vegas/types';
import { dieWords } from '$lib/games/las-vegas/words';
import { casinoPicks, diePicks, type CasinoPick, type DiePick } from './picks';

/** What Handicap and My Choice print alike: turn and place a die, or take one back. */
export type Adjustment<Id extends string> =
  | {
      readonly type: 'tile';
      readonly tile: Id;
      readonly do: 'turn';
      readonly size: Size;
      readonly face: Face;
    }
  | {
      readonly type: 'tile';
      readonly tile: Id;
      readonly do: 'takeBack';
      readonly size: Size;
      readonly face: Face;
    };

/** Every die that may be turned and placed, and every one that may be taken back; closed casinos are refused. */
export function adjustments(
  tile: Extract<Move, { do: 'takeBack' }>['tile'],
  state: State,
  player: PlayerId
): readonly Choice<Move, Why>[] {
  const left = sizesIn(purseOf(state, player));
  const turned = FACES.flatMap((face) =>
    left.map((size) => ({ type: 'tile', tile, do: 'turn', size, face }) as const)
  );
  const taken = FACES.flatMap((face) =>
    sizesIn(diceAt(state, face, player)).map(
      (size) => ({ type: 'tile', tile, do: 'takeBack', size, face }) as const
    )
  );
  return [...turned, ...taken].map((move) => {
    const refused = refuseClosed(state, move.face);
    return refused === undefined ? { move } : { move, refused };
  });
}

/** Whether any of these may be done. */
export function isPossible(choices: readonly Choice<Move, Why>[]): boolean {
  return choices.some(({ refused }) => refused === undefined);
}

/** The table after an adjustment; no tile acts. */
export function adjust(state: State, player: PlayerId, move: Adjustment<string>): State {
  const die = oneDie(move.size);
  if (move.do === 'turn') return putTo(useUp(state, player, die), move.face, player, die);
  return giveBack(takeFrom(state, move.face, player, die), player, die);
}

export const adjustLines = {
  turn: ({ size, face }: { readonly size: Size; readonly face: Face }, who: string): string =>
    `${who} turns ${dieWords(size)} to ${face} and places it there.`,
  takeBack: ({ size, face }: { readonly size: Size; readonly face: Face }, who: string): string =>
    `${who} takes ${dieWords(size)} back from casino ${face}.`
};

/** The same for the undo bar. */
export const adjustBriefly = {
  turn: ({ size, face }: { readonly size: Size; readonly face: Face }, who: string): string =>
    `${who} turns ${dieWords(size)} to ${face}`,
  takeBack: ({ size, face }: { readonly size: Size; readonly face: Face }, who: string): string =>
    `${who} takes ${dieWords(size)} from casino ${face}`
};

/** How the table is asked for an adjustment. */
export function askingAdjust({ name }: { readonly name: string }): AskWords {
  return {
    question: `${name} adjusts a die.`,
    hint: 'Turn and place a die, or take one back.'
  };
}

export const adjustChoices = {
  turn: ({ size, face }: { readonly size: Size; readonly face: Face }): string =>
    `Turn ${dieWords(size)} to ${face}`,
  takeBack: ({ size, face }: { readonly size: Size; readonly face: Face }): string =>
    `Take ${dieWords(size)} back from casino ${face}`
};

/** The parts of an adjustment: what is done, with which die, and where. */
export type AdjustPick =
  CasinoPick | DiePick | { readonly member: 'do'; readonly value: Adjustment<string>['do'] };

export const adjustPicks = {
  ...casinoPicks,
  ...diePicks,
  do: (value: Adjustment<string>['do']): string =>
    value === 'turn' ? 'Turn a die and place it' : 'Take a die back'
};
