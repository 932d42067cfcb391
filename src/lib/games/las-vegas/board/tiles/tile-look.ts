import type { Component } from 'svelte';
import type { BoardActions } from '$lib/games/define';
import type { AskOf } from '$lib/games/las-vegas/board/asked';
import type { BoardPeople } from '$lib/games/las-vegas/board/board-people';
import type { LasVegas } from '$lib/games/las-vegas/rules';
import type { TileWords } from '$lib/games/las-vegas/tiles/tile-words';
import type { CasinoView, Dice, Face, Tap, View, Who, Why } from '$lib/games/las-vegas/types';
import type { PlayerId } from '$lib/core';
import type { TileHands } from './tile-mode';
import type { ButtonPiece } from './button-pieces';
import type { TileMode } from './tile-mode';

/** A tile at its casino, as its line beside the casino is drawn. */
export interface StateProps<W extends TileWords> {
  readonly live: W['Live'];
  /** The casino that it lies at, as it stands. */
  readonly casino: CasinoView;
  readonly people: BoardPeople;
}

/** A tile that waits, as it is drawn large. */
export interface SceneProps<W extends TileWords> {
  readonly live: W['Live'];
  readonly step: Partial<W['Step']>;
  /** Black dice that are told so far. */
  readonly told: readonly Face[];
  readonly people: BoardPeople;
}

/** Under the parts of an answer: what the tile itself shows. */
export type FootProps<W extends TileWords> = Pick<StateProps<W>, 'live' | 'people'>;

/** An ask that a tile draws itself: its whole bar. */
export interface BarProps<W extends TileWords> {
  readonly view: View;
  readonly mode: TileMode;
  readonly step: Partial<W['Step']>;
  readonly draft: readonly Tap[];
  readonly people: BoardPeople;
  readonly hands: TileHands;
  readonly actions: BoardActions<LasVegas>;
  readonly onwhy: (why: Why) => void;
}

/** The controls of an ask that a tile draws itself, inside the bar. */
export interface ControlProps {
  readonly view: View;
  readonly ask: AskOf<'choose'>;
  readonly mode: TileMode;
  readonly draft: readonly Tap[];
  readonly people: BoardPeople;
  readonly hands: TileHands;
}

/** What is chosen under a gate, by whoever looks alone. */
export interface HandProps<W extends TileWords> {
  readonly chosen: W['Do'] | undefined;
  /** What a tap has come to, and how the hand forgets that tap, where it keeps more than what is chosen. */
  readonly onchoose: (move: W['Do'] | undefined, forget?: () => void) => void;
}

/** What an answer would bring to a casino, or take from it where a count is below zero. */
export interface Preview {
  readonly who?: Who;
  readonly dice?: Dice;
  readonly caption?: string;
}

/** One part of an answer that takes several taps. */
export type WayPart<W extends TileWords> = PartOf<W['Pick'], W['Live']>;

type PartOf<Pick extends TileWords['Pick'], Live> = Pick extends unknown
  ? {
      readonly member: Pick['member'];
      /** What the buttons are for: read out. */
      readonly title: string;
      readonly label: (value: Pick['value']) => string;
      readonly hint?: (value: Pick['value'], live: Live) => string;
      readonly pieces: (value: Pick['value']) => readonly ButtonPiece[];
      /** Why this value cannot be, whatever the others are. */
      readonly refused?: (value: Pick['value'], live: Live) => Why | undefined;
    }
  : never;

/** How an ask of a tile is answered with fingers. */
export type TileWay<W extends TileWords> =
  /** Both black dice are thrown. */
  | { readonly by: 'throw' }
  /** One button for each choice. */
  | {
      readonly by: 'buttons';
      readonly pieces: (move: W['Do'], step: Partial<W['Step']>) => readonly ButtonPiece[];
      /** The pieces say what the words say, which are read out only. */
      readonly pictured?: true;
      /** Leaves things as they are. */
      readonly quiet?: (move: W['Do']) => boolean;
      /** The member of the move that a number key chooses. */
      readonly key?: string;
      /** The casinos stay in sight, each as the dice at hand would leave it. */
      readonly would?: (casino: Face, step: Partial<W['Step']>, player: PlayerId) => Preview | undefined;
    }
  /** A casino, with further parts. */
  | {
      readonly by: 'casino';
      readonly member: 'face' | 'from';
      readonly parts: readonly WayPart<W>[];
      readonly would: (move: W['Do'], player: PlayerId) => Preview;
      /** Under the parts. */
      readonly foot?: Component<FootProps<W>>;
    }
  /** Controls of its own, in the common bar. */
  | { readonly by: 'control'; readonly control: Component<ControlProps> }
  /** A bar of its own. */
  | { readonly by: 'bar'; readonly bar: Component<BarProps<W>> }
  /** One player alone, under a gate. */
  | {
      readonly by: 'gate';
      readonly hand: Component<HandProps<W>>;
      /** Said while it is open. */
      readonly words: (chosen: W['Do'] | undefined) => string;
    }
  /** On the tile’s sheet, by a table that tells only the rounds. */
  | { readonly by: 'sheet' };

/** A drawing that may do without what it is given. */
type Drawing<Props extends object> = Component<Props> | Component<Record<string, never>>;

/** How one side of a tile is drawn, and how what it asks is answered with fingers. */
export interface TileLook<W extends TileWords> {
  /** Its own, whatever casino it lies at. */
  readonly enamel: 1 | 2 | 3 | 4 | 5 | 6;
  /** Its emblem, as a path of 32 by 32. */
  readonly picture: string;
  /** What lies on it, on one line beside its casino. */
  readonly state: Drawing<StateProps<W>>;
  /** What lies on it, large, while it waits. */
  readonly scene?: Drawing<SceneProps<W>>;
  readonly asks: { readonly [Step in W['Ask']]: TileWay<W> };
  /** A token of the tile that can lie before a player. */
  readonly token?: {
    readonly label: string;
    readonly picture: Component<{ readonly label?: string }>;
    readonly holder: (live: W['Live']) => PlayerId | undefined;
  };
}

/** A look among looks, whose own words only its tile knows. */
export type SealedLook = Omit<TileLook<TileWords>, 'asks' | 'state' | 'scene'> & {
  readonly state: Component<StateProps<TileWords>>;
  readonly scene?: Component<SceneProps<TileWords>>;
  readonly asks: Readonly<Partial<Record<string, SealedWay>>>;
};
export type SealedWay = TileWay<TileWords>;

/** How every tile is drawn, by its id: its `look.ts` adds it here. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- the tiles fill it
export interface Looks {}

/** Keeps a tile's own words inside its look. */
export function defineLook<W extends TileWords>(look: TileLook<W>): SealedLook {
  return look as unknown as SealedLook;
}
