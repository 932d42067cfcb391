import type { Snippet } from 'svelte';
import type { Ask, AskTap, Outcome, PlayerId } from '$lib/core';
import type { BoardPeople } from '$lib/games/las-vegas/ui/board-people';
import type { TileTypes } from '$lib/games/las-vegas/tiles/shared/tile-types';
import type { CasinoView, Dice, Face, Move, DiceOwner, Why } from '$lib/games/las-vegas/types';
import { rewardIn } from '$lib/games/las-vegas/data';
import { oneDie } from '$lib/games/las-vegas/actions/placed-dice';
import type { Size } from '$lib/games/las-vegas/actions/owned-dice';
import * as say from '$lib/games/las-vegas/strings/en/row';
import { dieLabel } from '$lib/games/las-vegas/strings/en/board-royale';
import { dieWords } from '$lib/games/las-vegas/strings/en/shared';

/** A piece drawn on a button. */
export type ButtonPiece =
  | {
      readonly piece: 'die';
      readonly face?: Face;
      readonly colour: 'black' | 'gray' | 'player';
      readonly isBig?: boolean;
    }
  | { readonly piece: 'chip' }
  | { readonly piece: 'note'; readonly value: number }
  | { readonly piece: 'tokens'; readonly count: number }
  /** Tokens shown face down. */
  | { readonly piece: 'backs'; readonly count: number };

/** A die of the player who is asked. */
export function ownDie(size: 'small' | 'big'): ButtonPiece {
  return { piece: 'die', colour: 'player', isBig: size === 'big' };
}

/** A black die with this face. */
export function blackDie(face: Face): ButtonPiece {
  return { piece: 'die', colour: 'black', face };
}

/** Pieces that pay a sum from the bank, in whole dollars; none for 0. */
export function rewardPieces(value: number): readonly ButtonPiece[] {
  const reward = rewardIn(value);
  if (reward.piece === 'note') return [reward];
  return Array.from({ length: reward.count }, () => ({ piece: 'chip' }) as const);
}

/** Props of a tile's line beside its casino. */
export interface LineProps<W extends TileTypes> {
  readonly pieces: W['Pieces'];
  /** The tile's casino as it is now. */
  readonly casino: CasinoView;
  readonly people: BoardPeople;
}

/** Props of a waiting tile that is drawn large. */
export interface SceneProps<W extends TileTypes> {
  readonly pieces: W['Pieces'];
  readonly step: Partial<W['Step']>;
  /** Black dice entered so far. */
  readonly faces: readonly Face[];
  readonly people: BoardPeople;
  /** Answers with a number, as its key does. */
  readonly onnumber: (face: Face) => void;
}

/** Props of a tile's own display below the parts of an answer. */
export type FooterProps<W extends TileTypes> = Pick<LineProps<W>, 'pieces' | 'people'>;

/** Dice that an answer would add to a casino; negative counts are removed. */
export interface Preview {
  readonly owner?: DiceOwner;
  readonly dice?: Dice;
  readonly caption?: string;
}

/** One part of an answer that takes several taps. */
export type ControlPart<W extends TileTypes> = PartOf<W['Part'], W['Pieces']>;

type PartOf<Part extends TileTypes['Part'], Pieces> = Part extends unknown
  ? {
      readonly member: Part['member'];
      /** Label of the buttons for screen readers. */
      readonly title: string;
      readonly label: (value: Part['value']) => string;
      readonly hint?: (value: Part['value'], pieces: Pieces) => string;
      readonly pieces: (value: Part['value']) => readonly ButtonPiece[];
      /** Reason why this value is impossible, whatever the other parts are. */
      readonly refusalOf?: (value: Part['value'], pieces: Pieces) => Why | undefined;
    }
  : never;

/** The kind of control that answers a tile's ask. */
export type TileControl<W extends TileTypes> =
  /** A roll of both black dice. */
  | { readonly by: 'throw' }
  /** One button for each choice. */
  | {
      readonly by: 'buttons';
      readonly pieces: (move: W['Move'], step: Partial<W['Step']>) => readonly ButtonPiece[];
      /** The pieces say the same as the label, which is for screen readers only. */
      readonly isPictured?: true;
      /** True for a choice that changes nothing. */
      readonly hasNoEffect?: (move: W['Move']) => boolean;
      /** Member of the move whose number a number key chooses. */
      readonly key?: string;
      /** Keeps the casinos visible, each as the current dice would leave it. */
      readonly preview?: (casino: Face, step: Partial<W['Step']>, player: PlayerId) => Preview | undefined;
    }
  /** A tap on a casino, and further parts to choose. */
  | {
      readonly by: 'casino';
      readonly member: 'face' | 'from';
      readonly parts: readonly ControlPart<W>[];
      readonly preview: (move: W['Move'], player: PlayerId) => Preview;
      /** Component shown below the parts. */
      readonly footer?: Snippet<[FooterProps<W>]>;
    }
  /** A pad that only this tile has. */
  | { readonly by: 'pad' }
  /** A secret choice on the tile's own pad, by one player behind the gate. */
  | {
      readonly by: 'gate';
      /** The answer that the taps amount to; undefined while it is incomplete. */
      readonly outcome: (ask: Ask<Move, Why>, taps: readonly AskTap[]) => Outcome | undefined;
      /** Text shown while the gate is open. */
      readonly sentence: (move: W['Move'] | undefined) => string;
    }
  /** The players enter the result on the tile’s sheet, in a match that is entered round by round. */
  | { readonly by: 'sheet' };

/** Printed sums of a tile in whole dollars, with a sign between them if there is one. */
export interface PrintedSums {
  readonly sums: readonly number[];
  readonly separator?: string;
}

/** A roll of both black dice, drawn large, and the track that it decides on. */
export interface RollScene<W extends TileTypes> {
  readonly roll: (step: Partial<W['Step']>, faces: readonly Face[]) => ShownRoll;
  readonly track?: {
    readonly label: string;
    /** Value of each space in whole dollars. */
    readonly values: readonly number[];
    /** Index of the space with the counter; -1 for none. */
    readonly currentSpace: (pieces: W['Pieces'], step: Partial<W['Step']>) => number;
  };
}

export interface ShownRoll {
  /** Faces rolled; without any, the dice are blank. */
  readonly dice: readonly Face[];
  readonly sum?: number;
  readonly text: string;
}

/** Appearance of one tile side, and the controls of its asks. */
export interface TileAppearance<W extends TileTypes> {
  /** Colour of the tile, the same at every casino. */
  readonly signColour: 1 | 2 | 3 | 4 | 5 | 6;
  /** Emblem as an SVG path in a box of 32 by 32. */
  readonly picture: string;
  /** Pieces on the tile, drawn on one line beside its casino. */
  readonly line: Snippet<[LineProps<W>]> | PrintedSums;
  /** Pieces on the tile, drawn large while it waits. */
  readonly scene?: Snippet<[SceneProps<W>]> | RollScene<W>;
  readonly asks: { readonly [Step in W['Ask']]: TileControl<W> };
  /** A token of the tile that can be in front of a player. */
  readonly token?: {
    readonly label: string;
    /** The print on the token: a text, or an SVG path in a square of 100 by 100. */
    readonly mark: { readonly text: string } | { readonly line: string };
    readonly holder: (pieces: W['Pieces']) => PlayerId | undefined;
  };
}

/** An appearance whose own types are hidden from other tiles. */
export type UntypedAppearance = Omit<TileAppearance<TileTypes>, 'asks'> & {
  readonly asks: Readonly<Partial<Record<string, UntypedControl>>>;
};
export type UntypedControl = TileControl<TileTypes>;

/**
 * Hides a tile's own types, so that appearances of all tiles have the same type. The appearance is given as a function,
 * because it uses snippets that are defined later in the file.
 */
export function defineAppearance<W extends TileTypes>(
  appearance: () => TileAppearance<W>
): () => UntypedAppearance {
  return appearance as () => unknown as () => UntypedAppearance;
}

/** Parts of an answer that several tiles use. */

/** Choice between a small die and the big one. */
export const diePart = {
  member: 'size',
  title: say.whichDie,
  label: (size: Size) => dieLabel(size),
  pieces: (size: Size) => [ownDie(size)]
} as const;

const ADJUST_LABELS = { turn: say.turnAndPlace, takeBack: say.takeOneBack } as const;

/** A die is turned and placed, or taken back. */
export const adjustControl = {
  by: 'casino',
  member: 'face',
  parts: [
    {
      member: 'do',
      title: say.whatToDo,
      label: (step: keyof typeof ADJUST_LABELS): string => ADJUST_LABELS[step],
      pieces: () => []
    },
    diePart
  ],
  preview: adjustedPart
} as const;

function adjustedPart(move: { readonly do: string; readonly size?: Size }, player: PlayerId): Preview {
  const size = move.size ?? 'small';
  const { small, big } = oneDie(size);
  if (move.do === 'turn') return { owner: player, dice: { small, big } };
  return { owner: player, dice: { small: -small, big: -big }, caption: say.takeBack(dieWords(size)) };
}
